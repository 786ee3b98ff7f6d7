"""The Seven Seals through the terminal: whole games, in every language."""

from itertools import cycle
from typing import Any

import pytest

from sabot.core.errors import IllegalMove
from sabot.core.game import SPECTATOR
from sabot.locales import LANGUAGES
from sabot.table.record import parse_record
from sabot.terminal.presenters import game_words
from sabot.terminal.replay import Perspective, Replay
from sabot.terminal.seven_seals.presenter import SevenSealsPresenter
from tests.games.seven_seals.tables import play
from tests.games.seven_seals.test_notation import REFUSED
from tests.playthroughs.write import FOLDER
from tests.terminal.scripts import Output, game, screen_of, scripted, shown

# Now a seal, now done; any card that can be played, whichever number it has.
ANSWERS = ("1", "6", "9", "3", "12", "2", "5", "7", "4", "8", "10", "11", "13", "14", "15", "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_game_is_played_in_every_language(language: str, players: int) -> None:
    options = f"seven_seals(players={players},rounds=2,show_played=on)"
    text = shown(game(options, "B"), cycle(ANSWERS), language)
    words = game_words("seven_seals", language)
    assert text.count(words("seals-event-round-scored", points="|").split("|", maxsplit=1)[0]) >= 2
    assert words("seals-status-played") in text
    assert words("seals-status-last-trick") in text
    assert "{" not in text
    assert "seals-" not in text
    assert max(map(len, text.splitlines())) <= 110


@pytest.mark.parametrize(("table", "move", "reason"), REFUSED)
def test_the_english_refusals_are_those_of_the_rules(table: Any, move: str, reason: str) -> None:
    presenter = SevenSealsPresenter(game_words("seven_seals", "en"), ["A", "B", "C", "D"], 0)
    with pytest.raises(IllegalMove) as refused:
        play(table(), move)
    said = presenter.refusal(refused.value)
    for card, name in (("r1", "red 1"), ("r2", "red 2"), ("v15", "violet 15")):
        said = said.replace(f"card {name}", f"card {card}")
    assert said == str(refused.value), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    presenter = SevenSealsPresenter(game_words("seven_seals", language), ["A", "B", "C", "D"], 0)
    for table, move, _ in REFUSED:
        with pytest.raises(IllegalMove) as refused:
            play(table(), move)
        said = presenter.refusal(refused.value)
        assert said
        assert "{" not in said
        assert "$" not in said


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("give:red", "That won't do: you are announcing; take seals or the saboteur, or be done."),
        ("take:blue<B", "That won't do: the stock still has a blue seal; take it from there."),
        ("99", "There is no such number; choose 1 to 7."),
        ("d 1", "This can't be discarded."),
        ("?", "Moves in the notation: take:blue"),
        ("l", "· Dario deals round 1."),
    ],
)
def test_what_can_not_be_done_is_explained(typed: str, said: str) -> None:
    text = shown(game("seven_seals(dealer=D)"), iter([typed]))
    assert said in text.split("helps):", maxsplit=1)[1]


def test_a_card_that_does_not_follow_is_refused_with_the_reason() -> None:
    answers = iter(["7", *map(str, range(15, 0, -1))])
    text = shown(game("seven_seals(players=4,dealer=A,rounds=1)", "C"), answers)
    assert "was led and you have" in text


def test_others_cards_are_not_shown() -> None:
    asked = game("seven_seals(dealer=D)")
    text = shown(asked, iter(["done"]))
    dealt = text.split("Which tricks", maxsplit=1)[0]
    cards = sum(len(line.split()) - 1 for line in dealt.splitlines() if is_hand(line))
    assert cards == 15


def is_hand(line: str) -> bool:
    words = line.split()
    colours = {"red", "yellow", "green", "blue", "violet"}
    return len(words) > 1 and words[0] in colours and all(word.isdecimal() for word in words[1:])


@pytest.mark.parametrize("perspective", [SPECTATOR, 1, "all"])
def test_a_golden_game_is_replayed(perspective: Perspective) -> None:
    record = parse_record((FOLDER / "seven_seals-4.record").read_text("utf-8"))
    output = Output()
    screen = screen_of(scripted(iter(["", "30", "40", "e", "q"])), output)
    Replay(record, perspective, screen, game_words("seven_seals", "en")).browse()
    text = output.getvalue()
    assert "In the stock:" in text
    assert ("A: " in text) == (perspective == "all")
    assert "{" not in text
