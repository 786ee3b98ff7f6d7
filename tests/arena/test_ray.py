"""The arena on a real Ray cluster, started on this machine."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.arena.test_arena_cli import QUICK
from tests.test_cli import sabot

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.skipif(not find_spec("ray"), reason="Ray is not installed; `make test-long` does it")
def test_a_local_ray_gives_the_same_figures(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    bots = ["--bots", "random,tests.arena.odd_bots:first"]
    assert sabot(*QUICK, *bots, "--json", str(here)).returncode == 0
    path = {"PYTHONPATH": f"{ROOT}:{ROOT / 'src'}"}
    done = sabot(*QUICK, *bots, "--ray", "local", "--json", str(there), **path)
    assert done.returncode == 0, done.stderr
    assert there.read_bytes() == here.read_bytes()
    failed = sabot(*QUICK, "--bots", "tests.arena.odd_bots:clumsy", "--ray", "local", **path)
    assert failed.returncode == 2
    assert "failed with ZeroDivisionError" in failed.stderr


@pytest.mark.skipif(bool(find_spec("ray")), reason="Ray is installed")
def test_without_ray_it_is_said_how_to_get_it() -> None:
    done = sabot(*QUICK, "--bots", "random", "--ray", "local")
    assert done.returncode == 2
    assert "pip install 'sabot[ray]'" in done.stderr


def test_asking_for_no_ray_brings_none_in() -> None:
    code = "import sys, sabot.arena.command; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
