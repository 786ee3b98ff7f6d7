"""Connections that want nothing: they are counted, closed, and keep nobody out."""

import asyncio
import re
import resource
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from sabot.core.errors import SabotError
from sabot.server.bounded_protocols import SPARE_CONNECTIONS
from sabot.server.descriptors import OTHER_FILES, fit_descriptors
from sabot.server.limits import Counts
from sabot.server.settings import ServerSettings
from tests.server.hostile import brusque
from tests.server.hostile.raw import upgrade, wire
from tests.server.running import Running, running, until

FEW_FILES = 256
GAMES = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


def with_few_files(folder: Path) -> Running:
    """A server that may open few files, and lets one address have as many as it likes."""
    server = Running(folder / "tables.db", folder, "--connections-each", "10000")
    server.files = FEW_FILES
    return server


@pytest.mark.asyncio
async def test_silent_connections_of_one_address_keep_nobody_out(tmp_path: Path) -> None:
    server = with_few_files(tmp_path)
    try:
        await server.start()
        assert "fewer connections than set" in server.log.read_text("utf-8")
        async with AsyncExitStack() as stack:
            silent = [await stack.enter_async_context(wire(server.port)) for _ in range(400)]
            refused = await asyncio.gather(*(raw.reader.read(12) for raw in silent[-50:]))
            assert set(refused) == {b"HTTP/1.1 503"}
            async with wire(server.port, "127.0.0.2") as other:
                await other.send(GAMES)
                assert await other.reader.read(12) == b"HTTP/1.1 200"
            async with wire(server.port, "127.0.0.2") as other:
                await other.send(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                figures = (await other.rest()).decode()
            (number,) = re.findall(r'sabot_refusals_total{reason="too-many"} ([0-9.]+)', figures)
            assert float(number) >= len(silent) - FEW_FILES
        assert "Traceback" not in server.log.read_text("utf-8")
        await until(server.answers)
    finally:
        server.remove()


@pytest.mark.asyncio
async def test_who_sends_empty_lines_between_requests_holds_no_connection(tmp_path: Path) -> None:
    module = brusque.__name__
    async with (
        running(tmp_path / "tables.db", tmp_path, module=module) as server,
        wire(server.port) as raw,
        asyncio.timeout(30),
    ):
        await raw.send(GAMES)
        await raw.reader.readuntil(b"\r\n\r\n")
        await raw.send(b"\r\n")
        await raw.reader.read()  # until the server closes


@pytest.mark.asyncio
async def test_a_connection_that_becomes_a_socket_counts_until_it_closes(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, "--connections", "2") as server:
        # Two, and sixteen that are spare; one of them for each address at first.
        for _ in range(40):
            async with wire(server.port) as raw:
                await raw.send(upgrade("/api/tables/x/socket", server.port))
                assert await raw.reader.read(12) == b"HTTP/1.1 101"


def test_one_address_has_half_of_all_connections_at_most() -> None:
    assert ServerSettings(connections=100).share_of_connections() == 50
    assert ServerSettings(connections=1).share_of_connections() == 1
    assert ServerSettings().share_of_connections() == ServerSettings().connections_each


def test_proxies_count_in_the_total_only() -> None:
    settings = ServerSettings(trusted_proxies="192.0.2.7, 10.0.0.0/8")
    counts = Counts(1, 4, settings.trusts)
    assert [counts.add("192.0.2.7") for _ in range(3)] == [True] * 3
    assert counts.add("192.0.2.8")
    assert not counts.add("192.0.2.7")
    counts.drop("192.0.2.7")
    assert not counts.add("192.0.2.8")
    assert counts.add("10.1.2.3")
    assert ServerSettings(trusted_proxies="*").trusts("192.0.2.9")
    assert not ServerSettings().trusts("127.0.0.1")


def test_connections_fit_into_the_files_that_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def setrlimit(_: int, limits: tuple[int, int]) -> None:
        asked.append(limits)

    monkeypatch.setattr(resource, "setrlimit", setrlimit)

    def fitted(soft: int, hard: int) -> int:
        def getrlimit(_: int) -> tuple[int, int]:
            return soft, hard

        monkeypatch.setattr(resource, "getrlimit", getrlimit)
        return fit_descriptors(ServerSettings(connections=1000)).connections

    besides = OTHER_FILES + SPARE_CONNECTIONS
    assert fitted(1024, 4096) == 1000
    assert asked.pop() == (1000 + besides, 4096)
    assert fitted(1024, resource.RLIM_INFINITY) == 1000
    assert asked.pop() == (1000 + besides, resource.RLIM_INFINITY)
    assert fitted(4096, 4096) == 1000
    assert asked == []
    assert fitted(256, 512) == 512 - besides
    with pytest.raises(SabotError, match="too few files"):
        fitted(64, 64)
