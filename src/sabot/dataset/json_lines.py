"""Tables as JSON lines: one object a line, UTF-8."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from sabot.dataset.rows import TABLES, Row

SUFFIX: Final = ".jsonl"


class JsonLines:
    """Writes each row to the file of its table."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.files = {
            kind: stack.enter_context((folder / f"{name}{SUFFIX}").open("wb"))
            for name, kind in TABLES.items()
        }
        self.encoder = msgspec.json.Encoder()

    def add(self, row: Row) -> None:
        """Write a row."""
        self.files[type(row)].write(self.encoder.encode(row) + b"\n")


def rows_in(path: Path) -> Iterator[Row]:
    """The rows of a table, in the order in which they were written."""
    decoder = msgspec.json.Decoder(TABLES[path.stem])
    with path.open("rb") as file:
        for line in file:
            yield decoder.decode(line)
