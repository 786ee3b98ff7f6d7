"""Wheels: compiled where there is a C compiler, pure and with a warning where there is none."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def build(folder: Path, **environment: str) -> tuple[str, Path]:
    """Build a wheel into a folder; what was said on stderr, and the wheel."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stderr, next(folder.glob("*.whl"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"CC": "no-such-compiler"}, "no C compiler that works"), ({"SABOT_PURE": "1"}, "SABOT_PURE")],
)
def test_without_a_compiler_the_wheel_is_pure_and_says_so(
    tmp_path: Path, environment: dict[str, str], reason: str
) -> None:
    said, wheel = build(tmp_path, **environment)
    assert "sabot: rules left uncompiled, they run slower" in said
    assert reason in said
    assert wheel.name.endswith("py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "sabot/games/saboteur/rules.py" in names
    assert "sabot/games/saboteur/CLAUSES.md" in names
    assert "sabot/py.typed" in names
    assert not [name for name in names if name.endswith(".so")]


def test_nothing_is_built_in_the_source_tree() -> None:
    built = {
        path.name for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".c", ".pyd"}
    }
    assert built == {"numbers.c"}  # it is written by hand
