"""What docs/hosting.md and the Containerfile promise is there."""

import inspect
import re
import shutil
import sqlite3
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest

from sabot import cli_server
from sabot.server.metrics import Metrics

ROOT = Path(__file__).parent.parent
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
IGNORED = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
COPIED = [
    path
    for line in re.findall(r"(?m)^COPY (?!--from)(.*)$", CONTAINER)
    for path in line.split()[:-1]
]


# `show` prints settings and is none, and Typer fills in its context.
@pytest.mark.parametrize(
    "name", sorted(set(inspect.signature(cli_server.serve).parameters) - {"show", "context"})
)
def test_every_option_of_the_server_is_explained(name: str) -> None:
    flag = name.replace("_", "-")
    assert f"| `--{flag}` | `SABOT_{name.upper()}` |" in HOSTING


def test_every_figure_is_explained_and_no_other() -> None:
    there = set(re.findall(r"(?m)^# TYPE (sabot_\w+)", Metrics("1").text().decode()))
    there = {name for name in there if not name.endswith("_created")}
    assert set(re.findall(r"(?m)^\| `(sabot_\w+)` \|", HOSTING)) == there


@pytest.mark.parametrize("path", COPIED)
def test_what_the_container_copies_is_there_and_is_sent_to_its_builder(path: str) -> None:
    assert (ROOT / path).exists()
    assert f"!{path}" in IGNORED
    assert not any(fnmatch(path, line) for line in IGNORED if line not in {"*", f"!{path}"})


def test_the_container_has_the_uv_of_the_makefile() -> None:
    version = re.search(r"UV_VERSION := (\S+)", (ROOT / "Makefile").read_text("utf-8"))
    assert version is not None
    assert f"uv=={version[1]}" in CONTAINER


def test_the_container_sets_what_the_server_reads() -> None:
    assert set(re.findall(r"\b(SABOT_\w+)=", CONTAINER)) <= set(re.findall(r"SABOT_\w+", HOSTING))


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", HOSTING):
        assert (ROOT / "docs" / target).exists()


UNIT = re.findall(r"(?s)```ini\n(.*?)```", HOSTING)[0]
ANALYZE = shutil.which("systemd-analyze")
BACKUPS = re.findall(r"(?m)^\| (?:SQLite|PostgreSQL|either) \| `(.*?)` \|", HOSTING)


@pytest.mark.parametrize(
    "name", ["MemoryHigh", "MemoryMax", "TasksMax", "CPUWeight", "LimitCORE", "LimitNOFILE"]
)
def test_the_unit_bounds_what_the_server_takes_of_the_machine(name: str) -> None:
    assert re.search(rf"(?m)^{name}=\S+$", UNIT)


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "sabot.service"
    # Only the program is missing on this machine.
    unit.write_text(UNIT.replace("/opt/sabot/bin/sabot", "/bin/true"), "utf-8")
    done = subprocess.run(
        [str(ANALYZE), "verify", "--man=no", str(unit)],
        capture_output=True, encoding="utf-8", check=False, timeout=60,
    )  # fmt: skip
    assert [line for line in done.stderr.splitlines() if "sabot.service" in line] == []


@pytest.mark.parametrize("command", BACKUPS)
def test_backups_are_for_their_owner_only(command: str) -> None:
    assert command.startswith("(umask 077; ") or " --out " in command


def test_there_are_three_ways_to_make_a_backup() -> None:
    assert len(BACKUPS) == 3


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 here")
def test_the_backup_of_a_file_has_mode_600(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sabot.db") as connection:
        connection.execute("CREATE TABLE tables (id)")
    subprocess.run(["/bin/sh", "-c", BACKUPS[0]], cwd=tmp_path, check=True, timeout=30)
    assert (tmp_path / "backup.db").stat().st_mode & 0o777 == 0o600
