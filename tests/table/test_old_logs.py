"""A log that was written once is read by every later version, and means the same."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sabot.table.entries import AnyEntry, Opened
from sabot.table.fold import fold, open_table
from sabot.table.private_notes import notes_of
from sabot.table.table import Table
from sabot.table.view_builder import chat_of, claims_of, view_table

FOLDER = Path(__file__).parent


class Line(msgspec.Struct, frozen=True):
    """A line of the file."""

    number: int
    at: int
    entry: AnyEntry


def lines_of(version: int) -> list[Line]:
    text = (FOLDER / f"log-{version}.jsonl").read_bytes()
    return [msgspec.json.decode(line, type=Line) for line in text.splitlines()]


# The second was written when there were notes, and games that go on from a replay; the third
# when hosts could lock, mute and reserve, and pauses came to an end; the fourth when there were
# claims; the fifth when bots and clock waited until people had seen their roles; the sixth when
# games could go over days.
OLD = {version: lines_of(version) for version in (1, 2, 3, 4, 5, 6)}


def table_of_old(lines: list[Line]) -> Table:
    first = lines[0].entry
    assert isinstance(first, Opened)
    table = open_table("table", first, lines[0].at)
    for line in lines[1:]:
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


def test_every_kind_of_entry_is_in_an_old_log() -> None:
    kinds = {type(line.entry) for lines in OLD.values() for line in lines}
    assert kinds == set(get_args(AnyEntry))


@pytest.mark.parametrize("version", OLD)
def test_an_old_log_makes_the_table_that_it_made_then(version: int) -> None:
    table = table_of_old(OLD[version])
    assert table.match is not None
    known = {
        "table": view_table(table),
        "game": table.match.view(0),
        "chat": chat_of(table, watching=True),
        "heard": [table.news_number(0, watching=watching) for watching in (False, True)],
        "notes": notes_of(table, 1),
        "claims": claims_of(table),
    }
    golden = msgspec.json.decode((FOLDER / f"log-{version}.known.json").read_bytes())
    assert holds(msgspec.json.decode(msgspec.json.encode(known)), golden)


@pytest.mark.parametrize("version", OLD)
def test_what_is_written_now_is_read_as_it_was_meant(version: int) -> None:
    for line in OLD[version]:
        written = msgspec.json.encode(line.entry)
        assert msgspec.json.decode(written, type=AnyEntry) == line.entry
