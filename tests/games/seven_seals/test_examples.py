"""The worked examples, move by move, with exact hands (SEV.7)."""

import pytest

from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.events import BlackTaken, CardPlayed, SealTaken, TrickWon
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals
from tests.games.seven_seals.tables import (
    FIRST_TRICK,
    A,
    B,
    C,
    D,
    announced,
    before_last_card,
    choices,
    dealt,
    play,
    seals,
    told,
    with_seals,
    won,
)

FRANK = "red blue blue green"
SABINE = "violet violet blue red red red"
PETER = "yellow yellow green blue<B"


def example() -> SevenSeals:
    """All have announced as in the first example."""
    return announced(FRANK, SABINE, "saboteur", PETER)


@pytest.mark.clause("SEV.7.1")
def test_peter_takes_a_blue_seal_from_another() -> None:
    state = dealt()
    play(state, "take:red take:blue take:blue take:green done")
    play(state, "take:violet take:violet take:blue take:red take:red take:red done")
    play(state, "saboteur")
    assert "saboteur" not in choices(state)
    play(state, "take:yellow take:yellow take:green")
    assert [move for move in choices(state) if "blue" in move] == ["take:blue<A", "take:blue<B"]
    assert told(state, "take:blue<B") == [SealTaken(D, "blue", B)]
    play(state, "done")
    assert [seals(state, seat) for seat in range(4)] == [
        Seals(red=1, blue=2, green=1),
        Seals(violet=2, red=3, white=1),
        Seals(),
        Seals(yellow=2, green=1, blue=1),
    ]


@pytest.mark.clause("SEV.7.2")
def test_sabine_wins_violet_and_frank_takes_a_black_seal() -> None:
    state = example()
    play(state, "v2 v12 v7")
    assert told(state, "g3") == [CardPlayed(D, "g3"), TrickWon(B, "v12", "violet")]
    assert choices(state) == ["give:violet", "give:white"]
    play(state, "give:violet")
    assert seals(state, B) == Seals(violet=1, red=3, white=1)
    play(state, "y4 y2 y9")
    assert told(state, "y10") == [
        CardPlayed(A, "y10"),
        TrickWon(A, "y10", "yellow"),
        BlackTaken(A),
    ]
    assert seals(state, A) == Seals(red=1, blue=2, green=1, black=1)
    assert SEVEN_SEALS.to_act(state) == A


@pytest.mark.clause("SEV.7.3")
def test_sabine_wins_with_red_and_may_give_red_or_violet_or_white() -> None:
    state = example()
    play(state, f"{FIRST_TRICK} give:violet y4 y2 y9 y10 v8 r3 v1")
    assert told(state, "g8")[-1] == TrickWon(B, "r3", "violet")
    assert choices(state) == ["give:red", "give:violet", "give:white"]
    play(state, "give:red")
    assert seals(state, B) == Seals(violet=1, red=2, white=1)


@pytest.mark.clause("SEV.7.4")
@pytest.mark.parametrize(("black", "points"), [(3, 1), (4, 0), (5, 0)])
def test_katrin_scores_one_with_three_black_seals_and_none_with_four(
    black: int, points: int
) -> None:
    state = before_last_card(winner=C, saboteur=C)
    seat = max((A, B, D), key=lambda each: won(state, each))
    other = next(each for each in (A, B, D) if each != seat and won(state, each))
    state = with_seals(state, {seat: Seals(black=black - 1), other: Seals(black=1)}, C)
    play(state, choices(state)[0])
    assert SEVEN_SEALS.view(state, None).sheet[-1][C] == points


@pytest.mark.clause("SEV.7.5")
@pytest.mark.parametrize("sabines", [Seals(red=1, violet=1), Seals(white=1)])
def test_a_round_is_scored_as_in_the_example(sabines: Seals) -> None:
    state = before_last_card(winner=C, saboteur=C)
    held = {A: Seals(black=1), B: sabines, D: Seals(black=1, yellow=1)}
    state = with_seals(state, held, C)
    play(state, choices(state)[0])
    assert SEVEN_SEALS.view(state, None).sheet == ((3, 4, 2, 5),)
