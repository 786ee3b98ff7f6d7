"""Lists the clauses of the rules that no test proves.

A game's clauses are the rows of its CLAUSES.md (`| SAB.4.5 | text |`); a test names those that
it proves with `@pytest.mark.clause("SAB.4.5")`. Exits with 1 if a clause is unproven, or if a
test names a clause that does not exist. With `--json` it prints the tests by their clauses instead.
"""

import contextlib
import io
import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(r"\| *(?P<id>[A-Z0-9]+(?:\.\d+)+) *\|(?P<text>.*?)(?<!\\)\|")


class Marks:
    """A pytest plugin that notes which tests name which clause."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Called by pytest once all tests are collected."""
        for item in items:
            for mark in item.iter_markers("clause"):
                for clause in mark.args:
                    self.tests.setdefault(clause, []).append(item.nodeid)


def clauses(page: Path) -> dict[str, str]:
    """The clauses on a page, by id; refuses one that is there twice."""
    found: dict[str, str] = {}
    for row in filter(None, map(ROW.match, page.read_text(encoding="utf-8").splitlines())):
        if row["id"] in found:
            sys.exit(f"error: {page.relative_to(ROOT)} has {row['id']} twice")
        found[row["id"]] = row["text"].strip()
    return found


def proofs() -> dict[str, list[str]]:
    """The tests that prove each clause, as pytest itself collects them."""
    marks, listing = Marks(), io.StringIO()
    with contextlib.redirect_stdout(listing):
        options = ["--collect-only", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
        code = pytest.main([*options, str(ROOT / "tests")], plugins=[marks])
    if code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        sys.exit(f"{listing.getvalue()}\nerror: pytest could not collect the tests")
    return marks.tests


def main() -> int:
    """Prints what is unproven and what is unknown, then one line for each game."""
    pages = sorted(ROOT.glob("src/sabot/games/*/CLAUSES.md"))
    games = {page.parent.name: clauses(page) for page in pages}
    proven = proofs()
    unknown = sorted(proven.keys() - {clause for rules in games.values() for clause in rules})
    for clause in unknown:
        print(f"error: no clause {clause}, named by {', '.join(proven[clause])}", file=sys.stderr)
    unproven = {game: rules.keys() - proven.keys() for game, rules in games.items()}
    for game, rules in games.items():
        for clause, text in rules.items():
            if clause in unproven[game]:
                print(f"{clause}  {text}")
    for game, rules in games.items():
        print(f"{game}: {len(rules)} clauses, {len(unproven[game])} unproven")
    return 1 if unknown or any(unproven.values()) else 0


if __name__ == "__main__":
    if sys.argv[1:] == ["--json"]:
        print(json.dumps(proofs()))
    else:
        sys.exit(main())
