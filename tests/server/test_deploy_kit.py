"""The parts of deploy/ run together: two servers, PostgreSQL, nginx with TLS, Prometheus.

Compose itself is not run: that would take a container engine.
"""

import asyncio
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import Seat, Server
from sabot.table.commands import AddBot, Sit, Start
from sabot.table.settings import Settings
from tests.server.running import (
    Running,
    free_port,
    has_turn,
    play_to_the_end,
    running,
    take_turn,
    until,
)

DEPLOY = Path(__file__).parents[2] / "deploy"
SYSTEM = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
NGINX = shutil.which("nginx", path=SYSTEM)
OPENSSL = shutil.which("openssl")
PROMETHEUS, PROMTOOL = shutil.which("prometheus"), shutil.which("promtool")
LIMIT_S = 400.0

pytestmark = [pytest.mark.long, pytest.mark.asyncio]
needs_proxy = pytest.mark.skipif(
    NGINX is None or OPENSSL is None, reason="left out: the proxy (nginx or openssl is missing)"
)
needs_prometheus = pytest.mark.skipif(
    PROMETHEUS is None or PROMTOOL is None, reason="left out: Prometheus is not installed"
)


@pytest_asyncio.fixture
async def pair(postgres_url: str, tmp_path: Path) -> AsyncIterator[list[Running]]:
    """Two servers on one PostgreSQL that trust the proxy."""
    flags = ("--trusted-proxies", "127.0.0.1")
    async with (
        running(postgres_url, tmp_path, *flags, limit_s=LIMIT_S) as one,
        running(postgres_url, tmp_path, *flags, limit_s=LIMIT_S) as other,
    ):
        yield [one, other]


def certificate(folder: Path) -> None:
    """A certificate for localhost that nobody trusts but who is told to."""
    assert OPENSSL is not None
    subprocess.run(
        [OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1",
         "-nodes", "-days", "1", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost",
         "-keyout", folder / "site.key", "-out", folder / "site.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


def configuration(folder: Path, servers: list[Running], port: int) -> str:
    """deploy/nginx.conf with the ports and folders of this test."""
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for number, server in enumerate(servers, start=1):
        text = text.replace(f"server-{number}:8000", f"127.0.0.1:{server.port}")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("/etc/nginx/certificates", str(folder))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""
    head = f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\n{user}"
    return head + text.replace("http {\n", "http {\n" + temporary, 1)


@contextmanager
def started(command: list[str | Path], log: Path) -> Generator[None]:
    """A process that is gone afterwards."""
    with log.open("wb") as output, ExitStack() as stack:
        process = subprocess.Popen(command, stdout=output, stderr=output)
        stack.callback(process.wait, 20)
        stack.callback(process.terminate)
        yield


@contextmanager
def proxy(folder: Path, servers: list[Running]) -> Generator[str]:
    """The address of nginx in front of servers."""
    assert NGINX is not None
    certificate(folder)
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(configuration(folder, servers, port), "utf-8")
    with started([NGINX, "-p", folder, "-c", file, "-e", "stderr"], folder / "nginx.log"):
        yield f"https://localhost:{port}"


async def answers(address: str, trusted: ssl.SSLContext) -> bool:
    async with httpx.AsyncClient(verify=trusted) as http:
        try:
            return (await http.get(f"{address}/readyz")).status_code == 200
        except httpx.TransportError:
            return False


@needs_proxy
async def test_a_game_goes_on_behind_tls_when_one_server_is_killed(
    pair: list[Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with proxy(tmp_path, pair) as address:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "site.pem"))
        trusted = ssl.create_default_context(cafile=str(tmp_path / "site.pem"))
        await until(lambda: answers(address, trusted))
        settings = Settings(game="sabotage(players=2,rounds=2)", bot_pause=0, round_pause=0)
        async with Server(address) as door, await door.create(settings, "Ann") as ann:
            assert ann.address.startswith("wss://localhost:")
            await ann.do(Sit(0))
            await ann.do(AddBot(1, "random"))
            await ann.do(Start())
            bot = RandomBot(0)
            await play_some(ann, bot, 3)
            await pair[0].kill()
            await play_some(ann, bot, 3)
            await pair[0].start()
            await pair[1].kill()
            async with asyncio.timeout(120):
                await play_to_the_end(ann, bot)
            assert ann.picture.over()
            async with httpx.AsyncClient(verify=trusted) as http:
                assert (await http.get(f"{address}/metrics")).status_code == 404


async def play_some(seat: Seat, bot: RandomBot, turns: int) -> None:
    async with asyncio.timeout(120):
        for _ in range(turns):
            if await has_turn(seat):
                await take_turn(seat, bot)


def scraping(folder: Path, servers: list[Running]) -> Path:
    """deploy/prometheus.yml with the ports of this test, every second, beside its rules."""
    text = (DEPLOY / "prometheus.yml").read_text("utf-8")
    for number, server in enumerate(servers, start=1):
        text = text.replace(f"server-{number}:8000", f"127.0.0.1:{server.port}")
    file = folder / "prometheus.yml"
    file.write_text(re.sub(r"interval: 15s", "interval: 1s", text), "utf-8")
    shutil.copyfile(DEPLOY / "alerts.yml", folder / "alerts.yml")
    assert PROMTOOL is not None
    subprocess.run([PROMTOOL, "check", "config", file], check=True, capture_output=True)
    return file


@needs_prometheus
async def test_prometheus_reads_all_servers_and_no_alert_is_on(
    pair: list[Running], tmp_path: Path
) -> None:
    assert PROMETHEUS is not None
    file = scraping(tmp_path, pair)
    port = free_port()
    command: list[str | Path] = [
        PROMETHEUS, f"--config.file={file}", f"--storage.tsdb.path={tmp_path / 'figures'}",
        f"--web.listen-address=127.0.0.1:{port}",
    ]  # fmt: skip
    with started(command, tmp_path / "prometheus.log"):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api/v1") as http:
            await until(lambda: found(http, 'up{job="sabot"} == 1', 2))
            await until(lambda: found(http, "sabot_connections", 2))
            await until(lambda: found(http, "sabot_command_seconds_bucket", 2 * 13))
            assert not await found(http, 'ALERTS{alertstate="firing"}', 1)
            await pair[1].kill()
            await until(lambda: found(http, 'up{job="sabot"} == 0', 1))
            await until(lambda: found(http, 'ALERTS{alertname="ServerDown"}', 1))


async def found(http: httpx.AsyncClient, query: str, number: int) -> bool:
    """Whether a query has so many results."""
    try:
        answer = await http.get("/query", params={"query": query})
    except httpx.TransportError:
        return False
    return answer.status_code == 200 and len(answer.json()["data"]["result"]) == number
