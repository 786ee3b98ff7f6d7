"""Keeps compiled rules below build/rules: one folder for each state of the sources.

    python -m tools.rules quick   builds in seconds: -Og, one C file for each module
    python -m tools.rules full    builds what a release holds: -O3, one C file for all
    python -m tools.rules path    prints the folder of the fastest build of the sources as they are

A folder is complete or absent, and is never changed: a running server keeps the one that it
started with. `build/quick` and `build/compiled` are links to the latest of each kind.
"""

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from itertools import chain, repeat
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src/sabot"
PAGES = Path("server/site")
BUILDS = ROOT / "build/rules"
LINKS = {"quick": ROOT / "build/quick", "full": ROOT / "build/compiled"}
STAMP = "built.stamp"
HEADERS = ["__native_rules.h", "__native_internal_rules.h"]  # that mypyc generates
KEPT_BUILDS = 3
KEPT_OBJECTS = 1500  # of 40 kB; a build has about 200

# -Og takes half of the time of -O1. -w: the full build shows the warnings.
QUICK_FLAGS = ["-Og", "-g0", "-w", "-fPIC", "-fwrapv", "-DNDEBUG", "-fno-semantic-interposition"]


def main(command: str) -> None:
    """Builds, or prints where the best build is; says nothing if there is nothing to do."""
    if command == "path":
        print(best_build(source_key()))
    elif command in LINKS:
        keep_built(command)
    else:
        sys.exit(__doc__)


def source_key() -> str:
    """A hash of everything that a build depends on, but not of the pages: a build links to them."""
    tables = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    settings = [tables["build-system"], tables["project"], tables["tool"]["mypy"]]
    digest = hashlib.sha256(repr([sys.version, platform.machine(), settings]).encode())
    for path in [ROOT / "hatch_build.py", Path(__file__), *source_files()]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


def source_files() -> Iterator[Path]:
    """The files of the package, without the pages and what Python leaves behind."""
    for path in sorted(PACKAGE.rglob("*")):
        below = path.relative_to(PACKAGE)
        if path.is_file() and "__pycache__" not in below.parts and not below.is_relative_to(PAGES):
            yield path


def best_build(key: str) -> str:
    """The folder to put on PYTHONPATH; empty if the sources have not been compiled."""
    builds = (BUILDS / kind / key for kind in ("full", "quick"))
    return next((str(build) for build in builds if (build / STAMP).exists()), "")


def keep_built(kind: str) -> None:
    """Builds the sources unless they are built; links to the build."""
    build = BUILDS / kind / source_key()
    if not (build / STAMP).exists():
        begun = time.monotonic()
        build.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".new-", dir=build.parent) as folder:
            new = Path(folder, "build")
            fill = build_quick if kind == "quick" else build_full
            if not fill(new):
                LINKS[kind].unlink(missing_ok=True)
                return
            (new / STAMP).touch()
            shutil.rmtree(build, ignore_errors=True)
            new.rename(build)
        say(f"{kind} build of the rules done in {time.monotonic() - begun:.0f} s")
    os.utime(build)
    link(LINKS[kind], build)
    remove_oldest(build.parent.iterdir(), KEPT_BUILDS)


def link(path: Path, target: Path) -> None:
    """Points a link to a target, without a moment in which there is none."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    new = path.with_name(f".{path.name}-{os.getpid()}")
    new.symlink_to(os.path.relpath(target, path.parent))
    new.replace(path)


def remove_oldest(paths: Iterable[Path], kept: int) -> None:
    """Keeps the most recently used of these files and folders."""
    visible = [path for path in paths if not path.name.startswith(".")]
    for path in sorted(visible, key=lambda each: each.stat().st_mtime)[:-kept]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def say(text: str) -> None:
    """Prints one line of progress."""
    print(f"sabot: {text}", file=sys.stderr, flush=True)


def build_full(new: Path) -> bool:
    """Builds a wheel and unpacks it; returns False if its rules are not compiled."""
    say("compiling the rules as for a release, about two minutes …")
    uv = Path(sys.executable).with_name("uv")
    with tempfile.TemporaryDirectory(prefix=".wheel-", dir=BUILDS) as folder:
        subprocess.run([uv, "build", "--quiet", "--wheel", "--out-dir", folder, ROOT], check=True)
        with zipfile.ZipFile(next(Path(folder).glob("*.whl"))) as wheel:
            wheel.extractall(new)
    shutil.rmtree(new / "sabot" / PAGES, ignore_errors=True)
    link_pages(new)
    return any((new / "sabot").glob("*__mypyc*"))


def build_quick(new: Path) -> bool:
    """Copies the package and compiles its rules; returns False if there is no C compiler."""
    from hatch_build import generate_c, why_not_compile  # noqa: PLC0415  # mypyc takes 0.5 s

    if reason := why_not_compile():
        say(f"rules left uncompiled, they run slower: {reason}")
        return False
    say("translating the rules to C …")
    work = BUILDS / "work"
    extensions = generate_c(ROOT, work, multi_file=True)
    shutil.copytree(PACKAGE, new / "sabot", ignore=shutil.ignore_patterns("__pycache__", "site"))
    link_pages(new)
    for name, library in Compiler(work / "c").libraries(extensions).items():
        shutil.copyfile(library, new / name)
    return True


def link_pages(new: Path) -> None:
    """Lets a build serve the pages as `make web` leaves them."""
    (new / "sabot" / PAGES).symlink_to(PACKAGE / PAGES)


class Compiler:
    """The C compiler, with a cache of its results by their content."""

    def __init__(self, generated: Path) -> None:
        self.generated = generated
        self.cache = BUILDS / "objects"
        self.cache.mkdir(parents=True, exist_ok=True)
        cc = os.environ.get("CC") or str(sysconfig.get_config_var("CC"))
        self.command = [*shlex.split(cc), *QUICK_FLAGS]
        self.link = [*shlex.split(cc), *shlex.split(sysconfig.get_config_var("LDSHARED"))[1:]]
        self.suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))

    def libraries(self, extensions: list[Any]) -> dict[str, Path]:
        """Compiles extensions; the built library by its path in the package.

        The first holds all the code, and each of the others a few lines that load one module.
        """
        rules, *loaders = [[Path(source) for source in each.sources] for each in extensions]
        own = [self.generated / "sabot", sysconfig.get_path("include")]
        self.command += [f"-I{folder}" for folder in [*extensions[0].include_dirs, *own]]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            plain, full = pool.map(self.precompiled, (["Python.h"], ["Python.h", *HEADERS]))
            code = list(pool.map(self.compiled, rules, repeat(full)))
            loading = list(pool.map(self.compiled, chain(*loaders), repeat(plain)))
            built = pool.map(self.linked, [code, *([each] for each in loading)])
        remove_oldest(self.cache.iterdir(), KEPT_OBJECTS)
        names = [each.name.replace(".", "/") + self.suffix for each in extensions]
        return dict(zip(names, built, strict=True))

    def precompiled(self, names: list[str]) -> Path:
        """A header that includes others: to parse them for each C file takes half of the time.

        A compiler that does not precompile headers reads it as it is.
        """
        own = [self.generated / "sabot" / name for name in names if name in HEADERS]
        path = self.cache / f"{self.key(*(header.read_bytes() for header in own))}.h"
        if not path.exists():
            new = path.with_name(f".{path.name}")
            new.write_text("".join(f"#include <{name}>\n" for name in names), "utf-8")
            precompiled = path.with_name(f"{path.name}.gch")
            subprocess.run([*self.command, "-x", "c-header", new, "-o", precompiled], check=False)
            new.replace(path)
        return path

    def compiled(self, source: Path, header: Path) -> Path:
        """The object file of a C file, with a header that `precompiled` made."""
        built = self.cache / f"{self.key(source.read_bytes(), header.name.encode())}.o"
        return self.made(built, [*self.command, "-include", str(header), "-c", str(source)])

    def linked(self, objects: list[Path]) -> Path:
        """The shared library of object files."""
        names = [str(path) for path in objects]
        built = self.cache / f"{self.key(repr(names).encode())}{self.suffix}"
        return self.made(built, [*self.link, *names])

    def key(self, *contents: bytes) -> str:
        """A hash of contents and of how they are compiled."""
        compilers = repr([self.command, self.link, version("mypy"), sys.version])
        digest = hashlib.sha256(compilers.encode())
        for content in contents:
            digest.update(hashlib.sha256(content).digest())
        return digest.hexdigest()[:32]

    @staticmethod
    def made(built: Path, command: list[str]) -> Path:
        """Runs a command that makes a file, unless it is there."""
        if built.exists():
            os.utime(built)
            return built
        new = built.with_name(f".{built.name}-{os.getpid()}")
        subprocess.run([*command, "-o", str(new)], check=True)
        return new.replace(built)


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
