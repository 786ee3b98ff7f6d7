"""How much anybody may ask for: bodies, calls, commands, connections, PINs, people."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from sabot.client import RefusedByServer, Server
from sabot.table.settings import Settings
from tests.server.hostile.raw import greeted, request, socket_at
from tests.server.hostile.tables import BOB, HOST, THREE, answer, asked, gathered
from tests.server.running import Running, running

pytestmark = pytest.mark.asyncio

SETTINGS = Settings(game=THREE)
MOST_PEOPLE = 64


async def test_a_body_that_is_too_large_is_refused(server: Running) -> None:
    start = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    start += b"Content-Type: application/json\r\n"
    large = b" " * (16 * 1024 + 1)
    told = start + b"Content-Length: %d\r\n\r\n" % len(large) + large
    chunks = start + b"Transfer-Encoding: chunked\r\n\r\n" + b"%x\r\n%b\r\n" % (len(large), large)
    for sent in (told, chunks):
        answered = await request(server.port, sent)
        assert answered.startswith(b"HTTP/1.1 413 ")
        assert b'"reason":"too-large"' in answered


async def test_calls_are_limited_for_each_address(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path, "--call-rate", "0.1") as server,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        answers = [await http.get("/api/games") for _ in range(70)]
        statuses = [each.status_code for each in answers]
        assert statuses == sorted(statuses)
        assert set(statuses) == {200, 429}
        assert 55 <= statuses.count(200) <= 60
        assert answers[-1].json()["reason"] == "too-fast"
        assert answers[-1].headers["retry-after"] == "1"


async def test_commands_are_limited_for_each_socket(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, "--command-rate", "0.1") as server:
        played = await gathered(server)
        async with played.wire_of(HOST) as raw, played.wire_of(BOB) as other:
            before = len(await played.log())
            for n in range(70):
                command = {"do": "say", "phrase": "hello"}
                await raw.say({"type": "do", "id": f"c{n}", "command": command})
            answers = [await answer(raw) for _ in range(70)]
            assert [each["ack"] for each in answers[:60]] == [f"c{n}" for n in range(60)]
            assert {each["reason"] for each in answers[60:]} == {"too-fast"}
            assert [each["id"] for each in answers[60:]] == [f"c{n}" for n in range(60, 70)]
            assert len(await played.log()) == before + 60
            assert (await asked(other, {"do": "ready"}))["type"] == "news"


async def test_connections_are_limited_for_each_address_and_in_all(tmp_path: Path) -> None:
    for flag in ("--connections-each", "--connections"):
        folder = tmp_path / flag
        folder.mkdir()
        async with running(folder / "tables.db", folder, flag, "5") as server:
            played = await gathered(server)
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    await stack.enter_async_context(played.wire_of(HOST))
                async with socket_at(server.port, played.table) as raw:
                    refused = await answer(raw)
                assert refused == {"type": "farewell", "reason": "too-many", "again": True}
            await asyncio.sleep(0.2)  # the server has heard that they are gone
            async with played.wire_of(HOST):
                pass


async def test_pins_can_not_be_tried_one_after_the_other(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
    ):
        host = await door.create(SETTINGS, "Ann", pin="0123")
        other = await door.create(SETTINGS, "Ann", pin="4567")
        reasons: list[str] = []
        for n in range(20):
            with pytest.raises(RefusedByServer) as refused:
                await door.enter(host.place.table, "Bob", pin=f"{n + 1000}")
            reasons.append(refused.value.reason)
        assert reasons == ["bad-pin"] * 10 + ["too-fast"] * 10
        with pytest.raises(RefusedByServer):
            await door.enter(host.place.table, "Bob", pin="0123")
        for _ in range(12):  # who knows the PIN is not held up
            await door.enter(other.place.table, "Bob", pin="4567")


@pytest.mark.parametrize(
    "pin", [None, "", "123", "x" * 33, "0124", "0123 ", "\uff10\uff11\uff12\uff13"]
)
async def test_without_the_pin_nobody_comes_in(server: Running, pin: str | None) -> None:
    async with Server(server.address) as door:
        host = await door.create(SETTINGS, "Ann", pin="0123")
        with pytest.raises(RefusedByServer) as refused:
            await door.enter(host.place.table, "Bob", pin=pin)
        assert refused.value.reason in {"bad-pin", "pin-length"}
        with pytest.raises(RefusedByServer) as refused:
            await door.deals(host.place.table)
        assert refused.value.reason == "not-in"


async def test_sixty_four_people_fit_in(server: Running) -> None:
    async with Server(server.address) as door, AsyncExitStack() as stack:
        host = await door.create(SETTINGS, "Ann")
        people = [await door.enter(host.place.table, "Bob") for _ in range(MOST_PEOPLE - 1)]
        with pytest.raises(RefusedByServer) as refused:
            await door.enter(host.place.table, "Bob")
        assert refused.value.reason == "full"
        table = host.place.table
        for person in people:
            await stack.enter_async_context(greeted(server.port, table, str(person.place.token)))
        async with host:
            names = [person.name for person in host.picture.table_view().people]
            assert names == ["Ann", "Bob", *(f"Bob {n}" for n in range(2, MOST_PEOPLE))]
            await host.until(lambda: len(host.picture.here) == MOST_PEOPLE)


async def test_who_enters_several_times_at_once_is_one_person(server: Running) -> None:
    async with Server(server.address) as door, httpx.AsyncClient(base_url=server.address) as http:
        host = await door.create(SETTINGS, "Ann")
        http.cookies.set("sabot", "A" * 22)
        path = f"/api/tables/{host.place.table}/people"
        answers = await asyncio.gather(*(http.post(path, json={"name": "Bob"}) for _ in range(8)))
        assert {each.json()["person"] for each in answers} == {1}
