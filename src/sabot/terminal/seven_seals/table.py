"""The table as lines: stock, players, tricks, and one's own hand."""

from itertools import groupby
from textwrap import wrap
from typing import Final

from rich.text import Text

from sabot.core.notation import format_seat
from sabot.games.seven_seals.encoding import Trick, colour_name, in_order
from sabot.games.seven_seals.view import View
from sabot.terminal.seven_seals.naming import STYLES, Naming

QUIET: Final = "bright_black"
NUMBER_STYLE: Final = "bold cyan"
LONGEST_NAME: Final = 12
BEST: Final = "◆"


class TableLines:
    """Draws the table for one viewer."""

    def __init__(self, naming: Naming) -> None:
        self.naming = naming
        self.words = naming.words

    def lines(self, view: View, width: int) -> list[Text]:
        """Round, stock, players, and the visible part of the tricks."""
        return [
            *self.head(view, width),
            Text(),
            *self.players(view, width),
            Text(),
            *self.last_trick(view, width),
            *self.played(view, width),
        ]

    def head(self, view: View, width: int) -> list[Text]:
        """Round, dealer and stock."""
        dealer = self.naming.called(view.dealer)
        rounds = {"round": view.round, "rounds": view.options.rounds}
        title = self.words("seals-status-round", dealer=dealer, **rounds)
        stock = self.naming.seals(view.stock)
        if view.saboteur is None:
            stock.append(Text(self.words("seals-saboteur"), "bold"))
        label = Text(self.words("seals-status-stock"))
        return [
            *(Text(line, "bold") for line in wrap(title, width)),
            *flowed(label, stock, " · ", width),
        ]

    # Players.

    def players(self, view: View, width: int) -> list[Text]:
        """One line for each player, and a second one if the first is too long."""
        names = [self.naming.called(seat) for seat in range(len(view.seats))]
        longest = min(LONGEST_NAME, max(map(len, names)))
        cards = [self.on_table(view, seat) for seat in range(len(view.seats))]
        room = max(card.cell_len for card in cards)
        heads = [self.words(f"seals-status-{what}") for what in ("cards", "tricks", "points")]
        head = " " * (4 + longest) + "".join(f"  {title}" for title in heads)
        lines = [Text(head, QUIET)]
        for seat, card in enumerate(cards):
            line = self.counts(view, seat, longest, [len(title) for title in heads])
            if room:
                line = Text.assemble(line, "  ", card, " " * (room - card.cell_len))
            lines += beside_or_below(line, self.in_front(view, seat), width)
        return lines

    def counts(self, view: View, seat: int, longest: int, widths: list[int]) -> Text:
        """Seat and name; the numbers of cards, tricks and points."""
        shown, acts = view.seats[seat], seat == view.to_act
        name = self.naming.called(seat)[:longest]
        numbers = zip((shown.cards, shown.tricks, shown.points), widths, strict=True)
        columns = "".join(f"  {number:>{wide}}" for number, wide in numbers)
        first = f"{'▶' if acts else ' '} {format_seat(seat)} {name:<{longest}}"
        return Text(first + columns, "bold" if acts else "")

    def on_table(self, view: View, seat: int) -> Text:
        """The card that a player has laid on the trick; the best so far is marked."""
        card = None if view.trick is None else view.trick.cards[seat]
        if view.trick is None or card is None:
            return Text()
        mark = BEST if seat == view.trick.winner else " "
        return Text(f"{mark} {self.naming.card(card)}", STYLES[colour_name(card)])

    def in_front(self, view: View, seat: int) -> Text:
        """A player's seals, or the saboteur."""
        if seat == view.saboteur:
            return Text(self.words("seals-saboteur"), "bold")
        return Text(" · ").join(self.naming.seals(view.seats[seat].seals) or [Text("–")])

    # Tricks that were won.

    def last_trick(self, view: View, width: int) -> list[Text]:
        """The last trick, which anyone may look at."""
        if view.last_trick is None:
            return []
        label = Text(self.words("seals-status-last-trick"), QUIET)
        return flowed(label, self.trick(view.last_trick), ", ", width)

    def trick(self, trick: Trick) -> list[Text]:
        """A trick in the order in which it was played."""
        players = len(trick.cards)
        seats = [(trick.leader + place) % players for place in range(players)]
        return [
            Text(
                f"{BEST + ' ' if seat == trick.winner else ''}"
                f"{self.naming.called(seat)} {self.naming.card(card)}",
                STYLES[colour_name(card)],
            )
            for seat, card in zip(seats, in_order(trick), strict=True)
        ]

    def played(self, view: View, width: int) -> list[Text]:
        """The cards already played, where the table shows them."""
        if not view.shown_played:
            return []
        label = Text(self.words("seals-status-played"), QUIET)
        return flowed(label, self.by_colour(view.shown_played), " · ", width)

    def by_colour(self, cards: tuple[str, ...]) -> list[Text]:
        """Cards by colour, each colour named once."""
        return [
            Text(
                " ".join([self.naming.colour(colour), *(card[1:] for card in group)]),
                STYLES[colour],
            )
            for colour, group in groupby(cards, colour_name)
        ]

    # The hand.

    def hand(self, view: View, playable: set[str]) -> list[Text]:
        """One's own cards, a line for each colour; numbered if one of them is to be played."""
        wide = max((len(self.naming.colour(colour_name(card))) for card in view.hand), default=0)
        lines: list[Text] = []
        numbered = enumerate(view.hand, 1)
        for colour, group in groupby(numbered, lambda entry: colour_name(entry[1])):
            line = Text(f"  {self.naming.colour(colour):<{wide}}", STYLES[colour])
            for number, card in group:
                line.append_text(card_in_hand(card, number, playable))
            lines.append(line)
        return lines


def card_in_hand(card: str, number: int, playable: set[str]) -> Text:
    """A card's value with its number if it can be played; dimmed if only others can."""
    value, style = f"{card[1:]:>2}", STYLES[colour_name(card)]
    if not playable:
        return Text(f"  {value}", style)
    if card not in playable:
        return Text(f"     ·{value}", QUIET)
    return Text.assemble("  ", (f"{number:>2}", NUMBER_STYLE), (")", QUIET), " ", (value, style))


def beside_or_below(line: Text, extra: Text, width: int) -> list[Text]:
    """Two parts in one line, or the second below if it does not fit."""
    if line.cell_len + 2 + extra.cell_len <= width:
        return [Text.assemble(line, "  ", extra)]
    return [line, Text.assemble("    ", extra)]


def flowed(label: Text, parts: list[Text], gap: str, width: int) -> list[Text]:
    """The parts behind a label, in as many lines as they need."""
    lines = [Text.assemble(label, " ")]
    for at, part in enumerate(parts):
        last = at == len(parts) - 1
        piece = part if last else Text.assemble(part, gap)
        if lines[-1].cell_len + piece.cell_len > width and at:
            lines[-1].rstrip()
            lines.append(Text("    "))
        lines[-1].append_text(piece)
    return lines
