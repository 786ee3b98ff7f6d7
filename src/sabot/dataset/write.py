"""Writes records as a dataset: its tables and its card."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Protocol

from sabot.core.errors import SabotError
from sabot.dataset import json_lines, parquet
from sabot.dataset.card import Summary, card
from sabot.dataset.json_lines import JsonLines
from sabot.dataset.parquet import Parquet
from sabot.dataset.rows import Row, rows_of
from sabot.table.record import Record

SUFFIXES: Final = {"jsonl": json_lines.SUFFIX, "parquet": parquet.SUFFIX}


class TableWriter(Protocol):
    """Writes rows in some form."""

    def add(self, row: Row) -> None:
        """Write a row."""
        ...


FORMS: Final[dict[str, Callable[[Path, ExitStack], TableWriter]]] = {
    "jsonl": JsonLines,
    "parquet": Parquet,
}


def write_dataset(records: Iterable[Record], folder: Path, forms: Sequence[str]) -> Summary:
    """Write the games as tables in these forms into a new folder, with a card; what it holds.

    Records are replayed by the rules: one that breaks them is refused.
    """
    for form in forms:
        if form not in FORMS:
            raise SabotError(f"there is no format '{form}'; expected {' or '.join(FORMS)}")
    try:
        folder.mkdir(parents=True, exist_ok=False)
    except FileExistsError:
        raise SabotError(f"{folder} exists already; expected a new folder") from None
    except OSError as reason:
        raise SabotError(f"can't write {folder}: {reason.strerror}") from None
    summary = Summary()
    with ExitStack() as stack:
        writers: list[TableWriter] = [FORMS[form](folder, stack) for form in forms]
        for number, record in enumerate(records, 1):
            for row in rows_of(f"{number:06}", record):
                summary.add(row)
                for writer in writers:
                    writer.add(row)
    text = card(summary, [SUFFIXES[form] for form in forms])
    (folder / "README.md").write_text(text, "utf-8")
    return summary
