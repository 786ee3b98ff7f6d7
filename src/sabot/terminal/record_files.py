"""Reads records from files, with a clear sentence for each possible failure."""

from pathlib import Path
from typing import Final

from sabot.core.errors import SabotError
from sabot.table.record import Record, parse_record

# A game of ten players and ten rounds is about 40 kB.
LARGEST: Final = 1_000_000


def record_in(path: Path) -> Record:
    """The record in a file."""
    return parse_record(text_in(path))


def text_in(path: Path) -> str:
    """The text in a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as reason:
        raise SabotError(f"can't read {path}: {reason.strerror}") from None
    if len(data) > LARGEST:
        raise SabotError(f"{path} is too large; expected a record of at most {LARGEST} bytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SabotError(f"{path} is not UTF-8 text; expected a record") from None
