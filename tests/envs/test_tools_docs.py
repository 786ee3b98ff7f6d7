"""docs/environment-tools.md: its examples run, and its facts are those of the code."""

import re
from pathlib import Path

import pytest

from sabot.games.registry import built_in

PAGE = Path(__file__).parents[2] / "docs" / "environment-tools.md"
TEXT = PAGE.read_text("utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def marked(example: str) -> object:
    """An example. Those with OpenSpiel are long tests: it is installed for these only."""
    return pytest.param(example, marks=[pytest.mark.long] if "import pyspiel" in example else [])


@pytest.mark.parametrize(
    "example",
    [marked(each) for each in EXAMPLES],
    ids=lambda text: text.split()[1],
)
def test_an_example_runs(example: str) -> None:
    exec(compile(example, str(PAGE), "exec"), {})  # noqa: S102 (the examples of the docs)


def test_all_games_of_openspiel_are_named() -> None:
    assert {name for name in built_in() if f"`python_sabot_{name}`" not in TEXT} == set()
