"""The lines of a file of tables. Bodies stand in them as they are, so a body is JSON in one line.

The first line names the kind of file. Then each table has a line of its own, and one for each row.
The last line counts the tables, so that a cut file is noticed.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NoReturn

import msgspec

from sabot.core.errors import SabotError
from sabot.server.store.log import Row
from sabot.server.store.rows import check_rows

FORMAT_VERSION: Final = 2
# Files of version 1 have a summary of each table beside its rows, which is not read.
READABLE: Final = (1, 2)


class BadTransfer(SabotError):
    """A table that can't be exported or imported."""


class FileLine(msgspec.Struct, tag="sabot tables", tag_field="line", forbid_unknown_fields=True):
    """The first line."""

    version: int


class TableLine(msgspec.Struct, tag="table", tag_field="line", forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    rows: int
    # Only in files of version 1.
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    card: Any | msgspec.UnsetType = msgspec.UNSET


class RowLine(msgspec.Struct, tag="row", tag_field="line", forbid_unknown_fields=True):
    """One row."""

    number: int
    at: int
    command: str | None
    body: msgspec.Raw


class EndLine(msgspec.Struct, tag="end", tag_field="line", forbid_unknown_fields=True):
    """The last line."""

    tables: int


class TransferredTable(msgspec.Struct, frozen=True):
    """One table as a file has it; `line` is where it begins."""

    line: int
    name: str
    rows: list[Row]


AnyLine = FileLine | TableLine | RowLine | EndLine
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[AnyLine]] = msgspec.json.Decoder(AnyLine)


def lines_of(name: str, rows: list[Row]) -> Iterator[bytes]:
    """A table as lines; refused if they could not be read back as they are."""
    yield line_of(TableLine(name, len(rows)))
    for row in rows:
        line = line_of(RowLine(row.number, row.at, row.command, msgspec.Raw(row.body)))
        yield checked(line, name, row.body)


def line_of(line: AnyLine) -> bytes:
    """One line with its end."""
    return ENCODER.encode(line) + b"\n"


def checked(text: bytes, name: str, body: bytes) -> bytes:
    """The same line, if the body in it comes back byte for byte."""
    try:
        line = DECODER.decode(text)
        back = bytes(line.body) if isinstance(line, RowLine) else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        back = None
    if back != body or b"\n" in body:
        raise BadTransfer(f"Table {name} has a body that is not JSON in one line.")
    return text


def refuse(number: int, reason: str) -> NoReturn:
    """Refuse a file for one of its lines."""
    raise BadTransfer(f"line {number}: {reason}")


def parse(number: int, text: bytes, where: str = "") -> AnyLine:
    """One line, read."""
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        refuse(number, f"{where}{error}.")


def tables_in(texts: Iterable[bytes]) -> Iterator[TransferredTable]:
    """The tables of a file, one after the other; refused at the first line that is wrong."""
    lines = enumerate(texts, 1)
    check_first(lines)
    names: set[str] = set()
    number = 1
    for number, text in lines:
        line = parse(number, text)
        if isinstance(line, EndLine):
            check_last(number, line, len(names), lines)
            return
        if not isinstance(line, TableLine) or line.table in names:
            refuse(number, "a table that has not been before, or the end, is expected here.")
        names.add(line.table)
        yield table_in(number, line, lines)
    refuse(number + 1, "the file is cut: its last line is missing.")


def check_first(lines: Iterator[tuple[int, bytes]]) -> None:
    """Refuse what is no file of tables, or one of another version."""
    line = parse(*next(lines, (1, b"")))
    if not isinstance(line, FileLine):
        refuse(1, "this is no file of tables.")
    if line.version not in READABLE:
        refuse(1, f"the file has version {line.version}; this program knows {FORMAT_VERSION}.")


def check_last(number: int, end: EndLine, count: int, lines: Iterator[tuple[int, bytes]]) -> None:
    """Refuse a file that lost tables, or that goes on after its end."""
    if end.tables != count:
        refuse(number, f"the file had {end.tables} tables, but {count} are in it.")
    if next(lines, None) is not None:
        refuse(number + 1, "the file goes on after its end.")


def table_in(start: int, head: TableLine, lines: Iterator[tuple[int, bytes]]) -> TransferredTable:
    """One table with the rows that its line promises."""
    rows: list[Row] = []
    while len(rows) < head.rows:
        number, text = next(lines, (start + len(rows) + 1, b""))
        line = parse(number, text, f"table {head.table}: ")
        if not isinstance(line, RowLine):
            refuse(number, f"a row is expected here: table {head.table} has {head.rows}.")
        rows.append(Row(line.number, line.at, line.command, bytes(line.body)))
    try:
        check_rows(head.table, rows)
        if rows[0].number != 1:
            raise ValueError("its rows don't begin with 1")  # noqa: TRY301  # as check_rows does
    except ValueError as error:
        refuse(start, f"table {head.table} can't be kept: {error}.")
    return TransferredTable(start, head.table, rows)
