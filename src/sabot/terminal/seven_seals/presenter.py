"""The Seven Seals as the terminal shows it."""

from typing import Final, assert_never

from rich.text import Text

from sabot.core.game import Viewer
from sabot.core.notation import format_seat
from sabot.games.seven_seals.encoding import colour_name, in_order
from sabot.games.seven_seals.events import Event, RoundScored
from sabot.games.seven_seals.moves import (
    EndAnnouncement,
    GiveSeal,
    Move,
    PlayCard,
    TakeBlack,
    TakeNone,
    TakeSaboteur,
    TakeSeal,
)
from sabot.games.seven_seals.position import Position
from sabot.games.seven_seals.view import View
from sabot.locales import Words
from sabot.terminal.common_sentences import news_lines
from sabot.terminal.presenter import Pick, Presenter
from sabot.terminal.screen import numbers_to
from sabot.terminal.seven_seals.sentences import Sentences
from sabot.terminal.seven_seals.table import NUMBER_STYLE, TableLines, flowed

# The height of a usual screen; the news get the rest of it, but at least a few lines.
SCREEN: Final = 23
LEAST_NEWS: Final = 4


class SevenSealsPresenter(Presenter[Sentences, View, Event, Position]):
    """Draws the table and tells the events to one viewer. All viewers are told the same."""

    ROUND_END = RoundScored
    HELP = "seals-help"

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        super().__init__(Sentences(words, names, viewer))
        self.drawing = TableLines(self.telling)

    def picks(self, view: View) -> list[Pick]:
        """The cards of the hand, or the seals to take or give."""
        if view.phase != "playing":
            return [Pick((move,), at_once=True) for move in view.moves]
        moves = {move.card: move for move in view.moves if isinstance(move, PlayCard)}
        return [
            Pick((moves[card],), at_once=True) if card in moves else Pick(()) for card in view.hand
        ]

    def prompt(self, view: View) -> str:
        """The question to the seat that must decide."""
        count = len(view.hand) if view.phase == "playing" else len(view.moves)
        return self.words(f"seals-prompt-{view.phase}", numbers=numbers_to(count))

    def no_use(self, view: View, number: int) -> str:
        """A sentence that a card can't be played, because the led colour must be followed."""
        led = "" if view.trick is None else colour_name(in_order(view.trick)[0])
        why = self.words("seals-refusal-must-follow", colour=self.telling.colour(led))
        card = self.telling.the_card(view.hand[number - 1])
        return self.words("seals-no-use", card=card, why=why)

    def table(self, view: View, log: list[str], width: int) -> list[Text]:
        """The table, the latest news, one's own hand, and the choices."""
        playable = {move.card for move in view.moves if isinstance(move, PlayCard)}
        above = self.drawing.lines(view, width)
        below = [Text(), *self.drawing.hand(view, playable)]
        if view.moves and not playable:
            below += self.choice_lines(view, width)
        room = max(LEAST_NEWS, SCREEN - len(above) - len(below))
        return [*above, *news_lines(log, width, room), *below]

    def choice_lines(self, view: View, width: int) -> list[Text]:
        """The seals that can be taken or given, numbered, in columns."""
        items = [self.named(move, view) for move in view.moves]
        column = max(map(len, items)) + 7
        across = max(1, width // column)
        lines = [Text()]
        for number, item in enumerate(items, 1):
            if (number - 1) % across == 0:
                lines.append(Text())
            lines[-1].append_text(Text.assemble((f"{number:>3}", NUMBER_STYLE), f"  {item}"))
            lines[-1].append(" " * (column - 5 - len(item)))
        return lines

    def named(self, move: Move, view: View) -> str:
        """A move as a choice in a list."""
        match move:
            case TakeSeal(colour, None):
                left: int = getattr(view.stock, colour)
                return self.words("seals-choice-take", one=self.telling.one(colour), left=left)
            case TakeSeal(colour, source):
                who = f"{format_seat(source or 0)} {self.telling.called(source or 0)}"
                one = self.telling.one(colour)
                return self.words("seals-choice-take-from", one=one, source=who)
            case TakeSaboteur():
                return self.words("seals-choice-saboteur")
            case EndAnnouncement():
                return self.words("seals-choice-done")
            case GiveSeal(seal):
                return self.words("seals-choice-give", one=self.telling.one(seal))
            case TakeBlack():
                return self.words("seals-choice-black")
            case TakeNone():
                return self.words("seals-choice-none")
            case PlayCard(card):
                return self.telling.card(card)
        assert_never(move)

    def open_hand(self, seat: int, hand: tuple[str, ...], width: int) -> list[Text]:
        """The hand of a seat by colours, for a replay with everything open."""
        return flowed(Text(f"{format_seat(seat)}:"), self.drawing.by_colour(hand), " · ", width)
