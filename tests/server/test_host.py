"""Strangers at a table, on the wire: barred by their key and address, and told to the host."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from sabot.client import Seat, Server
from sabot.server.address_book import MOST_FROM_ADDRESS, AddressBook
from sabot.server.pin_guard import FREE_GUESSES
from sabot.server.rooms import new_table_id
from sabot.table.commands import Lock, Remove, Sit, Start
from sabot.table.settings import Settings
from tests.server.running import Running, running

THREE = Settings(game="saboteur(players=3)", bot_pause=10_000)
GHOST, FRIEND = "203.0.113.5", "203.0.113.6"


@pytest_asyncio.fixture
async def behind_proxy(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that believes the address that a proxy names."""
    flags = ("--trusted-proxies", "127.0.0.1", "--budget-rate", "1000")
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        yield server


async def come(server: Running, table: str, address: str, name: str, **more: Any) -> httpx.Response:
    """Somebody comes in from an address."""
    headers = {"X-Forwarded-For": address, **more.pop("headers", {})}
    body = {"name": name, "credentials": "token", **more}
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        return await http.post(f"/api/tables/{table}/people", json=body, headers=headers)


async def reason(answer: httpx.Response) -> str:
    return str(answer.json().get("reason", "in"))


@pytest.mark.asyncio
@pytest.mark.parametrize("playing", [False, True])
async def test_who_is_removed_stays_out_by_key_and_by_address(
    behind_proxy: Running, *, playing: bool
) -> None:
    async with Server(behind_proxy.address) as door, await door.create(THREE, "Ann") as host:
        table = host.place.table
        ghost = await come(behind_proxy, table, GHOST, "Eve")
        if playing:
            await host.do(Sit(0))
            await host.do(Start("random"))
        await host.do(Remove(ghost.json()["person"]))
        key = {"Authorization": f"Bearer {ghost.json()['token']}"}
        assert await reason(await come(behind_proxy, table, GHOST, "Mallory")) == "no-entry"
        assert await reason(await come(behind_proxy, table, FRIEND, "Ben")) == "in"
        moved = await come(behind_proxy, table, FRIEND, "Eve", headers=key)
        assert moved.json().get("token") != ghost.json()["token"]


@pytest.mark.asyncio
async def test_a_crowd_of_one_address_leaves_room_for_others(behind_proxy: Running) -> None:
    async with Server(behind_proxy.address) as door, await door.create(THREE, "Ann") as host:
        table = host.place.table
        answers = [await come(behind_proxy, table, GHOST, "Ghost") for _ in range(63)]
        reasons = [await reason(each) for each in answers]
        assert reasons == ["in"] * MOST_FROM_ADDRESS + ["crowded"] * (63 - MOST_FROM_ADDRESS)
        assert await reason(await come(behind_proxy, table, FRIEND, "Ben")) == "in"
        await host.do(Lock())
        assert await reason(await come(behind_proxy, table, FRIEND, "Cem")) == "locked"


@pytest.mark.asyncio
async def test_wrong_pins_of_many_addresses_are_slowed_down_and_told_to_the_host(
    behind_proxy: Running,
) -> None:
    async with (
        Server(behind_proxy.address) as door,
        await door.create(THREE, "Ann", "4711") as host,
    ):
        table = host.place.table
        watcher = await come(behind_proxy, table, FRIEND, "Ben", pin="4711")
        answers = [
            await come(behind_proxy, table, f"203.0.113.{10 + n}", "Eve", pin=f"{1000 + n}")
            for n in range(FREE_GUESSES + 4)
        ]
        reasons = [await reason(each) for each in answers]
        assert reasons[:FREE_GUESSES] == ["bad-pin"] * FREE_GUESSES
        assert "too-fast" in reasons[FREE_GUESSES:]
        await host.until(lambda: host.picture.alerts == {"wrong-pins"})
        key = {"Authorization": f"Bearer {watcher.json()['token']}"}
        again = await come(behind_proxy, table, FRIEND, "Ben", headers=key)
        assert again.json()["person"] == watcher.json()["person"]
        place = host.place
        async with Seat(host.address, place) as tab:
            assert tab.picture.alerts == set()


def test_an_address_that_somebody_else_shares_is_not_barred() -> None:
    book = AddressBook()
    for person, address in ((0, "home"), (1, "home"), (1, "phone"), (2, "cafe")):
        book.add(person, address)
    book.bar(1, [0, 2])
    assert book.barred == {"phone"}


def test_the_id_of_a_table_never_looks_like_a_flag(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-abc", "--help", "ab-c"])

    def token(_: int) -> str:
        return next(made)

    monkeypatch.setattr(secrets, "token_urlsafe", token)
    assert new_table_id() == "ab-c"
