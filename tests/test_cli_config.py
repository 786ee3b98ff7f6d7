"""Settings from a file, the environment and flags; and what wrong files are told."""

import tomllib
from pathlib import Path

import pytest

from tests.test_cli import sabot

PLACES = {"XDG_CONFIG_HOME": "/nowhere", "SABOT_CONFIG": ""}


def shown(*arguments: str, **environment: str) -> dict[str, tuple[object, str]]:
    """Each setting with the place that it is from."""
    done = sabot("serve", "--show-config", *arguments, **{**PLACES, **environment})
    assert (done.returncode, done.stderr) == (0, "")
    values = tomllib.loads(done.stdout)
    places = {line.split()[0]: line.rpartition("# ")[2] for line in done.stdout.splitlines()}
    return {name: (value, places[name]) for name, value in values.items()}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "server.toml"
    file.write_text("port = 9000\nhost = '0.0.0.0'\nbot-moves-each = 3\nmetrics = false\n", "utf-8")
    return file


def test_a_flag_comes_before_the_environment_and_that_before_the_file(file: Path) -> None:
    found = shown("--config", str(file), "--port", "9002", SABOT_PORT="9001", SABOT_HOST="::")
    assert found["port"] == (9002, "flag")
    assert found["host"] == ("::", "environment")
    assert found["bot-moves-each"] == (3.0, "file")
    assert found["metrics"] == (False, "file")
    assert found["connections"] == (10_000, "default")


def test_what_is_shown_can_be_a_file(file: Path, tmp_path: Path) -> None:
    first = sabot("serve", "--show-config", "--config", str(file), **PLACES).stdout
    again = tmp_path / "again.toml"
    again.write_text(first, "utf-8")
    found = shown("--config", str(again))
    assert found["port"] == (9000, "file")
    assert {place for _, place in found.values()} == {"file"}


def test_the_file_in_the_config_folder_is_found(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "config" / "sabot"
    folder.mkdir(parents=True)
    file.rename(folder / "server.toml")
    assert shown(XDG_CONFIG_HOME=str(folder.parent))["port"] == (9000, "file")


def test_commands_on_the_database_take_it_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text(f"database = '{tmp_path}/none/tables.db'\nport = 9000\n", "utf-8")
    done = sabot("prune", "--older-than", "1", SABOT_CONFIG=str(file))
    assert done.returncode == 2
    assert f"{tmp_path}/none/tables.db" in done.stderr


def test_no_password_is_shown() -> None:
    found = shown("--database", "postgresql://ann:top%40secret@db:5433/sabot?sslmode=require")
    assert found["database"][0] == "postgresql://ann:…@db:5433/sabot?sslmode=require"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 9000", "sets 'prot', which is no setting; did you mean port?"),
        ("port = 'many'", "Expected int, got str for port"),
        ("port = true", "Expected int, got bool for port"),
        ("port = [9000]", "Expected int, got array for port"),
        ("port = ", "is no TOML: Invalid value"),
        ("port = 70000", "Input should be less than or equal to 65535"),
        ("log-level = 'loud'", "'loud' is not one of"),
        ("database = 'x'\n[limits]\nport = 1", "sets 'limits', which is no setting"),
    ],
)
def test_a_wrong_file_is_refused_in_a_sentence(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text, "utf-8")
    done = sabot("serve", "--config", str(file), "--show-config", **PLACES)
    assert (done.returncode, done.stdout) == (2, "")
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    done = sabot("serve", "--config", str(tmp_path / "none.toml"), **PLACES)
    assert done.returncode == 2
    assert "none.toml can't be read: No such file or directory" in done.stderr
