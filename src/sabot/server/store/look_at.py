"""A look at a store that changes nothing: whether it can be used, and whether the clocks agree."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, Literal

from sabot.core.errors import SabotError
from sabot.server.store.migrate import migrations, steps_from
from sabot.server.store.open_store import file_of, postgres_log
from sabot.server.store.sqlite_file import connect, in_words, number_of, refuse_strangers

# Clocks that differ by more let turns run out too early or too late.
CLOCKS_APART_S: Final = 5.0

Sentence = tuple[Literal["ok", "warning", "fault"], str]


def look_at_store(address: str) -> Iterator[Sentence]:
    """What there is to say of the store that an address names."""
    file = file_of(address)
    if file is None:
        postgres_log(address)  # refuses if its driver is missing
        yield from asyncio.run(look_at_postgres(address))
    elif file.exists():
        yield from look_at_file(file)
    else:
        yield "ok", f"{file} will be made"


def look_at_file(file: Path) -> Iterator[Sentence]:
    """What there is to say of a SQLite file, beside a server that may be using it."""
    with in_words(file), closing(connect(file, "ro")) as connection:
        refuse_strangers(connection, file)
        version = number_of(connection, "PRAGMA user_version")
        missing = steps_from(version, migrations("sqlite"), str(file))
        if version == 0:
            yield "ok", f"{file} is empty"
            return
        if missing:
            yield "ok", f"{file} has version {version}, and will be brought to a newer one"
        tables = number_of(connection, "SELECT count(*) FROM tables")
        newest = number_of(connection, "SELECT coalesce(max(at), 0) FROM entries")
    yield "ok", f"{file} has {tables} {'table' if tables == 1 else 'tables'}"
    if newest / 1000 - time.time() > CLOCKS_APART_S:
        yield "warning", "the newest entry is in the future: the clock was set back"


async def look_at_postgres(address: str) -> list[Sentence]:
    """What there is to say of a PostgreSQL database."""
    from sabot.server.store import postgres_connection as postgres  # noqa: PLC0415  # optional

    with postgres.in_words(address):
        connection = await postgres.connect(address)
        try:
            there = await connection.fetchval("SELECT to_regclass('sabot_schema') IS NOT NULL")
            version = await connection.fetchval("SELECT version FROM sabot_schema") if there else 0
            seconds = float(
                await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())")
            )
        finally:
            await connection.close(timeout=postgres.CONNECT_S)
    where = postgres.place(address)
    steps_from(version or 0, migrations("postgres"), where[0].upper() + where[1:])
    apart = abs(seconds - time.time())
    if apart > CLOCKS_APART_S:
        raise SabotError(f"the clock of {where} is {apart:.0f} s apart from this machine's")
    return [("ok", f"{where} answers, with version {version or 0} of its tables")]
