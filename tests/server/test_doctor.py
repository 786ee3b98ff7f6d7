"""What is said of a set-up, on real ports, files and databases."""

import asyncio
import os
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from sabot.server import doctor
from sabot.server.doctor import Finding, findings
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at
from tests.server.running import running
from tests.test_cli import sabot


def found(settings: ServerSettings, about: str) -> list[Finding]:
    return [each for each in findings(settings) if each.about == about]


def said(settings: ServerSettings, about: str) -> list[tuple[str, str]]:
    return [(each.level, each.sentence) for each in found(settings, about)]


def at(folder: Path) -> ServerSettings:
    return ServerSettings(port=0, database=str(folder / "tables.db"))


async def make(address: str) -> None:
    log = log_at(address)
    await log.open()
    await log.close()


def test_a_good_setup_has_no_faults_and_nothing_is_made(tmp_path: Path) -> None:
    levels = {each.level for each in findings(at(tmp_path))}
    assert "fault" not in levels
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_another_program_has(tmp_path: Path) -> None:
    async def taken() -> list[tuple[str, str]]:
        async with await asyncio.start_server(
            lambda _, writer: writer.close(), "127.0.0.1", 0
        ) as it:
            port = it.sockets[0].getsockname()[1]
            settings = ServerSettings(port=port, database=str(tmp_path / "tables.db"))
            return await asyncio.to_thread(said, settings, "port")

    [(level, sentence)] = asyncio.run(taken())
    assert level == "fault"
    assert "port" in sentence


@pytest.mark.asyncio
async def test_a_port_that_a_sabot_has(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        settings = ServerSettings(port=port, database=str(tmp_path / "tables.db"))
        told = await asyncio.to_thread(said, settings, "port")
        tables = await asyncio.to_thread(said, settings, "database")
    assert told == [("warning", f"a Sabot is running at port {port} already")]
    assert tables == [("ok", f"{tmp_path / 'tables.db'} has 0 tables")]


def test_a_file_of_another_program_and_one_of_a_newer_version(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("CREATE TABLE songs (name)")
    assert said(at(tmp_path), "database") == [
        ("fault", f"{tmp_path / 'tables.db'} is the database of another program.")
    ]
    (tmp_path / "tables.db").unlink()
    asyncio.run(make(str(tmp_path / "tables.db")))
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    [(level, sentence)] = said(at(tmp_path), "database")
    assert level == "fault"
    assert "newer version" in sentence


def test_a_clock_that_was_set_back(tmp_path: Path) -> None:
    asyncio.run(make(str(tmp_path / "tables.db")))
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("INSERT INTO entries VALUES (1, 1, 4102444800000, NULL, '{}')")
    assert ("warning", "the newest entry is in the future: the clock was set back") in said(
        at(tmp_path), "database"
    )


def test_a_disk_with_little_space(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LITTLE_SPACE", 2**63)
    [(level, sentence)] = said(at(tmp_path), "folder")
    assert level == "warning"
    assert f"{tmp_path} is writable" in sentence


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert said(at(tmp_path), "folder") == [("fault", f"{tmp_path} is not writable for this user")]


def test_postgres_is_looked_at_and_left_as_it_is(postgres_url: str) -> None:
    async def tables() -> int:
        connection = await asyncpg.connect(postgres_url)
        number = await connection.fetchval(
            "SELECT count(*) FROM pg_tables WHERE schemaname='public'"
        )
        await connection.close()
        return int(number)

    settings = ServerSettings(database=postgres_url)
    [(level, sentence)] = said(settings, "database")
    assert level == "ok"
    assert sentence.endswith("answers, with version 0 of its tables")
    assert asyncio.run(tables()) == 0
    asyncio.run(make(postgres_url))
    assert "with version 0" not in said(settings, "database")[0][1]


def test_a_database_that_does_not_answer_is_a_fault_without_its_password() -> None:
    settings = ServerSettings(database="postgresql://ann:secret@127.0.0.1:1/sabot")
    [(level, sentence)] = said(settings, "database")
    assert level == "fault"
    assert "can't be reached" in sentence
    assert "secret" not in sentence


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        (ServerSettings(base_url="https://a.example"), "set --trusted-proxies"),
        (ServerSettings(host="0.0.0.0"), "without HTTPS"),  # noqa: S104  # nothing is bound
        (ServerSettings(host="::", trusted_proxies="*"), "pretend to have any address"),
    ],
)
def test_what_a_proxy_needs(settings: ServerSettings, part: str) -> None:
    assert any(part in sentence for _, sentence in said(settings, "proxy"))


def test_wrong_names_and_costs_are_faults() -> None:
    for wrong in (
        ServerSettings(base_url="games"),
        ServerSettings(trusted_proxies="proxy"),
        ServerSettings(costs="all=1"),
    ):
        assert [each.level for each in found(wrong, "names")] == ["fault"]


def test_the_command_takes_what_serve_takes(tmp_path: Path) -> None:
    flags = ("--port", "0", "--database", str(tmp_path / "tables.db"))
    done = sabot("doctor", *flags, SABOT_CONFIG="")
    assert done.returncode == 0, done.stderr
    assert "tables.db will be made" in done.stdout
    faulty = sabot("doctor", *flags, SABOT_BASE_URL="games", SABOT_CONFIG="")
    assert faulty.returncode == 1
    assert "fault   names" in faulty.stdout
    refused = sabot("doctor", "--prot", "1", SABOT_CONFIG="")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--prot" in refused.stderr
