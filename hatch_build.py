"""Compiles the rules with mypyc while a wheel is built.

The same files run interpreted, so a missing C compiler costs speed, not the installation.
Everything is built in a temporary folder: a stale extension beside an edited source would win
silently. Set SABOT_PURE=1 to leave the compiling out.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError


class RulesBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no use here
    """Adds to the wheel one extension for each module listed as `compiled` in pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files of an sdist or a wheel."""
        if self.target_name != "wheel" or version == "editable":
            return
        if reason := why_not_compile():
            print(f"sabot: rules left uncompiled, they run slower: {reason}", file=sys.stderr)
            return
        self.folder = tempfile.TemporaryDirectory(prefix="sabot-")  # until the wheel is written
        built = compiled_rules(Path(self.root), self.config["compiled"], Path(self.folder.name))
        build_data["force_include"].update(built)
        build_data.update(pure_python=False, infer_tag=True)


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
        opt_level="3",
        debug_level="0",
        group_name="sabot.rules",  # keeps the shared library inside the package
        target_dir=str(folder / "c"),
    )
    for extension in extensions:
        # Lets the C compiler inline calls within the library: a quarter more speed.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return build(extensions, folder)


def build(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Builds extensions below a folder; tells where in the wheel each built file goes."""
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return {file: str(Path(file).relative_to(folder / "lib")) for file in command.get_outputs()}
