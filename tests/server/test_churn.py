"""People come to new tables, play and go, for minutes: memory is what it was after the first."""

from pathlib import Path

import pytest

from tests.server.churn import FIRST_S, churn, memory_when_empty
from tests.server.running import running

pytestmark = pytest.mark.asyncio

THEN_S = 120.0
LIMIT_S = 400.0
MOST_GROWTH = 1.2


@pytest.mark.long
async def test_memory_after_churn_is_what_it_was_after_the_first_minute(tmp_path: Path) -> None:
    module = "tests.server.fleeting"
    async with running(tmp_path / "tables.db", tmp_path, limit_s=LIMIT_S, module=module) as server:
        first = await churn(server, FIRST_S)
        early = await memory_when_empty(server)
        more = await churn(server, THEN_S)
        late = await memory_when_empty(server)
    print(  # noqa: T201  # shown by `make test-long`
        f"{early >> 20} MB after {first} tables, {late >> 20} MB after {first + more}"
    )
    assert more > first / 2
    assert late < MOST_GROWTH * early
