"""Sabotage through the terminal."""

from itertools import cycle

import pytest

from sabot.core.events import GameEnded
from sabot.core.game import Outcome
from sabot.games.sabotage.events import PartnerAnswered, PartnerAsked, PipeLaid
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage
from sabot.locales import LANGUAGES
from sabot.table.match import Match
from sabot.table.record import Record, Round, parse_record
from sabot.terminal.human_player import Person
from sabot.terminal.presenters import game_words, presenter_of
from sabot.terminal.replay import Replay
from sabot.terminal.sabotage.presenter import SabotagePresenter
from tests.games.sabotage.tables import WORTH, play, table, view
from tests.playthroughs.write import FOLDER
from tests.terminal.scripts import Output, game, screen_of, scripted, shown, whole_game

EXAMPLE = "A-orange X-red@C D-orange E-orange wrench-red@F G-orange I-orange"


def presenter(viewer: int | None = 0, language: str = "en", players: int = 2) -> SabotagePresenter:
    names = ["Ada", "Bruno", "Carla", "Dario"][:players]
    return SabotagePresenter(game_words("sabotage", language), names, viewer)


def asked(state: Sabotage, answers: list[str], language: str = "en", players: int = 2) -> str:
    """What is shown to A, who answers so, when A must decide."""
    output = Output()
    words = game_words("sabotage", language)
    shows = presenter_of("sabotage", words, ["Ada", "Bruno", "Carla", "Dario"][:players], 0)
    person = Person(SABOTAGE, screen_of(scripted(iter(answers)), output), shows, words)
    move = person.choose(SABOTAGE.view(state, 0))
    return output.getvalue() + SABOTAGE.format_move(move)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_can_be_played_in_every_language(language: str, players: int) -> None:
    text = whole_game(f"sabotage(players={players},rounds=2)", language)
    words = game_words("sabotage", language)
    assert words("prompt-go-on") in text
    assert words("sabotage-totals", totals="").split(":", maxsplit=1)[0] in text
    assert words("left") not in text
    assert "{" not in text, "a text lacks a fact"


def test_a_roof_is_drawn_with_the_value_of_every_line() -> None:
    state = table(roofs={"A": EXAMPLE})
    lines = [line.plain.rstrip() for line in presenter().table(view(state, "A"), [], 80)]
    roof = [line[:34].rstrip() for line in lines[2:14]]
    assert roof == [
        "You: worth 7, counts 9",
        "╭─────────┬─────────┬─────────╮",
        "│A        │    ·    │X        │",
        "│orange   │    B    │red      │ 0",
        "├─────────┼─────────┼─────────┤",
        "│D        │E        │wrench   │",
        "│orange   │orange   │red      │ 1",
        "├─────────┼─────────┼─────────┤",
        "│G        │    ·    │I        │",
        "│orange   │    H    │orange   │ 0",
        "╰─────────┴─────────┴─────────╯",
        "↙1   2         0         1     ↘2",
    ]


def test_a_narrow_terminal_gets_one_roof_below_the_other() -> None:
    state = table(roofs={"A": EXAMPLE})
    narrow = [line.plain for line in presenter().roofs(view(state, "A"), (), 60)]
    wide = [line.plain for line in presenter().roofs(view(state, "A"), (), 80)]
    assert len(narrow) == 2 * len(wide)
    assert max(map(len, narrow)) < 40


def test_long_names_leave_room_for_what_a_roof_is_worth() -> None:
    names = ["A" * 20, "B" * 20, "C" * 20, "D" * 20]
    shows = SabotagePresenter(game_words("sabotage", "en"), names, None)
    title = shows.roofs(view(table(4, roofs={"A": EXAMPLE})), (), 80)[0].plain
    assert "worth 7, counts 9" in title
    assert len(title) < 80


def test_the_reader_sees_their_own_roof_first() -> None:
    state = table(roofs={"A": EXAMPLE})
    first = presenter(1).roofs(view(state, "B"), (), 80)[0].plain
    assert " ".join(first.split()) == "You: worth 0, counts 0 Ada: worth 7, counts 9"


def test_the_places_of_a_card_are_numbered_on_both_roofs() -> None:
    state = table(roofs={"A": "A-red", "B": "B-blue"}, hands={"A": "sabotage"})
    number = view(state, "A").hand.index("sabotage") + 1
    text = asked(state, [str(number), "2"])
    assert "│A       1│" in text
    assert "│B       2│" in text
    assert "1  your roof, A" in text
    assert "2  the other roof, B" in text
    assert text.endswith("sabotage>B")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_end_the_round_is_asked_before_drawing(language: str) -> None:
    words = game_words("sabotage", language)
    state = table(phase="offered", roofs={"A": WORTH[5]})
    text = asked(state, ["1"], language)
    assert words("sabotage-choice-end") in text
    assert words("sabotage-choice-go-on") in text
    assert words("sabotage-prompt-end") in text
    assert text.endswith("end")
    assert asked(state, ["d 1", "2"]).endswith("go-on")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_partner_is_asked_and_answers(language: str) -> None:
    words = game_words("sabotage", language)
    state = play(table(4, seat="C", phase="offered", roofs={"A": WORTH[5]}), "ask")
    text = asked(state, ["2"], language, 4)
    assert words("sabotage-prompt-answer", name="Carla") in text
    assert text.endswith("decline")
    assert presenter(0, language, 4).sentences(PartnerAsked(2, 0)) == [
        words("sabotage-event-partner-asked", case="asked", name="Carla", partner="Ada")
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("X-red>A", "That won't do: red X can be played on your own roof only."),
        ("sabotage@A", "That won't do: you don't hold the card sabotage."),
        ("end", "That won't do: your roof is worth 0; it takes 5 to end the round."),
        ("map@8,2", "“map@8,2” means nothing here."),
        ("10", "There is no such number; choose 1 to 9."),
        ("?", "Moves in the notation: F-blue@F"),
    ],
)
def test_what_can_not_be_done_is_explained(typed: str, said: str) -> None:
    text = shown(game("sabotage(dealer=B)", seed="words"), iter([typed]))
    assert said in text.split("helps):", maxsplit=1)[1]


def test_a_card_without_a_place_can_be_discarded() -> None:
    state = table(hands={"A": "sabotage"})
    number = view(state, "A").hand.index("sabotage") + 1
    text = asked(state, [str(number), f"d {number}"])
    assert f"Nothing can be done with sabotage now. You can discard it: d {number}" in text
    assert text.endswith("discard:sabotage")


@pytest.mark.parametrize(
    ("viewer", "seat", "side", "said"),
    [
        (0, 0, 0, "You lay the red A on A of your roof"),
        (0, 0, 1, "You lay the red A on A of the other roof"),
        (0, 1, 0, "Bruno lays the red A on A of your roof"),
        (0, 2, 0, "Carla lays the red A on A of your roof"),
        (0, 1, 1, "Bruno lays the red A on A of their own roof"),
        (0, 2, 1, "Carla lays the red A on A of the other roof"),
        (None, 0, 0, "Ada lays the red A on A of their own roof"),
        (None, 0, 1, "Ada lays the red A on A of the other roof"),
    ],
)
def test_whose_roof_it_is_depends_on_who_reads(
    viewer: int | None, seat: int, side: int, said: str
) -> None:
    event = PipeLaid(seat, "A-red", side, "A", None, 3)
    assert presenter(viewer, players=4).sentences(event) == [f"{said}, now worth 3."]


@pytest.mark.parametrize(
    ("viewer", "winners", "said"),
    [
        (0, (0, 2), "You win the game!"),
        (1, (0, 2), "Ada, Carla win the game!"),
        (None, (0,), "Ada wins the game!"),
        (0, (0, 1), "Shared win: You, Bruno!"),
    ],
)
def test_who_wins_is_said(viewer: int | None, winners: tuple[int, ...], said: str) -> None:
    event = GameEnded(Outcome((4, 4), winners))
    assert presenter(viewer, players=4).sentences(event) == [said]


def test_answers_are_said() -> None:
    shows = presenter(0, players=4)
    assert shows.sentences(PartnerAnswered(0, 2, agreed=True)) == ["You agree."]
    assert shows.sentences(PartnerAnswered(2, 0, agreed=False)) == ["Carla declines."]


def golden(name: str) -> Record:
    return parse_record((FOLDER / f"{name}.record").read_text(encoding="utf-8"))


def test_a_replay_shows_hands_and_draws_to_who_wants_to_see_all() -> None:
    record = golden("sabotage-4")
    first = Round(record.rounds[0].deal, record.rounds[0].turns[:3])
    record = Record(record.game, record.options, [], [first], None)
    texts: dict[str, str] = {}
    for name, perspective in (("all", "all"), ("spectator", None), ("B", 1)):
        output = Output()
        screen = screen_of(scripted(iter([])), output)
        Replay(record, perspective, screen, game_words("sabotage", "en")).print()  # type: ignore[arg-type]
        texts[name] = output.getvalue()
    assert "C draws" in texts["all"]
    assert "D: " in texts["all"]
    assert "draws" not in texts["spectator"]
    assert "You draw" in texts["B"]
    assert "C draws" not in texts["B"]


def test_the_person_sees_no_hand_but_their_own() -> None:
    # Twin games that differ in the deck and in the hands of the others only.
    texts: list[str] = []
    for swapped in (False, True):
        match = Match(SABOTAGE, SABOTAGE.options(players=4, dealer=3), ["Ada", "B", "C", "D"])
        match.deal(Fixed(swapped=swapped))
        output = Output()
        words = game_words("sabotage", "en")
        shows = presenter_of("sabotage", words, match.record.names, 0)
        person = Person(SABOTAGE, screen_of(scripted(iter([])), output), shows, words)
        person.hear(SABOTAGE.told_deal(match.state, 0))
        with pytest.raises(EOFError):
            person.choose(match.view(0))
        texts.append(output.getvalue())
    assert texts[0] == texts[1]


class Fixed:
    """Shuffles nothing; the swapped twin turns round what A does not see: hands and deck."""

    def __init__(self, *, swapped: bool) -> None:
        self.swapped = swapped

    def permutation(self, size: int) -> list[int]:
        order = list(range(size))
        if self.swapped:
            # A holds the first eight cards and draws the first of the deck.
            rest = [card for card in order[8:] if card != 32]
            turned = rest[::-1]
            order = [*order[:8], *turned[:24], 32, *turned[24:]]
        return order


def test_cycling_through_answers_ends_the_game() -> None:
    assert "· You draw" in shown(game("sabotage(rounds=1)"), cycle(["1", "1", "d 1", ""]))
