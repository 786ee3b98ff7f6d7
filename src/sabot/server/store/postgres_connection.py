"""Connections to PostgreSQL, and what is wrong with them, in words that tell no password."""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

import asyncpg
from asyncpg import exceptions as refusals

from sabot.server.store.log import StoreDown
from sabot.server.store.migrate import Migration, steps_from

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
else:
    Connection = asyncpg.Connection

CONNECT_S: Final = 2.0
PATIENCE_S: Final = 4.0  # for anything that is asked of the database
MIGRATION_LOCK: Final = 0x5AB07  # whoever migrates holds it

# The connection is gone, and with it the answer.
LOST: Final = (
    OSError,
    refusals.PostgresConnectionError,
    refusals.AdminShutdownError,
    refusals.CrashShutdownError,
    refusals.InterfaceError,
    refusals.InternalClientError,
)
BROKEN: Final = (*LOST, TimeoutError, refusals.PostgresError)

VERSIONS: Final = "CREATE TABLE IF NOT EXISTS sabot_schema (version integer NOT NULL)"


def place(url: str) -> str:
    """Where the database is, for messages: without user and password."""
    parts = urlsplit(url)
    hosts = parts.netloc.rpartition("@")[2]
    return f"the PostgreSQL database {unquote(parts.path.lstrip('/')) or '(default)'}" + (
        f" at {hosts}" if hosts else ""
    )


def down(url: str, error: BaseException) -> StoreDown:
    """The sentence for what went wrong."""
    if isinstance(error, TimeoutError):
        reason = "it does not answer in time"
    elif isinstance(error, refusals.PostgresError):
        reason = (error.args[0] if error.args else "it refuses").rstrip(".")
    elif isinstance(error, OSError):
        reason = "it can't be reached"
    else:
        reason = "the connection is lost"
    return StoreDown(f"The tables in {place(url)} can't be used now: {reason}.")


@contextmanager
def in_words(url: str) -> Generator[None]:
    """Whatever goes wrong with the database here is told as StoreDown."""
    try:
        yield
    except BROKEN as error:
        raise down(url, error) from error


async def connect(url: str, patience: float = PATIENCE_S) -> Connection:
    """A connection on which nothing takes longer than it may, here and there."""
    settings = {"application_name": "sabot", "statement_timeout": str(int(patience * 1000))}
    try:
        return await asyncpg.connect(
            url, timeout=CONNECT_S, command_timeout=patience, server_settings=settings
        )
    except ValueError:  # what the driver says of a bad address may quote the password
        raise StoreDown("That is no address of a PostgreSQL database.") from None


async def migrate(url: str, steps: Sequence[Migration]) -> None:
    """Take the steps that are missing, each whole or not at all; processes take turns."""
    connection = await connect(url, patience=600)
    try:
        while await one_step(connection, steps, place(url)):
            pass
    finally:
        await asyncio.shield(connection.close(timeout=CONNECT_S))


async def one_step(connection: Connection, steps: Sequence[Migration], where: str) -> bool:
    """Take the next step, if one is missing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute(VERSIONS)
        version: int | None = await connection.fetchval("SELECT version FROM sabot_schema")
        if version is None:
            await connection.execute("INSERT INTO sabot_schema VALUES (0)")
        missing = steps_from(version or 0, steps, where[0].upper() + where[1:])
        if missing:
            await connection.execute(missing[0].script)
            await connection.execute("UPDATE sabot_schema SET version = $1", missing[0].number)
    return len(missing) > 1
