"""Who comes back without an account: devices, seats at tables, games, and what is deleted."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.server.persons.persons import FREE_TRIES
from sabot.server.store.open_store import source_at
from sabot.table.commands import Remove
from sabot.table.settings import Settings
from tests.server.cookie_seat import CookieSeat
from tests.server.hostile.raw import socket_at
from tests.server.running import POOR, Running, has_turn, play_to_the_end, running

pytestmark = pytest.mark.asyncio

THREE = "saboteur(players=3,rounds=1)"


class Browser:
    """A browser with its cookies."""

    def __init__(self, server: Running) -> None:
        self.http = httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60)
        self.server = server

    async def get(self, path: str) -> Any:
        return (await self.http.get(f"/api/{path}")).json()

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(f"/api/{path}", json=body)).json()

    async def create(self, **more: Any) -> str:
        """A table of its own, by its id."""
        found = await self.post(
            "tables",
            name="Ann",
            settings={"game": THREE, "bot_pause": 0, "round_pause": 300},
            **more,
        )
        return str(found["table"])

    async def you(self, table: str) -> int | None:
        """Which of the people at a table it is."""
        found: int | None = (await self.get(f"tables/{table}"))["you"]
        return found

    async def become(self, name: str = "Ann", **more: Any) -> Any:
        return (await self.post("person", name=name, **more))["person"]

    async def link_to(self, other: "Browser", device: str = "phone") -> Any:
        words = (await other.post("person/code"))["words"]
        return await self.post("person/link", code=" ".join(words), device=device)

    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest_asyncio.fixture
async def server(database: str, tmp_path: Path) -> AsyncGenerator[Running]:
    async with running(database, tmp_path) as started:
        yield started


@pytest_asyncio.fixture
async def here(tmp_path: Path) -> AsyncGenerator[Running]:
    async with running(tmp_path / "tables.db", tmp_path) as started:
        yield started


@asynccontextmanager
async def browsers(server: Running, number: int) -> AsyncGenerator[list[Browser]]:
    async with AsyncExitStack() as stack:
        found = [Browser(server) for _ in range(number)]
        for each in found:
            await stack.enter_async_context(each.http)
        yield found


async def test_without_a_person_all_is_as_before(here: Running) -> None:
    async with browsers(here, 1) as (ann,):
        table = await ann.create()
        assert await ann.you(table) == 0
        assert [*ann.http.cookies] == ["sabot"]
        assert await ann.get("person") == {"person": None}
        for path in ("person/games", "person/export"):
            assert (await ann.get(path))["reason"] == "no-person"
        for path in ("person/code", "person/delete"):
            assert (await ann.post(path))["reason"] == "no-person"


async def test_a_person_has_their_seats_on_each_device_until_it_is_revoked(
    server: Running,
) -> None:
    async with browsers(server, 2) as (ann, phone):
        before = await ann.create()
        person = await ann.become(device="laptop", figure=3, tables=[before, "nothing"])
        assert (person["name"], person["figure"]) == ("Ann", 3)
        assert "sabot" not in ann.http.cookies  # the seat is the person's now
        after = await ann.create()
        assert [await ann.you(table) for table in (before, after)] == [0, 0]
        assert [await phone.you(table) for table in (before, after)] == [None, None]
        linked = await phone.link_to(ann)
        assert [each["name"] for each in linked["person"]["devices"]] == ["laptop", "phone"]
        assert [await phone.you(table) for table in (before, after)] == [0, 0]
        assert (await phone.post(f"tables/{after}/people", name="X"))["person"] == 0
        async with socket_at(server.port, after, f"Cookie: {phone.cookies()}") as raw:
            await raw.say({"type": "hello", "protocol": 1})
            await raw.hear_until("snapshot")
            (lost,) = [each["id"] for each in linked["person"]["devices"] if each["this"]]
            left = await ann.post("person/revoke", device=lost)
            assert [each["this"] for each in left["person"]["devices"]] == [True]
            farewell = await raw.hear_until("farewell")
            assert (farewell["reason"], farewell["again"]) == ("not-in", False)
        assert [await phone.you(table) for table in (before, after)] == [None, None]
        assert await phone.get("person") == {"person": None}
        assert [await ann.you(table) for table in (before, after)] == [0, 0]
        (own,) = left["person"]["devices"]
        assert (await ann.post("person/revoke", device=own["id"]))["reason"] == "last-device"


async def test_a_device_that_is_revoked_at_another_process_is_cut_off_too(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        running(postgres_url, tmp_path) as one,
        running(postgres_url, tmp_path) as other,
        browsers(one, 1) as (ann,),
        browsers(other, 1) as (phone,),
    ):
        await ann.become()
        table = await ann.create()
        devices = (await phone.link_to(ann))["person"]["devices"]
        async with socket_at(other.port, table, f"Cookie: {phone.cookies()}") as raw:
            await raw.say({"type": "hello", "protocol": 1})
            await raw.hear_until("snapshot")
            await ann.post("person/revoke", device=devices[1]["id"])
            assert (await raw.hear_until("farewell"))["reason"] == "not-in"


async def test_a_code_links_once_and_few_are_tried(here: Running) -> None:
    async with browsers(here, 3) as (ann, phone, stranger):
        await ann.become()
        words = (await ann.post("person/code"))["words"]
        assert (await phone.post("person/link", code=" ".join(words)))["person"]["name"] == "Ann"
        assert (await phone.post("person/link", code=" ".join(words)))["reason"] == "is-person"
        again = await stranger.post("person/link", code=" ".join(words))
        assert again["reason"] == "bad-link"
        reasons = [
            (await stranger.post("person/link", code=f"piano {n}"))["reason"]
            for n in range(FREE_TRIES)
        ]
        assert reasons[-1] == "too-fast"
        assert await stranger.get("person") == {"person": None}


async def test_who_was_removed_stays_out_on_all_devices(here: Running) -> None:
    async with (
        browsers(here, 2) as (ann, phone),
        Server(here.address) as door,
        await door.create(Settings(game=THREE), "Host") as host,
    ):
        table = host.place.table
        await ann.become()
        number = (await ann.post(f"tables/{table}/people", name="Ann"))["person"]
        await phone.link_to(ann)
        await host.do(Remove(number))
        for each in (ann, phone):
            assert await each.you(table) is None
            refused = await each.post(f"tables/{table}/people", name="Ann")
            assert refused["reason"] == "no-entry"


async def test_nothing_that_the_store_keeps_or_logs_opens_anything(here: Running) -> None:
    async with browsers(here, 2) as (ann, thief):
        await ann.become()
        table = await ann.create()
        words = "".join((await ann.post("person/code"))["words"])
        key = ann.http.cookies["sabot-person"]
        files = [*Path(here.database).parent.iterdir()]
        assert len(files) > 1
        for file in files:
            content = file.read_bytes()
            assert key.encode() not in content
            assert words.encode() not in content
        devices = (await ann.get("person"))["person"]["devices"]
        for guess in (devices[0]["id"], "A" * 22):
            thief.http.cookies.set("sabot-person", guess)
            assert await thief.you(table) is None
            assert await thief.get("person") == {"person": None}


async def test_another_site_can_do_nothing_with_the_key(here: Running) -> None:
    async with browsers(here, 2) as (ann, bob):
        await ann.become()
        foreign = {"Origin": "https://elsewhere.example", "Cookie": ann.cookies()}
        for path in ("person/delete", "person/code"):
            answer = await ann.http.post(f"/api/{path}", json={}, headers=foreign)
            assert answer.json()["reason"] == "bad-origin"
        written = await bob.http.post("/api/person", json={"name": "Bob"})
        attributes = written.headers["set-cookie"].lower()
        assert "httponly" in attributes
        assert "samesite=lax" in attributes


async def test_calls_are_paid_for(tmp_path: Path) -> None:
    async with running(tmp_path / "t.db", tmp_path, *POOR) as poor, browsers(poor, 3) as found:
        answers = [await each.post("person", name="Ann") for each in found]
        assert [each.get("reason") for each in answers] == [None, None, "too-fast"]


async def test_games_are_listed_counted_and_deleted_without_harm(server: Running) -> None:
    async with browsers(server, 2) as (ann, stranger):
        await ann.become()
        gathering = await ann.create()
        table = await ann.create(sit=0, bots="random")
        async with CookieSeat(server.port, table, ann.cookies()) as seat:
            await play_to_the_end(seat, RandomBot(1))
        found = await ann.get("person/games")
        tables = {each["table"]: each for each in found["tables"]}
        assert tables[gathering]["standing"] == "gathering"
        assert tables[table]["standing"] == "ended"
        (game,) = tables[table]["games"]
        ended = (await ann.get(f"tables/{table}"))["finished"]
        assert game["scores"] == ended["scores"]
        assert game["people"] == [True, False, False]
        assert found["companions"] == []  # bots are no company
        (statistics,) = found["statistics"]
        assert (statistics["game"], statistics["games"]) == ("saboteur", 1)
        assert sum(role["rounds"] for role in statistics["roles"]) == len(game["rounds"]) == 1
        assert await ann.get("person/games") == found  # as kept
        export = await ann.get("person/export")
        assert {each["table"] for each in export["tables"]} == {gathering, table}
        log = await log_of(server, table)
        record = (await ann.http.get(f"/api/tables/{table}/games/1/record")).text
        assert await ann.post("person/delete") == {"person": None}
        assert "sabot-person" not in ann.http.cookies
        assert await ann.you(table) is None
        assert (await ann.get("person/games"))["reason"] == "no-person"
        assert await log_of(server, table) == log
        assert (await stranger.http.get(f"/api/tables/{table}/games/1/record")).text == record
        deals = await stranger.get(f"tables/{table}/games/1/deals")
        assert deals["verified"] is True


async def test_a_running_game_tells_nothing_hidden(here: Running) -> None:
    async with browsers(here, 1) as (ann,):
        await ann.become()
        table = await ann.create(sit=0, bots="random")
        async with CookieSeat(here.port, table, ann.cookies()) as seat:
            assert await has_turn(seat)
            found = await ann.get("person/games")
            (shown,) = found["tables"]
            assert {name: shown[name] for name in shown if name not in {"table", "at"}} == {
                "game": "saboteur",
                "phase": "playing",
                "standing": "waiting",
                "names": [],
                "games": [],
                "counted": True,
            }
            assert found["statistics"] == found["companions"] == []
            assert (await ann.get("person/export"))["tables"] == found["tables"]


async def log_of(server: Running, table: str) -> Any:
    source = source_at(server.database)
    await source.open()
    try:
        return await source.read(table)
    finally:
        await source.close()


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u200b"])
async def test_names_are_checked(here: Running, name: str) -> None:
    async with browsers(here, 1) as (ann,):
        assert (await ann.post("person", name=name))["reason"] == "bad-name"


async def test_a_name_can_be_changed(here: Running) -> None:
    async with browsers(here, 1) as (ann,):
        await ann.become()
        found = await ann.post("person/names", name="Anna", figure=7)
        assert (found["person"]["name"], found["person"]["figure"]) == ("Anna", 7)
