"""How to play, game by game: all words are there, and the figures show what the rules allow."""

import re
from types import ModuleType
from typing import Any, Final

import pytest

from sabot.games.registry import GAMES
from sabot.games.sabotage import cards as pipes
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.roofs import BONUS
from sabot.games.saboteur import cards as base
from sabot.games.saboteur.maze import WALKED_SHIFT
from sabot.games.saboteur2 import cards as further
from sabot.games.seven_seals import cards as seals
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.locales import LANGUAGES
from tests.games.sabotage import tables as roofs
from tests.games.saboteur import tables as mines
from tests.games.saboteur2 import tables as further_mines
from tests.locales.catalogues import text_by_name, variables_by_name
from tests.locales.figures import Figure, figures, laid, sections

# The two mining games, each with the tables of its own tests.
TABLES: Final[dict[str, ModuleType]] = {"saboteur": mines, "saboteur2": further_mines}
CARDS: Final[dict[str, set[str]]] = {
    "saboteur": set(base.NAMES),
    "saboteur2": set(further.NAMES),
    "seven_seals": set(seals.NUMBERS),
    "sabotage": set(pipes.NAMES),
}
ROLES: Final[dict[str, set[str]]] = {
    "saboteur": set(base.ROLES),
    "saboteur2": set(further.ROLES),
    "seven_seals": {"saboteur"},
    "sabotage": set(),
}
# Above this a section is no longer two minutes of the reader's time.
LONGEST_SECTION: Final = 1400

MINES: Final = [(game, figure) for game in TABLES for figure in figures(game, "maze")]
TRICKS: Final = [each for each in figures("seven_seals", "numbers") if "wins" in each]


def names_wanted(game: str) -> list[str]:
    stem = f"howto-{game.replace('_', '-')}"
    names: list[str] = []
    for section in sections(game):
        names += [f"{stem}-{section['id']}-title", f"{stem}-{section['id']}"]
        names += [figure["caption"] for figure in section["figures"]]
    return names


# The words.


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_and_figure_has_its_words_and_no_other_words_are_there(
    language: str, game: str
) -> None:
    assert list(variables_by_name(language, f"howto-{game}")) == names_wanted(game)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_need_no_facts(language: str, game: str) -> None:
    assert not any(variables_by_name(language, f"howto-{game}").values())


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_as_much(language: str, game: str) -> None:
    here, there = text_by_name(language, f"howto-{game}"), text_by_name("en", f"howto-{game}")
    for name, text in here.items():
        assert len(text) <= LONGEST_SECTION, name
        assert text.count("\n\n") == there[name].count("\n\n"), name
        assert numbers(text) == numbers(there[name]), name


def numbers(text: str) -> list[str]:
    """The figures in a text, in any order: they are the same in all languages."""
    return sorted(re.findall(r"\d+", text))


# The figures.


@pytest.mark.parametrize("game", list(GAMES))
def test_there_are_enough_figures_and_not_too_many(game: str) -> None:
    captions = [figure["caption"] for section in sections(game) for figure in section["figures"]]
    assert 6 <= len(captions) <= 10
    assert len(set(captions)) == len(captions)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_cards_and_roles_are_those_of_the_game(game: str) -> None:
    for figure in figures(game, "cards", "numbers"):
        assert set(figure["cards"]) <= CARDS[game]
    for figure in figures(game, "roles"):
        assert set(figure["roles"]) <= ROLES[game]
    for figure in figures(game, "gold"):
        assert all(1 <= value <= base.BEST_GOLD for value in figure["gold"])


def goals_shown(figure: Figure) -> list[list[Any] | None]:
    shown: list[list[Any] | None] = figure.get("goals", [None] * 3)
    return shown


def goals_lying(figure: Figure) -> list[str]:
    """The three goals as they lie: those that are shown, and the others in the places left."""
    left = [*base.GOALS]
    for shown in goals_shown(figure):
        if shown:
            left.remove(shown[0])
    return [shown[0] if shown else left.pop() for shown in goals_shown(figure)]


def dug(game: str, figure: Figure) -> tuple[str, str]:
    """Lay the cards of a figure one by one, each of them legally: the maze and the goals then."""
    tables = TABLES[game]
    maze, goals = "", " ".join(goals_lying(figure))
    for cell in figure["cells"]:
        move = laid(cell)
        state = tables.table(maze=maze, goals=goals, hands={"A": f"{cell[2]} map"})
        assert move in tables.plays(state), f"{move} after {maze}"
        tables.play(state, move)
        lying = GAMES[game].position(state).goals
        maze, goals = f"{maze} {move}", " ".join(map(mines.goal_text, lying))
    return maze, goals


@pytest.mark.parametrize(("game", "figure"), MINES)
def test_a_mine_can_be_dug_as_it_is_shown(game: str, figure: Figure) -> None:
    _, goals = dug(game, figure)
    for goal, shown in zip(goals.split(), goals_shown(figure), strict=True):
        way = "" if shown is None else ":turned" if shown[1:] == [True] else ":up"
        assert goal.endswith(way)
        assert (":" in goal) == (shown is not None)


@pytest.mark.parametrize(("game", "figure"), MINES)
def test_what_may_be_laid_next_and_what_may_not(game: str, figure: Figure) -> None:
    maze, goals = dug(game, figure)
    lying = " ".join(move for move in maze.split() if not move.endswith(fallen(figure)))
    for name, allowed in (("next", True), ("wrong", False)):
        if name in figure:
            hands = {"A": f"{figure[name][2]} map"}
            state = TABLES[game].table(maze=lying, goals=goals, hands=hands)
            assert (laid(figure[name]) in TABLES[game].plays(state)) is allowed


def fallen(figure: Figure) -> str:
    """How the move ends that laid the card which has fallen."""
    return "@{},{}".format(*figure["fallen"]) if "fallen" in figure else "nowhere"


def test_only_a_rockfall_cuts_off() -> None:
    assert all(("fallen" in figure) == ("cutOff" in figure) for _, figure in MINES)


@pytest.mark.parametrize(("game", "figure"), [each for each in MINES if "fallen" in each[1]])
def test_what_a_rockfall_cuts_off(game: str, figure: Figure) -> None:
    maze, goals = dug(game, figure)
    state = TABLES[game].table(maze=maze, goals=goals, hands={"A": "rockfall map"})
    TABLES[game].play(state, f"rockfall{fallen(figure)}")
    cut_off = [
        [col, row]
        for col, row, *_ in figure["cells"]
        if [col, row] != figure["fallen"] and not int(state.maze.content(col, row)) >> WALKED_SHIFT
    ]
    assert cut_off == figure["cutOff"]


def test_the_way_behind_the_blue_door_is_open_to_blue_alone() -> None:
    *before, last = door_figure()["cells"]
    maze = " ".join(map(laid, before))
    hands = {"A": f"{last[2]} map"}
    state = further_mines.table(maze=maze, roles="saboteur green blue", hands=hands)
    further_mines.play(state, laid(last))
    assert further_mines.scores(state) == [0, 0, 5]


def door_figure() -> Figure:
    caption = "howto-saboteur2-blue-way-caption"
    (found,) = [each for each in figures("saboteur2", "maze") if each["caption"] == caption]
    return found


@pytest.mark.parametrize(("game", "figure"), MINES)
def test_the_window_holds_what_the_figure_is_about(game: str, figure: Figure) -> None:
    window = figure["window"]
    assert window["left"] <= window["right"] <= 8
    assert window["top"] <= 0 <= window["bottom"]
    assert ("goals" in figure) == (window["right"] == 8), f"goals are in the picture: {game}"
    for name in ("next", "wrong", "fallen"):
        if name in figure:
            assert window["left"] <= figure[name][0] <= window["right"]
            assert window["top"] <= figure[name][1] <= window["bottom"]


@pytest.mark.parametrize("figure", TRICKS)
def test_a_trick_is_won_by_the_card_that_is_marked(figure: Figure) -> None:
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4, dealer="D"))
    SEVEN_SEALS.deal(state, Deal(3, hands_of(figure["cards"])))
    for move in ["done"] * 4 + figure["cards"]:
        SEVEN_SEALS.play(state, SEVEN_SEALS.parse_move(move))
    assert SEVEN_SEALS.to_act(state) == figure["wins"]


def hands_of(trick: list[str]) -> tuple[tuple[str, ...], ...]:
    """Hands from which this trick can be played: who does not follow has none of the led colour."""
    rest = [seals.NAMES[card] for card in seals.cards_in_play(4)]
    rest = [card for card in rest if card not in trick]
    led = trick[0][0]
    hands: list[tuple[str, ...]] = [()] * 4
    # Who can't follow is dealt first, from the other colours.
    for seat in sorted(range(4), key=lambda seat: trick[seat][0] == led):
        fits = [card for card in rest if trick[seat][0] == led or card[0] != led][-14:]
        hands[seat] = (trick[seat], *fits)
        rest = [card for card in rest if card not in fits]
    return tuple(hands)


def test_seals_cost_what_is_said() -> None:
    cost = dict.fromkeys(seals.COLOURS, seals.COLOURED_POINTS)
    cost |= {"black": seals.BLACK_POINTS, "white": seals.WHITE_POINTS}
    for figure in figures("seven_seals", "seals"):
        assert set(figure["seals"]) <= set(seals.SEALS)
        if "points" in figure:
            assert sum(cost[seal] for seal in figure["seals"]) == figure["points"]


def roof_in_words(cells: list[str | None]) -> str:
    return " ".join(
        f"{card}@{letter}" if card[1] != "-" or card[0] == "X" else card
        for letter, card in zip(pipes.LETTERS, cells, strict=True)
        if card
    )


@pytest.mark.parametrize("figure", figures("sabotage", "roof"))
def test_a_roof_is_worth_what_is_said(figure: Figure) -> None:
    words = roof_in_words(figure["cells"])
    # Lying where their letters are, and in the places that the figure gives them.
    state = roofs.table(roofs={"A": words})
    assert list(SABOTAGE.position(state).roofs[0]) == figure["cells"]
    assert SABOTAGE.view(state, None).roofs[0].value == figure["value"]
    assert figure.get("counts") in (None, BONUS[figure["value"]])


@pytest.mark.parametrize("figure", [each for each in figures("sabotage", "roof") if "next" in each])
def test_what_may_be_laid_on_a_roof(figure: Figure) -> None:
    step = figure["next"]
    side, mark = ("B", ">") if step.get("byOther") else ("A", "@")
    words = roof_in_words(figure["cells"])
    state = roofs.table(roofs={"A": words}, hands={side: step["card"]}, seat=side)
    move = SABOTAGE.parse_move(f"{step['card']}{mark}{step['cell']}")
    assert move in SABOTAGE.legal_moves(state)
    SABOTAGE.play(state, move)
    assert SABOTAGE.view(state, None).roofs[0].value == step["value"]
