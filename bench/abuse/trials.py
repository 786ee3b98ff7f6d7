"""Each attack beside honest people: a server started for it, what they wait alone and under it."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx

from bench.abuse.attacking import Tally, attacking
from bench.abuse.attacks import WRITERS
from bench.abuse.honest import honest_table, repeated
from bench.abuse.long_logs import keep_long_chat, keep_long_game
from bench.abuse.server import Attacked, attacked
from bench.abuse.stranger import Stranger
from bench.abuse.verdicts import Count, Verdict, median_ratio, ratio
from sabot.client import RefusedByServer, Server
from sabot.core.errors import SabotError
from sabot.table.commands import Remove
from sabot.table.settings import Settings

Trial = Callable[[Path], Coroutine[Any, Any, list[Verdict]]]

# Before an attack, and again after it: the machine may have other work meanwhile.
ALONE_S: Final = 3.0
BESIDE_S: Final = 8.0
# From the beginning of an attack until it has its full force.
SETTLE_S: Final = 2.0
# Lines that somebody may write at once.
BURST: Final = 5
DAY_S: Final = 24 * 3600
GIGABYTE: Final = 1e9
FEW_FILES: Final = 256
# An honest call that takes longer has failed.
PATIENCE_S: Final = 3.0
TABLE: Final = "the-long-one"


def shown(tally: Tally) -> None:
    """Print what came of an attack."""
    print(f"  attacker: {tally}", flush=True)


async def searchers(folder: Path) -> list[Verdict]:
    """Sixty tables of searchers, and the searchers at an honest table."""
    with attacked(folder) as server:
        async with Server(server.address) as door, honest_table(door, "searcher") as table:
            _, before = await table.play(ALONE_S)
            async with attacking("searchers", server.port) as attack:
                await asyncio.sleep(SETTLE_S)
                _, beside = await table.play(BESIDE_S)
                shown(await attack.tally())
            await asyncio.sleep(SETTLE_S)
            _, after = await table.play(ALONE_S)
    return [
        median_ratio("60 tables of searchers: a turn of an honest bot, p50", before + after, beside)
    ]


async def rules_bots(folder: Path) -> list[Verdict]:
    """Sixty tables of quick bots, and the commands at an honest table."""
    with attacked(folder) as server:
        alone, beside, _ = await commands_beside("rules", server)
    return [median_ratio("60 tables of rules bots: an honest command, p50", alone, beside)]


async def replays(folder: Path) -> list[Verdict]:
    """Eight connections that ask for a long replay, and the commands at an honest table."""
    rows = await keep_long_game(folder / "tables.db", TABLE)
    print(f"  the replay is of a game with {rows} entries")
    with attacked(folder) as server:
        alone, beside, _ = await commands_beside("replays", server, TABLE)
    return [
        median_ratio("8 connections asking for a replay: an honest command, p50", alone, beside)
    ]


async def chat(folder: Path) -> list[Verdict]:
    """Thirty sockets that write, the commands at an honest table, and the disk."""
    with attacked(folder) as server:
        alone, beside, seconds = await commands_beside("chat", server)
        lines, size = server.said()
    name, people, a_day = "30 sockets of 5 people", WRITERS, size / GIGABYTE * DAY_S / seconds
    return [
        median_ratio(f"{name} writing chat: an honest command, p50", alone, beside),
        Count(
            f"{name} writing chat: lines kept after the first five, a second and person",
            (lines / people - BURST) / seconds,
            "",
            1.1,
        ),
        Count(f"{name} writing chat: the log grows by", a_day, "GB a day", 1),
    ]


async def commands_beside(
    attack_name: str, server: Attacked, target: str = ""
) -> tuple[list[float], list[float], float]:
    """How long honest commands take alone and under an attack; seconds since it began."""
    async with Server(server.address) as door, honest_table(door) as table:
        before, _ = await table.play(ALONE_S)
        begun = time.monotonic()
        async with attacking(attack_name, server.port, target) as attack:
            await asyncio.sleep(SETTLE_S)
            beside, _ = await table.play(BESIDE_S)
            shown(await attack.tally())
        await asyncio.sleep(SETTLE_S)
        after, _ = await table.play(ALONE_S)
        # To the end: the server reads on what was sent before the attacker went.
        return before + after, beside, time.monotonic() - begun


async def long_table(folder: Path) -> list[Verdict]:
    """A table of 100,000 lines is loaded while others look at the lobby."""
    rows = await keep_long_chat(folder / "tables.db", TABLE)
    with attacked(folder) as server:
        async with Server(server.address) as door:
            stranger = Stranger(server.port)
            await stranger.call("GET", "/healthz")  # the first call opens what later ones use
            await door.lobby()
            end = time.monotonic() + ALONE_S / 2
            alone = await repeated(door.lobby, lambda: time.monotonic() < end)
            before = server.peak_memory()
            begun, worked = time.monotonic(), server.processor_time()
            loading = asyncio.create_task(asked_for(stranger, TABLE))
            beside = await repeated(door.lobby, lambda: not loading.done())
            took, grown = await loading - begun, server.peak_memory() - before
            worked = server.processor_time() - worked
            print(f"  the server worked for {worked:.2f} s of processor time meanwhile")
    name = f"loading a table of {rows:,} entries"
    return [
        Count(f"{name}: until it is there", took, "s", 0.5),
        Count(f"{name}: memory", grown, "MB", 50),
        ratio(f"{name}: the longest look at the lobby", max(alone), max(beside)),
    ]


async def asked_for(stranger: Stranger, table: str) -> float:
    """The moment at which a stranger has been told of a table.

    Not in a process of its own: one that gives way to all others would count its own waiting.
    """
    await stranger.call("GET", f"/api/tables/{table}")
    print(f"  stranger: {Tally(dict(stranger.done), dict(stranger.refused))}", flush=True)
    return time.monotonic()


async def listed(folder: Path) -> list[Verdict]:
    """A hundred and one listed tables, and an honest one that was there before."""
    settings = Settings(game="saboteur(players=4)", listed=True)
    with attacked(folder) as server:
        async with Server(server.address) as door, await door.create(settings, "Ann") as ann:
            async with attacking("listed", server.port) as attack:
                await asyncio.sleep(SETTLE_S)
                during = [card.table for card in (await door.lobby()).tables]
                shown(await attack.tally())
            await asyncio.sleep(SETTLE_S)
            afterwards = [card.table for card in (await door.lobby()).tables]
            honest = ann.place.table
    abandoned = len(set(afterwards) - {honest})
    return [
        Count(
            "101 listed tables: honest ones on the first page",
            during.count(honest),
            "of 1",
            1,
            least=True,
        ),
        Count("101 listed tables: shown of one address", len(set(during) - {honest}), "tables", 5),
        Count("101 listed tables: shown when nobody is there any more", abandoned, "tables", 0),
    ]


async def ghosts(folder: Path) -> list[Verdict]:
    """Sixty-three ghosts fill a table before its guests have come; its host removes them."""
    with attacked(folder) as server:
        async with (
            Server(server.address) as door,
            await door.create(Settings(game="saboteur(players=4)"), "Ann") as ann,
        ):
            async with attacking("ghosts", server.port, ann.place.table) as attack:
                shown(await attack.result())
            friends = await entering(door, ann.place.table)
            inside = len(ann.picture.table_view().people) - 1 - friends
            for ghost in ann.picture.table_view().people:
                if ghost.name.startswith("Ghost"):
                    await ann.do(Remove(ghost.person))
            async with attacking("come-back", server.port, ann.place.table) as attack:
                back = await attack.result()
            shown(back)
    return [
        Count("63 ghosts: came in", inside, "of 63", 16),
        Count("63 ghosts: honest friends who came in after them", friends, "of 1", 1, least=True),
        Count("63 ghosts: a removed one comes back", sum(back.done.values()), "times", 0),
    ]


async def entering(door: Server, table: str) -> int:
    """1 if an honest friend can come in, else 0."""
    try:
        await door.enter(table, "Bob")
    except RefusedByServer:
        return 0
    return 1


async def silence(folder: Path) -> list[Verdict]:
    """Four hundred silent connections to a server with 256 descriptors."""
    with attacked(folder, files=FEW_FILES) as server:
        alone = await answered(server, ALONE_S)
        async with attacking("silence", server.port) as attack:
            await asyncio.sleep(SETTLE_S)
            beside = await answered(server, BESIDE_S)
            shown(await attack.tally())
    print(f"  alone {alone:.0%} of honest calls were answered")
    share = 100 * beside
    return [
        Count(
            "400 silent connections, 256 descriptors: honest calls answered",
            share,
            "%",
            100,
            least=True,
        )
    ]


async def answered(server: Attacked, seconds: float) -> float:
    """The share of calls that are answered in time, each over a connection of its own."""
    good = tried = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        tried += 1
        with suppress(httpx.HTTPError, SabotError):
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE_S) as http:
                good += (await http.get("/api/games")).is_success
        await asyncio.sleep(0.25)
    return good / tried


async def calls(folder: Path) -> list[Verdict]:
    """Eighty calls, and then the question whether the server is well."""
    with attacked(folder) as server:
        async with attacking("calls", server.port) as attack:
            tally = await attack.result()
        shown(tally)
        honest = await answered(server, 1)
    return [
        Count(
            "80 calls: then /healthz answers",
            tally.done.get("GET healthz", 0),
            "of 1",
            1,
            least=True,
        ),
        Count("80 calls: honest calls answered", 100 * honest, "%", 100, least=True),
    ]


TRIALS: Final[dict[str, Trial]] = {
    "searchers": searchers,
    "rules": rules_bots,
    "replays": replays,
    "chat": chat,
    "long-table": long_table,
    "listed": listed,
    "ghosts": ghosts,
    "silence": silence,
    "calls": calls,
}
