"""What an entry did to a table, for those who are to be told."""

from typing import Any

import msgspec

from sabot.table.entries import AnyEntry


class Change(msgspec.Struct, frozen=True):
    """An entry that was applied; for a move also the move, and the state before it."""

    entry: AnyEntry
    move: Any = None
    before: Any = None
