"""The glossary in docs/glossary.md: its terms are used, and no text has a word that it avoids."""

import re
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import sabot.locales
from sabot.locales import LANGUAGES, source

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS: Final = ["English", "French", "Italian", "German", "avoid"]
COLUMN_LANGUAGES: Final = ("en", "fr", "it", "de")
FOLDER: Final = Path(sabot.locales.__file__).parent

# Texts with commands as they are typed, and a refusal that the rules word themselves.
EXEMPT: Final = {
    ("en", "claims-help-keys", "mend*"),
    ("en", "help-saboteur2", "rob"),
}


class Entry(NamedTuple):
    """A row of the glossary: the term in each language, and words to avoid in each."""

    terms: dict[str, str]
    avoided: dict[str, list[str]]


class Texts(Visitor):
    """Collects the words of a message, in all its variants and attributes."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's name
        self.found.append(" ".join(node.value.split()))


@cache
def texts(language: str) -> dict[str, list[str]]:
    """The words of every message of a language, by catalogue and name."""
    found: dict[str, list[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in parse(source(language, path.stem)).body:
            if isinstance(entry, ast.Message):
                seen = Texts()
                seen.visit(entry)
                found[f"{path.stem}/{entry.id.name}"] = seen.found
    return found


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def avoided_words(cell: str) -> dict[str, list[str]]:
    """The last column: `en: mend*, fix; de: …`."""
    found: dict[str, list[str]] = {}
    for part in filter(None, map(str.strip, cell.split(";"))):
        language, _, words = part.partition(":")
        assert language in LANGUAGES, part
        found[language] = [word.strip() for word in words.split(",")]
        assert all(found[language]), part
    return found


@cache
def entries() -> tuple[Entry, ...]:
    """All rows of the glossary's tables."""
    rows = [
        cells(line)
        for line in GLOSSARY.read_text("utf-8").splitlines()
        if line.startswith("|") and not line.startswith("|---")
    ]
    assert all(len(row) == len(COLUMNS) for row in rows)
    return tuple(
        Entry(dict(zip(COLUMN_LANGUAGES, row, strict=False)), avoided_words(row[-1]))
        for row in rows
        if row != COLUMNS
    )


def word_pattern(word: str) -> re.Pattern[str]:
    """Finds a word or phrase between word boundaries; `*` stands for any ending."""
    escaped = re.escape(word).replace(r"\*", r"\w*")
    return re.compile(rf"(?<!\w){escaped}(?!\w)", re.IGNORECASE)


def uses(language: str, word: str) -> list[str]:
    """The messages of a language that use a word."""
    pattern = word_pattern(word)
    return [
        name
        for name, found in texts(language).items()
        if any(pattern.search(text) for text in found)
    ]


def test_the_glossary_has_terms_in_every_language() -> None:
    assert sorted(COLUMN_LANGUAGES) == sorted(LANGUAGES)
    assert len(entries()) > 60
    for entry in entries():
        assert all(entry.terms.values()), entry
    english = [entry.terms["en"] for entry in entries()]
    assert len(set(english)) == len(english), "a thing is there twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: str) -> None:
    unused = [
        entry.terms[language] for entry in entries() if not uses(language, entry.terms[language])
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_word_to_avoid(language: str) -> None:
    found = [
        f"{name}: {word} (say {entry.terms[language]})"
        for entry in entries()
        for word in entry.avoided.get(language, [])
        for name in uses(language, word)
        if (language, name.partition("/")[2], word) not in EXEMPT
    ]
    assert found == []


def test_every_exemption_is_needed() -> None:
    for language, exempt, word in EXEMPT:
        assert any(word in entry.avoided.get(language, []) for entry in entries()), word
        assert exempt in [name.partition("/")[2] for name in uses(language, word)]


@pytest.mark.parametrize(
    ("word", "text"),
    [("mend*", "Mended again"), ("dead end", "a dead end."), ("rob", "Rob them!")],
)
def test_a_word_is_found_in_any_case_and_with_any_ending(word: str, text: str) -> None:
    assert word_pattern(word).search(text)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("mend*", "We recommend it"),
        ("rob", "Robert begins"),
        ("gold-digger*", "gold\N{NON-BREAKING HYPHEN}digger"),
    ],
)
def test_a_part_of_another_word_is_not_found(word: str, text: str) -> None:
    assert not word_pattern(word).search(text)
