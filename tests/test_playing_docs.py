"""The commands of docs/playing.md work."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

PLAYING = (Path(__file__).parent.parent / "docs/playing.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", PLAYING, re.DOTALL)
ANSWERS = "1\n1\nd 1\n\n" * 100
# The commands run in another folder, on the same build.
BUILD = os.pathsep.join(str(Path(each).resolve()) for each in sys.path if "compiled" in each)
# What makes a command quick.
QUICK = {"play": ["--fast"], "review": ["--playouts", "2"]}


def commands(block: str) -> list[list[str]]:
    """The calls of `sabot` in a block, without the server, which does not end."""
    lines = [shlex.split(line, comments=True) for line in block.splitlines()]
    return [line[1:] for line in lines if line[0] == "sabot" and line[1] != "serve"]


def test_there_are_commands() -> None:
    assert [len(commands(block)) for block in BLOCKS] == [0, 4, 4]


@pytest.mark.slow
@pytest.mark.parametrize("block", BLOCKS[1:])
def test_the_commands_of_a_block_work_one_after_the_other(block: str, tmp_path: Path) -> None:
    for command in commands(block):
        done = subprocess.run(
            [sys.executable, "-m", "sabot", *command, *QUICK.get(command[0], [])],
            input=ANSWERS, capture_output=True, encoding="utf-8", cwd=tmp_path, check=False,
            env={**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": BUILD},
        )  # fmt: skip
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout or command[0] == "review", command
