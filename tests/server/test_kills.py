"""SIGKILL at random points of running games: nothing acknowledged is lost, nothing is doubled."""

from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.storm import Storm

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]


async def survive(database: str, folder: Path, kills: int, seed: int) -> None:
    async with running(database, folder, limit_s=120 + 10 * kills) as server:
        tally = await Storm([server], seed).rage(kills)
    print(tally)  # noqa: T201  # shown by `make test-long`
    assert tally.kills == kills
    # Most kills come while something is under way, some between its writing and its telling.
    assert tally.kills_with_unanswered > kills / 2
    assert tally.written_unheard > 0


@pytest.mark.slow
async def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    await survive(str(tmp_path / "tables.db"), tmp_path, kills=12, seed=1)


@pytest.mark.slow
async def test_nor_does_one_that_keeps_its_tables_in_postgresql(
    tmp_path: Path, postgres_url: str
) -> None:
    await survive(postgres_url, tmp_path, kills=8, seed=2)


@pytest.mark.long
@pytest.mark.parametrize("seed", [11, 12, 13])
async def test_nothing_is_lost_by_hundreds_of_kills(tmp_path: Path, seed: int) -> None:
    await survive(str(tmp_path / "tables.db"), tmp_path, kills=75, seed=seed)


@pytest.mark.long
async def test_nor_with_postgresql(tmp_path: Path, postgres_url: str) -> None:
    await survive(postgres_url, tmp_path, kills=75, seed=14)
