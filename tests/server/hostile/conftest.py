"""A server for each file of tests, whose log must not tell of any error when they are through."""

import asyncio
from collections.abc import Iterator

import pytest
import pytest_asyncio

from tests.server.hostile.tables import Played, dealt, gathered
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    # A review is among the calls; on a busy machine its process would not answer in time.
    running = Running(folder / "tables.db", folder, module="tests.server.reviewing")
    try:
        asyncio.run(running.start())
        yield running
        assert "Traceback" not in running.log.read_text("utf-8")
    finally:
        running.remove()


@pytest_asyncio.fixture
async def gathering(server: Running) -> Played:
    """A table before the start."""
    return await gathered(server)


@pytest_asyncio.fixture
async def played(server: Running) -> Played:
    """A table with a running game."""
    return await dealt(server)
