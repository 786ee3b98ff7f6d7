"""Saboteur 2 as the terminal shows it."""

from textwrap import wrap

import msgspec
from rich.text import Text

from sabot.core.errors import IllegalMove
from sabot.core.game import Viewer
from sabot.core.notation import format_seat
from sabot.games.saboteur.events import RoundDealt, TunnelLaid
from sabot.games.saboteur.moves import LayTunnel
from sabot.games.saboteur.shapes import looks_same_turned
from sabot.games.saboteur2.events import Event, HandDrawn, RoleChanged, RoundEnded
from sabot.games.saboteur2.moves import Pass
from sabot.games.saboteur2.position import Position
from sabot.games.saboteur2.view import View
from sabot.locales import Words
from sabot.terminal.common_sentences import help_lines, news_lines
from sabot.terminal.presenter import Pick
from sabot.terminal.saboteur.cards import NUMBER_STYLE
from sabot.terminal.saboteur.choices import both_ways_up
from sabot.terminal.saboteur.hand import hand_lines
from sabot.terminal.saboteur.maze import Cell, Maze
from sabot.terminal.saboteur.presenter import LEAST_NEWS, drawn_with_room, joined
from sabot.terminal.saboteur2.choices import choice_lines, marks, more_picks, pass_with, picks
from sabot.terminal.saboteur2.panel import Panel2
from sabot.terminal.saboteur2.sentences import Sentences2
from sabot.terminal.screen import numbers_to


class Saboteur2Presenter:
    """Draws the table and tells the events to one viewer; remembers which cards are new to them."""

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        self.words = words
        self.telling = Sentences2(words, names, viewer)
        self.panel = Panel2(self.telling)
        self.fresh: set[Cell] = set()

    def picks(self, view: View) -> list[Pick]:
        """The cards of the hand and what can be done with several, or whom to rob."""
        return picks(view)

    def discard_several(self, view: View, numbers: list[int]) -> Pass | None:
        """Passing with these cards of the hand, if that can be done (SB2.3.4)."""
        return pass_with(view, numbers)

    def prompt(self, view: View) -> str:
        """The question for who is to decide."""
        name = "prompt-rob" if view.phase == "sharing" else "prompt-turn"
        return self.words(name, numbers=numbers_to(len(picks(view))))

    def no_use(self, view: View, number: int) -> str:
        """That a card can't be played."""
        del view
        return self.words("no-use-now", number=number)

    def table(self, view: View, log: list[str], width: int) -> list[Text]:
        """The maze with the panel, and the hand below it."""
        maze = Maze(view, self.words("mark-start"), {}, self.fresh)
        drawn, room = drawn_with_room(maze, width)
        head = [*self.panel.head(view, room), *self.panel.players(view, room), Text()]
        space = max(LEAST_NEWS, len(drawn) - len(head))
        lines = joined(drawn, [*head, *news_lines(log, room, space)], width)
        return [*lines, *self.own_cards(view, width)]

    def own_cards(self, view: View, width: int) -> list[Text]:
        """The hand with what can be done with several cards, or whom one can rob."""
        if view.phase == "sharing" and view.moves:
            return [Text(), *choice_lines(view.moves, self.telling, width)]
        lines = hand_lines(view.hand, self.words, width)
        for number, (name, _) in enumerate(more_picks(view), len(view.hand) + 1):
            lines.append(Text.assemble((f"{number} ", NUMBER_STYLE), self.words(name)))
        return lines

    def choices(self, view: View, number: int, pick: Pick, width: int) -> list[Text]:
        """The maze with the places numbered, and the choices beside it."""
        if number > len(view.hand):
            return choice_lines(pick.moves, self.telling, width)
        maze = Maze(view, self.words("mark-start"), marks(pick.moves), self.fresh)
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
        mine = getattr(event, "seat", None) == viewer and not isinstance(event, HandDrawn)
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
        explained = self.words.lines("help-saboteur2", start=self.words("mark-start"))
        return help_lines(self.words.lines("help-saboteur2-keys"), explained)

    def whole_table(
        self, views: list[View], position: Position, log: list[str], width: int
    ) -> list[Text]:
        """The table with all roles, goals and hands open."""
        seats = tuple(view.seats[seat] for seat, view in enumerate(views))
        whole = msgspec.structs.replace(
            views[0], viewer=None, hand=(), moves=(), seats=seats, goals=position.goals
        )
        lines = self.table(whole, log, width)
        for seat, hand in enumerate(position.hands):
            cards = self.telling.cards(hand)
            lines += map(Text, wrap(f"{format_seat(seat)}: {cards}", width))
        return lines

    def most_told(self, tellings: list[Event]) -> Event:
        """The event as the seat that it is about was told it."""
        first = tellings[0]
        seat: int = first.target if isinstance(first, RoleChanged) else getattr(first, "seat", 0)
        return tellings[seat]
