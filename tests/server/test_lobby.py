"""Which tables the lobby lists, in which order, and page by page."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from sabot.client import RefusedByServer, Server
from sabot.server.lobby import FRESH_MS, PAGE, ListedTables, Listing
from sabot.server.presence import VALID_MS
from sabot.server.settings import ServerSettings
from sabot.table.commands import Sit
from sabot.table.settings import Settings
from sabot.table.table import Phase
from sabot.wire.calls import TableCard
from tests.server.hostile.raw import greeted
from tests.server.running import Running, running, until

LISTED = Settings(game="saboteur(players=3)", listed=True)


class Clock:
    """Time in ms that stands still unless it is moved."""

    now = 1_000_000

    def __call__(self) -> int:
        return self.now


def listing(table: str, free: int = 3, phase: Phase = "gathering", opened_at: int = 5) -> Listing:
    return Listing(
        TableCard(
            table=table,
            game="saboteur",
            title="Saboteur",
            options="saboteur(players=3)",
            host="Ada",
            seats=3,
            free=free,
            phase=phase,
            pin=False,
            watching=True,
        ),
        opened_at,
    )


def lobby_with(*listings: Listing) -> ListedTables:
    """A lobby that knows these from another process."""
    lobby = ListedTables({}, Clock())
    for each in listings:
        lobby.hear("other", each.card.table, each)
    return lobby


def names(lobby: ListedTables, after: str | None = None) -> list[str]:
    return [card.table for card in lobby.page(after).tables]


def test_the_fullest_and_newest_with_free_seats_come_first() -> None:
    lobby = lobby_with(
        listing("plays", 1, "playing", 90),
        listing("plays-and-is-newer", 0, "playing", 99),
        listing("is-full", 0, opened_at=99),
        listing("has-three-free", 3, opened_at=99),
        listing("has-one-free", 1, opened_at=1),
        listing("has-one-free-and-is-newer", 1, opened_at=2),
    )
    assert names(lobby) == [
        "has-one-free-and-is-newer",
        "has-one-free",
        "has-three-free",
        "is-full",
        "plays-and-is-newer",
        "plays",
    ]


def test_every_table_is_on_one_page() -> None:
    lobby = lobby_with(*(listing(f"t{n:03}", 1 + n % 3) for n in range(2 * PAGE + 7)))
    found: list[str] = []
    page = lobby.page(None)
    sizes = [len(page.tables)]
    found += [card.table for card in page.tables]
    while page.more is not None:
        page = lobby.page(page.more)
        sizes.append(len(page.tables))
        found += [card.table for card in page.tables]
    assert sizes == [PAGE, PAGE, 7]
    assert len(set(found)) == len(found) == 2 * PAGE + 7


def test_a_page_goes_on_behind_the_last_also_when_that_one_is_gone() -> None:
    lobby = lobby_with(*(listing(f"t{n:03}") for n in range(PAGE + 2)))
    more = lobby.page(None).more
    assert more is not None
    lobby.hear("other", f"t{PAGE - 1:03}", None)
    lobby.made_at = 0
    assert names(lobby, more) == [f"t{PAGE:03}", f"t{PAGE + 1:03}"]


def test_what_another_process_told_is_believed_for_a_while() -> None:
    clock = Clock()
    lobby = ListedTables({}, clock)
    lobby.hear("other", "table", listing("table"))
    clock.now += VALID_MS - 1
    assert names(lobby) == ["table"]
    clock.now += FRESH_MS
    assert names(lobby) == []


def test_those_that_gather_and_those_that_one_may_watch_are_listed_apart() -> None:
    alone = listing("plays-alone", 0, "playing")
    alone = msgspec.structs.replace(alone, card=msgspec.structs.replace(alone.card, watching=False))
    lobby = lobby_with(
        listing("is-over", 0, "over", 7),
        listing("plays", 0, "playing", 8),
        alone,
        listing("is-full", 0),
        listing("gathers"),
    )
    pages = [lobby.page(None, phase) for phase in ("gathering", "playing")]
    assert [[card.table for card in page.tables] for page in pages] == [
        ["gathers", "is-full"],
        ["plays", "is-over"],
    ]
    place = lobby.ordered()[0][0].cursor()
    assert [card.table for card in lobby.page(place, "gathering").tables] == ["is-full"]
    assert [card.table for card in lobby.page(place, "playing").tables] == ["plays", "is-over"]


@asynccontextmanager
async def host_at(server: Running, source: str = "127.0.0.1") -> AsyncGenerator[str]:
    """A listed table, to which its host is connected from an address."""
    async with Server(server.address) as door:
        place = (await door.create(LISTED, "Ada")).place
    async with greeted(server.port, place.table, str(place.token), source):
        yield place.table


async def listed(door: Server) -> list[str]:
    return [card.table for card in (await door.lobby()).tables]


@pytest.mark.asyncio
async def test_a_table_is_listed_while_somebody_is_there(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
    ):
        await door.create(LISTED, "Ada")
        async with await door.create(Settings(game=LISTED.game), "Ben") as hidden:
            async with host_at(server) as table:
                await until(lambda: shows(door, [table]))
                await server.restart()
            await until(lambda: shows(door, []))
            await hidden.do(Sit(0))


async def shows(door: Server, tables: list[str]) -> bool:
    try:
        return await listed(door) == tables
    except httpx.TransportError:
        return False


@pytest.mark.asyncio
async def test_one_address_has_few_tables_in_the_list(tmp_path: Path) -> None:
    most = ServerSettings().listed_each
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        AsyncExitStack() as stack,
    ):
        mine = [await stack.enter_async_context(host_at(server)) for _ in range(most + 3)]
        honest = await stack.enter_async_context(host_at(server, "127.0.0.2"))

        async def all_there() -> bool:
            return set(await listed(door)) == {*mine[:most], honest}

        await until(all_there)
        # Who looks in elsewhere takes nothing away from those who are there.
        ben = (await door.enter(honest, "Ben")).place
        await stack.enter_async_context(greeted(server.port, honest, str(ben.token)))
        await until(all_there)


@pytest.mark.asyncio
async def test_other_processes_list_the_table_too(tmp_path: Path, postgres_url: str) -> None:
    async with (
        running(postgres_url, tmp_path) as first,
        running(postgres_url, tmp_path) as second,
        Server(second.address) as door,
    ):
        async with host_at(first) as table:
            await until(lambda: shows(door, [table]))
        await until(lambda: shows(door, []))


@pytest.mark.asyncio
async def test_a_page_that_there_is_not_is_refused(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
    ):
        for wrong in ("", "x", "0.1.2", "a.b.c.d", "0.1.2.x.y", "3.1.2.x", "0.1.2.x%0A"):
            with pytest.raises(RefusedByServer) as refused:
                await door.lobby(wrong)
            assert refused.value.reason == "bad-call"
        assert (await door.lobby("0.1.5.x")).tables == ()
