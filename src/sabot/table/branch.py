"""Where a game was taken up that had begun at another table."""

import re
from typing import Final

import msgspec

from sabot.core.errors import BadNotation

FORM: Final = re.compile(r"table (.{1,200}), game (\d{1,9}), step (\d{1,9}), rounds (\d{1,9})")


class Branch(msgspec.Struct, frozen=True):
    """After a step of a game at some table, whose first `rounds` were dealt there."""

    table: str
    game: int
    step: int
    rounds: int


def format_branch(branch: Branch) -> str:
    """A branch as a record has it."""
    return f"table {branch.table}, game {branch.game}, step {branch.step}, rounds {branch.rounds}"


def parse_branch(text: str) -> Branch:
    """The branch that a record names."""
    found = FORM.fullmatch(text)
    if found is None:
        raise BadNotation(
            f"'{text}' names no game; expected '{format_branch(Branch('…', 1, 2, 1))}'"
        )
    table, *numbers = found.groups()
    return Branch(table, *map(int, numbers))
