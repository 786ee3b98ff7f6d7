"""Saboteur 2 as the terminal shows it."""

from rich.text import Text

from sabot.core.game import Viewer
from sabot.games.saboteur.claim_sense import DEEDS as BASE_DEEDS
from sabot.games.saboteur2.claim_sense import DEEDS
from sabot.games.saboteur2.events import Event, HandDrawn, RoleChanged, RoundEnded
from sabot.games.saboteur2.moves import Move, Pass
from sabot.games.saboteur2.position import Position
from sabot.games.saboteur2.view import View
from sabot.locales import Words
from sabot.terminal.maze_presenter import MazePresenter
from sabot.terminal.presenter import Pick
from sabot.terminal.saboteur.cards import NUMBER_STYLE
from sabot.terminal.saboteur.hand import hand_lines
from sabot.terminal.saboteur.maze import Cell
from sabot.terminal.saboteur2.choices import marks, more_picks, named, pass_with, picks
from sabot.terminal.saboteur2.panel import Panel2
from sabot.terminal.saboteur2.sentences import Sentences2
from sabot.terminal.screen import numbers_to


class Saboteur2Presenter(MazePresenter[Sentences2, View, Event, Position]):
    """Draws the table and tells the events to one viewer."""

    ROUND_END = RoundEnded
    DRAWN = HandDrawn
    HELP = "help-saboteur2"
    MORE_DEEDS = tuple(deed for deed in DEEDS if deed not in BASE_DEEDS)

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        telling = Sentences2(words, names, viewer)
        super().__init__(telling, Panel2(telling))

    def picks(self, view: View) -> list[Pick]:
        """The cards of the hand and the uses of several, or the players to rob."""
        return picks(view)

    def discard_several(self, view: View, numbers: list[int]) -> Pass | None:
        """The pass with these cards of the hand, if it is legal (SB2.3.4)."""
        return pass_with(view, numbers)

    def prompt(self, view: View) -> str:
        """The question to the seat that must decide."""
        name = "prompt-rob" if view.phase == "sharing" else "prompt-turn"
        return self.words(name, numbers=numbers_to(len(picks(view))))

    def no_use(self, view: View, number: int) -> str:
        """A sentence that a card can't be played."""
        del view
        return self.words("no-use-now", number=number)

    def own_cards(self, view: View, width: int) -> list[Text]:
        """The hand with the uses of several cards, or the players to rob."""
        if view.phase == "sharing" and view.moves:
            return [Text(), *self.choice_lines(view.moves, width)]
        lines = hand_lines(view.hand, self.words, width)
        for number, (name, _) in enumerate(more_picks(view), len(view.hand) + 1):
            lines.append(Text.assemble((f"{number} ", NUMBER_STYLE), self.words(name)))
        return lines

    def named(self, move: Move) -> str:
        """A move as a choice in a list."""
        return named(move, self.telling)

    def marks(self, moves: tuple[Move, ...]) -> dict[Cell, list[str]]:
        """The numbers of moves, by the cell that each is about."""
        return marks(moves)

    def seat_told(self, event: Event) -> int:
        """The seat that is told most about an event; 0 if all are told the same."""
        return event.target if isinstance(event, RoleChanged) else super().seat_told(event)
