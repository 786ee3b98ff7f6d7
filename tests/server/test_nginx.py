"""The proxy of docs/hosting.md, for real: a game is played through nginx."""

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.table.commands import AddBot, Sit, Start
from sabot.table.settings import Settings
from tests.server.running import POOR, free_port, play_to_the_end, running, until

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
SITE = "https://games.example.org"
FRAME = """
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
{user}
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{example}
}}
"""

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(NGINX is None, reason="left out: the proxy (nginx is not installed)"),
]


def configuration(folder: Path, server_port: int, port: int) -> str:
    """The example of the docs, but at these ports and without TLS."""
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    assert found is not None
    example = re.sub(r"(?m)^ *ssl_.*\n", "", found[1])
    example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    example = example.replace("server 127.0.0.1:8000;", f"server 127.0.0.1:{server_port};")
    user = "user root;" if os.geteuid() == 0 else ""
    return FRAME.format(folder=folder, example=example, user=user)


@contextmanager
def nginx(folder: Path, server_port: int) -> Generator[str]:
    """The address of a proxy in front of a server."""
    assert NGINX is not None
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, server_port, port), "utf-8")
    with (folder / "nginx.log").open("wb") as log:
        process = subprocess.Popen([NGINX, "-p", folder, "-c", file, "-e", "stderr"], stderr=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(10)


async def answers(address: str) -> bool:
    async with httpx.AsyncClient() as http:
        try:
            return (await http.get(f"{address}/healthz")).status_code == 200
        except httpx.TransportError:
            return False


async def test_a_game_is_played_through_the_proxy(tmp_path: Path) -> None:
    flags = ("--base-url", SITE, "--trusted-proxies", "127.0.0.1")
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        with nginx(tmp_path, server.port) as address:
            await until(lambda: answers(address))
            settings = Settings(game="sabotage(players=2,rounds=1)", bot_pause=0, round_pause=0)
            async with Server(address) as door, await door.create(settings, "Ann") as ann:
                assert ann.place.link == f"{SITE}/t/{ann.place.table}"
                await ann.do(Sit(0))
                await ann.do(AddBot(1, "random"))
                await ann.do(Start())
                await play_to_the_end(ann, RandomBot(0))
                assert ann.picture.over()


async def test_pages_of_the_site_may_connect_and_no_others(tmp_path: Path) -> None:
    flags = ("--base-url", SITE, "--trusted-proxies", "127.0.0.1")
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        with nginx(tmp_path, server.port) as address:
            await until(lambda: answers(address))
            async with Server(address) as door:
                seat = await door.create(Settings(game="saboteur(players=3)"), "Ann")
            assert "bad-origin" not in await first_words(seat.address, SITE)
            assert "bad-origin" in await first_words(seat.address, "https://evil.example.org")


async def first_words(address: str, origin: str) -> str:
    async with connect(address, additional_headers={"Origin": origin}) as socket:
        return str(await socket.recv())


async def test_limits_count_the_addresses_that_the_proxy_names(tmp_path: Path) -> None:
    flags = ("--base-url", SITE, "--trusted-proxies", "127.0.0.1", *POOR)
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        with nginx(tmp_path, server.port) as address:
            await until(lambda: answers(address))
            one, other = (
                httpx.AsyncHTTPTransport(),
                httpx.AsyncHTTPTransport(local_address="127.0.0.2"),
            )
            async with httpx.AsyncClient(transport=one) as http:
                statuses = {
                    answer.status_code
                    for answer in await asyncio.gather(
                        *(http.get(f"{address}/api/games") for _ in range(70))
                    )
                }
            assert statuses == {200, 429}
            async with httpx.AsyncClient(transport=other) as http:
                assert (await http.get(f"{address}/api/games")).status_code == 200


async def test_figures_are_kept_from_the_public(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server, httpx.AsyncClient() as http:
        with nginx(tmp_path, server.port) as address:
            await until(lambda: answers(address))
            assert (await http.get(f"{server.address}/metrics")).status_code == 200
            assert (await http.get(f"{address}/metrics")).status_code == 404
