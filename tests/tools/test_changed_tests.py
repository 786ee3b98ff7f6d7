"""The tests that `make check` chooses."""

from pathlib import Path

import pytest

from tools.changed_tests import matching_tests


@pytest.mark.parametrize(
    ("changed", "chosen"),
    [
        ("tests/test_cli.py", ["tests/test_cli.py"]),
        ("tests/games/no_such_file.py", []),
        ("tests/browser/test_no_game.py", []),
        ("src/sabot/core/no_test_names_this.py", ["tests/core"]),
        ("tools/changed_tests.py", ["tests/tools/test_changed_tests.py"]),
        ("README.md", []),
    ],
)
def test_tests_lie_in_the_folder_that_mirrors_the_module(changed: str, chosen: list[str]) -> None:
    assert matching_tests(Path(changed)) == chosen


def test_tests_that_name_a_module_are_chosen() -> None:
    chosen = matching_tests(Path("src/sabot/core/rng.py"))
    assert chosen
    assert all(name.startswith("tests/core/test_") for name in chosen)
    assert all("rng" in Path(name).read_text("utf-8") for name in chosen)
