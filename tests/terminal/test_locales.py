import re
from importlib import import_module

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sabot.games.registry import GAMES
from sabot.games.sabotage import hindrances as sabotage_hindrances
from sabot.games.saboteur import hindrances as saboteur_hindrances
from sabot.games.saboteur2 import hindrances as saboteur2_hindrances
from sabot.games.seven_seals import hindrances as seals_hindrances
from sabot.locales import CATALOGUES, LANGUAGES, Words, language_of, source
from sabot.server import refusing
from sabot.table import refusals
from sabot.table.texts import PHRASES


class Variables(Visitor):
    """Collects the variables of a text."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def variables_by_name(language: str, catalogue: str) -> dict[str, set[str]]:
    texts: dict[str, set[str]] = {}
    for entry in parse(source(language, catalogue)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in texts, f"{entry.id.name} is there twice"
            seen = Variables()
            seen.visit(entry)
            texts[entry.id.name] = seen.found
    return texts


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_text_with_the_same_facts(language: str, catalogue: str) -> None:
    assert variables_by_name(language, catalogue) == variables_by_name("en", catalogue)


# Where each game's refusals stand in Fluent.
REFUSALS: dict[str, tuple[tuple[str, ...], str]] = {
    "saboteur": (("saboteur",), ""),
    "saboteur2": (("saboteur", "saboteur2"), ""),
    "sabotage": (("sabotage",), "sabotage-"),
    "seven_seals": (("seven_seals",), "seals-"),
}


def english_refusals(catalogues: tuple[str, ...], prefix: str) -> dict[str, str]:
    """The English refusals of the catalogues, by reason, with facts as Python writes them."""
    line = re.compile(rf"^{prefix}refusal-(\S+) = (.*)$", re.MULTILINE)
    text = "\n".join(source("en", catalogue) for catalogue in catalogues)
    return {found[1]: re.sub(r"{ \$(\w+) }", r"{\1}", found[2]) for found in line.finditer(text)}


def with_seals_in_words(sentence: str) -> str:
    """A sentence of the Seven Seals as Fluent writes it: other languages inflect the seal."""
    for article, fact in (("a", "one"), ("no", "no")):
        sentence = re.sub(rf"\b{article} {{(colour|seal)}} seal\b", f"{{{fact}}}", sentence)
    return sentence


@pytest.mark.parametrize("game", GAMES)
def test_the_english_refusals_are_those_of_the_rules(game: str) -> None:
    reasons: dict[str, str] = import_module(f"sabot.games.{game}.refusals").REASONS
    if game == "seven_seals":
        reasons = {reason: with_seals_in_words(text) for reason, text in reasons.items()}
    assert english_refusals(*REFUSALS[game]) == reasons


@pytest.mark.parametrize(
    ("prefix", "reasons"),
    [("table-", refusals.REASONS), ("server-", refusing.REASONS)],
)
def test_so_are_those_of_tables_and_of_the_server(prefix: str, reasons: dict[str, str]) -> None:
    assert english_refusals(("table",), prefix) == reasons


@pytest.mark.parametrize(
    ("catalogues", "prefix", "hindrances"),
    [
        (("saboteur",), "", saboteur_hindrances.HINDRANCES),
        (("saboteur", "saboteur2"), "", saboteur2_hindrances.HINDRANCES),
        (("sabotage",), "sabotage-", sabotage_hindrances.HINDRANCES),
        (("seven_seals",), "seals-", seals_hindrances.HINDRANCES),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_hinders_has_a_short_sentence_with_no_fact_but_its_own(
    language: str, catalogues: tuple[str, ...], prefix: str, hindrances: dict[str, tuple[str, ...]]
) -> None:
    words, texts = Words(language), dict[str, set[str]]()
    for catalogue in catalogues:
        texts |= variables_by_name(language, catalogue)
    found = {name for name in texts if name.startswith(f"{prefix}hindered-")}
    assert found == {f"{prefix}hindered-{reason}" for reason in hindrances}
    for reason, facts in hindrances.items():
        name = f"{prefix}hindered-{reason}"
        assert texts[name] <= set(facts)
        assert len(words(name, **dict.fromkeys(facts, "3"))) <= 40


def test_every_phrase_has_its_words_and_no_other_has() -> None:
    names = [name for name in variables_by_name("en", "table") if name.startswith("phrase-")]
    assert names == [f"phrase-{phrase}" for phrase in PHRASES]


def test_no_text_is_in_two_catalogues() -> None:
    names = [name for catalogue in CATALOGUES for name in variables_by_name("en", catalogue)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LANG": "de_CH.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LC_MESSAGES": "it", "LANG": "de"}, "it"),
        ({"LC_ALL": "", "LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_text_is_a_mistake() -> None:
    with pytest.raises(LookupError):
        Words("fr")("no-such-text")
