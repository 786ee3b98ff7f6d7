import subprocess
import sys
from pathlib import Path

import pytest

from sabot.core.errors import SabotError
from sabot.server.store.open_store import file_of, log_at, source_at
from sabot.server.store.postgres import PostgresLog
from sabot.server.store.sqlite import SqliteLog
from sabot.server.store.sqlite_reader import SqliteReader


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("tables.db", "tables.db"),
        ("/var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////var/lib/a%20b.db", "/var/lib/a b.db"),
        ("a 100% path", "a 100% path"),
    ],
)
def test_a_path_or_a_sqlite_address_names_a_file(address: str, file: str) -> None:
    assert file_of(address) == Path(file)
    assert isinstance(log_at(address), SqliteLog)
    assert type(source_at(address)) is SqliteReader


@pytest.mark.parametrize("scheme", ["postgresql", "postgres"])
def test_a_postgresql_address_names_a_database(scheme: str) -> None:
    address = f"{scheme}://ann:s3%23cret@db.example:5432/tables?sslmode=require"
    log = log_at(address)
    assert isinstance(log, PostgresLog)
    assert log.url == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        " ",
        "/",
        "/tmp",  # noqa: S108  # a folder
        "sqlite:///",
        "sqlite://tables.db",
        "nul\0",
        "mysql://ann:s3cret@db.example/tables",
        "postgresql://ann:s3cret#1@db.example/tables",
        "postgresql://ann:s3cret/1@db.example/tables",
        "postgresql://ann:s3cret@db.example:port/tables",
        "postgresql://ann:s3cret@[::1/tables",
    ],
)
def test_other_addresses_are_refused_without_repeating_them(address: str) -> None:
    with pytest.raises(SabotError) as refusal:
        log_at(address)
    assert "s3cret" not in str(refusal.value)
    assert refusal.value.__cause__ is None
    assert refusal.value.__suppress_context__ or refusal.value.__context__ is None


def test_without_asyncpg_only_postgresql_is_refused() -> None:
    script = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from sabot.server.store.open_store import log_at\n"
        "log_at('tables.db')\n"
        "log_at('postgresql://ann@db.example/tables')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False
    )
    assert done.stderr.splitlines()[-1].endswith(
        "SabotError: PostgreSQL needs the package asyncpg: pip install 'sabot[postgres]'."
    )
