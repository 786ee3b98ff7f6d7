"""A PostgreSQL for the tests that need one: one server a session, a fresh database a test."""

import asyncio
from collections.abc import Iterator

import pytest

from sabot.client import seat
from tests.server.postgres import Cluster


@pytest.fixture(scope="session")
def session_cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()


@pytest.fixture
def cluster(session_cluster: Cluster) -> Iterator[Cluster]:
    """The server, to be stopped, crashed and started at will: it runs again for the next test."""
    session_cluster.start()
    yield session_cluster
    session_cluster.start()


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """The address of a fresh database."""
    return asyncio.run(cluster.new_database())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients that wait for a tenth of a second at most before they connect again."""
    monkeypatch.setattr(seat, "LONGEST_WAIT_S", 0.1)
