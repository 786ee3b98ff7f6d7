"""Finds the Pythons of this machine that Sabot supports; says which of them are missing.

    python -m tools.pythons   prints the path of one interpreter for each version

It looks on PATH and where pyenv keeps its versions.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SUPPORTED: Final = ("3.11", "3.12", "3.13", "3.14")
ASK: Final = "import sys; print('%d.%d' % sys.version_info[:2])"


def pythons() -> dict[str, Path]:
    """One interpreter for each supported version that is here, first the one that runs this."""
    own = "{}.{}".format(*sys.version_info[:2])
    found = {own: Path(sys.executable)} if own in SUPPORTED else {}
    for version in SUPPORTED:
        for path in candidates(version):
            if version not in found and version_of(path) == version:
                found[version] = path
    return found


def candidates(version: str) -> Iterator[Path]:
    """Paths at which the interpreter of a version may be."""
    if on_path := shutil.which(f"python{version}"):
        yield Path(on_path)
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(root.glob(f"versions/{version}.*/bin/python{version}"), reverse=True)


def version_of(path: Path) -> str | None:
    """The version that an interpreter says it has; None if it does not run, as some of pyenv's."""
    said = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=False)
    return said.stdout.strip() if said.returncode == 0 else None


def main() -> None:
    """Prints the paths; names what is missing."""
    found = pythons()
    print("\n".join(map(str, found.values())))
    for version in SUPPORTED:
        if version not in found:
            print(f"left out: Python {version} (it is not installed)", file=sys.stderr)


if __name__ == "__main__":
    main()
