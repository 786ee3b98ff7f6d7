"""Saboteur as the terminal shows it."""

import msgspec
from rich.text import Text

from sabot.core.game import Viewer
from sabot.games.saboteur.encoding import GoldDrawn
from sabot.games.saboteur.events import CardDrawn, Event, GoldShared, RoundEnded
from sabot.games.saboteur.moves import Move
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.view import View
from sabot.locales import Words
from sabot.terminal.maze_presenter import MazePresenter
from sabot.terminal.presenter import Pick
from sabot.terminal.saboteur.cards import is_tunnel
from sabot.terminal.saboteur.choices import marks_of, named, picks
from sabot.terminal.saboteur.hand import hand_lines
from sabot.terminal.saboteur.maze import Cell
from sabot.terminal.saboteur.panel import Panel
from sabot.terminal.saboteur.sentences import Sentences
from sabot.terminal.screen import numbers_to


class SaboteurPresenter(MazePresenter[Sentences, View, Event, Position]):
    """Draws the table and tells the events to one viewer."""

    ROUND_END = RoundEnded
    DRAWN = CardDrawn
    HELP = "help-saboteur"

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        telling = Sentences(words, names, viewer)
        super().__init__(telling, Panel(telling))

    def picks(self, view: View) -> list[Pick]:
        """The cards of the hand, or the gold cards to take."""
        return picks(view)

    def prompt(self, view: View) -> str:
        """The question to the seat that must decide."""
        if view.offer is not None:
            return self.words("prompt-gold", numbers=numbers_to(len(view.moves)))
        return self.words("prompt-card", numbers=numbers_to(len(view.hand)))

    def no_use(self, view: View, number: int) -> str:
        """A sentence that a card can't be played, and what the player may have overlooked."""
        broken = () if view.viewer is None else view.seats[view.viewer].broken
        if broken and is_tunnel(view.hand[number - 1]):
            tools = self.telling.fact("tools", ", ".join(broken))
            why = self.words("refusal-tool-broken", tools=tools)
            return self.words("no-tunnel", number=number, why=why)
        return self.words("no-use", number=number)

    def own_cards(self, view: View, width: int) -> list[Text]:
        """The hand, or the gold cards to choose from."""
        if view.offer is not None:
            return [Text(), *self.choice_lines(view.moves, width)]
        return hand_lines(view.hand, self.words, width)

    def named(self, move: Move) -> str:
        """A move as a choice in a list."""
        return named(move, self.telling)

    def marks(self, moves: tuple[Move, ...]) -> dict[Cell, list[str]]:
        """The numbers of moves, by the cell that each is about."""
        return marks_of(moves)

    def open_view(self, views: list[View], position: Position) -> View:
        """A view with all roles and goals open, and without a choice of gold."""
        return msgspec.structs.replace(super().open_view(views, position), offer=None)

    def seat_told(self, event: Event) -> int:
        """The seat that is told most about an event; 0 if all are told the same."""
        if isinstance(event, GoldShared):
            return 0 if isinstance(event.step, GoldDrawn) else event.step.seat
        return super().seat_told(event)
