"""A database that loses rows behind a server's back: by hand, by a failover, by an old backup."""

import sqlite3
from pathlib import Path

import asyncpg

from sabot.server.store.open_store import file_of
from tests.server.postgres import Cluster, run


class SqliteLoss:
    """What can happen to a SQLite file while a server has it open."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.kept = file.with_name("kept.db")

    async def cut(self, table: str, last: int) -> None:
        """Delete the rows behind a number."""
        ours = "table_id = (SELECT id FROM tables WHERE name = ?)"
        self._change(f"DELETE FROM entries WHERE number > ? AND {ours}", last, table)  # noqa: S608

    async def prune(self, table: str) -> None:
        """Delete a table. `sabot prune` would refuse, since the server has the lock."""
        await self.cut(table, 0)
        self._change("DELETE FROM tables WHERE name = ?", table)

    async def keep(self) -> None:
        """Make a backup."""
        copy(self.file, self.kept)

    async def put_back(self) -> None:
        """Put the backup in the place of what there is."""
        copy(self.kept, self.file)

    def _change(self, statement: str, *facts: object) -> None:
        connection = sqlite3.connect(self.file, timeout=10)
        with connection:
            connection.execute(statement, facts)
        connection.close()


def copy(source: Path, target: Path) -> None:
    """Copy a database as the `.backup` and `.restore` of SQLite's shell do."""
    here, there = sqlite3.connect(source, timeout=10), sqlite3.connect(target, timeout=10)
    here.backup(there)
    here.close()
    there.close()


class PostgresLoss:
    """What can happen to a PostgreSQL database while servers are connected to it."""

    def __init__(self, url: str, cluster: Cluster) -> None:
        self.url = url
        self.server = cluster.url()
        self.name = url.partition("@/")[2].partition("?")[0]

    async def cut(self, table: str, last: int) -> None:
        """Delete the rows behind a number."""
        statement = "DELETE FROM entries WHERE table_id = $1 AND number > $2"
        connection = await asyncpg.connect(self.url)
        await connection.execute(statement, table, last)
        await connection.close()

    async def prune(self, table: str) -> None:
        """Delete a table."""
        await self.cut(table, 0)
        await run(self.url, f"DELETE FROM tables WHERE id = '{table}'")  # noqa: S608

    async def keep(self) -> None:
        """Make a backup."""
        await self._replace(f"{self.name}_kept", self.name)

    async def put_back(self) -> None:
        """Put the backup in the place of what there is; connections are cut."""
        await self._replace(self.name, f"{self.name}_kept")

    async def _replace(self, target: str, source: str) -> None:
        await run(self.server, f"ALTER DATABASE {source} ALLOW_CONNECTIONS false")
        ending = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = "
        await run(self.server, f"{ending} '{source}'")
        await run(self.server, f"DROP DATABASE IF EXISTS {target} WITH (FORCE)")
        await run(self.server, f"CREATE DATABASE {target} TEMPLATE {source}")
        await run(self.server, f"ALTER DATABASE {source} ALLOW_CONNECTIONS true")


Loss = SqliteLoss | PostgresLoss


def loss_at(address: str, cluster: Cluster | None) -> Loss:
    """The losses of the database at an address."""
    file = file_of(address)
    if file is not None:
        return SqliteLoss(file)
    assert cluster is not None
    return PostgresLoss(address, cluster)
