"""The store that an address names."""

from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

from sabot.core.errors import SabotError
from sabot.server.store.log import Log
from sabot.server.store.sqlite import SqliteLog
from sabot.server.store.sqlite_reader import SqliteReader
from sabot.server.store.transfer import Source

if TYPE_CHECKING:
    from sabot.server.store.postgres import PostgresLog

FORMS: Final = "a path, sqlite:///path or postgresql://user@host/database"


class BadAddress(SabotError):
    """An address that names no store. The sentence never repeats it: it may have a password."""


def log_at(address: str) -> Log:
    """The store to play with, not yet opened."""
    file = file_of(address)
    return postgres_log(address) if file is None else SqliteLog(file)


def source_at(address: str) -> Source:
    """The store to export from, not yet opened; a server may be using it."""
    file = file_of(address)
    return postgres_log(address) if file is None else SqliteReader(file)


def file_of(address: str) -> Path | None:
    """The SQLite file that is meant, or None for PostgreSQL."""
    scheme, colon, rest = address.partition("://")
    if not colon:
        return path_of(address)
    if scheme in {"postgresql", "postgres"}:
        check_postgres(address)
        return None
    if scheme != "sqlite":
        raise BadAddress(f"No such kind of database. Give {FORMS}.")
    if not rest.startswith("/"):
        raise BadAddress("A SQLite address has three slashes and a path: sqlite:///tables.db")
    return path_of(unquote(rest[1:]))


def path_of(text: str) -> Path:
    """A path that can be a file."""
    path = Path(text).expanduser()
    if not text.strip() or "\0" in text or not path.name or path.is_dir():
        raise BadAddress(f"The database is no file. Give {FORMS}.")
    return path


def check_postgres(address: str) -> None:
    """Refuse what can't be taken apart."""
    try:
        parts = urlsplit(address)
        _ = parts.port, parts.hostname
    except ValueError:
        raise BadAddress(
            "That PostgreSQL address can't be read: in user and password, write characters such "
            "as / # @ : as %2F %23 %40 %3A."
        ) from None
    if parts.fragment:
        raise BadAddress("A PostgreSQL address has no #; in a password, write it as %23.")


def postgres_log(address: str) -> "PostgresLog":
    """The store in PostgreSQL, if what it needs is installed."""
    try:
        from sabot.server.store.postgres import PostgresLog  # noqa: PLC0415  # an optional part
    except ModuleNotFoundError as missing:
        if missing.name != "asyncpg":
            raise
        raise SabotError(
            "PostgreSQL needs the package asyncpg: pip install 'sabot[postgres]'."
        ) from None
    return PostgresLog(address)
