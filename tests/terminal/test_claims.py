"""Claims at the terminal: typed, told in every language, and judged when the round is over."""

import re
from itertools import chain, cycle
from pathlib import Path

import pytest

from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.games.saboteur.claims import Doubt, GoalIs, SeatIs, WishDeed
from sabot.locales import LANGUAGES, Words
from sabot.table.claims import MadeClaim
from sabot.table.match import Match
from sabot.table.record import Record, parse_record, verify
from sabot.terminal.presenters import game_words, presenter_of
from sabot.terminal.session import play, sitting
from sabot.terminal.typed_claims import typed_claim
from tests.terminal.scripts import (
    FIRST_OFFERED,
    Output,
    game,
    screen_of,
    scripted,
    shown,
)

FIVE = "saboteur(players=5,rounds=1)"
NAMES = ["Ada", "Bruno", "Carla", "Dario", "Ada Maria"]


def dealt(options: str) -> Match:
    found = game_of_options(options)
    match = Match(found, found.parse_options(options), NAMES)
    match.deal(Rng(1))
    return match


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("II stone", "II stone"),
        ("ii Stone", "II stone"),
        ("Carla saboteur", "C saboteur"),
        ("carla  saboteur", "C saboteur"),
        ("c saboteur", "C saboteur"),
        ("me digger", "A digger"),
        ("ada maria digger", "E digger"),
        ("ask Dario look iii", "ask D look III"),
        ("ask Dario spare me", "ask D spare A"),
        ("doubt Bruno II", "doubt B II stone"),
        ("trust bruno", "trust B C saboteur"),
        ("doubt Dario", None),
        ("II", None),
        ("Carla", None),
        ("hello", None),
    ],
)
def test_people_may_type_names_and_leave_out_what_is_clear(typed: str, meant: str | None) -> None:
    match = dealt(FIVE)
    words = match.claims.vocabulary()
    for text in ("II stone", "C saboteur"):
        match.claim(1, words.parse_claim(text))
    offer = match.game.claims(match.view(0), match.claims.made)
    claim = typed_claim(words, offer, typed, NAMES, 0)
    assert (None if claim is None else words.format_claim(claim)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [FIVE, "saboteur2(players=5,rounds=1)"])
def test_every_claim_has_a_sentence_in_every_language(options: str, language: str) -> None:
    match = dealt(options)
    found, words = match.game, match.claims.vocabulary()
    presenter = presenter_of(found.id, game_words(found.id, language), NAMES, 1)
    claims = [*words.candidates(match.view(0), 0)]
    said = MadeClaim(2, claims[1], 1, 1), MadeClaim(2, claims[8], 2, 1)
    claims += [reply for each in said for reply in words.replies(each)]
    lines = {presenter.claim(found, MadeClaim(0, claim, 3, 1)) for claim in claims}
    assert len(lines) == len(claims), "two claims read alike"
    assert not any(re.search(r"[{}]|claim-", line) for line in lines), "a text lacks a fact"


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ada → Dario: leave Carla's tools alone"),
        ("fr", "Ada → Dario\u00a0: ne brise rien à Carla"),
        ("it", "Ada → Dario: non rompere niente a Carla"),
        ("de", "Ada → Dario: mach Carla nichts kaputt"),
    ],
)
def test_a_wish_names_speaker_addressee_and_target(language: str, line: str) -> None:
    presenter = presenter_of("saboteur", game_words("saboteur", language), NAMES, None)
    made = MadeClaim(0, WishDeed(3, "spare", 2), 1, 1)
    assert presenter.claim(dealt(FIVE).game, made) == line


def test_a_claim_is_shown_and_refused_with_a_reason() -> None:
    said = ["say II stone", "say ii stone", "say ask Carla mend me pick", "say what", "?"]
    text = shown(game(FIVE), iter(said))
    assert "· You: II is stone" in text
    assert "That won't do: you have just said that." in text
    assert "That won't do: that tool of A is not broken." in text
    assert "“what” is no claim. ? shows how to make one." in text
    assert "say doubt Dario II" in text


def test_a_game_without_claims_says_so() -> None:
    text = shown(game("seven_seals(players=3,rounds=1)"), iter(["say II stone"]))
    assert "That won't do: there are no claims in this game." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_of_the_round_every_claim_stands_beside_the_truth(language: str) -> None:
    words = game_words("saboteur", language)
    answers = chain(["say II stone", "say II treasure"], cycle(FIRST_OFFERED))
    text = shown(game(FIVE), answers, language)
    assert words("claims-judged") in text
    ending = text[text.rindex(words("claims-judged")) :]
    judged = [words(f"claim-verdict-{verdict}") for verdict in ("true", "mistaken")]
    # One of the two was right; nobody can have looked before the first move.
    for said, verdict in zip(("claim-goal-stone", "claim-goal-treasure"), judged, strict=True):
        assert words(said, goal="II") in ending
        assert f"– {verdict}" in ending


def test_the_record_has_what_was_said(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("records") / "game.record"
    answers = scripted(iter(["say II stone", "q", "y"]))
    play(game(FIVE), path, screen_of(answers, Output()), game_words("saboteur", "en"))
    record = parse_record(path.read_text("utf-8"))
    assert [spoken.claim for spoken in record.rounds[0].claims] == [GoalIs(1, "stone")]
    verify(record)


def recorded_game(kind: str, answers: list[str], path: Path) -> tuple[str, Record]:
    """What is shown of a game with these bots, and its record."""
    asked = sitting(FIVE, "A", "Ada", "talk", kind)
    output = Output()
    script = scripted(chain(answers, cycle(FIRST_OFFERED)))
    play(asked, path, screen_of(script, output), Words("en"))
    return output.getvalue(), parse_record(path.read_text("utf-8"))


def test_bots_talk_and_answer_the_person(tmp_path: Path) -> None:
    accusations = [f"say {name} saboteur" for name in ("Bruno", "Carla", "Dario", "Emil")]
    screen, record = recorded_game("rules", accusations, tmp_path / "talk.record")
    claims = [each for each in record.rounds[0].claims if each.seat != 0]
    assert any(each.claim == Doubt(0, SeatIs(each.seat, "saboteur")) for each in claims)
    assert any(isinstance(each.claim, GoalIs) for each in claims)
    assert verify(record) > 0
    assert "Bruno" in screen


def test_silent_bots_say_nothing(tmp_path: Path) -> None:
    asked = sitting(FIVE, "A", "Ada", "talk", "rules").with_silent_bots()
    path = tmp_path / "silent.record"
    script = scripted(chain(["say Bruno saboteur"], cycle(FIRST_OFFERED)))
    play(asked, path, screen_of(script, Output()), Words("en"))
    record = parse_record(path.read_text("utf-8"))
    assert [each.seat for each in record.rounds[0].claims] == [0]
