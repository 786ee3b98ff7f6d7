"""The commands of the laboratory, as somebody types them in a clone."""

import os
import subprocess
import sys

import pytest

from lab.command_line import run
from lab.tune.__main__ import tune


def lab(command: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    settings = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "120"}
    return subprocess.run(
        [sys.executable, "-m", f"lab.{command}", *arguments],
        capture_output=True, encoding="utf-8", env=settings, check=False,
    )  # fmt: skip


def test_help_names_every_option() -> None:
    done = lab("tune", "--help")
    assert done.returncode == 0
    for option in ("--bot", "--steps", "--least", "--against-below", "--history"):
        assert option in done.stdout
    done = lab("balance", "--help")
    assert done.returncode == 0
    for option in ("--out", "--state", "--deals", "--games"):
        assert option in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["saboteur"], "Missing option"),
        (["chess", "--out", "x", "--state", "y"], "there is no game 'chess'"),
        (
            ["sabotage", "--bot", "detective", "--out", "x", "--state", "y"],
            "the detective of sabotage has no weights of its own",
        ),
    ],
)
def test_a_tuning_that_can_not_be_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tune, arguments, "lab.tune") == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
