"""Saboteur as the terminal shows it."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from sabot.core.errors import IllegalMove
from sabot.core.game import Viewer
from sabot.core.notation import format_seat
from sabot.games.saboteur.events import CardDrawn, Event, RoundDealt, RoundEnded, TunnelLaid
from sabot.games.saboteur.moves import LayTunnel
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.shapes import looks_same_turned
from sabot.games.saboteur.view import View
from sabot.locales import Words
from sabot.terminal.common_sentences import help_lines, news_lines
from sabot.terminal.layout import side_by_side
from sabot.terminal.presenter import Pick
from sabot.terminal.saboteur.cards import is_tunnel
from sabot.terminal.saboteur.choices import both_ways_up, choice_lines, marks_of, picks
from sabot.terminal.saboteur.full_view import seat_told, whole_view
from sabot.terminal.saboteur.hand import hand_lines
from sabot.terminal.saboteur.maze import Cell, Maze
from sabot.terminal.saboteur.panel import Panel
from sabot.terminal.saboteur.sentences import Sentences
from sabot.terminal.screen import numbers_to

GAP: Final = 2
LEAST_PANEL: Final = 24
LEAST_NEWS: Final = 4


class SaboteurPresenter:
    """Draws the table and tells the events to one viewer; remembers which cards are new to them."""

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        self.words = words
        self.telling = Sentences(words, names, viewer)
        self.panel = Panel(self.telling)
        self.fresh: set[Cell] = set()

    def picks(self, view: View) -> list[Pick]:
        """The cards of the hand, or the gold cards to take."""
        return picks(view)

    def discard_several(self, view: View, numbers: list[int]) -> None:
        """Nothing: one card at a time is discarded here."""

    def prompt(self, view: View) -> str:
        """The question for who is to decide."""
        if view.offer is not None:
            return self.words("prompt-gold", numbers=numbers_to(len(view.moves)))
        return self.words("prompt-card", numbers=numbers_to(len(view.hand)))

    def no_use(self, view: View, number: int) -> str:
        """That a card can't be played, and what the player may have overlooked."""
        broken = () if view.viewer is None else view.seats[view.viewer].broken
        if broken and is_tunnel(view.hand[number - 1]):
            tools = self.telling.fact("tools", ", ".join(broken))
            why = self.words("refusal-tool-broken", tools=tools)
            return self.words("no-tunnel", number=number, why=why)
        return self.words("no-use", number=number)

    def table(self, view: View, log: list[str], width: int) -> list[Text]:
        """The maze with the panel, and the hand below it."""
        maze = Maze(view, self.words("mark-start"), {}, self.fresh)
        return [*self.beside(maze, view, log, width), *self.own_cards(view, width)]

    def own_cards(self, view: View, width: int) -> list[Text]:
        """The hand, or the gold cards to choose from."""
        if view.offer is not None:
            return [Text(), *choice_lines(view.moves, self.telling, width)]
        return hand_lines(view.hand, self.words, width)

    def beside(self, maze: Maze, view: View, log: list[str], width: int) -> list[Text]:
        """The maze with the panel to its right, or below where there is no room."""
        drawn, room = drawn_with_room(maze, width)
        head = [*self.panel.head(view, room), *self.panel.players(view, room), Text()]
        space = max(LEAST_NEWS, len(drawn) - len(head))
        return joined(drawn, [*head, *news_lines(log, room, space)], width)

    def choices(self, view: View, number: int, pick: Pick, width: int) -> list[Text]:
        """The maze with the places numbered, and the choices beside it."""
        maze = Maze(view, self.words("mark-start"), marks_of(pick.moves), self.fresh)
        drawn, room = drawn_with_room(maze, width)
        card = view.hand[number - 1]
        title = self.words("choose-for", number=number, card=self.telling.card(card))
        side = [Text(line, "bold") for line in wrap(title, room)]
        if isinstance(pick.moves[0], LayTunnel) and not looks_same_turned(card):
            side += [Text(), *both_ways_up(card, self.telling)]
        side += [Text(), *choice_lines(pick.moves, self.telling, room)]
        return joined(drawn, side, width)

    def sentences(self, event: Event) -> list[str]:
        """What is said about an event."""
        self.remember(event)
        return self.telling.tell(event)

    def remember(self, event: Event) -> None:
        """Keep the cards laid since the viewer's own last deed; a spectator's last one only."""
        viewer = self.telling.viewer
        mine = getattr(event, "seat", None) == viewer and not isinstance(event, CardDrawn)
        if mine or isinstance(event, RoundDealt) or viewer is None:
            self.fresh = set()
        if isinstance(event, TunnelLaid):
            self.fresh.add((event.col, event.row))

    def ends_round(self, event: Event) -> bool:
        """Whether this is the end of a round."""
        return isinstance(event, RoundEnded)

    def refusal(self, refused: IllegalMove) -> str:
        """Why a move was refused."""
        return self.telling.refusal(refused)

    def help(self) -> list[str]:
        """What can be typed, what the drawing means, and how moves are written."""
        explained = self.words.lines("help-saboteur", start=self.words("mark-start"))
        return help_lines(self.words.lines("help-saboteur-keys"), explained)

    def whole_table(
        self, views: list[View], position: Position, log: list[str], width: int
    ) -> list[Text]:
        """The table with all roles, goals and hands open."""
        lines = self.table(whole_view(views, position), log, width)
        for seat, hand in enumerate(position.hands):
            cards = ", ".join(self.telling.card(card) for card in hand)
            lines += map(Text, wrap(f"{format_seat(seat)}: {cards}", width))
        return lines

    def most_told(self, tellings: list[Event]) -> Event:
        """The event as the seat that it is about was told it."""
        return tellings[seat_told(tellings[0])]


def joined(maze: list[Text], panel: list[Text], width: int) -> list[Text]:
    """Maze and panel, side by side if the width allows it."""
    if max(line.cell_len for line in maze) + GAP + LEAST_PANEL <= width:
        return side_by_side(maze, panel, GAP)
    return [*maze, *panel]


def drawn_with_room(maze: Maze, width: int) -> tuple[list[Text], int]:
    """The maze so drawn that a panel fits beside it if possible, and the panel's room."""
    drawn = maze.lines(width - LEAST_PANEL - GAP)
    room = width - drawn[0].cell_len - GAP
    return drawn, room if room >= LEAST_PANEL else width
