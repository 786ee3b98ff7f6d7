"""The attacks themselves. Each goes on until it is ended, and calls `begun` when it is under way.

Each takes the attacker and the table that it is about, if it is about one of somebody else.
"""

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from bench.abuse.stranger import ADDRESS, Stranger, ToTable, together

Begun = Callable[[], None]
Attack = Callable[[Stranger, str, Begun], Awaitable[None]]

TABLES: Final = 60
REPLAYERS: Final = 8
WRITERS, SOCKETS_EACH, LINES_A_SECOND = 5, 6, 20
LONG_LINE: Final = "ä" * 300
LISTED, LISTING_S = 101, 10.0
GHOSTS: Final = 63
SILENT: Final = 400
# After a refusal.
BREATHER_S: Final = 0.5


async def bot_tables(kind: str, stranger: Stranger, target: str, begun: Begun) -> None:
    """Sixty tables of bots that do not pause and play one game after the other."""
    del target
    async with asyncio.TaskGroup() as group:
        for number in range(TABLES):
            place = await stranger.create(f"Host {number}", **UNPAUSED)
            if place is not None:
                group.create_task(stranger.listen(place, partial(play_again, kind)))
        begun()


UNPAUSED: Final = {"game": "saboteur(players=5)", "bot_pause": 0, "round_pause": 0}


async def play_again(kind: str, table: ToTable, message: bytes) -> None:
    """Begin the next game with bots on all seats."""
    if b'"phase":"over"' in message:
        await table.do(do="rematch")
    if b'"phase":"gathering"' in message:
        await table.do(do="start", fill=kind)


async def replays(stranger: Stranger, target: str, begun: Begun) -> None:
    """Eight connections that ask for a long replay again and again."""

    async def ask() -> None:
        while True:
            path = f"/api/tables/{target}/games/1/replay?seat=all"
            if await stranger.call("GET", path) is None:
                await asyncio.sleep(BREATHER_S)

    begun()
    await together(*(ask() for _ in range(REPLAYERS)))


async def chat(stranger: Stranger, target: str, begun: Begun) -> None:
    """Thirty sockets of five people who write the longest lines as fast as a socket may."""
    del target
    host = await stranger.create("Host", game="saboteur(players=5)")
    if host is None:
        raise RuntimeError("not even one table can be made")
    guests = [await stranger.enter(host["table"], f"Ghost {n}") for n in range(1, WRITERS)]
    places = [place for place in [host, *guests] if place is not None] * SOCKETS_EACH
    begun()
    await together(*(write(stranger, place) for place in places))


async def write(stranger: Stranger, place: dict[str, Any]) -> None:
    """Write one line after the other over a socket of one's own."""
    writing: list[asyncio.Task[None]] = []

    async def lines(table: ToTable) -> None:
        while True:
            await table.do(do="say", text=LONG_LINE)
            stranger.done["lines sent"] += 1
            await asyncio.sleep(1 / LINES_A_SECOND)

    async def heard(table: ToTable, message: bytes) -> None:
        del message
        if not writing:
            writing.append(asyncio.create_task(lines(table)))

    await stranger.listen(place, heard)
    for task in writing:
        task.cancel()


async def listed(stranger: Stranger, target: str, begun: Begun) -> None:
    """List a hundred and one tables, or as many as can be made in some seconds, and be there."""
    del target
    made, end = 0, time.monotonic() + LISTING_S
    async with asyncio.TaskGroup() as group:
        while made < LISTED and time.monotonic() < end:
            settings = {"game": "saboteur(players=5)", "listed": True}
            place = await stranger.create(f"Host {made}", **settings)
            if place is None:
                await asyncio.sleep(BREATHER_S)
                continue
            made += 1
            group.create_task(stranger.listen(place))
        begun()


async def ghosts(stranger: Stranger, target: str, begun: Begun) -> None:
    """Fill a table, and come in again under new names after being removed."""
    begun()
    for number in range(GHOSTS):
        await stranger.enter(target, f"Ghost {number}")


async def come_back(stranger: Stranger, target: str, begun: Begun) -> None:
    """Come in once more as somebody new."""
    begun()
    await stranger.enter(target, "Ghost again")


async def silence(stranger: Stranger, target: str, begun: Begun) -> None:
    """Hold four hundred connections that say nothing; who is cut off connects again."""
    del target

    async def hold() -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", stranger.port, local_addr=(ADDRESS, 0), family=socket.AF_INET
                )
            except OSError as reason:
                stranger.refused[type(reason).__name__] += 1
            else:
                stranger.done["connections"] += 1
                await ended(reader)
                writer.close()
            await asyncio.sleep(BREATHER_S)

    begun()
    await together(*(hold() for _ in range(SILENT)))


async def ended(reader: asyncio.StreamReader) -> None:
    """Wait until the server ends a connection."""
    try:
        await reader.read()
    except OSError:
        return


async def calls(stranger: Stranger, target: str, begun: Begun) -> None:
    """Eighty calls at once, and then the question whether the server is well."""
    del target
    begun()
    for _ in range(80):
        await stranger.call("GET", "/api/games")
    await stranger.call("GET", "/healthz")


ATTACKS: Final[dict[str, Attack]] = {
    "searchers": partial(bot_tables, "searcher"),
    "rules": partial(bot_tables, "rules"),
    "replays": replays,
    "chat": chat,
    "listed": listed,
    "ghosts": ghosts,
    "come-back": come_back,
    "silence": silence,
    "calls": calls,
}
