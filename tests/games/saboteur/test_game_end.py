import pytest

from sabot.core.game import Outcome
from sabot.games.saboteur.events import GameEnded
from sabot.games.saboteur.game import SABOTEUR
from tests.games.saboteur.tables import (
    FINISH,
    LAST,
    at_the_last_card,
    at_the_treasure,
    deal,
    dealt,
    legal,
    phase,
    play,
    refused,
    told,
)


def rounds_of(**choices: int) -> int:
    """How many rounds a game has in which everybody always passes."""
    state = dealt(players=3, **choices)
    rounds = 1
    while phase(state) != "over":
        if phase(state) == "dealing":
            deal(state)
            rounds += 1
        play(state, min(text for text in legal(state) if text.startswith("pass:")))
    return rounds


@pytest.mark.clause("SAB.9.1")
def test_a_game_has_three_rounds() -> None:
    assert rounds_of() == 3


@pytest.mark.clause("SAB.9.1")
@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_an_option_allows_another_number_of_rounds(rounds: int) -> None:
    assert rounds_of(rounds=rounds) == rounds


@pytest.mark.clause("SAB.9.1")
def test_the_most_nuggets_win() -> None:
    state = play(at_the_treasure(pile="1 3 2", round_number=3), FINISH)
    assert SABOTEUR.outcome(state) == Outcome((3, 1, 2), (0,))
    state = play(at_the_treasure(pile="1 1 1", round_number=3, rich="C"), FINISH)
    outcome = SABOTEUR.outcome(state)
    assert outcome is not None
    assert outcome.winners == (2,)


@pytest.mark.clause("SAB.9.1")
def test_nuggets_are_counted_not_cards() -> None:
    # B, then A, and B again: two cards worth 1 against one card worth 3.
    state = at_the_treasure(seat="B", roles="DDSD", pile="1 1 3", auto_gold=False, round_number=3)
    play(state, FINISH, "gold:1", "gold:3")
    assert SABOTEUR.outcome(state) == Outcome((3, 2, 0), (0,))


@pytest.mark.clause("SAB.9.1")
def test_equals_share_the_win() -> None:
    state = play(at_the_treasure(pile="2 2 1", round_number=3), FINISH)
    assert SABOTEUR.outcome(state) == Outcome((2, 1, 2), (0, 2))
    state = play(at_the_last_card(roles="DDDS", round_number=3), LAST)
    assert SABOTEUR.outcome(state) == Outcome((0, 0, 0), (0, 1, 2))


@pytest.mark.clause("SAB.9.1")
def test_there_is_no_outcome_before_the_last_round_is_over() -> None:
    state = play(at_the_treasure(pile="2 2 1", round_number=2), FINISH)
    assert (phase(state), SABOTEUR.outcome(state)) == ("dealing", None)


@pytest.mark.clause("SAB.9.1")
def test_nothing_more_can_be_done_when_the_game_is_over() -> None:
    state = play(at_the_last_card(round_number=3), LAST)
    assert SABOTEUR.to_act(state) is None
    assert legal(state) == set()
    assert refused(state, "pass:map") == "the game is over"


@pytest.mark.clause("SAB.9.1", "SAB.8.8")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_end_of_the_game_tells_everyone_what_all_have(viewer: int | None) -> None:
    state = at_the_treasure(pile="1 3 2", round_number=3)
    ended = told(state, FINISH, viewer)[-1]
    gold = ((0, 0, 1), (1, 0, 0), (0, 1, 0))
    assert ended == GameEnded(Outcome((3, 1, 2), (0,)), gold)
