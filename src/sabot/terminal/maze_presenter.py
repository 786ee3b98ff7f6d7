"""The part of the terminal's presenters that the two games on the maze share."""

from abc import abstractmethod
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, ClassVar, Final, TypeVar

import msgspec
from rich.text import Text

from sabot.core.game import AnyGame
from sabot.games.saboteur import position as base
from sabot.games.saboteur.events import RoundDealt, TunnelLaid
from sabot.games.saboteur.moves import LayTunnel
from sabot.games.saboteur.shapes import looks_same_turned
from sabot.games.saboteur.view import View
from sabot.games.saboteur2 import position as second
from sabot.games.saboteur2.view import View as View2
from sabot.table.claims import MadeClaim
from sabot.terminal.common_sentences import help_lines, news_lines
from sabot.terminal.layout import numbered, side_by_side
from sabot.terminal.presenter import EventT, FreshCards, Pick, Presenter
from sabot.terminal.saboteur.choices import both_ways_up
from sabot.terminal.saboteur.claims import claim_line
from sabot.terminal.saboteur.maze import Cell, Maze
from sabot.terminal.saboteur.panel import Panel
from sabot.terminal.saboteur.sentences import Sentences
from sabot.terminal.saboteur2.sentences import Sentences2

GAP: Final = 2
LEAST_PANEL: Final = 24
LEAST_NEWS: Final = 4
# The rows of the smallest usual terminal, and those of the question below the table.
ROWS: Final = 24
QUESTION: Final = 1

SentencesT = TypeVar("SentencesT", bound=Sentences | Sentences2)
ViewT = TypeVar("ViewT", bound=View | View2)
PositionT = TypeVar("PositionT", bound=base.Position | second.Position)


class MazePresenter(Presenter[SentencesT, ViewT, EventT, PositionT]):
    """Draws the maze with a panel beside it; remembers which cards are new to the viewer.

    `DRAWN` is the event that names a seat though it is no move of that seat, `MORE_DEEDS` are the
    deeds that one can ask for besides those of the base game.
    """

    DRAWN: ClassVar[type]
    MORE_DEEDS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, telling: SentencesT, panel: Panel) -> None:
        super().__init__(telling)
        self.panel = panel
        self.fresh: FreshCards[Cell] = FreshCards(telling.viewer, RoundDealt, self.DRAWN)

    @abstractmethod
    def own_cards(self, view: ViewT, width: int) -> list[Text]:
        """The hand, or the other things to choose from."""

    @abstractmethod
    def named(self, move: Any) -> str:
        """A move as a choice in a list."""

    def choice_lines(self, moves: Sequence[Any], width: int) -> list[Text]:
        """Moves as a numbered list, in columns: there may be one for every card of the maze."""
        return numbered(map(self.named, moves), width)

    @abstractmethod
    def marks(self, moves: tuple[Any, ...]) -> dict[Cell, list[str]]:
        """The numbers of moves, by the cell that each is about."""

    def maze(self, view: ViewT, marks: dict[Cell, list[str]]) -> Maze:
        """The maze, with marks on some cells."""
        return Maze(view, self.words("mark-start"), marks, self.fresh.places)

    def table(self, view: ViewT, log: list[str], width: int) -> list[Text]:
        """The maze with the panel to its right, or below it on a narrow screen, and the hand."""
        drawn, room = drawn_with_room(self.maze(view, {}), width)
        head = [*self.panel.head(view, room), *self.panel.players(view, room), Text()]
        hand = self.own_cards(view, width)
        least = min(LEAST_NEWS, max(1, ROWS - QUESTION - len(hand) - len(head)))
        space = max(least, len(drawn) - len(head))
        return [*joined(drawn, [*head, *news_lines(log, room, space)], width), *hand]

    def choices(self, view: ViewT, number: int, pick: Pick, width: int) -> list[Text]:
        """The maze with the places numbered, and the choices beside it."""
        if number > len(view.hand):
            return self.choice_lines(pick.moves, width)
        drawn, room = drawn_with_room(self.maze(view, self.marks(pick.moves)), width)
        card = view.hand[number - 1]
        title = self.words("choose-for", number=number, card=self.card(card))
        side = [Text(line, "bold") for line in wrap(title, room)]
        if isinstance(pick.moves[0], LayTunnel) and not looks_same_turned(card):
            side += [Text(), *both_ways_up(card, self.telling)]
        side += [Text(), *self.choice_lines(pick.moves, room)]
        return joined(drawn, side, width)

    def remember(self, event: EventT) -> None:
        """Update which cards are new to the viewer."""
        laid = (event.col, event.row) if isinstance(event, TunnelLaid) else None
        self.fresh.track(event, laid)

    def help(self) -> list[str]:
        """The keys of the game, the meaning of the drawing, and the notation of moves."""
        explained = self.words.lines(self.HELP, start=self.words("mark-start"))
        keys = self.words.lines(f"{self.HELP}-keys") + self.words.lines("claims-help-keys")
        if self.MORE_DEEDS:
            keys.append(self.words("claims-help-deeds", deeds=", ".join(self.MORE_DEEDS)))
        return help_lines(keys, explained)

    def claim(self, game: AnyGame, made: MadeClaim) -> str:
        """A line about a claim."""
        del game
        return claim_line(self.telling, made)

    def open_view(self, views: list[ViewT], position: PositionT) -> ViewT:
        """A view with the roles that each seat knows and the goals as they are."""
        seats = tuple(view.seats[seat] for seat, view in enumerate(views))
        shown = super().open_view(views, position)
        return msgspec.structs.replace(shown, seats=seats, goals=position.goals)


def joined(maze: list[Text], panel: list[Text], width: int) -> list[Text]:
    """Maze and panel, side by side if the width allows it."""
    if max(line.cell_len for line in maze) + GAP + LEAST_PANEL <= width:
        return side_by_side(maze, panel, GAP)
    return [*maze, *panel]


def drawn_with_room(maze: Maze, width: int) -> tuple[list[Text], int]:
    """The maze drawn so that a panel fits beside it if possible, and the panel's room."""
    drawn = maze.lines(width - LEAST_PANEL - GAP)
    room = width - drawn[0].cell_len - GAP
    return drawn, room if room >= LEAST_PANEL else width
