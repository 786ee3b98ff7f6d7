import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sabot.games.registry import GAMES, descriptor_of
from sabot.games.sabotage import hindrances as sabotage_hindrances
from sabot.games.sabotage import refusals as sabotage
from sabot.games.saboteur import claim_sense
from sabot.games.saboteur import hindrances as saboteur_hindrances
from sabot.games.saboteur import refusals as saboteur
from sabot.games.saboteur2 import hindrances as saboteur2_hindrances
from sabot.games.saboteur2 import refusals as saboteur2
from sabot.games.seven_seals import hindrances as seals_hindrances
from sabot.games.seven_seals import refusals as seven_seals
from sabot.locales import COMMON, LANGUAGES, Words, language_of, source
from sabot.server import errors
from sabot.table import refusals
from sabot.table.text_checks import PHRASES

# Every catalogue of the terminal: the common ones, and those that games name.
CATALOGUES = (
    *COMMON,
    *dict.fromkeys(
        place.partition(":")[2] for game in GAMES for place in descriptor_of(game).words
    ),
)


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


@pytest.mark.parametrize(
    ("catalogue", "prefix", "reasons"),
    [
        ("saboteur", "", saboteur.REASONS),
        ("saboteur2", "", dict(saboteur2.REASONS.items() - saboteur.REASONS.items())),
        ("claims", "", claim_sense.REASONS),
        ("sabotage", "sabotage-", sabotage.REASONS),
        ("seven_seals", "seals-", seven_seals.REASONS),
        ("table", "table-", refusals.REASONS),
        ("table", "server-", errors.REASONS),
    ],
)
def test_the_english_refusals_are_those_of_the_rules(
    catalogue: str, prefix: str, reasons: dict[str, str]
) -> None:
    line = re.compile(rf"^{prefix}refusal-(\S+) = (.*)$", re.MULTILINE)
    texts = {found[1]: found[2] for found in line.finditer(source("en", catalogue))}
    assert {name: re.sub(r"{ \$(\w+) }", r"{\1}", text) for name, text in texts.items()} == {
        name: with_phrases(text) if catalogue == "seven_seals" else text
        for name, text in reasons.items()
    }


def with_phrases(text: str) -> str:
    """A refusal of The Seven Seals whose seals are whole phrases, as languages with cases need."""
    return re.sub(r"\b(?:a|no) {(?:colour|seal)} seal", lambda found: phrase(found[0]), text)


def phrase(seal: str) -> str:
    return "{no}" if seal.startswith("no ") else "{one}"


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
    words = Words(language, tuple(f"sabot.locales:{each}" for each in catalogues))
    texts = dict[str, set[str]]()
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
