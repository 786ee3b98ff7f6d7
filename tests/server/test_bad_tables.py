"""Tables that are not what they should be: refused by an import, left out of the lobby."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from sabot.client import Gone, RefusedByServer, Server
from sabot.core.errors import SabotError
from sabot.server.store.log import Row
from sabot.server.store.transfer_lines import EndLine, FileLine, line_of, lines_of
from sabot.server.tables import ENCODE
from sabot.server.transfers import import_from
from sabot.table.entries import AnyEntry, Moved
from sabot.table.settings import Settings
from tests.server.running import Running, running
from tests.server.store.subjects import opened
from tests.table.company import Company, over, seated, started

MOVES = 6


def rows_of(company: Company) -> list[Row]:
    return [
        Row(number, at, f"0:{number}", ENCODE(entry))
        for number, (at, entry) in enumerate(company.log, 1)
    ]


def playing() -> list[Row]:
    """The log of a table where some moves were made."""
    company = started()
    company.play_on(lambda table: table.turn >= MOVES)
    return rows_of(company)


GOOD = playing()


def file_with(folder: Path, *tables: tuple[str, Sequence[Row]]) -> Path:
    """A file of tables."""
    lines = [line_of(FileLine(1))]
    for name, rows in tables:
        lines += lines_of(name, list(rows))
    file = folder / "tables.jsonl"
    file.write_bytes(b"".join([*lines, line_of(EndLine(len(tables)))]))
    return file


# What a row looks like instead, by what is wrong with it.


def find(kind: str) -> int:
    """The place of the first row with an entry of a kind."""
    return next(n for n, row in enumerate(GOOD) if msgspec.json.decode(row.body)["entry"] == kind)


def with_entry(place: int, **fields: Any) -> list[Row]:
    """The log with other fields in an entry."""
    entry = {**msgspec.json.decode(GOOD[place].body), **fields}
    return with_body(place, json.dumps(entry).encode())


def with_body(place: int, body: bytes) -> list[Row]:
    row = GOOD[place]
    return [*GOOD[:place], Row(row.number, row.at, row.command, body), *GOOD[place + 1 :]]


def with_row(place: int, **fields: Any) -> list[Row]:
    changed = msgspec.structs.replace(GOOD[place], **fields)
    return [*GOOD[:place], changed, *GOOD[place + 1 :]]


def followed_by(entry: AnyEntry | bytes, rows: Sequence[Row] = GOOD) -> list[Row]:
    body = entry if isinstance(entry, bytes) else ENCODE(entry)
    return [*rows, Row(len(rows) + 1, rows[-1].at, None, body)]


MOVED, DEALT, SAT, ENTERED = find("moved"), find("dealt"), find("sat"), find("entered")
SEAT = msgspec.json.decode(GOOD[MOVED].body)["seat"]


def settings(**changes: Any) -> dict[str, Any]:
    return {**msgspec.json.decode(GOOD[0].body)["settings"], **changes}


BAD: dict[str, tuple[list[Row], int, str]] = {
    "no opening": (with_body(0, GOOD[1].body), 1, "begins with the opening"),
    "two openings": (followed_by(GOOD[0].body), len(GOOD) + 1, "opened once"),
    "unknown entry": (with_entry(ENTERED, entry="vanished"), ENTERED + 1, "Invalid value"),
    "missing field": (with_body(SAT, b'{"entry":"sat","person":0}'), SAT + 1, "missing"),
    "wrong type": (with_entry(SAT, seat="first"), SAT + 1, "Expected `int`"),
    "no object": (with_body(SAT, b"[]"), SAT + 1, "Expected `object`"),
    "unknown game": (with_entry(0, settings=settings(game="chess(players=2)")), 1, "chess"),
    "bad options": (with_entry(0, settings=settings(game="saboteur(players=99)")), 1, "players"),
    "bad pause": (with_entry(0, settings=settings(bot_pause=-1)), 1, "."),
    "bad seed": (with_entry(0, seed="no hex"), 1, "seed"),
    "times backwards": (with_row(5, at=GOOD[4].at - 1), 6, "time"),
    "times beyond all years": (with_row(len(GOOD) - 1, at=2**53), len(GOOD), "time"),
    "a stranger sits": (with_entry(SAT, person=77), SAT + 1, "person 77"),
    "no such seat": (with_entry(SAT, seat=-1), SAT + 1, "no seat -1"),
    "a taken seat": (with_entry(SAT + 1, seat=0), SAT + 2, "taken"),
    "a person twice": (with_entry(ENTERED + 2, person=0), ENTERED + 3, "person 0"),
    "a person without a name": (with_entry(ENTERED, name=""), ENTERED + 1, "name"),
    "illegal move": (with_entry(MOVED, move="tunnel Z 99,99"), MOVED + 1, "."),
    "move that is none": (with_entry(MOVED, move="checkmate"), MOVED + 1, "."),
    "out of turn": (with_entry(MOVED, seat=(SEAT + 1) % 3), MOVED + 1, "turn"),
    "bad deal": (with_entry(DEALT, deal=["deck"]), DEALT + 1, "."),
    "deal that nobody awaits": (followed_by(GOOD[DEALT].body), len(GOOD) + 1, "deal"),
    "started twice": (followed_by(b'{"entry":"started"}'), len(GOOD) + 1, "started"),
    "started without players": (
        followed_by(b'{"entry":"started"}', rows_of(Company())),
        2,
        "empty seats",
    ),
    "settings while playing": (
        followed_by(
            b'{"entry":"settings-changed","settings":%s}' % json.dumps(settings()).encode()
        ),
        len(GOOD) + 1,
        "settings-changed",
    ),
    "a line of the chat with its fields in another order": (
        followed_by(b'{"entry":"said","person":0,"aside":true,"text":"hello"}'),
        len(GOOD) + 1,
        "not written as",
    ),
    "rematch while playing": (
        followed_by(b'{"entry":"rematched","seed":"00"}'),
        len(GOOD) + 1,
        "rematched",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_table_is_refused_with_line_table_and_reason(tmp_path: Path, name: str) -> None:
    rows, row, reason = BAD[name]
    file = file_with(tmp_path, ("good", GOOD), ("bad", rows))
    line = 1 + (1 + len(GOOD)) + 1 + row
    refused = rf"^line {line}: table bad, row {row}: .*{reason}"
    check_refused(file, tmp_path, refused)


def check_refused(file: Path, folder: Path, reason: str) -> None:
    """Refused for that reason, and nothing is left behind: no file, no lock, no folder."""
    before = sorted(folder.rglob("*"))
    with pytest.raises(SabotError, match=reason):
        import_from(file, str(folder / "new" / "tables.db"))
    assert sorted(folder.rglob("*")) == before


BAD_FILES: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda text: text[: len(text) // 2], r"^line \d+: table (good|bad): "),
    (lambda text: text[: text.rindex(b"\n", 0, -1) + 1], "the file is cut"),
    (lambda text: text.replace(b'"number":3,', b'"number":4,', 1), "table good can't be kept"),
    (lambda text: text.replace(b'"0:3"', b'"0:2"', 1), "table good can't be kept: .*command"),
    (lambda text: text.replace(b'"line":"row"', b'"line":"row', 1), r"^line 3: table good: "),
    (lambda text: text.replace(b'"at":', b'"when":', 1), r"^line 3: table good: "),
    (lambda text: text.replace(b'"table":"bad"', b'"table":"good"', 1), "not been before"),
    (lambda text: text.replace(b'"table":"bad"', b'"table":"no id"', 1), "no id of a table"),
    (lambda text: text.replace(b'"sabot tables"', b'"else"', 1), r"^line 1: "),
    (lambda _: b"", r"^line 1: "),
    (lambda _: b"\xff\xfe", r"^line 1: "),
]


@pytest.mark.parametrize(("change", "reason"), BAD_FILES)
def test_a_bad_file_is_refused(
    tmp_path: Path, change: Callable[[bytes], bytes], reason: str
) -> None:
    file = file_with(tmp_path, ("good", GOOD), ("bad", GOOD))
    file.write_bytes(change(file.read_bytes()))
    check_refused(file, tmp_path, reason)


@pytest.mark.parametrize("company", [Company, seated, started, over])
@pytest.mark.asyncio
async def test_a_good_table_comes_in(tmp_path: Path, company: Callable[[], Company]) -> None:
    good = company()
    rows = rows_of(good)
    file = file_with(tmp_path, ("table", rows))
    database = str(tmp_path / "tables.db")
    assert await asyncio.to_thread(import_from, file, database) == 1
    async with opened(database) as log:
        assert await log.read("table") == rows


# A store that has bad rows all the same.


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with a good table and others whose logs were spoiled by hand."""
    database = tmp_path / "tables.db"
    listed = started(listed=True)
    async with opened(str(database)) as log:
        for name in ("good", "bad-log", "gap"):
            listed.table.id = name
            await log.append(name, rows_of(listed))
    connection = sqlite3.connect(database)
    with connection:
        ours = "table_id = (SELECT id FROM tables WHERE name = ?)"
        connection.execute(
            f"UPDATE entries SET body = ? WHERE number = 3 AND {ours}",  # noqa: S608
            (ENCODE(Moved(0, "nonsense")), "bad-log"),
        )
        connection.execute(f"DELETE FROM entries WHERE number = 3 AND {ours}", ("gap",))  # noqa: S608
    connection.close()
    async with running(str(database), tmp_path) as server:
        yield server


@pytest.mark.asyncio
async def test_a_bad_log_breaks_neither_the_lobby_nor_other_tables(server: Running) -> None:
    async with Server(server.address) as door:
        for table in ("bad-log", "gap"):
            answer = await door.http.get(f"/api/tables/{table}")
            assert answer.json()["reason"] == "unreadable"
        assert (await door.http.get("/api/tables")).json()["tables"] == []
        async with await door.create(Settings(game="saboteur(players=3)", listed=True), "Ann"):
            async with asyncio.timeout(10):
                while not (await door.http.get("/api/tables")).json()["tables"]:
                    await asyncio.sleep(0.1)
        assert (await door.http.get("/api/tables/good")).json()["card"]["table"] == "good"
    assert "Traceback" not in server.log.read_text("utf-8")


@pytest.mark.parametrize("table", ["bad-log", "gap"])
@pytest.mark.asyncio
async def test_a_log_that_cant_be_folded_is_refused_in_words(server: Running, table: str) -> None:
    async with Server(server.address) as door:
        with pytest.raises(RefusedByServer) as refused:
            await door.enter(table, "Eve")
        assert refused.value.reason == "unreadable"
        host = await door.create(Settings(game="saboteur(players=3)"), "Ann")
        host.place = msgspec.structs.replace(host.place, table=table)
        host.address = host.address.replace(host.address.split("/")[-2], table)
        with pytest.raises(Gone, match="unreadable"):
            await host.open()
        assert (await door.http.get("/api/tables/good")).status_code == 200
        figures = (await door.http.get("/metrics")).text
    # Who calls, and who connects, perhaps more than once.
    counted = re.search(r"sabot_unreadable_tables_total ([0-9.]+)", figures)
    assert counted is not None
    assert float(counted[1]) >= 2
    assert "Traceback" not in server.log.read_text("utf-8")
