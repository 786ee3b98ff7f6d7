"""Runs the quick tests of what changed since a commit, and of what git does not know yet.

A changed test is run. For a changed module of the package, the tests in the folder that mirrors
its own are run: those that name the module, or all of them if none does. This misses effects on
other packages: `make test` runs everything.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src/sabot")
TESTS = Path("tests")
BROWSER = TESTS / "browser"  # whole games in a browser are no quick tests
QUICK = ["-q", "-n", "2", "-m", "not slow and not long"]
NO_TESTS = 5  # pytest's exit code: all the chosen ones are slow or long


def main(base: str = "main") -> int:
    """Runs the tests; the exit code of the first runner that fails."""
    changed = changed_files(base)
    tests = sorted({test for path in changed for test in matching_tests(path)})
    commands = [[sys.executable, "-m", "pytest", *QUICK, *tests]] if tests else []
    if any(path.parts[0] == "web" for path in changed):
        commands.append(["make", "--silent", "test-web"])
    if not commands:
        print(f"no tests to run: nothing that has quick tests changed since {base}")
    for command in commands:
        print(*command[1:], flush=True)
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code not in {0, NO_TESTS}:
            return code
    return 0


def changed_files(base: str) -> list[Path]:
    """The files that differ from where this branch left the base, on disk or not yet in git."""
    # Where there is no such branch, as in a clone of another one: what is not committed.
    found = git("merge-base", "HEAD", base)
    since = found[0] if found else "HEAD"
    names = {*git("diff", "--name-only", since), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(Path(name) for name in names)


def git(*arguments: str) -> list[str]:
    """The lines that git prints."""
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def matching_tests(path: Path) -> list[str]:
    """The test files or folders of one changed file."""
    if path.is_relative_to(TESTS):
        found = tests_beside(path)
    elif path.is_relative_to(PACKAGE):
        found = tests_naming(path, mirror(path.relative_to(PACKAGE)))
    elif path.parts[0] in {"tools", "bench"}:
        found = tests_naming(path, TESTS / path.parts[0])
    else:
        found = []
    return [str(test) for test in found if not test.is_relative_to(BROWSER)]


def tests_beside(path: Path) -> list[Path]:
    """A test itself; for other files of the tests, their folder."""
    if not (ROOT / path).exists():
        return []
    if path.name.startswith("test_"):
        return [path]
    return [] if path.parent == TESTS else [path.parent]


def mirror(path: Path) -> Path:
    """The deepest folder of tests that has the name of a module's folder."""
    parents = (TESTS / parent for parent in path.parents if parent != Path())
    return next((folder for folder in parents if (ROOT / folder).is_dir()), TESTS)


def tests_naming(path: Path, folder: Path) -> list[Path]:
    """The tests in a folder that name a module; or the folder."""
    module = ".".join(path.with_suffix("").parts).removeprefix("src.")
    files = sorted((ROOT / folder).rglob("test_*.py"))
    named = [file.relative_to(ROOT) for file in files if names_module(file, module)]
    return named or ([] if folder == TESTS else [folder])


def names_module(test: Path, module: str) -> bool:
    """Tells if a test imports a module, in either way of writing it."""
    package, _, name = module.rpartition(".")
    text = test.read_text("utf-8")
    return f"{module} import " in text or any(
        line.startswith(f"from {package} import ") and name in line for line in text.splitlines()
    )


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
