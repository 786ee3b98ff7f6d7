"""How much anybody may ask for: bodies, calls, commands, connections, PINs, people."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from sabot.client import RefusedByServer, Server
from sabot.table.commands import Remove
from sabot.table.settings import Settings
from tests.server.hostile.raw import greeted, request, socket_at
from tests.server.hostile.tables import BOB, HOST, THREE, answer, asked, gathered
from tests.server.running import POOR, Running, running

pytestmark = pytest.mark.asyncio

SETTINGS = Settings(game=THREE)
MOST_FROM_ADDRESS = 16


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
        running(tmp_path / "tables.db", tmp_path, *POOR) as server,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        answers = [await http.get("/api/games") for _ in range(70)]
        statuses = [each.status_code for each in answers]
        assert statuses == sorted(statuses)
        assert set(statuses) == {200, 429}
        assert 55 <= statuses.count(200) <= 60
        assert answers[-1].json()["reason"] == "too-fast"
        wait = answers[-1].headers["retry-after"]
        assert answers[-1].json()["facts"] == {"seconds": wait}
        assert 1 <= int(wait) <= 10
        for path in ("/healthz", "/readyz"):
            assert {(await http.get(path)).status_code for _ in range(3)} == {200}


async def test_pages_cost_little_but_not_nothing(tmp_path: Path) -> None:
    poor = ("--budget-rate", "0.1", "--budget-burst", "60", "--costs", "page=10")
    async with (
        running(tmp_path / "tables.db", tmp_path, *poor) as server,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        paths = (
            "/favicon.svg",
            "/nonsense",
            "/assets/nonsense",
            "/api/nonsense",
            "/api/openapi.json",
        )
        assert 429 not in {(await http.get(path)).status_code for path in paths}
        await http.get("/nonsense")
        assert {(await http.get(path)).status_code for path in paths} == {429}
        assert (await http.get("/healthz")).status_code == 200


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


async def test_who_acknowledges_without_end_is_limited_and_fills_no_log(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, "--command-rate", "0.1") as server:
        played = await gathered(server)
        async with played.unmoved(), played.wire_of(HOST) as raw:
            command = {"do": "acknowledge-role", "round": 1}
            for n in range(70):
                await raw.say({"type": "do", "id": f"c{n}", "command": command})
            answers = [await answer(raw) for _ in range(70)]
            assert [each["type"] for each in answers] == ["done"] * 60 + ["refused"] * 10
            assert {each["reason"] for each in answers[60:]} == {"too-fast"}


async def test_chat_is_limited_for_each_person_over_all_their_sockets(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, "--chat-rate", "0.1") as server:
        played = await gathered(server)
        async with AsyncExitStack() as stack:
            wires = [await stack.enter_async_context(played.wire_of(HOST)) for _ in range(6)]
            other = await stack.enter_async_context(played.wire_of(BOB))
            before = len(await played.log())
            refused = 0
            for n in range(12):
                words = {"do": "say", "text": f"line {n}"}
                await wires[n % 6].say({"type": "do", "id": f"c{n}", "command": words})
                while True:
                    heard = await answer(wires[n % 6])
                    if heard.get("ack") == f"c{n}":
                        break
                    if heard["type"] == "refused":
                        assert (heard["id"], heard["reason"]) == (f"c{n}", "too-fast")
                        assert int(heard["facts"]["seconds"]) > 1
                        refused += 1
                        break
            assert refused == 7
            assert len(await played.log()) == before + 5
            # Who talks too much can still play, and others can talk.
            assert (await asked(wires[0], {"do": "stand"}, "s"))["type"] == "news"
            await other.say({"type": "do", "id": "b", "command": {"do": "say", "phrase": "hello"}})
            while (await answer(other)).get("ack") != "b":
                pass


async def test_sockets_are_limited_for_each_address_to_half_of_all(tmp_path: Path) -> None:
    for flag, number in (("--connections-each", "5"), ("--connections", "10")):
        folder = tmp_path / flag
        folder.mkdir()
        async with running(folder / "tables.db", folder, flag, number) as server:
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


async def test_sixteen_people_of_one_address_fit_in(server: Running) -> None:
    async with Server(server.address) as door, AsyncExitStack() as stack:
        host = await door.create(SETTINGS, "Ann")
        table = host.place.table
        entering = (door.enter(table, "Bob") for _ in range(MOST_FROM_ADDRESS + 4))
        answers = await asyncio.gather(*entering, return_exceptions=True)
        people = [each for each in answers if not isinstance(each, BaseException)]
        refused = {each.reason for each in answers if isinstance(each, RefusedByServer)}
        assert (len(people), refused) == (MOST_FROM_ADDRESS - 1, {"crowded"})
        for person in people:
            await stack.enter_async_context(greeted(server.port, table, str(person.place.token)))
        async with host:
            names = {person.name for person in host.picture.table_view().people}
            assert names == {"Ann", "Bob", *(f"Bob {n}" for n in range(2, MOST_FROM_ADDRESS))}
            await host.until(lambda: len(host.picture.here) == MOST_FROM_ADDRESS)
            await host.do(Remove(people[0].place.person))
            await door.enter(table, "Bob")  # there is room again, and the address is the host's


@pytest.mark.parametrize("planted", ["A" * 22, f"{'A' * 22}.{'B' * 22}"])
async def test_a_planted_cookie_is_not_adopted(server: Running, planted: str) -> None:
    async with Server(server.address) as door, httpx.AsyncClient(base_url=server.address) as http:
        host = await door.create(SETTINGS, "Ann")
        cookie = {"Cookie": f"sabot={planted}"}
        path = f"/api/tables/{host.place.table}"
        answers = [
            await http.post(f"{path}/people", json={"name": "Bob"}, headers=cookie),
            await http.post(
                "/api/tables", json={"name": "Bob", "settings": {"game": THREE}}, headers=cookie
            ),
        ]
        for each in answers:
            first, *others = each.cookies["sabot"].split(".")
            assert first not in planted
            assert others == planted.split(".")
            table = each.json()["table"]
            by_plant = await http.get(f"/api/tables/{table}", headers=cookie)
            assert by_plant.json()["you"] is None
            known = {"Cookie": f"sabot={each.cookies['sabot']}"}
            assert (await http.get(f"/api/tables/{table}", headers=known)).json()["you"] is not None


async def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    flags = ("--base-url", "https://games.example.org")
    async with (
        running(tmp_path / "tables.db", tmp_path, *flags) as server,
        Server(server.address) as door,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        old = await door.create(SETTINGS, "Ann")
        before = {"Cookie": f"sabot={old.place.token}"}  # from before an upgrade
        made = await http.post(
            "/api/tables", json={"name": "Ann", "settings": {"game": THREE}}, headers=before
        )
        written = made.headers["set-cookie"]
        assert written.startswith("__Host-sabot=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(written.split("; "))
        assert "domain" not in written.lower()
        now = {"Cookie": written.partition(";")[0]}
        for headers, table in ((before, old.place.table), (now, old.place.table)):
            known = await http.get(f"/api/tables/{table}", headers=headers)
            assert known.json()["you"] == 0
        assert (await http.get(f"/api/tables/{made.json()['table']}", headers=now)).json()[
            "you"
        ] == 0
