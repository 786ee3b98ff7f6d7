import asyncio
import json
from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabot.server.store.log import Log, Row
from sabot.server.store.open_store import source_at
from sabot.server.store.transfer import Source, exported, imported
from sabot.server.store.transfer_lines import (
    FORMAT_VERSION,
    BadTransfer,
    EndLine,
    FileLine,
    TransferredTable,
    line_of,
    lines_of,
    tables_in,
)
from tests.server.store.subjects import opened, row, rows


def believed(table: TransferredTable) -> None:
    """Refuses no table: the stores care for no table's rows."""


async def everything(source: Source) -> dict[str, list[Row]]:
    return {table: await source.read(table) for table in await source.tables("", 10_000)}


async def fill(log: Log) -> None:
    for n in range(120):
        await log.append(f"table {n}", rows(1, 1 + n % 4))


async def export(source: Source, file: Path, table: str | None = None) -> None:
    file.write_bytes(b"".join([line async for line in exported(source, table)]))


@pytest.fixture(params=["sqlite", "postgres"])
def second_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "second.db")
    cluster = request.getfixturevalue("cluster")
    return str(asyncio.run(cluster.new_database()))


@pytest.mark.asyncio
async def test_all_tables_move_from_any_store_to_any_other(
    address: str, second_address: str, tmp_path: Path
) -> None:
    async with opened(address) as first, opened(second_address) as second:
        await fill(first)
        await export(first, tmp_path / "all")
        assert await imported(second, tmp_path / "all", believed) == 120
        assert await everything(second) == await everything(first)
        await export(second, tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == (tmp_path / "all").read_bytes()


@pytest.mark.asyncio
async def test_one_table_moves_alone(log: Log, tmp_path: Path) -> None:
    await fill(log)
    await export(log, tmp_path / "one", "table 7")
    async with opened(str(tmp_path / "second.db")) as second:
        assert await imported(second, tmp_path / "one", believed) == 1
        assert await everything(second) == {"table 7": rows(1, 4)}


@pytest.mark.asyncio
async def test_a_store_in_use_is_exported(address: str, tmp_path: Path) -> None:
    async with opened(address) as log:
        await log.append("a", rows(1, 1))
        source = source_at(address)
        await source.open()
        await export(source, tmp_path / "file")
        await source.close()
    with (tmp_path / "file").open("rb") as lines:
        assert list(tables_in(lines)) == [TransferredTable(2, "a", rows(1, 1))]


@pytest.mark.asyncio
async def test_a_table_that_does_not_exist_is_not_exported(log: Log) -> None:
    with pytest.raises(BadTransfer, match="no table b"):
        assert [line async for line in exported(log, "b")]


@pytest.mark.asyncio
async def test_a_table_that_exists_is_refused_and_nothing_imported(
    log: Log, tmp_path: Path
) -> None:
    async with opened(str(tmp_path / "other.db")) as other:
        for name in ("a", "b", "c"):
            await other.append(name, rows(1, 2))
        await export(other, tmp_path / "file")
    await log.append("b", [row(1)])
    with pytest.raises(BadTransfer, match=r"^line 5: table b exists already"):
        await imported(log, tmp_path / "file", believed)
    assert await everything(log) == {"b": [row(1)]}


@pytest.mark.asyncio
async def test_a_file_that_is_wrong_at_its_end_imports_nothing(log: Log, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"".join(GOOD[:-1]))
    with pytest.raises(BadTransfer, match=r"^line 6: "):
        await imported(log, file, believed)
    assert await log.tables() == []


GOOD = [
    line_of(FileLine(FORMAT_VERSION)),
    *lines_of("a", rows(1, 2)),
    *lines_of("b", rows(1, 1)),
    line_of(EndLine(2)),
]


@pytest.mark.parametrize(
    ("number", "text", "reason"),
    [
        (1, b"", "malformed|truncated"),
        (1, GOOD[1], "no file of tables"),
        (1, line_of(FileLine(3)), "has version 3; this program knows 2"),
        (2, b"{}\n", "missing"),
        (2, b"\xff\n", "."),
        (2, GOOD[2], "a table that has not been before"),
        (2, GOOD[1].replace(b'"rows":2', b'"rows":0'), "no rows to append"),
        (2, GOOD[1].replace(b'"a"', b'""'), "printable"),
        (2, GOOD[1].replace(b'"rows"', b'"lost":1,"rows"'), "unknown field"),
        (4, GOOD[3][:-5], "truncated|malformed"),
        (4, GOOD[4], "a row is expected here: table a has 2"),
        (5, GOOD[1], "a table that has not been before"),
        (7, line_of(EndLine(3)), "had 3 tables, but 2"),
        (8, b"\n", "goes on after its end"),
    ],
)
def test_a_line_that_is_wrong_is_named(number: int, text: bytes, reason: str) -> None:
    lines = [*GOOD[: number - 1], text, *GOOD[number:]]
    with pytest.raises(BadTransfer, match=rf"^line {number}: .*({reason})"):
        list(tables_in(lines))


@pytest.mark.parametrize("card", [b"{}", b'{"table":"a","seats":[4]}', b"null"])
def test_a_file_of_version_1_is_read_without_its_summaries(card: bytes) -> None:
    head = GOOD[1].replace(b"}", b',"listed":true,"card":%s}' % card)
    old = [line_of(FileLine(1)), head, *GOOD[2:]]
    assert list(tables_in(old)) == list(tables_in(GOOD))


@pytest.mark.parametrize("wrong", [row(1, "x"), row(7), row(2, "command 1"), row(2, at=-1)])
def test_rows_that_no_log_has_are_refused_with_their_table(wrong: Row) -> None:
    bad = lines_of("a", [row(1, "command 1"), wrong])
    with pytest.raises(BadTransfer, match=r"^line 2: table a can't be kept: "):
        list(tables_in([GOOD[0], *bad, line_of(EndLine(1))]))


@pytest.mark.parametrize("body", [b"", b"{", b'{\n"a":1}', b"\xff", b" 1", b"1 2", b'1,"number":3'])
def test_a_body_that_would_not_come_back_as_it_is_stops_an_export(body: bytes) -> None:
    with pytest.raises(BadTransfer, match="Table a has a body"):
        list(lines_of("a", [Row(1, 0, None, body)]))


NAMES = st.text(min_size=1, max_size=200).filter(str.isprintable)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
BODIES = JSON.map(msgspec.json.encode) | JSON.map(lambda value: json.dumps(value).encode())


@st.composite
def some_tables(draw: st.DrawFn) -> list[TransferredTable]:
    tables: list[TransferredTable] = []
    line = 2
    for name in draw(st.lists(NAMES, unique=True, max_size=4)):
        commands = draw(st.lists(NAMES, unique=True, min_size=1, max_size=4))
        log = [
            Row(n, draw(st.integers(0, 2**53)), draw(st.sampled_from([c, None])), draw(BODIES))
            for n, c in enumerate(commands, 1)
        ]
        tables.append(TransferredTable(line, name, log))
        line += 1 + len(log)
    return tables


@given(tables=some_tables())
@settings(max_examples=100, deadline=None)
def test_whatever_a_store_may_hold_is_read_back_from_its_lines(
    tables: list[TransferredTable],
) -> None:
    lines = [line for t in tables for line in lines_of(t.name, t.rows)]
    text = b"".join([GOOD[0], *lines, line_of(EndLine(len(tables)))])
    assert list(tables_in(BytesIO(text))) == tables
