"""A log that was written by the first version is read by every later one, and means the same."""

from pathlib import Path
from typing import Any, get_args

import msgspec

from sabot.table.entries import AnyEntry, Opened
from sabot.table.folding import fold, open_table
from sabot.table.table import Table
from sabot.table.views import chat_of, view_table

FOLDER = Path(__file__).parent


class Line(msgspec.Struct, frozen=True):
    """A line of the file."""

    number: int
    at: int
    entry: AnyEntry


LINES = [
    msgspec.json.decode(line, type=Line)
    for line in (FOLDER / "log-1.jsonl").read_bytes().splitlines()
]


def table_of_old() -> Table:
    first = LINES[0].entry
    assert isinstance(first, Opened)
    table = open_table("table", first, LINES[0].at)
    for line in LINES[1:]:
        fold(table, line.entry, line.at)
        assert table.number == line.number
    return table


def holds(known: Any, golden: Any) -> bool:
    """Whether all that was known then is known now; there may be more."""
    values: Any = golden
    if isinstance(golden, dict):
        return all(holds(known[name], value) for name, value in values.items())
    if isinstance(golden, list):
        return len(known) == len(values) and all(map(holds, known, values))
    return bool(known == golden)


def test_every_kind_of_entry_is_in_the_old_log() -> None:
    assert {type(line.entry) for line in LINES} == set(get_args(AnyEntry))


def test_an_old_log_makes_the_table_that_it_made_then() -> None:
    table = table_of_old()
    assert table.match is not None
    known = {
        "table": view_table(table),
        "game": table.match.view(0),
        "chat": chat_of(table, watching=True),
        "heard": [table.heard(watching=watching) for watching in (False, True)],
    }
    golden = msgspec.json.decode((FOLDER / "log-1.known.json").read_bytes())
    assert holds(msgspec.json.decode(msgspec.json.encode(known)), golden)


def test_what_is_written_now_is_read_as_it_was_meant() -> None:
    for line in LINES:
        written = msgspec.json.encode(line.entry)
        assert msgspec.json.decode(written, type=AnyEntry) == line.entry
