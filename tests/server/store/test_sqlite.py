import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sabot.server.store import sqlite_file
from sabot.server.store.log import Conflict, Log, StoreDown
from sabot.server.store.open_store import log_at
from sabot.server.store.sqlite_reader import SqliteReader
from tests.server.store.subjects import opened, row, rows

pytestmark = pytest.mark.asyncio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "down ? # % é" / "tables.db"


async def refused(file: Path) -> str:
    with pytest.raises(StoreDown) as refusal:
        await log_at(str(file)).open()
    return str(refusal.value)


async def test_the_folders_on_the_way_are_created(file: Path) -> None:
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 1))
    assert file.is_file()


async def test_a_commit_is_on_the_disk_before_it_is_told(file: Path) -> None:
    async with opened(str(file)) as log:
        assert log.pen.connection is not None  # type: ignore[attr-defined]
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            found = log.pen.connection.execute(f"PRAGMA {pragma}").fetchone()  # type: ignore[attr-defined]
            assert found == (value,)


async def test_a_second_process_is_refused_until_the_first_has_gone(file: Path) -> None:
    async with opened(str(file)):
        command = [sys.executable, "-m", "tests.server.store.appender", str(file)]
        other = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, encoding="utf-8", check=False
        )
        assert other.returncode != 0
        assert f"Another process uses the tables in {file}." in other.stderr
        assert "Several processes need PostgreSQL." in await refused(file)
    async with opened(str(file)):
        pass


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to])
async def test_a_second_process_is_refused_by_another_name_of_the_file(
    file: Path, tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    if link is Path.hardlink_to and sys.platform != "linux":
        pytest.skip("only on Linux a lock on the file itself leaves SQLite's own alone")
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 1))
        other_name = tmp_path / "other.db"
        link(other_name, file)
        command = [sys.executable, "-m", "tests.server.store.appender", str(other_name)]
        other = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, encoding="utf-8", check=False, timeout=30
        )
        assert other.returncode != 0
        assert f"Another process uses the tables in {other_name}." in other.stderr
        await log.append("a", rows(2, 2))


async def test_a_file_put_in_the_place_of_one_in_use_is_refused(file: Path) -> None:
    async with opened(str(file)):
        file.rename(file.with_name("moved.db"))
        # Its journal has the name of that of the file that was there.
        assert "Another process uses the tables" in await refused(file)
        file.with_name("moved.db").rename(file)


async def test_a_full_disk_is_said_and_recovered_from(file: Path) -> None:
    command = [sys.executable, "-m", "tests.server.store.filler", str(file)]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, encoding="utf-8", check=False, timeout=30
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"The tables in {file} can't be used now: the disk ")


async def test_a_locked_file_is_said_and_recovered_from(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_S", 0.1)
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 1))
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        tries = [log.append("a", rows(2, 2)), log.append("b", rows(1, 1)), log.check()]
        for outcome in await asyncio.gather(*tries, return_exceptions=True):
            assert isinstance(outcome, StoreDown)
            assert str(outcome).endswith("another program holds it locked.")
        assert await log.read("a") == rows(1, 1)
        other.close()
        await log.append("a", rows(2, 2))
        assert await log.read("a") == rows(1, 2)


async def test_a_file_that_was_moved_is_missed_and_welcomed_back(file: Path) -> None:
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 1))
        away = file.with_name("away.db")
        file.rename(away)
        for _ in range(2):
            with pytest.raises(StoreDown):
                await log.append("a", rows(2, 2))
        assert not file.exists()
        away.rename(file)
        await log.append("a", rows(2, 2))
        assert await log.read("a") == rows(1, 2)


async def test_a_replaced_file_is_noticed(file: Path) -> None:
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 1))
        file.rename(file.with_name("away.db"))
        async with opened(str(file.with_name("new.db"))):
            pass
        file.with_name("new.db").rename(file)
        for _ in range(2):
            with pytest.raises(StoreDown, match="was replaced"):
                await log.append("a", rows(2, 2))


async def test_what_another_connection_wrote_is_a_conflict(file: Path) -> None:
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 1))
        other = sqlite3.connect(file)
        with other:
            other.execute("INSERT INTO entries VALUES (1, 2, 0, NULL, '{}')")
        other.close()
        tries = [log.append("a", [row(2)]), log.append("b", [row(1)])]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]
        await log.append("a", [row(3)])


async def test_what_another_connection_took_away_is_noticed(file: Path) -> None:
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 2))
        other = sqlite3.connect(file)
        with other:
            other.execute("DELETE FROM entries WHERE number = 2")
        other.close()
        with pytest.raises(Conflict):
            await log.append("a", rows(3, 3))
        await log.append("a", rows(2, 2))
        assert await log.read("a") == rows(1, 2)


async def test_a_new_table_gets_no_number_that_a_backup_put_back_has_given(file: Path) -> None:
    async with opened(str(file.with_name("backup.db"))) as log:
        await log.append("a", rows(1, 1))
        await log.append("b", rows(1, 1))
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 3))
        with sqlite3.connect(file.with_name("backup.db")) as backup, sqlite3.connect(file) as live:
            backup.backup(live)
        backup.close()
        live.close()
        await log.append("c", rows(1, 1))
        assert await log.read("b") == rows(1, 1)
        with pytest.raises(Conflict):
            await log.append("a", rows(4, 4))


async def test_a_failing_thread_of_writing_hangs_nobody(file: Path) -> None:
    async with opened(str(file)) as log:
        wrong = row(1)
        broken = type(wrong)(1, 0, None, "no bytes" + "\ud800")  # type: ignore[arg-type]
        with pytest.raises((UnicodeEncodeError, StoreDown)):
            await log.append("a", [broken])
        await log.append("a", rows(1, 1))


async def test_a_file_in_use_can_be_read_by_another_process(file: Path) -> None:
    reader = SqliteReader(file)
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 2))
        await reader.open()
        assert await reader.read("a") == rows(1, 2)
        await log.append("a", rows(3, 3))
        assert await reader.read("a", 2) == rows(3, 3)
        await reader.close()


async def test_reading_a_file_that_is_missing_is_refused(file: Path) -> None:
    reader = SqliteReader(file)
    with pytest.raises(StoreDown, match="can't be opened"):
        await reader.open()
    await reader.close()


async def test_a_folder_that_can_not_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert (await refused(tmp_path / "file" / "tables.db")).endswith("/file: File exists.")


async def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 500)
    assert (await refused(file)).endswith("the file is no SQLite database.")
    assert file.read_text() == "Dear Ann, " * 500


async def test_the_database_of_another_program_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE entries (x)")
    other.close()
    before = file.read_bytes()
    assert await refused(file) == f"{file} is the database of another program."
    assert file.read_bytes() == before


async def test_after_a_refusal_the_file_is_free(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("no database" * 100)
    log: Log = log_at(str(file))
    with pytest.raises(StoreDown):
        await log.open()
    file.unlink()
    await log.open()
    await log.append("a", rows(1, 1))
    await log.close()


async def test_a_file_that_was_closed_stands_alone_and_is_for_its_owner_only(
    tmp_path: Path,
) -> None:
    file = tmp_path / "folder" / "tables.db"
    async with opened(str(file)) as log:
        await log.append("a", rows(1, 3))
        assert await log.read("a") == rows(1, 3)
    assert {path.name for path in file.parent.iterdir()} == {"tables.db", "tables.db.lock"}
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert file.stat().st_mode & 0o777 == 0o600
