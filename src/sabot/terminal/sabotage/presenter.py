"""Sabotage as the terminal shows it."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from sabot.core.game import Viewer
from sabot.core.notation import format_seat
from sabot.games.sabotage.events import CardDrawn, Event, PipeLaid, RoundDealt, RoundEnded
from sabot.games.sabotage.moves import OTHER, OWN, Move
from sabot.games.sabotage.position import Position
from sabot.games.sabotage.view import View
from sabot.locales import Words
from sabot.terminal.common_sentences import news_lines
from sabot.terminal.layout import side_by_side
from sabot.terminal.presenter import FreshCards, Pick, Presenter
from sabot.terminal.sabotage.choices import choice_lines, decisions, hand_lines, marks_of, picks
from sabot.terminal.sabotage.roofs import BORDER_STYLE, WIDTH, Marks, RoofDrawing
from sabot.terminal.sabotage.sentences import Sentences
from sabot.terminal.screen import numbers_to

# The value of a row stands beside the roof.
ROOM: Final = WIDTH + 2
GAP: Final = 3
NEWS: Final = 5


class SabotagePresenter(Presenter[Sentences, View, Event, Position]):
    """Draws the table and tells the events to one viewer; tracks which cards are new to them."""

    ROUND_END = RoundEnded
    HELP = "sabotage-help"

    def __init__(self, words: Words, names: list[str], viewer: Viewer) -> None:
        super().__init__(Sentences(words, names, viewer))
        self.fresh: FreshCards[tuple[int, str]] = FreshCards(viewer, RoundDealt, CardDrawn)

    def picks(self, view: View) -> list[Pick]:
        """The decisions on the end of the round, or the cards of the hand."""
        return picks(view)

    def prompt(self, view: View) -> str:
        """The question to the seat that must decide."""
        if view.phase == "asked":
            return self.telling.text("prompt-answer", name=self.telling.names[view.turn])
        if view.phase == "offered":
            return self.telling.text("prompt-end")
        return self.telling.text("prompt-card", numbers=numbers_to(len(view.hand)))

    def no_use(self, view: View, number: int) -> str:
        """A sentence that a card has no place now."""
        card = self.telling.card(view.hand[number - 1])
        return self.telling.text("no-use", card=card, number=number)

    def table(self, view: View, log: list[str], width: int) -> list[Text]:
        """Status, roofs, discard pile, the latest news, and the hand."""
        return [
            *self.head(view, width),
            *self.roofs(view, (), width),
            *self.pile(view, width),
            *news_lines(log, width, NEWS),
            *self.own_cards(view, width),
        ]

    def head(self, view: View, width: int) -> list[Text]:
        """Round, deck and totals; then the players with their cards."""
        rounds = view.options.rounds
        sides = [self.telling.side(side, view.options.players) for side in (0, 1)]
        totals = " · ".join(f"{side} {view.totals[at]}" for at, side in enumerate(sides))
        status = self.telling.text(
            "status-round", round=view.round, rounds=rounds, deck=view.deck, totals=totals
        )
        players = "   ".join(self.player(view, seat) for seat in range(len(view.seats)))
        lines = [*wrap(status, width), *wrap(players, width)]
        return [Text(line, "bold" if at == 0 else "") for at, line in enumerate(lines)]

    def player(self, view: View, seat: int) -> str:
        """Seat, name and number of cards; an arrow marks the seat to act."""
        arrow = "▶ " if seat == view.to_act else ""
        cards = self.telling.text("status-cards", cards=view.seats[seat].cards)
        return f"{arrow}{format_seat(seat)} {self.telling.called(seat)} ({cards})"

    def roofs(self, view: View, moves: tuple[Move, ...], width: int) -> list[Text]:
        """The viewer's roof and the other, side by side or one below the other."""
        own = self.telling.seen_side()
        left = self.roof(view, own, marks_of(moves, OWN))
        right = self.roof(view, 1 - own, marks_of(moves, OTHER))
        if width >= 2 * ROOM + GAP:
            return side_by_side(left, right, GAP)
        return [*left, *right]

    def roof(self, view: View, side: int, marks: Marks) -> list[Text]:
        """A roof under the names of its owners, with its value."""
        roof = view.roofs[side]
        owners = self.telling.side(side, view.options.players)
        worth = {"value": roof.value, "points": roof.with_bonus}
        # Long names are cut short, so that the numbers always fit.
        room = ROOM - len(self.telling.text("roof-title", owners="", **worth))
        title = self.telling.text("roof-title", owners=owners[:room], **worth)
        fresh = {cell for where, cell in self.fresh.places if where == side}
        drawn = RoofDrawing(roof, self.telling, marks, fresh).lines()
        return [Text(f"{title:<{ROOM}}", "bold"), *drawn]

    def pile(self, view: View, width: int) -> list[Text]:
        """The size of the discard pile and its latest cards, as many as fit on a line."""
        line = self.telling.text("status-pile", cards=len(view.discards))
        shown: list[str] = []
        for discarded in reversed(view.discards):
            shown.append(self.telling.card(discarded.card))
            if len(line) + len(", ".join(shown)) + 4 > width:
                shown[-1] = "…"
                break
        return [Text(f"{line} {', '.join(shown)}".rstrip(), BORDER_STYLE)]

    def own_cards(self, view: View, width: int) -> list[Text]:
        """The hand, and the decisions before drawing."""
        hand = hand_lines(view.hand, self.telling, width)
        return [*hand, *choice_lines([*decisions(view)], self.telling, width)]

    def choices(self, view: View, number: int, pick: Pick, width: int) -> list[Text]:
        """The roofs with the cells numbered, and the choices below."""
        card = self.telling.card(view.hand[number - 1])
        title = self.telling.text("choose-for", number=number, card=card)
        return [
            *self.roofs(view, pick.moves, width),
            Text(title, "bold"),
            *choice_lines([*pick.moves], self.telling, width),
        ]

    def remember(self, event: Event) -> None:
        """Update which cards are new to the viewer."""
        laid = (event.side, event.cell) if isinstance(event, PipeLaid) else None
        self.fresh.track(event, laid)
