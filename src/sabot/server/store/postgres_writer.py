"""Writing to PostgreSQL: what arrives while a commit is under way goes into the next, together."""

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Final

from asyncpg import exceptions as refusals

from sabot.server.store.log import Row, StoreDown
from sabot.server.store.postgres_connection import LOST, PATIENCE_S, Connection, connect, in_words
from sabot.server.store.rows import Append, conflict, settle

MOST_AT_ONCE: Final = 256  # appends in one transaction
APPEND: Final = "SELECT append_rows($1, $2, $3, $4, $5, $6, $7, $8)"
ROWS: Final = """
    SELECT number, at, command, body FROM entries
    WHERE table_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number
"""
TRIAL: Final = "UPDATE sabot_schema SET version = version"

Outcomes = list[BaseException | None]


class Writer:
    """Has one connection that writes, and replaces it when it is lost."""

    def __init__(self, url: str, process: str) -> None:
        self.url = url
        self.process = process
        self.connection: Connection | None = None
        self.pending: list[Append] = []
        self.task: asyncio.Task[None] | None = None

    def write(
        self, table: str, rows: Sequence[Row], follows: Row | None = None
    ) -> asyncio.Future[None]:
        """Done when the rows are committed. Without rows: when something could be."""
        done = asyncio.get_running_loop().create_future()
        self.pending.append(Append(done, table, rows, follows))
        if self.task is None:
            self.task = asyncio.create_task(self._work(), name="sabot-write")
        return done

    async def close(self) -> None:
        """Write what is under way and let go of the connection."""
        if self.task is not None:
            await self.task
        self._drop()

    async def _work(self) -> None:
        try:
            while self.pending:
                appends = self.pending[:MOST_AT_ONCE]
                del self.pending[:MOST_AT_ONCE]
                await self._settle(appends)
        finally:
            self.task = None

    async def _settle(self, appends: list[Append]) -> None:
        try:
            with in_words(self.url):
                async with asyncio.timeout(PATIENCE_S):
                    outcomes = await self._outcomes(appends)
        except StoreDown as error:
            outcomes = self._give_up(appends, str(error))
        except Exception as error:  # noqa: BLE001  # whoever waits must hear of it
            self._drop()
            outcomes = [error] * len(appends)
        except BaseException:
            settle(appends, self._give_up(appends, "The program ends while it writes."))
            raise
        settle(appends, outcomes)

    def _give_up(self, appends: list[Append], reason: str) -> Outcomes:
        """The same for all, also for those behind: they would only wait as long again."""
        self._drop()
        appends += self.pending
        self.pending = []
        return [StoreDown(reason) for _ in appends]

    async def _outcomes(self, appends: Sequence[Append]) -> Outcomes:
        """Once more if the connection is lost: a conflict with our own rows is no conflict."""
        try:
            return await self._once(appends)
        except LOST:
            if self.connection is None:  # not even reached
                raise
            self._drop()
        outcomes = await self._once(appends)
        pairs = zip(appends, outcomes, strict=True)
        return [wrong and await self._still_wrong(append, wrong) for append, wrong in pairs]

    async def _once(self, appends: Sequence[Append]) -> Outcomes:
        if not all(append.rows for append in appends):
            await (await self._connected()).execute(TRIAL)
        # In the same order everywhere, so that two processes can't wait for each other.
        order = sorted((a for a in appends if a.rows), key=lambda append: append.table)
        outcome = dict(zip(order, await self._together(order), strict=True))
        return [outcome.get(append) for append in appends]

    async def _together(self, appends: Sequence[Append]) -> Outcomes:
        if not appends:
            return []
        try:
            refused = await self._send(appends)
        except refusals.UniqueViolationError:
            if len(appends) == 1:
                return [conflict(appends[0].table)]
        except (refusals.DataError, refusals.DeadlockDetectedError):
            if len(appends) == 1:
                raise
        else:
            return [conflict(a.table) if n in refused else None for n, a in enumerate(appends, 1)]
        return [outcome for a in appends for outcome in await self._alone(a)]

    async def _alone(self, append: Append) -> Outcomes:
        try:
            return await self._together([append])
        except refusals.DataError as error:
            return [error]

    async def _send(self, appends: Sequence[Append]) -> set[int]:
        """The positions of those that were refused; the others are committed."""
        rows = [row for append in appends for row in append.rows]
        refused = await (await self._connected()).fetchval(
            APPEND,
            self.process,
            [append.table for append in appends],
            [len(append.rows) for append in appends],
            [digest(append.follows) for append in appends],
            [row.number for row in rows],
            [row.at for row in rows],
            [row.command for row in rows],
            [row.body for row in rows],
        )
        return set(refused)

    async def _still_wrong(self, append: Append, wrong: BaseException) -> BaseException | None:
        rows = append.rows
        found = await (await self._connected()).fetch(
            ROWS, append.table, rows[0].number, rows[-1].number
        )
        return None if [Row(*row) for row in found] == list(rows) else wrong

    async def _connected(self) -> Connection:
        if self.connection is None or self.connection.is_closed():
            self.connection = None
            self.connection = await connect(self.url)
        return self.connection

    def _drop(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None


def digest(row: Row | None) -> bytes | None:
    """The digest by which the database knows a row again, as its function `row_digest` has it."""
    if row is None:
        return None
    head = f"{row.at} {row.command or ''}\n".encode()
    return hashlib.sha256(head + row.body).digest()
