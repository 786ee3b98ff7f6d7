"""The command `sabot dataset`."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from sabot.core.errors import SabotError


class FormatName(StrEnum):
    """The forms of tables."""

    JSONL = "jsonl"
    PARQUET = "parquet"


def dataset(
    sources: Annotated[
        list[Path],
        typer.Argument(metavar="RECORDS…", help="Records, or folders with *.record files."),
    ],
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="A new folder for the tables.")
    ],
    forms: Annotated[
        list[FormatName] | None,
        typer.Option(
            "--format", help="By default JSON lines; can be given twice. Parquet needs PyArrow."
        ),
    ] = None,
) -> None:
    """Write games as tables, seat by seat, with only what each seat saw."""
    from sabot.dataset.rows import TABLES
    from sabot.dataset.write import write_dataset
    from sabot.terminal.record_files import record_in

    paths = [*files_in(sources)]
    if not paths:
        raise SabotError("there are no records; expected files, or folders with *.record files")
    asked = [*dict.fromkeys(forms or [FormatName.JSONL])]
    found = write_dataset(map(record_in, paths), out, asked)
    counts = ", ".join(f"{found.rows[kind]} {name}" for name, kind in TABLES.items())
    print(f"{out}: {counts}")


def files_in(sources: list[Path]) -> Iterator[Path]:
    """The files that are named, and the records in folders, in the order of their names."""
    for source in sources:
        if source.is_dir():
            yield from sorted(source.glob("*.record"))
        else:
            yield source
