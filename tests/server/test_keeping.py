"""Tables kept, moved and deleted by the command line, beside a server that runs."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sabot.client import RefusedByServer, Seat, Server
from sabot.server.store.log import Row
from sabot.table.commands import Say
from sabot.table.settings import Settings
from tests.server.running import running
from tests.server.store.subjects import opened

SETTINGS = Settings(game="saboteur(players=3)")
DAY_MS = 24 * 3600 * 1000
FULL = Path("/dev/full")

pytestmark = pytest.mark.asyncio


async def sabot(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "sabot", *arguments],
        capture_output=True, encoding="utf-8", check=False, timeout=30,
    )  # fmt: skip


async def fill(address: str, *, days_ago: dict[str, float]) -> None:
    async with opened(address) as log:
        for table, days in days_ago.items():
            at = time.time_ns() // 1_000_000 - int(days * DAY_MS)
            await log.append(table, [Row(1, at, None, b'{"words":"s3cret %d"}' % days)])


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres_url"))


async def test_tables_untouched_for_long_are_pruned(database: str) -> None:
    await fill(database, days_ago={"new": 0, "young": 29, "old": 31, "ancient": 900})
    done = await sabot("prune", "--older-than", "30", "--database", database)
    assert (done.returncode, done.stdout) == (0, "2 tables deleted\n"), done.stderr
    async with opened(database) as log:
        assert await log.tables() == ["new", "young"]
        assert await log.read("old") == []
        assert len(await log.read("young")) == 1
        await log.append("old", [Row(1, 1, None, b"{}")])


async def test_one_table_is_deleted_by_its_name(database: str) -> None:
    await fill(database, days_ago={"mine": 0, "theirs": 0})
    done = await sabot("prune", "mine", "--database", database)
    assert (done.returncode, done.stdout) == (0, "1 table deleted\n"), done.stderr
    async with opened(database) as log:
        assert await log.tables() == ["theirs"]
    done = await sabot("prune", "mine", "--database", database)
    assert (done.returncode, done.stderr) == (2, "sabot: there is no table mine\n")


async def test_what_was_deleted_is_no_longer_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await fill(str(file), days_ago={"mine": 5, "theirs": 7})
    assert b"s3cret 5" in file.read_bytes()
    assert (await sabot("prune", "mine", "--database", file)).returncode == 0
    assert b"s3cret 5" not in file.read_bytes()
    assert b"s3cret 7" in file.read_bytes()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "either a table or --older-than"),
        (["mine", "--older-than", "3"], "either a table or --older-than"),
        (["--older-than", "0"], "--older-than"),
        (["mine", "--database", "no/such/file.db"], "No such file"),
    ],
)
async def test_pruning_needs_to_know_what(arguments: list[str], said: str) -> None:
    done = await sabot("prune", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


async def test_a_file_in_use_is_not_pruned(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with running(file, tmp_path):
        done = await sabot("prune", "--older-than", "1", "--database", file)
    assert done.returncode == 2
    assert "Another process uses the tables" in done.stderr


def export(database: Path, target: Path) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "sabot", "export", "--database", str(database)]
    with target.open("wb") as out:
        return subprocess.run(command, stdout=out, stderr=subprocess.PIPE, check=False)


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
async def test_an_export_to_a_full_disk_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await fill(str(file), days_ago={"mine": 0})
    done = await asyncio.to_thread(export, file, FULL)
    assert done.returncode == 2
    assert done.stderr == b"sabot: can't write the export: No space left on device\n"


async def test_an_export_to_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file, out = tmp_path / "tables.db", tmp_path / "export.jsonl"
    await fill(str(file), days_ago={"mine": 0})
    out.write_text("an older export that all may read", "utf-8")
    out.chmod(0o644)
    done = await sabot("export", "--out", out, "--database", file)
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert out.stat().st_mode & 0o777 == 0o600
    assert out.read_text("utf-8") == (await sabot("export", "--database", file)).stdout


async def test_an_export_that_fails_leaves_the_older_one(tmp_path: Path) -> None:
    file, folder = tmp_path / "tables.db", tmp_path / "exports"
    await fill(str(file), days_ago={"mine": 0})
    folder.mkdir()
    out = folder / "export.jsonl"
    out.write_text("older", "utf-8")
    done = await sabot("export", "theirs", "--out", out, "--database", file)
    assert (done.returncode, done.stderr) == (2, "sabot: There is no table theirs.\n")
    assert [path.name for path in folder.iterdir()] == [out.name]
    assert out.read_text("utf-8") == "older"
    done = await sabot("export", "--out", folder / "none" / "out", "--database", file)
    assert done.returncode == 2
    assert "No such file or directory" in done.stderr


async def came_back(address: str, before: Seat) -> None:
    """Somebody with the credentials from before finds what they said before."""
    socket = f"ws{address.removeprefix('http')}/api/tables/{before.place.table}/socket"
    async with Seat(socket, before.place) as seat:
        assert "words to keep" in str(seat.picture.chat)


async def test_an_export_of_a_running_server_comes_up_at_another(
    tmp_path: Path, postgres_url: str
) -> None:
    file = tmp_path / "export.jsonl"
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as ann,
    ):
        await ann.do(Say("words to keep"))
        done = await sabot("export", "--database", tmp_path / "tables.db")
        assert done.returncode == 0, done.stderr
        file.write_text(done.stdout, "utf-8")
    done = await sabot("import", file, "--database", postgres_url)
    assert (done.returncode, done.stdout) == (0, "1 table imported\n"), done.stderr
    async with running(postgres_url, tmp_path) as other:
        await came_back(other.address, ann)
    done = await sabot("import", file, "--database", postgres_url)
    assert done.returncode == 2
    assert "exists already. Nothing was imported." in done.stderr


async def test_a_copy_of_a_file_in_use_comes_up_at_another_server(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as ann,
    ):
        await ann.do(Say("words to keep"))
        source = sqlite3.connect(tmp_path / "tables.db")
        source.execute("VACUUM INTO ?", (str(copy),))  # as docs/hosting.md says
        source.close()
        await ann.do(Say("words after the copy"))
    async with running(copy, tmp_path) as other, Server(other.address) as door:
        await came_back(other.address, ann)
        with pytest.raises(RefusedByServer):
            await door.doorstep("no-such-table")
