import io
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sabot.bots.bot import Seen
from sabot.bots.random import RandomBot
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.registry import game_named
from sabot.games.saboteur.encoding import MazeCard
from sabot.games.saboteur.events import Event
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.view import View
from sabot.locales import LANGUAGES, Words
from sabot.table.deals import check_deals
from sabot.table.match import Match
from sabot.table.record import parse_record, verify
from sabot.table.shuffle import FairShuffle, seed_of_text
from sabot.terminal.human_player import Person
from sabot.terminal.play import TerminalTable
from sabot.terminal.presenters import game_words, presenter_of
from sabot.terminal.screen import Screen
from sabot.terminal.session import play, sitting
from tests.terminal.scripts import (
    FIRST_OFFERED,
    Output,
    game,
    screen_of,
    scripted,
    shown,
    whole_game,
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 10])
def test_a_whole_game_can_be_played_in_every_language(language: str, players: int) -> None:
    text = whole_game(f"saboteur(players={players},rounds=2)", language)
    words = game_words("saboteur", language)
    assert words("prompt-go-on") in text
    assert words("standing", standing="").split(":", maxsplit=1)[0] in text
    assert words("left") not in text
    assert "{" not in text, "a text lacks a fact"


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_is_chosen_where_the_table_wants_it(language: str) -> None:
    words = game_words("saboteur", language)
    output = Output()
    table = one_card_from_the_treasure(screen_of(scripted(iter(["NESW@7,0", "2"])), output), words)
    with pytest.raises(EOFError):
        table.play()
    assert words("event-won-by-diggers") in output.getvalue()
    assert words("prompt-gold", numbers="1–2") in output.getvalue()
    assert words("gold-taken-worth", you="yes", name="", nuggets=2) in output.getvalue()


OFFERED = (1, 2, 2)


def rest_of(pile: tuple[int, ...]) -> list[int]:
    rest = list(pile)
    for value in OFFERED:
        rest.remove(value)
    return rest


def one_card_from_the_treasure(screen: Screen, words: Words) -> TerminalTable:
    """A table of three where the person, a digger, can reach the treasure at once."""
    saboteur: AnyGame = game_named("saboteur")
    match = Match(saboteur, saboteur.options(players=3, starter=0, auto_gold=False), ["", "B", "C"])
    match.deal(FairShuffle(b"gold", 1))
    dealt: Position = saboteur.position(match.state)
    cards = [card for hand in dealt.hands for card in hand] + list(dealt.deck)
    way = ["EW"] * 3 + ["NESW"] * 3
    for card in [*way, "NESW"]:
        cards.remove(card)
    hands = ("NESW", *cards[:5]), tuple(cards[5:11]), tuple(cards[11:17])
    goals = ("stone-SW", "treasure", "stone-ES")
    match.state = saboteur.from_position(
        msgspec.structs.replace(
            dealt,
            maze=tuple(MazeCard(card, 1 + at, 0, turned=False) for at, card in enumerate(way)),
            hands=hands,
            deck=tuple(cards[17:]),
            roles=("digger", "digger", "digger", "saboteur"),
            goals=tuple(
                msgspec.structs.replace(goal, card=card)
                for goal, card in zip(dealt.goals, goals, strict=True)
            ),
            pile=(*OFFERED, *rest_of(dealt.pile)),
        )
    )
    presenter = presenter_of("saboteur", words, match.record.names, 0)
    person = Person(saboteur, screen, presenter, words)
    return TerminalTable(match, b"gold", 0, person, {seat: RandomBot(seat) for seat in (1, 2)})


def test_the_person_is_given_views_and_told_events_of_their_seat_only() -> None:
    given: list[Any] = []

    class Watched(Person):
        def hear(self, events: list[Any], view: Any = None) -> None:
            given.extend(events)
            super().hear(events, view)

        def choose(self, view: Any) -> Any:
            given.append(view)
            return super().choose(view)

        def show_ending(self, view: Any) -> None:
            given.append(view)
            super().show_ending(view)

    saboteur: AnyGame = game_named("saboteur")
    match = Match(saboteur, saboteur.options(players=4), ["Ada", "B", "C", "D"])
    words = game_words("saboteur", "en")
    presenter = presenter_of("saboteur", words, match.record.names, 0)
    screen = screen_of(scripted(cycle(FIRST_OFFERED)), Output())
    person = Watched(saboteur, screen, presenter, words)
    bots = {seat: RandomBot(seat) for seat in (1, 2, 3)}
    TerminalTable(match, b"views", 0, person, bots).play()
    views = [each for each in given if isinstance(each, View)]
    assert len(views) > 20
    assert all(view.viewer == 0 for view in views)
    assert all(isinstance(each, View | Event) for each in given)


class Follower(RandomBot):
    """Remembers every step."""

    follows = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.steps: list[Seen] = []

    def see(self, step: Seen) -> None:
        assert not self.steps or self.steps[-1].after == step.before
        self.steps.append(step)

    def choose(self, view: Any) -> Any:
        assert self.steps[-1].after == view
        return super().choose(view)


def test_a_bot_that_follows_sees_every_step_from_its_own_seat() -> None:
    saboteur: AnyGame = game_named("saboteur")
    match = Match(saboteur, saboteur.options(players=3, rounds=2), ["Ada", "B", "C"])
    words = game_words("saboteur", "en")
    presenter = presenter_of("saboteur", words, match.record.names, 0)
    screen = screen_of(scripted(cycle(FIRST_OFFERED)), Output())
    bots = {seat: Follower(seat) for seat in (1, 2)}
    TerminalTable(match, b"steps", 0, Person(saboteur, screen, presenter, words), bots).play()
    played = sum(1 + len(each.turns) for each in match.record.rounds)
    for seat, bot in bots.items():
        assert len(bot.steps) == played
        assert {step.after.viewer for step in bot.steps} == {seat}


def test_what_is_hidden_does_not_change_what_is_shown_at_the_first_decision() -> None:
    # The person begins, so the twin games differ for them only in what they may not know.
    saboteur: AnyGame = game_named("saboteur")
    options = saboteur.options(players=4, starter=0)
    texts: list[str] = []
    truths: list[Position] = []
    for swapped in (False, True):
        match = Match(saboteur, options, ["Ada", "B", "C", "D"])
        match.deal(Fixed(swapped=swapped))
        output = Output()
        words = game_words("saboteur", "en")
        presenter = presenter_of("saboteur", words, match.record.names, 0)
        person = Person(saboteur, screen_of(scripted(iter([])), output), presenter, words)
        person.hear(saboteur.told_deal(match.state, 0))
        with pytest.raises(EOFError):
            person.choose(match.view(0))
        texts.append(output.getvalue())
        truths.append(saboteur.position(match.state))
    assert truths[0] != truths[1]
    assert texts[0] == texts[1]


class Fixed:
    """Shuffles nothing; the swapped twin turns round what nobody sees: the end of each pile."""

    def __init__(self, *, swapped: bool) -> None:
        self.swapped = swapped

    def permutation(self, size: int) -> list[int]:
        order = list(range(size))
        if self.swapped and size > 30:
            order[30:] = order[:29:-1]
        return order


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("map@8,2", "That won't do: you don't hold the card map."),
        ("zzz", "“zzz” means nothing here."),
        ("NS@999,0", "“NS@999,0” means nothing here."),
        ("99", "There is no such number; choose 1 to 6."),
        ("d 7", "There is no such number; choose 1 to 6."),
        ("\x1b[2J", "“·[2J” means nothing here."),
        ("?", "What you can type:"),
        ("l", "· Round 1 is dealt. You begin."),
    ],
)
def test_what_can_not_be_done_is_explained(typed: str, said: str) -> None:
    text = shown(game("saboteur(players=4,starter=A)"), iter([typed]))
    assert said in text.split("helps):", maxsplit=1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_the_language_of_the_reader(language: str) -> None:
    text = shown(game("saboteur(players=4,starter=A)", seed="ada"), iter(["+pick>D"]), language)
    words = game_words("saboteur", language)
    card = words("card-repair", tools=words("tool-pick"))
    assert words("refusal-not-in-hand", card=card) in text


def test_an_empty_answer_repeats_the_question() -> None:
    text = shown(game("saboteur(players=4,starter=A)"), iter(["", "", ""]))
    assert text.count("Your turn") == 4


def test_leaving_is_asked_twice() -> None:
    text = shown(game("saboteur(players=4,starter=A)"), iter(["q", "n", "q", "y", "1"]))
    assert text.count("Leave the game?") == 2
    assert text.count("Your turn") == 2
    assert "You have left the game." in text


def test_a_choice_can_be_taken_back_or_turned_into_a_discard() -> None:
    asked = game("saboteur(players=4,starter=A)")
    assert shown(asked, iter(["1", ""])).count("Your turn") == 2
    assert "You discard" in shown(asked, iter(["1", "d"]))


def test_an_unfinished_game_is_recorded_when_the_input_ends(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    screen = screen_of(scripted(iter(["d 1"])), Output())
    play(game("saboteur(players=4,starter=A)"), file, screen, game_words("saboteur", "en"))
    record = parse_record(file.read_text("utf-8"))
    assert record.scores is None
    assert verify(record) > 0


def test_an_interrupted_game_is_recorded_and_the_interruption_passed_on(tmp_path: Path) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    file = tmp_path / "game.txt"
    output = Output()
    with pytest.raises(KeyboardInterrupt):
        play(game("saboteur"), file, screen_of(interrupt, output), game_words("saboteur", "en"))
    assert "You have left the game." in output.getvalue()
    assert parse_record(file.read_text("utf-8")).scores is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commitment_is_shown_before_the_deal_and_recorded(
    language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    output = Output()
    screen = screen_of(scripted(iter(["l", "d 1"])), output)
    play(game("saboteur(players=4,starter=A)"), file, screen, game_words("saboteur", language))
    record = parse_record(file.read_text("utf-8"))
    assert check_deals(record)
    assert record.fairness is not None
    assert record.fairness.seed == seed_of_text("test")
    assert record.fairness.words == ("",) * 4
    said = game_words("saboteur", language)(
        "deals-committed", commitment=record.fairness.commitment
    )
    text = output.getvalue()
    # No-break spaces belong to the words.
    assert re.sub(r"[ \n]+", " ", text).strip().startswith(f"· {said} · ")
    assert f"· {said}\n" in text, "the news have it whole"


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    screen = screen_of(scripted(iter([])), Output())
    with pytest.raises(SabotError, match="exists already"):
        play(game("saboteur"), file, screen, game_words("saboteur", "en"))
    assert file.read_text() == "mine"


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert whole_game("saboteur(rounds=1)") == whole_game("saboteur(rounds=1)")


@pytest.mark.parametrize(
    ("options", "seat", "name"),
    [
        ("saboteur(players=3)", "D", "Ada"),
        ("saboteur", "?", "Ada"),
        ("saboteur", "A", " "),
        ("saboteur", "A", "a\nb"),
        ("chess", "A", "Ada"),
    ],
)
def test_what_can_not_be_played_is_refused(options: str, seat: str, name: str) -> None:
    with pytest.raises(SabotError):
        sitting(options, seat, name, "seed", "random")


def test_a_terminal_without_box_drawing_gets_plain_characters() -> None:
    class Latin(io.StringIO):
        encoding = "latin-1"

    output = Latin()
    screen = screen_of(scripted(iter([])), output)
    screen.show(["╭─┃─╮", "━╸×╺━"])
    assert output.getvalue() == ".-|-.\n==x==\n"
