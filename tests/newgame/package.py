"""The example game as an installed package: its wheel, unpacked into a folder for PYTHONPATH."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "newgame"
BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"


def install(folder: Path, package: Path = EXAMPLE) -> None:
    """Build a package as its own pyproject.toml says, and unpack it into a folder."""
    made = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=package,
        check=True,
        capture_output=True,
        text=True,
    )
    with zipfile.ZipFile(folder / made.stdout.split()[-1]) as wheel:
        wheel.extractall(folder)


def environment(*folders: Path) -> dict[str, str]:
    """The environment in which packages in these folders are found."""
    paths = [*map(str, folders), os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
