"""Who wins a round: each kind of finder, each state of the doors, prisons and absent teams."""

import pytest

from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2
from tests.games.saboteur2.tables import (
    FINISH,
    at_the_last_card,
    at_the_treasure,
    play,
    position,
    scores,
    table,
    to_act,
    view,
)

REST = "EW@3,0 NESW@4,0 ESW@5,0 ESW@6,0"
ROADS = {
    "no door": f"EW@1,0 EW@2,0 {REST}",
    "green door": f"green-EW@1,0 EW@2,0 {REST}",
    "blue door": f"blue-EW@1,0 EW@2,0 {REST}",
    "both doors": f"green-EW@1,0 blue-EW@2,0 {REST}",
}
OTHERS = ("boss", "geologist", "profiteer", "saboteur")


def found_by(finder: str, doors: str, others: str, **choices: object) -> Saboteur2:
    """The round after A, with this role, has found the treasure; the others sit after A."""
    roles = f"{finder} {others}".strip()
    state = at_the_treasure(len(roles.split()), ROADS[doors], roles=roles, **choices)
    return play(state, FINISH)


def won_by(state: Saboteur2) -> set[str]:
    result = view(state).result
    assert result is not None
    return set(result.won_by)


def winners(state: Saboteur2) -> list[str]:
    """The roles of the winners."""
    data = view(state)
    assert data.result is not None
    return sorted(position(state).roles[seat] for seat in data.result.winners)


@pytest.mark.clause("SB2.6.1")
@pytest.mark.parametrize("doors", ROADS)
def test_a_link_to_the_treasure_ends_the_round_whatever_the_doors(doors: str) -> None:
    assert position(found_by("green", doors, "blue boss")).phase == "dealing"


@pytest.mark.clause("SB2.6.1")
def test_the_round_ends_when_nobody_has_a_card_left() -> None:
    state = play(at_the_last_card(3), "pass:map")
    assert position(state).phase == "dealing"
    assert to_act(state) is None


@pytest.mark.clause("SB2.6.3")
@pytest.mark.parametrize(
    ("finder", "doors", "won"),
    [
        ("blue", "no door", {"blue"}),
        ("blue", "blue door", {"blue"}),
        ("blue", "green door", {"green"}),
        ("green", "no door", {"green"}),
        ("green", "green door", {"green"}),
        ("green", "blue door", {"blue"}),
    ],
)
def test_a_digger_wins_for_their_team_if_it_can_pass(
    finder: str, doors: str, won: set[str]
) -> None:
    state = found_by(finder, doors, "green blue saboteur")
    assert won_by(state) == won
    assert set(winners(state)) == won


@pytest.mark.clause("SB2.6.4")
@pytest.mark.parametrize("finder", OTHERS)
@pytest.mark.parametrize(
    ("doors", "won"),
    [
        ("no door", {"green", "blue"}),
        ("green door", {"green"}),
        ("blue door", {"blue"}),
    ],
)
def test_others_let_each_team_win_that_can_pass(finder: str, doors: str, won: set[str]) -> None:
    state = found_by(finder, doors, "green blue")
    assert won_by(state) == won
    assert set(winners(state)) - {"boss", "profiteer"} == won


@pytest.mark.clause("SB2.6.5")
@pytest.mark.parametrize("finder", ["green", "blue", "geologist", "profiteer", "saboteur"])
def test_doors_of_both_colours_let_the_boss_win_alone(finder: str) -> None:
    state = found_by(finder, "both doors", "boss green blue saboteur")
    assert won_by(state) == {"boss"}
    assert winners(state) == ["boss"]
    assert scores(state)[1] == 4


@pytest.mark.clause("SB2.6.5")
def test_a_boss_who_finds_it_behind_both_doors_wins_alone() -> None:
    assert winners(found_by("boss", "both doors", "green blue saboteur")) == ["boss"]


@pytest.mark.clause("SB2.6.5")
@pytest.mark.parametrize("finder", ["green", "blue", "geologist", "saboteur"])
def test_without_a_boss_doors_of_both_colours_let_the_saboteurs_win(finder: str) -> None:
    state = found_by(finder, "both doors", "green blue saboteur")
    assert won_by(state) == {"saboteurs"}
    assert set(winners(state)) == {"saboteur"}


@pytest.mark.clause("SB2.6.6")
def test_the_saboteurs_win_if_the_treasure_is_not_found() -> None:
    state = play(at_the_last_card(4, roles="green blue boss saboteur"), "pass:map")
    assert won_by(state) == {"saboteurs"}
    assert scores(state) == [0, 0, 0, 5]


@pytest.mark.clause("SB2.6.6")
def test_a_winning_team_with_nobody_in_play_makes_nobody_else_win() -> None:
    state = found_by("geologist", "blue door", "green saboteur")
    assert won_by(state) == {"blue"}
    assert scores(state) == [0, 0, 0]


@pytest.mark.clause("SB2.6.6", "SB2.6.7")
def test_boss_and_profiteer_win_with_a_team_that_has_nobody_in_play() -> None:
    state = found_by("green", "blue door", "boss profiteer saboteur")
    assert scores(state) == [0, 3, 2, 0]


@pytest.mark.clause("SB2.6.7")
@pytest.mark.parametrize(("doors", "pay"), [("green door", 3), ("blue door", 3)])
def test_the_boss_wins_with_either_team(doors: str, pay: int) -> None:
    state = found_by("boss", doors, "green blue")
    assert scores(state)[0] == pay


@pytest.mark.clause("SB2.6.7")
def test_the_boss_does_not_win_with_the_saboteurs() -> None:
    state = play(at_the_last_card(2, roles="boss saboteur"), "pass:map")
    assert scores(state) == [0, 5]


@pytest.mark.clause("SB2.6.7")
def test_the_profiteer_wins_with_diggers_and_with_saboteurs() -> None:
    assert scores(found_by("profiteer", "green door", "green blue")) == [2, 4, 0]
    state = play(at_the_last_card(2, roles="profiteer saboteur"), "pass:map")
    assert scores(state) == [2, 4]


@pytest.mark.clause("SB2.6.7")
def test_the_profiteer_wins_alone_if_the_winning_side_has_nobody_in_play() -> None:
    assert scores(found_by("profiteer", "blue door", "green saboteur")) == [3, 0, 0]
    state = play(at_the_last_card(2, roles="profiteer green"), "pass:map")
    assert scores(state) == [3, 0]


@pytest.mark.clause("SB2.6.7")
def test_the_profiteer_does_not_win_beside_a_lone_boss_unless_the_option_says_so() -> None:
    assert scores(found_by("profiteer", "both doors", "boss green")) == [0, 4, 0]
    joined = found_by("profiteer", "both doors", "boss green", profiteer_joins_lone_boss=True)
    assert scores(joined) == [2, 3, 0]
    # Without a boss the profiteer wins with the saboteurs.
    assert scores(found_by("profiteer", "both doors", "saboteur green")) == [2, 4, 0]


@pytest.mark.clause("SB2.6.8")
def test_a_prisoner_counts_as_nothing() -> None:
    # The imprisoned boss does not win alone, so the saboteurs do.
    state = found_by("green", "both doors", "boss saboteur", prisons="B")
    assert scores(state) == [0, 0, 5]
    # An imprisoned winner is not counted, and gets nothing.
    state = found_by("green", "no door", "green green", prisons="B")
    assert scores(state) == [4, 0, 4]
    # Of two geologists the free one gets all crystals.
    road = f"crystal-ESW@1,0 crystal-ESW@2,0 {REST}"
    state = at_the_treasure(3, road, roles="blue geologist geologist", prisons="C")
    assert scores(play(state, FINISH)) == [5, 2, 0]


@pytest.mark.clause("SB2.8.1")
def test_after_three_rounds_the_most_nuggets_win_and_equals_share() -> None:
    state = at_the_last_card(3, roles="saboteur green blue", round_number=3, nuggets=(1, 6, 2))
    assert SABOTEUR2.outcome(state) is None
    play(state, "pass:map")
    outcome = SABOTEUR2.outcome(state)
    assert outcome is not None
    assert outcome.scores == (6, 6, 2)
    assert outcome.winners == (0, 1)


@pytest.mark.clause("SB2.8.1")
def test_after_two_rounds_another_is_dealt() -> None:
    state = play(at_the_last_card(3, round_number=2), "pass:map")
    assert state.awaits_deal()


def test_nothing_is_said_of_the_result_while_the_round_is_played() -> None:
    assert view(table()).result is None
