"""A server that can't start says why in one sentence, and leaves nothing behind."""

import errno
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sabot import cli
from sabot.server.listen_address import unlistenable
from tests.server.running import running

HERE = ("127.0.0.1", 0)


def start(*flags: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sabot", "serve", "--port", "0", *flags],
        capture_output=True, encoding="utf-8", check=False, timeout=30,
    )  # fmt: skip


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done.stderr
    assert not done.stdout
    assert done.stderr.startswith("sabot: ")
    assert done.stderr.count("\n") == 1, done.stderr
    assert "s3cret" not in done.stderr
    return done.stderr


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--host", "no-such-host.invalid"], "there is no host 'no-such-host.invalid'"),
        (["--host", "x" * 64 + ".org"], "there is no host"),
        (["--host", "192.0.2.1"], "this machine has no address 192.0.2.1"),
        (["--base-url", "games.example.org"], "no base URL"),
        (["--base-url", "https://games.example.org/games"], "no base URL"),
        (["--base-url", "https://ann:s3cret@games.example.org"], "no base URL"),
        (["--base-url", "https://[::1"], "no base URL"),
        (["--allowed-hosts", "laptop.lan,http://x"], "'http://x' is no name of a host"),
        (["--allowed-hosts", "laptop.lan:8000"], "'laptop.lan:8000' is no name of a host"),
        (["--trusted-proxies", "127.0.0.1,proxy"], "'proxy' is no address of a proxy"),
        (["--database", "mysql://ann:s3cret@db.example/x"], "No such kind of database"),
        (["--database", "postgresql://ann:s3cret/1@db.example/x"], "can't be read"),
        (["--database", "/"], "The database is no file"),
        (["--port", "65536"], "--port"),
        (["--log-format", "xml"], "--log-format"),
    ],
)
def test_what_is_set_wrongly_is_refused(
    flags: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = cli.run(["serve", "--port", "0", *flags])
    assert said in sentence(subprocess.CompletedProcess(flags, code, *capsys.readouterr()))


def test_a_database_that_can_not_be_reached_is_refused() -> None:
    said = sentence(start("--database", "postgresql://ann:s3cret@127.0.0.1:1/tables"))
    assert "database tables at 127.0.0.1:1 can't be used now: it can't be reached" in said


def test_a_port_that_is_taken_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    with socket.create_server(HERE) as taken:
        port = taken.getsockname()[1]
        done = start("--database", tmp_path / "data" / "tables.db", "--port", str(port))
    assert f"port {port} is taken; end the other program, or choose another" in sentence(done)
    assert not list(tmp_path.iterdir())


def test_a_port_that_is_not_allowed_is_refused() -> None:
    said = unlistenable("127.0.0.1", 80, PermissionError(errno.EACCES, "Permission denied"))
    assert said == "port 80 may not be used by this user; choose one above 1023 with --port"


def test_a_folder_that_is_not_writable_is_refused() -> None:
    file = Path("/proc/sabot/tables.db")  # there not even root may write
    assert f"The tables in {file} can't be used now: {file.parent}: " in sentence(
        start("--database", file)
    )


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk\n" * 100)
    assert "the file is no SQLite database" in sentence(start("--database", file))
    assert file.read_text() == "buy milk\n" * 100


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE shopping (item TEXT)")
    connection.close()
    assert "is the database of another program" in sentence(start("--database", file))


@pytest.mark.asyncio
async def test_a_database_that_is_newer_than_the_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with running(file, tmp_path) as server:
        await server.stop()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    said = sentence(start("--database", file))
    assert "was written by a newer version of this program: it has version 99" in said


@pytest.mark.asyncio
async def test_a_second_process_on_one_file_is_refused_and_the_first_goes_on(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"
    async with running(file, tmp_path) as server:
        said = sentence(start("--database", file))
        assert f"Another process uses the tables in {file}" in said
        assert await server.answers()


def test_who_tires_of_waiting_for_a_database_sees_no_traceback() -> None:
    with socket.create_server(HERE) as silent:
        database = f"postgresql://ann:s3cret@127.0.0.1:{silent.getsockname()[1]}/tables"
        process = subprocess.Popen(
            [sys.executable, "-m", "sabot", "serve", "--port", "0", "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        with silent.accept()[0]:
            process.send_signal(signal.SIGINT)
            out, said = process.communicate(timeout=20)
    assert out == b""
    # On a busy machine the database may be given up before the signal is seen.
    assert (process.returncode, said.count(b"\n")) in {(130, 0), (2, 1)}


def test_a_database_that_does_not_exist_is_refused(postgres_url: str) -> None:
    missing = postgres_url.replace("/test", "/missing")
    assert "does not exist" in sentence(start("--database", missing))


def test_postgresql_without_its_driver_is_refused() -> None:
    script = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from sabot.cli import run\n"
        "sys.exit(run(['serve', '--database', 'postgresql://ann:s3cret@db.example/x']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False
    )
    assert "pip install 'sabot[postgres]'" in sentence(done)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("HOST", "no-such-host.invalid", "no host"),
        ("PORT", "-1", "SABOT_PORT"),
        ("DATABASE", "mysql://x", "database"),
        ("BASE_URL", "x", "base URL"),
        ("TRUSTED_PROXIES", "x", "proxy"),
        ("LOG_FORMAT", "x", "SABOT_LOG_FORMAT"),
        ("LOG_LEVEL", "x", "SABOT_LOG_LEVEL"),
        ("METRICS", "x", "SABOT_METRICS"),
        ("CONNECTIONS", "0", "SABOT_CONNECTIONS"),
        ("CONNECTIONS_EACH", "0", "SABOT_CONNECTIONS_EACH"),
        ("COMMAND_RATE", "0", "SABOT_COMMAND_RATE"),
        ("CHAT_RATE", "0", "SABOT_CHAT_RATE"),
        ("CHAT_BURST", "0", "SABOT_CHAT_BURST"),
        ("BUDGET_RATE", "0", "SABOT_BUDGET_RATE"),
        ("BUDGET_BURST", "0", "SABOT_BUDGET_BURST"),
        ("COSTS", "shouting=1", "'shouting=1' is no cost"),
        ("COSTS", "create=much", "'create=much' is no cost"),
        ("COSTS", "create=-1", "create=-1 could never be paid"),
        ("COSTS", "create=401", "create=401 could never be paid"),
        ("LISTED_EACH", "-1", "SABOT_LISTED_EACH"),
        ("DRAIN_SECONDS", "-1", "SABOT_DRAIN_SECONDS"),
        ("THINKERS", "-1", "SABOT_THINKERS"),
    ],
)
def test_the_environment_sets_each_flag(
    name: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(f"SABOT_{name}", value)
    assert cli.run(["serve"]) == 2
    assert said in capsys.readouterr().err
