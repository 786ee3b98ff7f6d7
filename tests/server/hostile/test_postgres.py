"""Ids that PostgreSQL can't keep never get there."""

from pathlib import Path

import httpx
import pytest

from tests.server.hostile.tables import HOST, asked, gathered
from tests.server.running import running

pytestmark = pytest.mark.asyncio


async def test_ids_with_nul_are_refused_before_the_store(postgres_url: str, tmp_path: Path) -> None:
    async with running(postgres_url, tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address) as http:
            for table in ("%00", "a%00b", "%ed%a0%80", "%ff"):
                assert (await http.get(f"/api/tables/{table}")).status_code == 404
        played = await gathered(server)
        async with played.unmoved(), played.wire_of(HOST) as raw:
            for odd in ("\0", "a\0b", "\x1f", "\u202e"):
                refused = await asked(raw, {"do": "say", "phrase": "hello"}, odd)
                assert refused["reason"] == "not-understood"
        async with played.wire_of(HOST) as raw:
            assert (await asked(raw, {"do": "say", "phrase": "hello"}, "é 漢"))["ack"] == "é 漢"
        assert "Traceback" not in server.log.read_text("utf-8")
