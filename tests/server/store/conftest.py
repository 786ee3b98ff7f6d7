"""The stores that the suite runs against: both, for real."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.server.store.log import Log
from tests.server.store.subjects import opened


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str:
    """The address of an empty store."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest_asyncio.fixture
async def log(address: str) -> AsyncIterator[Log]:
    async with opened(address) as log:
        yield log
