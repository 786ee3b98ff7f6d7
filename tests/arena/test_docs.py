"""docs/arena.md names every field of the figures."""

from pathlib import Path

import pytest

from sabot.arena.report import Contrast, Decision, Interval, Level, MeasureInfo, Report
from sabot.arena.sequential_test import LEAST_DEALS

TEXT = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")


@pytest.mark.parametrize("kind", [Report, Level, Contrast, Decision, Interval, MeasureInfo])
def test_every_field_is_documented(kind: type) -> None:
    missing = [name for name in kind.__annotations__ if f"`{name}`" not in TEXT]
    assert not missing


def test_numbers_are_those_of_the_code() -> None:
    assert f"{LEAST_DEALS}th" in TEXT
