"""Tables as Parquet, by PyArrow: install `sabot[dataset]`."""

from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from sabot.core.errors import SabotError
from sabot.dataset.rows import AS_JSON, TABLES, Row

SUFFIX: Final = ".parquet"
# Rows that are written together: a group of rows is read as a whole.
GROUP: Final = 2048


def arrow(part: str) -> Any:
    """A module of PyArrow, which is imported only here."""
    try:
        return import_module(part)
    except ImportError:
        raise SabotError(
            "PyArrow is not installed; `pip install 'sabot[dataset]'` does it, or ask for"
            " --format jsonl"
        ) from None


def schemas() -> dict[type[Row], Any]:
    """The columns of each table, with their types."""
    pa = arrow("pyarrow")
    text, number = pa.string(), pa.int32()
    numbers, texts = pa.list_(number), pa.list_(text)
    types = {
        int: number,
        str: text,
        int | None: number,
        tuple[int, ...]: numbers,
        tuple[int, ...] | None: numbers,
        tuple[str, ...]: texts,
    }
    return {
        kind: pa.schema(
            [
                (field.name, text if field.name in AS_JSON else types[field.type])
                for field in msgspec.structs.fields(kind)
            ]
        )
        for kind in TABLES.values()
    }


class Parquet:
    """Writes each row to the file of its table, many at a time."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.pa, pq = arrow("pyarrow"), arrow("pyarrow.parquet")
        self.schemas = schemas()
        self.waiting: dict[type[Row], list[dict[str, Any]]] = {kind: [] for kind in self.schemas}
        self.writers = {
            kind: stack.enter_context(
                pq.ParquetWriter(folder / f"{name}{SUFFIX}", self.schemas[kind], compression="zstd")
            )
            for name, kind in TABLES.items()
        }
        stack.callback(self.flush_all)

    def add(self, row: Row) -> None:
        """Write a row, as soon as there are enough of them."""
        kind = type(row)
        fields = msgspec.structs.asdict(row)
        for name in AS_JSON & fields.keys():
            fields[name] = msgspec.json.encode(fields[name]).decode()
        self.waiting[kind].append(fields)
        if len(self.waiting[kind]) == GROUP:
            self.flush(kind)

    def flush(self, kind: type[Row]) -> None:
        """Write the rows of a table that wait."""
        table = self.pa.Table.from_pylist(self.waiting[kind], self.schemas[kind])
        self.writers[kind].write_table(table)
        self.waiting[kind] = []

    def flush_all(self) -> None:
        """Write all rows that wait; the files are closed afterwards."""
        for kind in self.waiting:
            self.flush(kind)


def rows_in(path: Path) -> Iterator[Row]:
    """The rows of a table, in the order in which they were written."""
    kind = TABLES[path.stem]
    with arrow("pyarrow.parquet").ParquetFile(path) as file:
        for group in file.iter_batches(GROUP):
            for fields in group.to_pylist():
                for name in AS_JSON & fields.keys():
                    fields[name] = msgspec.json.decode(fields[name])
                yield msgspec.convert(fields, kind)
