"""docs/review.md names every field of the figures, and the numbers of the code."""

from pathlib import Path

import pytest

from sabot.games.registry import GAMES
from sabot.review.evaluator import unit_of
from sabot.wire import review

TEXT = (Path(__file__).parents[2] / "docs" / "review.md").read_text("utf-8")


KINDS = [
    each
    for each in vars(review).values()
    if isinstance(each, type) and each.__module__ == review.__name__
]


@pytest.mark.parametrize("kind", KINDS)
def test_every_field_is_documented(kind: type) -> None:
    missing = [name for name in kind.__annotations__ if f"`{name}`" not in TEXT]
    assert not missing


def test_every_unit_is_documented() -> None:
    assert all(f"`{unit.name}`" in TEXT for unit in map(unit_of, GAMES))
