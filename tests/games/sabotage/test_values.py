"""What roofs are worth and what rounds score."""

from itertools import product

import pytest

from sabot.core.events import GameEnded
from sabot.games.sabotage.encoding import Ended, Result
from sabot.games.sabotage.events import RoundEnded
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.roofs import BONUS, line_value
from tests.games.sabotage.tables import (
    WORTH,
    lines,
    phase,
    play,
    roof,
    table,
    told,
    view,
)

ALL_RED = "A-red B-red C-red D-red E-red F-red G-red H-red I-red"
TABLE_OF_BONUS = [
    (0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 7), (7, 9), (8, 11), (9, 13), (10, 15),
    (11, 17), (12, 19), (13, 21), (14, 23), (15, 25), (16, 27),
]  # fmt: skip


@pytest.mark.clause("SGT.4.1")
@pytest.mark.parametrize("line", ["ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "CEG"])
def test_each_of_the_eight_lines_counts(line: str) -> None:
    one_colour = " ".join(f"{cell}-blue" for cell in line)
    state = table(roofs={"A": one_colour})
    assert lines(state, "A") == {line: 2}
    assert roof(state, "A").value == 2
    kindred = one_colour.replace(f"{line[1]}-blue", f"{line[1]}-lilac")
    assert lines(table(roofs={"A": kindred}), "A") == {line: 1}


@pytest.mark.clause("SGT.4.1")
def test_no_other_three_cells_are_a_line() -> None:
    state = table(roofs={"A": "A-red B-red D-red F-red H-red I-red"})
    assert lines(state, "A") == {}
    assert roof(state, "A").value == 0
    assert len(roof(state, "A").lines) == 8


@pytest.mark.clause("SGT.4.1")
def test_every_line_of_three_colours_has_its_value() -> None:
    hues = ("orange", "red", "blue", "lilac")
    for colours in product(hues, hues, hues):
        warm = sum(hue in {"orange", "red"} for hue in colours)
        expected = 2 if len(set(colours)) == 1 else 1 if warm in {0, 3} else 0
        assert line_value(colours) == expected
        cells = " ".join(f"{cell}-{hue}" for cell, hue in zip("DEF", colours, strict=True))
        assert roof(table(roofs={"B": cells}), "B").value == expected


@pytest.mark.clause("SGT.4.1")
@pytest.mark.parametrize("gap", ["A-red B-red", "A-red C-red", "B-red C-red", "A-red", ""])
def test_a_line_with_a_gap_is_worth_nothing(gap: str) -> None:
    assert roof(table(roofs={"A": gap}), "A").value == 0


@pytest.mark.clause("SGT.4.1")
@pytest.mark.parametrize("card", ["X-blue@E", "wrench-blue@E"])
def test_x_and_wrench_count_by_their_colour(card: str) -> None:
    assert lines(table(roofs={"A": f"D-blue {card} F-blue"}), "A") == {"DEF": 2}
    assert lines(table(roofs={"A": f"D-lilac {card} F-blue"}), "A") == {"DEF": 1}
    assert lines(table(roofs={"A": f"D-red {card} F-red"}), "A") == {}


@pytest.mark.clause("SGT.4.1")
def test_the_value_follows_every_change_of_the_roof() -> None:
    state = table(roofs={"A": "A-red B-red"}, hands={"A": "C-red sabotage wrench-blue"})
    assert roof(play(state.copy(), "C-red@C"), "A").value == 2
    full = table(
        roofs={"A": "A-red B-red C-red"}, hands={"A": "sabotage wrench-blue wrench-orange"}
    )
    assert roof(full, "A").value == 2
    assert roof(play(full.copy(), "sabotage@B"), "A").value == 0
    assert roof(play(full.copy(), "wrench-blue@B"), "A").value == 0
    assert roof(play(full.copy(), "wrench-orange@B"), "A").value == 1


@pytest.mark.clause("SGT.4.2")
@pytest.mark.parametrize(("value", "counts"), TABLE_OF_BONUS)
def test_points_above_5_count_double(value: int, counts: int) -> None:
    assert BONUS[value] == counts
    over = table(round_number=2, results=(Ended((value, 0), None),))
    assert view(over).results == (Result((value, 0), None, (counts, 0)),)
    assert view(over).totals == (counts, 0)


@pytest.mark.clause("SGT.4.2")
def test_a_roof_of_one_colour_is_worth_16_and_counts_27() -> None:
    state = table(roofs={"A": ALL_RED})
    assert (roof(state, "A").value, roof(state, "A").with_bonus) == (16, 27)
    assert len(BONUS) == 17
    assert [line.value for line in roof(state, "A").lines] == [2] * 8


@pytest.mark.clause("SGT.4.3")
@pytest.mark.parametrize(("players", "seat", "scores"), [(2, "A", (4, 0)), (4, "C", (4, 0))])
def test_who_ends_the_round_loses_a_point(players: int, seat: str, scores: tuple[int, int]) -> None:
    state = table(players, seat=seat, phase="offered", roofs={"A": WORTH[5]})
    play(state, *(["end"] if players == 2 else ["ask", "agree"]))
    assert view(state).results == (Result((5, 0), "ABCD".index(seat), scores),)


@pytest.mark.clause("SGT.4.3")
def test_the_other_side_loses_nothing() -> None:
    roofs = {"A": WORTH[5], "B": WORTH[8].replace("-red", "-blue").replace("H-blue", "H-red")}
    state = table(seat="B", phase="offered", roofs=roofs)
    value = roof(state, "B").value
    play(state, "end")
    assert view(state).results[-1].scores == (5, BONUS[value] - 1)


@pytest.mark.clause("SGT.4.3")
def test_if_the_cards_run_out_nobody_loses_a_point() -> None:
    state = table(seat="B", roofs={"A": WORTH[5]}, played=103, hands={"B": "X-blue"})
    play(state, "discard:X-blue")
    assert view(state).results == (Result((5, 0), None, (5, 0)),)


@pytest.mark.clause("SGT.4.4")
def test_both_sides_score_every_round_and_totals_add_up() -> None:
    before = (Ended((6, 2), None), Ended((5, 8), 1), Ended((0, 3), None))
    state = table(seat="A", phase="offered", roofs={"A": WORTH[5]}, round_number=4, results=before)
    assert view(state).totals == (7 + 5 + 0, 2 + 10 + 3)
    events = told(state, "end")
    assert events == [
        RoundEnded(4, Result((5, 0), 0, (4, 0)), (16, 15)),
        GameEnded(events[-1].outcome),  # type: ignore[union-attr]  # it is the end of the game
    ]
    assert phase(state) == "over"
    outcome = view(state).outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((16, 15), (0,))


@pytest.mark.clause("SGT.4.4")
@pytest.mark.parametrize(("other", "winners"), [(2, (0, 2)), (4, (0, 1, 2, 3)), (5, (1, 3))])
def test_the_higher_total_wins_for_both_partners_and_equals_share(
    other: int, winners: tuple[int, ...]
) -> None:
    before = (Ended((0, other), None), Ended((0, 0), None), Ended((0, 0), None))
    roofs = {"A": WORTH[5]}
    state = table(4, phase="offered", roofs=roofs, round_number=4, results=before)
    play(state, "ask", "agree")
    outcome = SABOTAGE.outcome(state)
    assert outcome is not None
    assert outcome.scores == (4, other, 4, other)
    assert outcome.winners == winners


@pytest.mark.clause("SGT.4.4")
def test_there_is_no_outcome_before_the_last_round() -> None:
    state = table(
        phase="offered", roofs={"A": WORTH[5]}, round_number=3, results=(Ended((0, 0), None),) * 2
    )
    play(state, "end")
    assert SABOTAGE.outcome(state) is None
    assert phase(state) == "dealing"
