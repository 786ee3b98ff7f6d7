"""Builds what an index takes, checks it, and plays with each package in an empty environment.

    python -m tools.release          everything into build/release
    python -m tools.release --keep   checks what is there

A compiled wheel for each Python that is here is built from the sdist, as pip would do. auditwheel
finds the oldest glibc that it runs on and writes that into its tag. The pure wheel is for every
other machine and Python.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tools.pythons import pythons

ROOT = Path(__file__).parent.parent
PACKAGES = ROOT / "build/release"
BIN = Path(sys.executable).parent
PURE = {"SABOT_PURE": "1"}
# The project has no public host and no mail address yet, and names none that do not exist.
NO_HOST = "Url,AuthorEmail"


def main(arguments: list[str]) -> None:
    """Builds, checks, installs and plays; fails with the first command that fails."""
    if arguments not in ([], ["--keep"]):
        sys.exit(__doc__)
    if not arguments:
        build()
    packages = sorted(PACKAGES.iterdir())
    check(packages)
    for package in packages:
        play_with(package)
    for package in packages:
        print(f"{package.stat().st_size / 1e6:6.1f} MB  {package.relative_to(ROOT)}")


def build() -> None:
    """Fills the folder with an sdist, manylinux wheels and a pure wheel."""
    shutil.rmtree(PACKAGES, ignore_errors=True)
    PACKAGES.mkdir(parents=True)
    run("uv", "build", "--quiet", "--sdist", "--out-dir", PACKAGES, ROOT)
    sdist = next(PACKAGES.glob("*.tar.gz"))
    for python in pythons().values():
        build_compiled(sdist, python)
    run("uv", "build", "--quiet", "--wheel", "--out-dir", PACKAGES, sdist, environment=PURE)
    (PACKAGES / ".gitignore").unlink(missing_ok=True)  # uv's


def build_compiled(sdist: Path, python: Path) -> None:
    """Adds the manylinux wheel for one Python."""
    with tempfile.TemporaryDirectory(prefix="sabot-") as folder:
        place = ["--python", str(python), "--out-dir", folder]
        run("uv", "build", "--quiet", "--wheel", *place, sdist)
        built = next(Path(folder).glob("*.whl"))
        if built.name.endswith("-none-any.whl"):
            sys.exit("sabot: a release needs a C compiler, for the compiled wheels")
        run("auditwheel", "repair", "--wheel-dir", PACKAGES, built)


def check(packages: list[Path]) -> None:
    """Asks the tools of the trade about metadata, contents and tags."""
    wheels = [path for path in packages if path.suffix == ".whl"]
    run("twine", "check", "--strict", *packages)
    run("check-wheel-contents", *wheels)
    for package in packages:
        if package.suffix == ".gz":
            run("pyroma", "--min", "10", "--skip-tests", NO_HOST, package)
    for wheel in wheels:
        if "manylinux" in wheel.name:
            run("auditwheel", "show", wheel)


def play_with(package: Path) -> None:
    """Installs a package into an empty environment and tries it there.

    The sdist is installed without compiling: the compiled wheels were made from it already.
    """
    compiled = "manylinux" in package.name
    own = f"{sys.version_info[0]}.{sys.version_info[1]}"
    tag = re.search(r"-cp3(\d+)-", package.name)
    python = pythons()[f"3.{tag[1]}" if tag else own]
    home = ROOT / "build/release-environment"
    shutil.rmtree(home, ignore_errors=True)
    run("uv", "venv", "--quiet", "--python", python, home)
    asked = ["--python", str(home / "bin/python"), f"{package}[envs]"]
    run("uv", "pip", "install", "--quiet", *asked, environment=PURE)
    subprocess.run(
        [
            home / "bin/python",
            ROOT / "tools/try_package.py",
            "compiled" if compiled else "interpreted",
        ],
        cwd=home,
        check=True,
        env=bare(),
    )
    shutil.rmtree(home)


def bare() -> dict[str, str]:
    """The environment without what would let the sources of this folder in."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def run(command: str, *arguments: str | Path, environment: Mapping[str, str] | None = None) -> None:
    """Runs a program of the environment of this Python."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    print(f"+ {command} {' '.join(map(str, arguments))}", file=sys.stderr, flush=True)
    subprocess.run(
        [BIN / command, *arguments], check=True, env={**bare(), "PATH": path, **(environment or {})}
    )


if __name__ == "__main__":
    main(sys.argv[1:])
