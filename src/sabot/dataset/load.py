"""Reads the tables of a dataset, and rebuilds its games.

>>> from pathlib import Path
>>> from sabot.dataset.load import records
>>> for record in records(Path("data")): ...
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sabot.core.errors import SabotError
from sabot.dataset import json_lines, parquet
from sabot.dataset.rows import TABLES, GameRow, Row
from sabot.table.record import Record, parse_record

FORMS: Final = ((json_lines.SUFFIX, json_lines.rows_in), (parquet.SUFFIX, parquet.rows_in))


def rows(folder: Path, table: str) -> Iterator[Row]:
    """The rows of a table, from JSON lines or, without these, from Parquet."""
    if table not in TABLES:
        raise SabotError(f"there is no table '{table}'; expected one of {', '.join(TABLES)}")
    for suffix, rows_in in FORMS:
        path = folder / f"{table}{suffix}"
        if path.exists():
            return rows_in(path)
    raise SabotError(f"there is no table '{table}' in {folder}")


def records(folder: Path) -> Iterator[Record]:
    """The games of a dataset, each as the record from which it was made."""
    for row in rows(folder, "games"):
        if isinstance(row, GameRow):
            yield parse_record(row.record)
