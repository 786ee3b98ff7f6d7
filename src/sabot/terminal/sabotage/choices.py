"""Picks of a person, and the numbers that stand for them on the screen."""

from typing import assert_never

from rich.text import Text

from sabot.games.sabotage.moves import (
    OWN,
    Answer,
    AskPartner,
    Discard,
    EndRound,
    GoOn,
    LayPipe,
    Move,
    RemovePipe,
)
from sabot.games.sabotage.view import View
from sabot.terminal.layout import in_columns, numbered
from sabot.terminal.presenter import Pick
from sabot.terminal.sabotage.naming import Naming
from sabot.terminal.sabotage.roofs import NUMBER_STYLE, Marks, style_of

Decision = EndRound | AskPartner | GoOn | Answer


def decisions(view: View) -> list[Decision]:
    """The decisions before drawing, if there are any."""
    return [move for move in view.moves if isinstance(move, Decision)]


def picks(view: View) -> list[Pick]:
    """The decisions on the end of the round, or the cards of the hand with their moves."""
    before = [Pick((move,), at_once=True) for move in decisions(view)]
    return before or [card_pick(view, card) for card in view.hand]


def card_pick(view: View, card: str) -> Pick:
    """The moves of a card."""
    discard = Discard(card)
    uses = [
        move for move in view.moves if isinstance(move, LayPipe | RemovePipe) and move.card == card
    ]
    return Pick(tuple(uses), discard if discard in view.moves else None)


def marks_of(moves: tuple[Move, ...], roof: str) -> Marks:
    """The numbers of the moves, by the cell of a roof that each is about."""
    return {
        move.cell: number
        for number, move in enumerate(moves, 1)
        if isinstance(move, LayPipe | RemovePipe) and move.roof == roof
    }


def named(move: Move, naming: Naming) -> str:
    """A move as a choice in a list."""
    match move:
        case LayPipe(_, roof, cell) | RemovePipe(_, roof, cell):
            return naming.text("choice-own" if roof == OWN else "choice-other", cell=cell)
        case Discard(card):
            return naming.card(card)
        case EndRound():
            return naming.text("choice-end")
        case AskPartner():
            return naming.text("choice-ask")
        case GoOn():
            return naming.text("choice-go-on")
        case Answer(agree):
            return naming.text("choice-agree" if agree else "choice-decline")
    assert_never(move)


def choice_lines(moves: list[Move], naming: Naming, width: int) -> list[Text]:
    """The choices as a list, in columns."""
    return numbered((named(move, naming) for move in moves), width, NUMBER_STYLE)


def hand_lines(cards: tuple[str, ...], naming: Naming, width: int) -> list[Text]:
    """The hand, each card with its number."""
    items = [
        Text.assemble((str(number), NUMBER_STYLE), " ", (naming.card(card), style_of(card)))
        for number, card in enumerate(cards, 1)
    ]
    return in_columns(items, width)
