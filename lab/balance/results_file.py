"""The results so far in a file, from which a second run continues."""

from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from lab.balance.facts import Facts
from lab.balance.play_deals import Table
from sabot.core.errors import SabotError

FORMAT: Final = "sabot-balance"


class Head(msgspec.Struct, frozen=True):
    """The first line: the parameters of the results."""

    format: str
    sabot: str
    seed: str


class Entry(msgspec.Struct, frozen=True):
    """One deal of a table."""

    table: Table
    deal: int
    facts: Facts


class ResultsFile:
    """The deals of each table; each one is written as soon as it is known."""

    def __init__(self, path: Path, seed: str) -> None:
        self.path = path
        self.head = Head(FORMAT, version("sabot"), seed)
        self.found: dict[Table, dict[int, Facts]] = {}
        if path.exists() and path.stat().st_size:
            self.read()
        else:
            self.begin()

    def begin(self) -> None:
        """Begin a file."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_bytes(msgspec.json.encode(self.head) + b"\n")
        except OSError as reason:
            raise SabotError(f"can't write {self.path}: {reason.strerror}") from None

    def read(self) -> None:
        """Continue from a file; a last line that was cut off is played again."""
        first, *lines = self.path.read_bytes().split(b"\n")
        try:
            head = msgspec.json.decode(first, type=Head)
            entries = [msgspec.json.decode(line, type=Entry) for line in lines[:-1]]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise SabotError(
                f"{self.path} holds no deals; expected those of a run before"
            ) from None
        if head != self.head:
            raise SabotError(
                f"{self.path} is of version {head.sabot} and seed {head.seed}; remove it, or"
                " name another --state"
            )
        for entry in entries:
            self.found.setdefault(entry.table, {})[entry.deal] = entry.facts
        if lines and lines[-1]:
            self.path.write_bytes(b"\n".join([first, *lines[:-1]]) + b"\n")

    def add(self, table: Table, deals: list[tuple[int, Facts]]) -> None:
        """Add some deals."""
        with self.path.open("ab") as file:
            for deal, facts in deals:
                file.write(msgspec.json.encode(Entry(table, deal, facts)) + b"\n")
                self.found.setdefault(table, {})[deal] = facts

    def missing(self, table: Table, deals: int) -> list[int]:
        """The deals that are not played yet."""
        there = self.found.get(table, {})
        return [deal for deal in range(deals) if deal not in there]

    def values(self, table: Table, fact: str) -> list[float]:
        """The values of a fact, one for each deal."""
        deals = sorted(self.found.get(table, {}).items())
        return [facts[fact] for _, facts in deals if fact in facts]

    def facts(self, tables: list[Table]) -> list[str]:
        """The names of all facts of some tables."""
        names = {
            name
            for table in tables
            for facts in self.found.get(table, {}).values()
            for name in facts
        }
        return sorted(names)
