"""docs/writing-a-bot.md is followed step by step, as somebody does who reads it."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sabot.bots.base import BaseBot
from sabot.bots.plugins import BotDescriptor
from tests.newgame.package import environment, install

TEXT = (Path(__file__).parents[2] / "docs" / "writing-a-bot.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
COMMANDS = [line for kind, body in BLOCKS if kind == "sh" for line in body.splitlines()]


def run(
    command: Sequence[str], cwd: Path, *folders: Path, typed: str | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *command],
        env=environment(*folders),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=cwd,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as the page makes it, and installed beside it."""
    folder = tmp_path_factory.mktemp("bots")
    made = run(shlex.split(COMMANDS[0]), folder)
    assert made.returncode == 0, made.stderr
    (code,) = [body for kind, body in BLOCKS if kind == "python"]
    (folder / "frugal/src/frugal_bot/bot.py").write_text(code, "utf-8")
    (folder / "installed").mkdir()
    install(folder / "installed", folder / "frugal")
    return folder


def said(folder: Path, command: str, typed: str | None = None) -> str:
    assert command in COMMANDS
    done = run(shlex.split(command), folder / "frugal", folder / "installed", typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_page_names_seven_files_and_the_entry_point(folder: Path) -> None:
    files = [path for path in (folder / "frugal").rglob("*") if path.is_file()]
    assert len(files) == 7
    (entry,) = [body for kind, body in BLOCKS if kind == "toml"]
    assert entry in (folder / "frugal/pyproject.toml").read_text("utf-8")


def test_its_test_passes(folder: Path) -> None:
    assert "pytest" in COMMANDS
    ran = run(["pytest", "-q", "-p", "no:cacheprovider"], folder / "frugal", folder / "installed")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "1 passed" in ran.stdout


def test_it_is_listed_and_plays_in_the_arena(folder: Path) -> None:
    lines = said(folder, "sabot games").splitlines()
    assert [line.endswith("frugal") for line in lines] == [False, False, False, True]
    contest = next(each for each in COMMANDS if "--bots frugal,random --deals" in each)
    assert "better (" in said(folder, contest)


@pytest.mark.parametrize(("wish", "says"), [("--among", "among rules"), ("--hold", "held by")])
def test_bots_are_seated_as_the_page_says(folder: Path, wish: str, says: str) -> None:
    assert says in said(folder, next(each for each in COMMANDS if wish in each))


def test_it_plays_in_the_terminal(folder: Path) -> None:
    shown = said(folder, "sabot play sabotage --bots frugal --fast", typed="1\n1\n1\n")
    assert "frugal" in shown


def test_it_plays_at_a_server(folder: Path, pytestconfig: pytest.Config) -> None:
    assert "sabot serve" in COMMANDS
    ran = run(
        ["tests.writing_a_bot.at_a_table", str(folder)],
        pytestconfig.rootpath,
        folder / "installed",
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    assert found["bots"][-1] == "frugal"
    assert found["seats"] == [None, "frugal"]
    # On a busy machine the server plays some moves in its place, but not all.
    assert found["thoughtless"] < found["moves"]
    assert found["finished"]


def test_the_tables_of_the_page_are_complete() -> None:
    fields = {*BotDescriptor.__struct_fields__, "choose(view)", "observe(before, told, after)"}
    own = {name for name in vars(BaseBot) if name == "follows"} | {"game", "rng"}
    assert [each for each in fields | own if f"`{each}`" not in TEXT] == []
