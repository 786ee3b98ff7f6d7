"""A table that was loaded is the fold of its log, however much of it is chat."""

import asyncio
import threading
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sabot.core.game import SPECTATOR
from sabot.server import table_loading
from sabot.server.store.log import Log, Row
from sabot.server.store.row_counts import RowCount
from sabot.server.store.sqlite_reader import SqliteReader
from sabot.server.table_loading import load_table
from sabot.server.tables import ENCODE, folded
from sabot.server.tables import fold_row as fold_row_of_tables
from sabot.table.commands import Note, Rematch, Start
from sabot.table.entries import AnyEntry, Readied, Said
from sabot.table.settings import Clock
from sabot.table.table import CHAT_KEPT, Table
from tests.server.store.subjects import opened, rows
from tests.table.company import SHORT, Company, seated

LONG = 250  # more lines than a table keeps at hand


def chatty(chance: Random) -> list[Row]:
    """The log of two games and some of a third, with bursts of chat of both kinds anywhere."""
    company = seated(SHORT, round_pause=0, clock=Clock("bank", 600))
    company.enter("Dora")

    def talk(table: Table | None = None) -> bool:
        del table
        for _ in range(chance.choice([0, 0, 0, 1, 3, chance.randrange(LONG)])):
            company.at += chance.choice([0, 1, 50])
            aside = chance.random() < 0.5
            text = chance.choice(["hi", '"aside":true', "ü\\"]) + str(chance.random())
            company.take([Said(3 if aside else 0, text, aside=aside)])
        if company.table.phase == "playing" and chance.random() < 0.1:
            company.do(1, Note(0, chance.choice(["", "trusted", "doubted"])))
        return company.table.phase == "over"

    for _ in range(2):
        talk()
        company.do(0, Start())
        company.play_on(talk, chance.randrange(1, 100))
        talk()
        company.do(0, Rematch())
    talk()
    company.do(0, Start())
    talk()
    return rows_of(company, chance)


def rows_of(company: Company, chance: Random) -> list[Row]:
    """The log with ids of commands in most rows, and a clock that is set back now and then."""
    return [
        Row(
            number,
            at - (chance.randrange(60) if chance.random() < 0.1 else 0),
            None if chance.random() < 0.3 else f"{number}:{chance.random()}",
            ENCODE(entry),
        )
        for number, (at, entry) in enumerate(company.log, 1)
    ]


def facts_of(table: Table) -> dict[str, Any]:
    """Everything that a table holds, in a form that can be compared."""
    facts = {field.name: getattr(table, field.name) for field in fields(Table)}
    timing, running = facts.pop("timing"), facts.pop("match")
    facts["timing"] = (timing.banks, timing.seat, timing.left, timing.since)
    del facts["commands"]
    if running is not None:
        facts["views"] = [running.view(viewer) for viewer in (*range(table.players()), SPECTATOR)]
        facts["record"] = (running.record.rounds, running.record.scores)
    return facts


@pytest.mark.asyncio
@pytest.mark.parametrize("piece", [7, 50, 150, 2000])
async def test_a_loaded_table_is_the_fold_of_its_log(
    log: Log, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_loading, "PIECE", piece)
    for seed in range(8):
        written = chatty(Random(seed))
        await log.append(f"table {seed}", written)
        loaded, last = await load_table(log, f"table {seed}") or (None, None)
        assert loaded is not None
        assert last == written[-1]
        whole = folded(f"table {seed}", written)
        assert facts_of(loaded) == facts_of(whole)
        # Older commands than these are looked up in the log.
        latest = [row for row in written[-CHAT_KEPT:] if row.command is not None]
        assert all(loaded.commands[row.command or ""] == row.number for row in latest)
        assert whole.commands.keys() | loaded.commands.keys() <= {row.command for row in written}


@pytest.mark.asyncio
async def test_lines_that_are_pushed_out_are_not_read(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_loading, "PIECE", 50)
    company = seated(SHORT)
    company.take([Said(0, f"line {n}") for n in range(1000)])
    await log.append("table", rows_of(company, Random(1)))
    whole: list[bytes] = []
    honest = fold_row_of_tables

    def fold_row(table: Table, row: Row) -> None:
        whole.append(row.body)
        honest(table, row)

    monkeypatch.setattr(table_loading, "fold_row", fold_row)
    loaded, _ = await load_table(log, "table") or (None, None)
    assert loaded is not None
    assert loaded.chat_lines() == 1000
    lines = sum(b'"said"' in body for body in whole)
    # The first piece is read, and the last ones, of which one begins before the kept lines.
    assert CHAT_KEPT <= lines < CHAT_KEPT + 2 * 50


@pytest.mark.asyncio
async def test_a_line_aside_is_kept_whatever_others_say_to_all(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_loading, "PIECE", 50)
    company = seated(SHORT)
    company.take([Said(0, f"line {n}") for n in range(300)])
    company.take([Said(2, "psst", aside=True)])
    company.take([Said(0, f"line {n}") for n in range(700)])
    written = rows_of(company, Random(1))
    await log.append("table", written)
    loaded, _ = await load_table(log, "table") or (None, None)
    assert loaded is not None
    assert [line.text for line in loaded.watcher_chat] == ["psst"]
    assert facts_of(loaded) == facts_of(folded("table", written))


@pytest.mark.asyncio
async def test_rows_that_come_while_a_long_log_is_read_are_not_missed(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_loading, "PIECE", 50)
    company = seated(SHORT)
    company.take([Said(0, f"line {n}") for n in range(1000)])
    written = rows_of(company, Random(1))
    early = len(written) - 120
    await log.append("table", written[:early])
    honest = log.count

    async def count(table: str, after: int, size: int) -> list[RowCount]:
        counts = await honest(table, after, size)
        await log.append("table", written[early:])
        return counts

    monkeypatch.setattr(log, "count", count)
    loaded, last = await load_table(log, "table") or (None, None)
    assert loaded is not None
    assert last == written[-1]
    assert facts_of(loaded) == facts_of(folded("table", written))


@pytest.mark.asyncio
async def test_rows_are_counted_in_pieces(log: Log) -> None:
    said = [
        Said(0, "a"),
        Said(0, "b", aside=True),
        Said(0, phrase="hi"),
        Said(1, 'x "aside":true}'),
    ]
    entries: list[AnyEntry] = [*said, Readied(0), Said(2, 'y",', aside=True)]
    written = [Row(n, 100 - n, None, ENCODE(entry)) for n, entry in enumerate(entries, 1)]
    await log.append("table", written)
    assert await log.count("table", 0, 4) == [RowCount(4, 3, 1, 99), RowCount(2, 0, 1, 95)]
    assert await log.count("table", 2, 3) == [RowCount(3, 2, 0, 97), RowCount(1, 0, 1, 94)]
    assert await log.count("table", 6, 4) == []
    assert await log.count("nothing", 0, 4) == []


@pytest.mark.asyncio
async def test_lines_written_in_another_way_are_read_whole(log: Log) -> None:
    company = seated(SHORT)
    written = rows_of(company, Random(1))
    bodies = [
        b'{ "text": "x%d", "aside": true, "person": 1, "entry": "said" }',
        b'{"entry":"said","\\u0061side":true,"text":"y%d","person":0}',
    ]
    for n in range(300):
        written.append(Row(len(written) + 1, written[-1].at, None, bodies[n % 2] % n))
    await log.append("table", written)
    loaded, _ = await load_table(log, "table") or (None, None)
    assert loaded is not None
    assert facts_of(loaded) == facts_of(folded("table", written))
    assert loaded.watcher_news == 300


@pytest.mark.asyncio
async def test_there_is_no_table_without_rows(log: Log) -> None:
    assert await load_table(log, "none") is None


@pytest.mark.asyncio
async def test_others_have_their_turn_while_a_long_table_is_loaded(
    log: Log, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_loading, "SLICE_S", 0.0)
    await log.append("table", chatty(Random(3)))
    turns = 0

    async def other() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    moves = sum(b'"moved"' in row.body for row in await log.read("table"))
    task = asyncio.create_task(other())
    await load_table(log, "table")
    task.cancel()
    assert turns > moves


class Slow(SqliteReader):
    """Takes its time over one table: until others have read."""

    others_have_read = threading.Event()

    def _rows(self, table: str, after: int, limit: int | None) -> list[Row]:
        if table == "slow":
            assert self.others_have_read.wait(30)
        return super()._rows(table, after, limit)


@pytest.mark.asyncio
async def test_a_slow_read_holds_up_no_other(sqlite_url: str, tmp_path: Path) -> None:
    async with opened(sqlite_url) as log:
        await log.append("slow", rows(1, 2))
        await log.append("quick", rows(1, 1))
    reader = Slow(tmp_path / "tables.db")
    await reader.open()
    held = asyncio.create_task(reader.read("slow"))
    assert await reader.read("quick") == rows(1, 1)
    assert await reader.tables() == ["quick", "slow"]
    reader.others_have_read.set()
    assert await held == rows(1, 2)
    await reader.close()


@pytest.mark.asyncio
async def test_rows_are_read_some_at_a_time(log: Log) -> None:
    await log.append("a", rows(1, 5))
    assert await log.read("a", limit=2) == rows(1, 2)
    assert await log.read("a", 2, 2) == rows(3, 4)
    assert await log.read("a", 4, 2) == rows(5, 5)
