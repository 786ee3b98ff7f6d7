"""The docs name files and code that exist: a rename must reach them."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
FOLDERS = ("src", "tests", "tools", "lab", "bench", "examples", "deploy", "web/src", "docs")
TEXTS = {".py", ".ts", ".svelte", ".ftl", ".json", ".toml", ".mjs", ".js", ".yml"}
FILE = re.compile(r"`((?:[\w-]+/)*[\w-]+\.(?:py|ts|svelte))`")
NAME = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+|[A-Z]\w*[a-z]\w*)(?:\(\w*\))?`")
WORD = re.compile(r"[A-Za-z_]\w*")
# Names of other programs, placeholders, and examples of people's names.
FOREIGN = frozenset({"DeprecationWarning", "ID_subject", "LimitNOFILE", "Zoë"})


@cache
def files() -> frozenset[str]:
    """Every path below the folders of the project, without what is built or installed."""
    found = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file())
    return frozenset(
        str(path.relative_to(ROOT)) for path in [*found, *ROOT.glob("*.py"), *ROOT.glob("web/*.ts")]
    )


@cache
def words() -> frozenset[str]:
    """Every word of the code, and of its file names."""
    texts = [name for name in files() if Path(name).suffix in TEXTS and "/site/" not in name]
    found = [WORD.findall((ROOT / name).read_text("utf-8")) for name in texts]
    named = [WORD.findall(name) for name in files()]
    return frozenset(word for each in (*found, *named) for word in each)


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: doc.name)
def test_files_in_the_docs_exist(doc: Path) -> None:
    named = {
        name for name in FILE.findall(doc.read_text("utf-8")) if Path(name).stem not in FOREIGN
    }
    missing = {name for name in named if not any(path.endswith(f"/{name}") for path in files())}
    assert missing - files() == set()


@pytest.mark.parametrize("doc", PAGES, ids=lambda doc: doc.name)
def test_names_in_the_docs_exist(doc: Path) -> None:
    named = set(NAME.findall(doc.read_text("utf-8")))
    unknown = {name for name in named if not set(name.split(".")) <= words() | FOREIGN}
    assert unknown == set()
