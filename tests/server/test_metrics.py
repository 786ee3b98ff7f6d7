"""Figures are for this network only: on a quiet server they tell whether anybody talks aside."""

from pathlib import Path

import httpx
import pytest

from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at


async def status(
    folder: Path, client: str, headers: dict[str, str], settings: ServerSettings | None = None
) -> int:
    services = Services(log_at(str(folder / "tables.db")), CONTEXT)
    app = make_app(RunningServer.of(settings or ServerSettings(), services))
    transport = httpx.ASGITransport(app, client=(client, 4711))
    async with httpx.AsyncClient(transport=transport, base_url="http://sabot.test") as http:
        return (await http.get("/metrics", headers=headers)).status_code


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("client", "headers", "expected"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("10.1.2.3", {}, 200),
        ("9.9.9.9", {}, 404),
        ("127.0.0.1", {"X-Forwarded-For": "9.9.9.9"}, 404),
        ("127.0.0.1", {"Forwarded": "for=9.9.9.9"}, 404),
        ("127.0.0.1", {"X-Real-IP": "9.9.9.9"}, 404),
        ("127.0.0.1", {"X-Forwarded-Proto": "https"}, 404),
        ("127.0.0.1", {"Via": "1.1 proxy"}, 404),
        ("127.0.0.1", {"CF-Connecting-IP": "9.9.9.9"}, 404),
        ("somewhere", {}, 404),
    ],
)
async def test_figures_are_for_callers_from_this_network(
    tmp_path: Path, client: str, headers: dict[str, str], expected: int
) -> None:
    assert await status(tmp_path, client, headers) == expected


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("host", "expected"), [("127.0.0.1:8000", 200), ("games.example.org", 404)]
)
async def test_a_proxy_that_adds_no_header_is_known_by_the_public_name(
    tmp_path: Path, host: str, expected: int
) -> None:
    settings = ServerSettings(base_url="https://games.example.org")
    assert await status(tmp_path, "127.0.0.1", {"Host": host}, settings) == expected
