"""Every earlier version of a store is brought up to date, with what is in it."""

import sqlite3
from pathlib import Path

import pytest

from sabot.server.persons.person_store import PersonStore
from sabot.server.store.log import StoreDown
from sabot.server.store.migrate import Migration, migrations
from sabot.server.store.open_store import log_at
from sabot.server.store.postgres_connection import migrate as migrate_postgres
from sabot.server.store.sqlite_file import connect_to_write
from tests.server.postgres import run
from tests.server.store.subjects import opened, row

# For each version what a store of that version has in it: a table of two rows. A new version needs
# a line here only if it changes these tables; then the old line stays as it is.
SQLITE_DATA = {
    1: """
        INSERT INTO tables VALUES (1, 'a', 1, 2000, CAST('{"game":"saboteur"}' AS BLOB));
        INSERT INTO entries VALUES (1, 1, 1000, 'x', CAST('{"number":1}' AS BLOB));
        INSERT INTO entries VALUES (1, 2, 2000, NULL, CAST('{"number":2}' AS BLOB));
    """,
    2: """
        INSERT INTO tables VALUES (1, 'a', 2000);
        INSERT INTO entries VALUES (1, 1, 1000, 'x', CAST('{"number":1}' AS BLOB));
        INSERT INTO entries VALUES (1, 2, 2000, NULL, CAST('{"number":2}' AS BLOB));
    """,
}
POSTGRES_DATA = {
    1: """
        INSERT INTO tables VALUES ('a', true, 2000, '{"game":"saboteur"}');
        INSERT INTO entries VALUES ('a', 1, 1000, 'x', '{"number":1}');
        INSERT INTO entries VALUES ('a', 2, 2000, NULL, '{"number":2}');
    """,
    3: """
        INSERT INTO tables VALUES ('a', 2000);
        INSERT INTO entries VALUES ('a', 1, 1000, 'x', '{"number":1}');
        INSERT INTO entries VALUES ('a', 2, 2000, NULL, '{"number":2}');
    """,
}
# How processes of earlier versions append a row to a table: they may still run beside a newer one.
EARLIER_APPENDS = {
    1: """
        SELECT append_rows('old', ARRAY['a'], ARRAY[1], ARRAY[true], ARRAY['{}'::bytea],
            ARRAY[3::bigint], ARRAY[3000::bigint], ARRAY['y'], ARRAY['{"number":3}'::bytea])
    """,
    2: """
        SELECT append_rows('old', ARRAY['a'], ARRAY[1], ARRAY[true], ARRAY['{}'::bytea],
            ARRAY[row_digest(2000, NULL, '{"number":2}')],
            ARRAY[3::bigint], ARRAY[3000::bigint], ARRAY['y'], ARRAY['{"number":3}'::bytea])
    """,
}
STEPS = [
    Migration(1, "CREATE TABLE one (x INTEGER); INSERT INTO one VALUES (7);"),
    Migration(2, "CREATE TABLE two (x INTEGER); INSERT INTO two SELECT x + 1 FROM one;"),
]
BROKEN = Migration(3, "CREATE TABLE three (x INTEGER); DROP TABLE one; DROP TABLE nothing;")


def data_of(data: dict[int, str], version: int) -> str:
    """What a store of a version has in it: as in the last version that changed the tables."""
    return data[max(number for number in data if number <= version)]


async def check_data(address: str) -> None:
    async with opened(address) as log:
        assert await log.read("a") == [row(1, "x"), row(2)]
        assert await log.tables() == ["a"]
        await log.append("a", [row(3, "y")])
        assert len(await log.read("a")) == 3
        store = PersonStore(log)
        person = await store.add("Ada", None, "key", "laptop", 1000)
        await store.sit(person, "a", 0, 2000)
        assert await store.person_at("a", 0) == person


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_migrations_are_numbered_without_gaps(database: str) -> None:
    steps = migrations("sqlite" if database == "sqlite" else "postgres")
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert steps


@pytest.mark.parametrize("version", [step.number for step in migrations("sqlite")])
@pytest.mark.asyncio
async def test_a_file_of_an_earlier_version_keeps_its_tables(tmp_path: Path, version: int) -> None:
    file = tmp_path / "tables.db"
    connection = connect_to_write(file, "rwc", migrations("sqlite")[:version])
    connection.executescript(data_of(SQLITE_DATA, version))
    connection.close()
    await check_data(str(file))


@pytest.mark.parametrize("version", [step.number for step in migrations("postgres")])
@pytest.mark.asyncio
async def test_a_database_of_an_earlier_version_keeps_its_tables(
    postgres_url: str, version: int
) -> None:
    await migrate_postgres(postgres_url, migrations("postgres")[:version])
    for statement in data_of(POSTGRES_DATA, version).strip().split(";")[:-1]:
        await run(postgres_url, statement)
    await check_data(postgres_url)


@pytest.mark.parametrize("version", EARLIER_APPENDS)
@pytest.mark.asyncio
async def test_processes_of_earlier_versions_go_on_writing(postgres_url: str, version: int) -> None:
    async with opened(postgres_url) as log:
        await log.append("a", [row(1, "x"), row(2)])
        assert (await run(postgres_url, EARLIER_APPENDS[version]))[0][0] == []
        assert (await run(postgres_url, EARLIER_APPENDS[version]))[0][0] == [1]
        assert await log.read("a") == [row(1, "x"), row(2), row(3, "y")]


def test_a_step_that_fails_in_a_file_leaves_the_version_before(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    connect_to_write(file, "rwc", STEPS[:1]).close()
    with pytest.raises(sqlite3.OperationalError, match="nothing"):
        connect_to_write(file, "rw", [*STEPS, BROKEN])
    connection = connect_to_write(file, "rw", STEPS)
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert connection.execute("SELECT x FROM one UNION SELECT x FROM two").fetchall() == [
        (7,),
        (8,),
    ]
    assert connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'three'").fetchall() == []
    connection.close()


@pytest.mark.asyncio
async def test_a_step_that_fails_in_a_database_leaves_the_version_before(postgres_url: str) -> None:
    await migrate_postgres(postgres_url, STEPS[:1])
    with pytest.raises(Exception, match="nothing"):
        await migrate_postgres(postgres_url, [*STEPS, BROKEN])
    found = await run(postgres_url, "SELECT version, one.x, two.x FROM sabot_schema, one, two")
    assert [tuple(line) for line in found] == [(2, 7, 8)]
    assert (await run(postgres_url, "SELECT to_regclass('three')"))[0][0] is None


@pytest.mark.asyncio
async def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(str(file)):
        pass
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StoreDown) as refusal:
        await log_at(str(file)).open()
    assert str(refusal.value).startswith(f"{file} was written by a newer version of this program: ")
    assert "version 99" in str(refusal.value)


@pytest.mark.asyncio
async def test_a_database_of_a_newer_program_is_refused(postgres_url: str) -> None:
    async with opened(postgres_url):
        pass
    await run(postgres_url, "UPDATE sabot_schema SET version = 99")
    with pytest.raises(StoreDown, match=r"^The PostgreSQL database test\d+ was .* newer version"):
        await log_at(postgres_url).open()
