"""Hints and the suspicion meter at the prompt."""

import re
from collections.abc import Iterator

import pytest

from sabot.locales import LANGUAGES, Words
from sabot.terminal.presenters import presenter_of
from sabot.terminal.session import play, sitting
from tests.terminal.scripts import Output, game, screen_of, scripted, shown

GAMES = ("saboteur(players=4)", "saboteur2(players=4)", "seven_seals(players=4)", "sabotage")


def after_the_table(text: str, words: Words, name: str) -> bool:
    """True if the text with this name, which has no facts, was shown."""
    return words(name) in " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", GAMES)
def test_each_hint_tells_more_in_every_language(options: str, language: str) -> None:
    asked = game(options)
    text = shown(asked, iter(["hint", "HINT", "hint", "meter", "meter b", "q", "y"]), language)
    words = presenter_of(asked.game.id, Words(language), [""] * 4, 0).words
    hints = Words(language, ("sabot.locales:aids",))
    assert text.count(words("hint-again")) == 2, "twice there is more to say"
    # The last hint is the move, with what to type for it.
    typed = words("hint-keys", keys="@").rstrip(".").split("@")[0].strip()
    assert typed in text
    assert "{" not in text, "a text lacks a fact"
    assert ("█" in text or "░" in text) == asked.game.id.startswith("saboteur")
    if asked.game.id.startswith("saboteur"):
        assert after_the_table(text, hints, "meter-from-view")
        assert hints("meter-against", name="Bruno") in text or (
            hints("meter-for", name="Bruno") in text or hints("meter-no-reason") in text
        )
    else:
        assert words("server-refusal-no-meter") in " ".join(text.split())


@pytest.mark.parametrize("options", GAMES)
def test_what_the_hint_says_to_type_is_the_move(options: str) -> None:
    output = Output()

    def follower() -> Iterator[str]:
        yield from ("hint", "hint", "hint")
        found = re.search(r"To play it, type ([^.]+)\.", output.getvalue())
        assert found is not None
        yield from found[1].split(", ")
        yield from ("q", "y")

    asked = sitting(options, "A", "Ada", "hints", "random")
    play(asked, None, screen_of(scripted(follower()), output, 200), Words("en"))
    before, after = output.getvalue().split("To play it, type")
    move = before.rstrip().splitlines()[-1]
    # The sentence of the hint is the news of the move.
    assert f"· {move}" in after


def test_a_new_turn_begins_with_the_first_step() -> None:
    text = shown(game("sabotage"), iter(["hint", "hint", "d 1", "hint", "q", "y"]))
    assert text.count("“hint” again tells more.") == 3


def test_a_name_that_nobody_has_is_not_understood() -> None:
    text = shown(game("saboteur(players=4)"), iter(["meter Zoe", "q", "y"]))
    assert "“zoe” means nothing here" in text
