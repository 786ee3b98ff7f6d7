"""The interface of all stores. A table's log is append-only; its state is the fold of it."""

from asyncio import Future
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from sabot.core.errors import SabotError
from sabot.server.store.row_counts import RowCount
from sabot.server.store.statements import Statement

# Told when a table's log has grown: the table, and the number of its last row. ("", 0) means that
# news may have been missed: any table may have grown.
News = Callable[[str, int], None]
# What one process has to say to the others, kept nowhere.
Broadcast = Callable[[bytes], None]


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log. Numbers count from 1 without gaps; `at` is in ms since 1970.

    `command` is the id of the command that caused it, if one did, and is unique in the table.
    """

    number: int
    at: int
    command: str | None
    body: bytes


class KeptReview(msgspec.Struct, frozen=True):
    """The review of a game that is over, compressed, and the digest of the record it is of."""

    digest: str
    body: bytes


class Conflict(SabotError):
    """The log has that number or command already, or not the row before. Nothing was written."""


class StoreDown(SabotError):
    """The store can't be used now; the sentence says why.

    Whether the rows were written may be unknown: read the log before going on.
    """


class Log(Protocol):
    """The logs of all tables."""

    @property
    def shared(self) -> bool:
        """True if other processes may write to it too."""
        ...

    async def open(self) -> None:
        """Make the store ready: create it or bring it up to the version of this program."""
        ...

    async def close(self) -> None:
        """Write what is under way and let go of files and connections."""
        ...

    async def append(self, table: str, rows: Sequence[Row], follows: Row | None = None) -> None:
        """Add rows, all or none; return when they can no longer be lost.

        The first number follows the last one in the log, or it is a Conflict; so it is if the last
        row is not the one that the rows are said to follow. Who stops waiting does not stop the
        writing.
        """
        ...

    def begin(self, table: str, rows: Sequence[Row], follows: Row | None = None) -> Future[None]:
        """Append without waiting: what comes of it is in the future, or raised at once."""
        ...

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Row]:
        """The rows with numbers above `after`, in order; the first `limit` of them.

        There are none if there is no such table.
        """
        ...

    async def count(self, table: str, after: int, size: int) -> list[RowCount]:
        """The counts of rows with numbers above `after`, of each `size` numbers in order."""
        ...

    async def has_command(self, table: str, command: str) -> bool:
        """True if a row of the table has this command id."""
        ...

    async def tables(self, after: str = "", limit: int = 100) -> list[str]:
        """The ids of all tables in order, those behind `after` only."""
        ...

    async def keep_review(self, table: str, game: int, review: KeptReview) -> None:
        """Keep the review of a game in place of an earlier one; nothing if there is no table."""
        ...

    async def kept_review(self, table: str, game: int) -> KeptReview | None:
        """The review of a game, if one is kept."""
        ...

    async def ask(self, question: str, *facts: object) -> list[Sequence[Any]]:
        """The rows that answer a question about what is kept beside the logs."""
        ...

    async def change(self, *statements: Statement) -> bool:
        """Make changes beside the logs, all or none; False, and none, if a needed one fails."""
        ...

    async def check(self) -> None:
        """Refuse with StoreDown if nothing can be written now."""
        ...

    def listen(self, news: News, broadcast: Broadcast) -> None:
        """Set the callbacks for appends and broadcasts of other processes."""
        ...

    async def broadcast(self, words: bytes) -> None:
        """Tell all other processes something; lost where none listens.

        At most 7,000 bytes of UTF-8 text, such as JSON, without the character NUL.
        """
        ...
