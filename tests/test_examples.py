"""The programs in examples/ run as their README says."""

import os
import subprocess
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, STDOUT
from pathlib import Path

import pytest

from tests.server.running import running

EXAMPLES = Path(__file__).parent.parent / "examples"
README = (EXAMPLES / "README.md").read_text("utf-8")


def run(*arguments: str) -> str:
    """What a program says that is run in the folder of the examples."""
    path = os.pathsep.join(filter(None, [".", os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, *arguments], cwd=EXAMPLES, capture_output=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": absolute(path)}, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def absolute(path: str) -> str:
    """The entries of PYTHONPATH but the first, which is the folder, for another folder."""
    first, *others = path.split(os.pathsep)
    return os.pathsep.join([first, *(str(Path(each).resolve()) for each in others)])


def test_the_readme_names_every_example() -> None:
    for file in EXAMPLES.glob("*.py"):
        assert f"| `{file.name}` |" in README


def test_a_deal_and_a_position_of_ones_own() -> None:
    said = run("deal_and_position.py")
    assert "hand A: A-red B-red C-red" in said
    assert "the same position again: True" in said


def test_a_policy_plays_in_an_environment() -> None:
    assert run("environment_run.py").startswith("4800 moves, ")


@pytest.mark.slow
def test_a_bot_in_a_file_plays_in_the_arena() -> None:
    bots = ["--bots", "bot_in_a_file:make,random", "--deals", "4", "--workers", "1", "--quiet"]
    assert "bot_in_a_file:make" in run("-m", "sabot", "arena", "sabotage", *bots)


@pytest.mark.slow
def test_a_game_is_reviewed() -> None:
    assert "sabotage(players=2,rounds=1): " in run("review_a_game.py")


@pytest.mark.asyncio
async def test_a_bot_plays_by_json_alone(tmp_path: Path) -> None:
    assert "import sabot" not in (EXAMPLES / "wire_bot.py").read_text("utf-8")
    async with running(tmp_path / "tables.db", tmp_path) as server:
        bot = await create_subprocess_exec(
            sys.executable,
            str(EXAMPLES / "wire_bot.py"),
            server.address,
            stdout=PIPE,
            stderr=STDOUT,
        )
        said = (await bot.communicate())[0].decode()
    assert bot.returncode == 0, said
    assert "'winners'" in said
