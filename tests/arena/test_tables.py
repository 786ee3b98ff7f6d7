"""The arena's report fits on a terminal of 80 columns, with no value broken over two lines."""

import io

import pytest
from rich.console import Console

from sabot.arena.report import Contrast, Interval, Level, MeasureInfo, Report
from sabot.arena.tables import show

WON = MeasureInfo("won", "rounds won by one's side", 1, percent=True)
NUGGETS = MeasureInfo("nuggets", "nuggets a round", 1, percent=False)
WIDE = Interval(0.625, -0.249, 1.249, 400)
FOUND = {"won": WIDE, "nuggets": WIDE}
RESULTS = Report(
    sabot="1", game="saboteur", rules=1, options="saboteur(players=5)", seating="sides",
    saboteurs=None, bots=("detective", "searcher"), seed="1", deals=400, games=1600, moves=1,
    complete=True, measures=(WON, NUGGETS), decision=None,
    levels=[Level("detective", "saboteur", "searcher", FOUND)],
    contrasts=[Contrast("detective", "searcher", "saboteur", "searcher", FOUND, {})],
)  # fmt: skip


def shown(width: int) -> list[str]:
    """The lines of the report on a screen of this width."""
    output = io.StringIO()
    show(RESULTS, Console(file=output, width=width))
    return output.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, 100, 160])
def test_no_value_is_broken(width: int) -> None:
    lines = shown(width)
    assert max(map(len, lines)) <= width
    text = "\n".join(lines)
    for value in ("62.5 % [-24.9, 124.9]", "+62.5 [-24.9, +124.9]", "0.625 [-0.249, 1.249]"):
        assert value in text
    assert "not clear" in text


def test_a_narrow_screen_has_a_table_for_each_measure() -> None:
    assert sum("detective" in line for line in shown(80)) == 4
    assert sum("detective" in line for line in shown(160)) == 2
