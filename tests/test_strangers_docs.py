"""What docs/open-to-strangers.md names is there: tests, options and links."""

import ast
import inspect
import re
from functools import cache
from pathlib import Path

import pytest

from sabot import cli_server

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "open-to-strangers.md").read_text("utf-8")
THREATS = PAGE.partition("## Threat model")[2].partition("\n## ")[0]
ROWS = re.findall(r"(?m)^\| [^|]+ \| [^|]+ \| [^|]+ \| (.*) \|$", THREATS)
PROOFS = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)


@cache
def functions_in(path: str) -> set[str]:
    """The names of the functions of a file."""
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in ast.walk(tree) if isinstance(node, kinds)}


@pytest.mark.parametrize(("path", "name"), PROOFS)
def test_every_test_that_is_named_is_there(path: str, name: str) -> None:
    assert name.startswith("test_")
    assert (ROOT / path).exists()
    assert name in functions_in(path)


def test_every_threat_names_a_test() -> None:
    threats = [row for row in ROWS if row not in {"proved by", "---"}]
    assert len(threats) > 20
    assert [row for row in threats if "::test_" not in row] == []


@pytest.mark.parametrize("flag", sorted(set(re.findall(r"`--([a-z-]+)", PAGE))))
def test_every_option_that_is_named_is_there(flag: str) -> None:
    assert flag.replace("-", "_") in inspect.signature(cli_server.serve).parameters


def headings(page: Path) -> set[str]:
    """The names by which links lead to the headings of a page."""
    found = re.findall(r"(?m)^#+ (.*)$", page.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", name).strip().lower().replace(" ", "-") for name in found}


def test_links_lead_somewhere() -> None:
    for target, heading in re.findall(r"\]\((?!http)([^)#]+)(?:#([^)]+))?\)", PAGE):
        page = ROOT / "docs" / target
        assert page.exists()
        assert not heading or heading in headings(page), heading


def test_the_page_is_found_from_the_readme_and_from_hosting() -> None:
    assert "docs/open-to-strangers.md" in (ROOT / "README.md").read_text("utf-8")
    assert "open-to-strangers.md" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
