"""`sabot serve` as an operator meets it: real processes, from the first line to the last."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from sabot.client import Server
from sabot.table.commands import Say, Sit
from sabot.table.settings import Settings
from sabot.table.view import TableView
from tests.server.running import running, until

SETTINGS = Settings(game="saboteur(players=3)")


@contextmanager
def served(*flags: str, **environment: str) -> Generator[tuple["subprocess.Popen[str]", str]]:
    """A server, and the first line that it prints."""
    process = subprocess.Popen(
        [sys.executable, "-m", "sabot", "serve", *flags],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        yield process, process.stdout.readline()
    finally:
        process.kill()
        process.communicate()


def address_in(line: str) -> str:
    found = re.fullmatch(r"Sabot is at (https?://\S+) \(Ctrl-C ends it\)\n", line)
    assert found is not None, line
    return found[1]


def lines(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text("utf-8").splitlines() if line[0] == "{"]


def test_the_address_is_printed_when_somebody_answers_there(tmp_path: Path) -> None:
    with served("--port", "0", "--database", str(tmp_path / "tables.db")) as (_, line):
        health = httpx.get(f"{address_in(line)}/healthz")
        assert (health.status_code, health.json()["status"]) == (200, "ok")


def test_the_tables_are_in_the_users_data_folder(tmp_path: Path) -> None:
    with served("--port", "0", XDG_DATA_HOME=str(tmp_path)) as (process, line):
        assert line
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
    assert (tmp_path / "sabot").stat().st_mode & 0o777 == 0o700
    assert (tmp_path / "sabot" / "sabot.db").stat().st_size > 0


def test_a_server_on_all_addresses_says_one_that_works(tmp_path: Path) -> None:
    everywhere = "0.0.0.0"  # noqa: S104  # for a moment
    flags = ("--port", "0", "--host", everywhere, "--database", str(tmp_path / "tables.db"))
    with served(*flags) as (_, line):
        address = address_in(line)
        assert address.startswith("http://localhost:")
        assert httpx.get(f"{address}/healthz").status_code == 200


def test_the_environment_says_it_all(tmp_path: Path) -> None:
    environment = {
        "SABOT_PORT": "0",
        "SABOT_DATABASE": str(tmp_path / "tables.db"),
        "SABOT_BASE_URL": "https://games.example.org",
        "SABOT_METRICS": "0",
        "SABOT_LOG_FORMAT": "json",
    }
    with served(**environment) as (process, line):
        assert address_in(line) == "https://games.example.org"
        process.send_signal(signal.SIGTERM)
        _, logged = process.communicate(timeout=10)
    said = [json.loads(line) for line in logged.splitlines()]
    assert [line["message"] for line in said] == ["serving", "stopping", "stopped"]
    assert said[0]["database"] == "sqlite"
    assert said[0]["address"] == "https://games.example.org"
    assert said[0]["version"]


@pytest.mark.asyncio
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_sends_everybody_a_farewell_and_they_come_back(
    tmp_path: Path, how: signal.Signals
) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path, "--log-format", "json") as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as ann,
    ):
        await ann.do(Sit(0))
        assert await server.end(how) == 0
        assert [line["message"] for line in lines(server.log)] == ["serving", "stopping", "stopped"]
        assert lines(server.log)[1]["connections"] == 1
        await server.start()
        await ann.do(Say("I am back"))
        assert ann.picture.table_view().seats[0].person == ann.picture.you


@pytest.mark.asyncio
async def test_an_open_socket_does_not_hold_up_the_end(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    async with (
        running(tmp_path / "tables.db", tmp_path, "--drain-seconds", "20") as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann"),
    ):
        begun = loop.time()
        assert await server.stop() == 0
        assert loop.time() - begun < 10


@pytest.mark.asyncio
async def test_the_last_word_is_a_farewell_that_asks_to_come_again(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
    ):
        seat = await door.create(SETTINGS, "Ann")
        headers = {"Authorization": f"Bearer {seat.place.token}"}
        async with connect(seat.address, additional_headers=headers) as socket:
            await socket.send(msgspec.json.encode(seat.hello()).decode())
            await socket.recv()
            ending = asyncio.create_task(server.stop())
            heard = [json.loads(words) async for words in socket]
            assert heard[-1] == {"type": "farewell", "reason": "restart", "again": True}
            assert socket.close_code == 1001
            assert await ending == 0


@pytest.mark.asyncio
async def test_links_lead_where_people_came_from(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server, httpx.AsyncClient() as http:
        body = {"name": "Ann", "settings": {"game": "saboteur(players=3)"}}
        answer = await http.post(
            f"{server.address}/api/tables", json=body, headers={"host": "games.lan:8000"}
        )
        assert answer.json()["link"].startswith("http://games.lan:8000/t/")


@pytest.mark.asyncio
async def test_logs_tell_neither_secrets_nor_what_people_say(tmp_path: Path) -> None:
    words = "nobody else's business"
    async with (
        running(tmp_path / "tables.db", tmp_path, "--log-level", "debug") as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann Onymous", "4711") as ann,
    ):
        await ann.do(Say(words))
        table = ann.place.table
        async with await door.enter(table, "Ben Onymous", "4711"):
            await server.restart()
            await ann.do(Say(words))
        assert await server.stop() == 0
        said = server.log.read_text("utf-8")
    assert "table created" in said
    assert "table loaded" in said
    for secret in (words, "Onymous", "4711", str(ann.place.token), table):
        assert secret not in said


@pytest.mark.asyncio
async def test_a_store_that_fails_is_logged_once_and_counted(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with (
        running(file, tmp_path, "--log-format", "json") as server,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        file.rename(tmp_path / "moved.db")
        for _ in range(3):
            assert (await http.get("/healthz")).status_code == 503
        (tmp_path / "moved.db").rename(file)
        async with Server(server.address) as door:
            await until(lambda: created(door))
        figures = (await http.get("/metrics")).text
        said = [line["message"] for line in lines(server.log)]
    assert said == ["serving", "the store refuses", "the store works again"]
    assert float(re.findall(r"^sabot_store_failures_total (.*)$", figures, re.MULTILINE)[0]) >= 3
    assert "sabot_commit_seconds_count 1.0" in figures
    assert 'sabot_info{version="' in figures
    assert "process_resident_memory_bytes" in figures


async def created(door: Server) -> bool:
    await door.create(SETTINGS, "Ann")
    return True


@pytest.mark.asyncio
async def test_processes_on_one_database_hear_of_each_other_at_once(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        running(postgres_url, tmp_path) as one,
        running(postgres_url, tmp_path) as other,
        Server(one.address) as here,
        Server(other.address) as there,
        await here.create(SETTINGS, "Ann") as ann,
        await there.enter(ann.place.table, "Ben") as ben,
    ):
        await ann.do(Sit(0))
        await asyncio.wait_for(ben.until(lambda: occupied(ben.picture.table_view())), 5)
        assert "database=postgresql\n" in one.log.read_text("utf-8")


def occupied(table: TableView) -> bool:
    return table.seats[0].person is not None
