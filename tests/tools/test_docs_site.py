"""The pages of the documentation site: links, proofs of clauses, generated pages."""

from pathlib import Path

import pytest
import yaml

from tools.docs_site import (
    ROOT,
    commands_page,
    linked,
    places,
    proof_of,
    reference_page,
    with_tests,
)
from tools.public_names import PUBLIC

CLAUSES = ROOT / "src/sabot/games/saboteur/CLAUSES.md"
HOSTING = ROOT / "docs/hosting.md"


@pytest.mark.parametrize(
    ("origin", "link", "on_site"),
    [
        (HOSTING, "[a](wire.md#limits)", "[a](wire.md#limits)"),
        (HOSTING, "[a](../CHANGELOG.md)", "[a](changes.md)"),
        (ROOT / "ARCHITECTURE.md", "[a](docs/engine.md)", "[a](engine.md)"),
        (CLAUSES, "[a](../../../../docs/talk.md)", "[a](../talk.md)"),
        (HOSTING, "[a](../src/sabot/core/game.py)", "a (`src/sabot/core/game.py`)"),
        (HOSTING, "[a](https://semver.org/)", "[a](https://semver.org/)"),
        (HOSTING, "[a](#names)", "[a](#names)"),
        (HOSTING, "```\n[a](../CHANGELOG.md)\n```", "```\n[a](../CHANGELOG.md)\n```"),
    ],
)
def test_links_lead_to_pages_of_the_site(origin: Path, link: str, on_site: str) -> None:
    assert linked(link, origin, places()) == on_site


def test_a_link_to_nothing_is_refused() -> None:
    with pytest.raises(SystemExit, match=r"nowhere\.md"):
        linked("[a](nowhere.md)", HOSTING, places())


@pytest.mark.parametrize("page", [page for page in places() if page.suffix == ".md"], ids=str)
def test_every_link_of_the_docs_leads_somewhere(page: Path) -> None:
    linked(page.read_text("utf-8"), page, places())


def test_clauses_name_the_tests_that_prove_them() -> None:
    page = "| id | fact |\n|---|---|\n| SAB.1.1 | 44 cards. |\n\n| a | b |\n|---|---|\n| c | d |\n"
    shown = with_tests(page, {"SAB.1.1": ["tests/x.py::test_the_deck_is_whole[3]"]})
    assert shown.splitlines()[:3] == [
        "| id | fact | proved by |",
        "|---|---|---|",
        "| SAB.1.1 | 44 cards. | the deck is whole |",
    ]
    assert shown.splitlines()[4:] == page.splitlines()[4:]


def test_many_tests_are_counted() -> None:
    assert proof_of([f"test_{n}" for n in range(5)]) == "0, 1, 2 and 2 more"


def test_the_reference_has_every_public_name() -> None:
    text = "\n".join(reference_page())
    for module, names in PUBLIC.items():
        for name in names:
            assert f"::: {module}.{name}" in text


def test_commands_have_their_options() -> None:
    text = "\n".join(commands_page())
    assert "\n## sabot serve\n" in text
    assert "| `--database PATH\\|URL` |" in text


def test_every_page_that_the_navigation_names_is_there() -> None:
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    named = {page for entry in settings["nav"] for page in pages_in(entry)}
    assert named - set(places().values()) == {"calls.md", "commands.md", "reference.md"}


def pages_in(entry: str | dict[str, list[str]]) -> list[str]:
    """The pages of an entry of the navigation: a page, or a title with its pages."""
    if isinstance(entry, str):
        return [entry]
    return [page for pages in entry.values() for page in pages]
