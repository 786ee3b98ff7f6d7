"""A page whose name points to this machine reads nothing here (DNS rebinding)."""

import socket
from pathlib import Path

import pytest

from tests.server.hostile.raw import request
from tests.server.running import Running, running

OWN = [
    "127.0.0.1",
    "127.0.0.1:8000",
    "192.168.1.20:8000",
    "[::1]:8000",
    "[fe80::1]",
    "localhost",
    "LocalHost:8000",
    "my-laptop.local:8000",
    "my-laptop.lan:8000",
    "games.localhost",
    "sabot:8000",
    "sabot.internal",
    socket.gethostname(),
    "",
]
FOREIGN = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "my-laptop.local.evil.example",
    "evil.example.",
    "evil.example@127.0.0.1",
    "127.0.0.1@evil.example",
    "[::1",
    f"{socket.gethostname().partition('.')[0]}.evil.example",
]
SOCKET = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
PAGE, CALL = "GET / HTTP/1.1\r\nConnection: close\r\n", "GET /api/games HTTP/1.1\r\n"

pytestmark = pytest.mark.asyncio


async def answered(server: Running, head: str, *hosts: str) -> bytes:
    """What the server answers to a request by these hosts, the last of all on its connection."""
    named = "".join(f"Host: {host}\r\n" for host in hosts)
    return await request(server.port, f"{head}{named}Connection: close\r\n\r\n".encode())


@pytest.mark.parametrize("host", OWN)
async def test_the_servers_own_names_are_answered(server: Running, host: str) -> None:
    assert (await answered(server, CALL, host)).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("host", FOREIGN)
async def test_other_names_are_not(server: Running, host: str) -> None:
    refused = await answered(server, CALL, host)
    assert refused.startswith(b"HTTP/1.1 421 "), refused
    assert b'"reason":"bad-host"' in refused
    assert b"saboteur" not in refused


async def test_pages_and_sockets_are_refused_alike(server: Running) -> None:
    page = await answered(server, PAGE, "evil.example")
    assert page.startswith(b"HTTP/1.1 421 ")
    assert page.endswith(b"its operator can allow it with --allowed-hosts\n")
    assert b"content-security-policy" in page
    head = f"GET /api/tables/x/socket HTTP/1.1\r\n{SOCKET}"
    assert (await request(server.port, f"{head}Host: evil.example\r\n\r\n".encode())).startswith(
        b"HTTP/1.1 421 "
    )


async def test_a_second_host_does_not_help(server: Running) -> None:
    refused = await answered(server, CALL, "127.0.0.1", "evil.example")
    assert refused.startswith((b"HTTP/1.1 421 ", b"HTTP/1.1 400 "))


async def test_an_operator_names_more(tmp_path: Path) -> None:
    names = "laptop.example.net, *.Example.org"
    flags = ("--allowed-hosts", names, "--base-url", "https://games.example.com")
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        for host, status in (
            ("laptop.example.net:8000", b"200"),
            ("games.example.org", b"200"),
            ("games.example.com", b"200"),
            ("other.example.net", b"421"),
            ("example.org", b"421"),
            ("games.example.org.evil.example", b"421"),
        ):
            assert (await answered(server, CALL, host))[9:12] == status, host


async def test_an_operator_may_take_any_name(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path, "--allowed-hosts", "*") as server:
        assert (await answered(server, CALL, "evil.example"))[9:12] == b"200"
