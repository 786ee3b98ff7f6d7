"""Builds the documentation as static files into build/docs/site.

    python -m tools.docs_site PROOFS   with what `tools/clauses.py --json` prints

The pages are those of docs/ and of the repository's root, the clauses of the rules with the tests
that prove them, and three that are generated: commands, calls and the public names of Python. Links
between pages are kept. A link to a file that is no page becomes the file's name.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sabot.server.api_page import api_body
from sabot.server.openapi import document
from tools.clauses import ROW
from tools.command_help import command_help
from tools.public_names import PUBLIC

ROOT: Final = Path(__file__).parent.parent
BUILD: Final = ROOT / "build/docs"
SOURCE: Final = BUILD / "source"
OTHERS: Final = {
    "CHANGELOG.md": "changes.md",
    "CONTRIBUTING.md": "contributing.md",
    "ARCHITECTURE.md": "architecture.md",
    "README.md": "index.md",
}
LINK: Final = re.compile(r"\[([^\]]*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")
FENCE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
SHOWN_TESTS: Final = 3


def places() -> dict[Path, str]:
    """Where on the site each file of the repository is."""
    found = {ROOT / name: place for name, place in OTHERS.items()}
    for page in sorted((ROOT / "docs").glob("*.md")):
        found[page] = page.name
    for page in sorted(ROOT.glob("src/sabot/games/*/CLAUSES.md")):
        found[page] = f"rules/{page.parent.name}.md"
    for picture in sorted((ROOT / "docs/pictures").iterdir()):
        found[picture] = f"pictures/{picture.name}"
    found[ROOT / "docs/public-names.txt"] = "public-names.txt"
    return found


def linked(text: str, origin: Path, site: dict[Path, str]) -> str:
    """A page with its links as the site has them; code blocks stay as they are."""

    def on_site(link: re.Match[str]) -> str:
        words, target, anchor = link[1], link[2], link[3] or ""
        path = Path(os.path.normpath(origin.parent / target))
        if path in site:
            return f"[{words}]({os.path.relpath(site[path], Path(site[origin]).parent)}{anchor})"
        if path.exists():
            return f"{words} (`{path.relative_to(ROOT)}`)"
        sys.exit(f"sabot: {origin.relative_to(ROOT)} links to {target}, which is not there")

    parts = FENCE.split(text)
    return "".join(part if part.startswith("```") else LINK.sub(on_site, part) for part in parts)


def with_tests(clauses: str, tests: dict[str, list[str]]) -> str:
    """The clauses with a column that names the tests that prove each of them."""
    lines: list[str] = []
    in_clauses = False
    for line in clauses.splitlines():
        row = ROW.match(line)
        if row:
            lines.append(f"{line.rstrip()} {proof_of(tests.get(row['id'], []))} |")
        elif line.startswith("| id |"):
            in_clauses = True
            lines.append(f"{line.rstrip()} proved by |")
        elif in_clauses and line.startswith("|-"):
            in_clauses = False
            lines.append(f"{line.rstrip()}---|")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def proof_of(tests: list[str]) -> str:
    """The first tests by their names, without their parameters, and how many there are besides."""
    names = sorted({test.split("::")[-1].split("[")[0] for test in tests})
    more = f" and {len(names) - SHOWN_TESTS} more" if len(names) > SHOWN_TESTS else ""
    said = ", ".join(name.removeprefix("test_").replace("_", " ") for name in names[:SHOWN_TESTS])
    return said + more


def commands_page() -> Iterator[str]:
    """Every command with its options, from the help."""
    yield "# Commands"
    for command in command_help():
        yield f"\n## {'sabot' if command.name == 'sabot' else f'sabot {command.name}'}\n"
        yield f"{command.says}\n\n```text\n{command.usage}\n```\n\n| option | |\n|---|---|"
        for each in command.parameters:
            cells = (each.names, each.says)
            names, says = (cell.replace("|", "\\|").replace("<", "&lt;") for cell in cells)
            yield f"| `{names.replace('&lt;', '<')}` | {says} |"


def reference_page() -> Iterator[str]:
    """The public names of Python, for mkdocstrings."""
    yield "# Python\n\nThe [public](compatibility.md) names, from their docstrings."
    for module, names in PUBLIC.items():
        yield f"\n## {module}"
        for name in names:
            yield f"\n::: {module}.{name}"


def collect(tests: dict[str, list[str]]) -> None:
    """Write all pages into the folder that MkDocs reads; `tests` prove the clauses."""
    shutil.rmtree(BUILD, ignore_errors=True)
    site = places()
    for origin, place in site.items():
        if origin.name == "README.md":
            continue  # the front page of the site is docs/index.md
        target = SOURCE / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if origin.suffix != ".md":
            shutil.copyfile(origin, target)
            continue
        text = origin.read_text("utf-8")
        if origin.name == "CLAUSES.md":
            text = with_tests(text, tests)
        target.write_text(linked(text, origin, site), "utf-8")
    (SOURCE / "commands.md").write_text("\n".join(commands_page()) + "\n", "utf-8")
    (SOURCE / "reference.md").write_text("\n".join(reference_page()) + "\n", "utf-8")
    (SOURCE / "calls.md").write_text(calls_page(), "utf-8")
    (SOURCE / "openapi.json").write_text(json.dumps(document(), indent=1), "utf-8")


def calls_page() -> str:
    """The HTTP calls, as the server shows them at /api/docs."""
    return f"# HTTP calls\n\nFor programs: [openapi.json](openapi.json).\n\n{api_body()}"


def main(proofs: str) -> None:
    """Collects the pages and lets MkDocs build them; warnings are errors."""
    collect(json.loads(Path(proofs).read_text("utf-8")))
    mkdocs = Path(sys.executable).with_name("mkdocs")
    settings = {**os.environ, "DISABLE_MKDOCS_2_WARNING": "true", "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(
        [mkdocs, "build", "--strict", "--quiet", "-f", ROOT / "mkdocs.yml"],
        check=True,
        env=settings,
    )
    print(f"sabot: the documentation is in {(BUILD / 'site').relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main(*sys.argv[1:])
