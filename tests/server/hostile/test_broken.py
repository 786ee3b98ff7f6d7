"""What nobody foresaw: told as such, with nothing of what went wrong."""

from pathlib import Path

import httpx
import pytest

from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.log import Row
from sabot.server.store.sqlite import SqliteLog
from tests.server.hostile.test_origins import check_safe

pytestmark = pytest.mark.asyncio


class Broken(SqliteLog):
    """A store with a mistake in it."""

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Row]:
        raise ZeroDivisionError(f"{table} {after} {limit}")


async def test_an_error_that_nobody_foresaw_is_told_safely(tmp_path: Path) -> None:
    log = Broken(tmp_path / "tables.db")
    app = make_app(RunningServer.of(ServerSettings(), Services(log, CONTEXT)))
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
        broken = await http.get("/api/tables/AAAAAAAAAAAA")
        assert (broken.status_code, broken.json()["reason"]) == (500, "broken")
        assert "AAAAAAAAAAAA" not in broken.text
        check_safe(broken)
