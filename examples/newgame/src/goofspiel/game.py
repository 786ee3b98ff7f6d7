"""Goofspiel, built from its parts."""

from typing import Final

from goofspiel.events import Event, event_for, happened, told_deal
from goofspiel.moves import MOVES, Bid, refusal
from goofspiel.options import OPTIONS, Options
from goofspiel.records import DEALS, POSITIONS, new_game
from goofspiel.rules import SUIT, Goofspiel
from goofspiel.view import View, imagine, outcome, view_parts
from sabot.core.build_game import Events, Moves, Rules, Views, build_game


def longest(options: Options) -> int:
    """Every player bids every card once in each round."""
    return options.rounds * options.players * len(SUIT)


GOOFSPIEL: Final = build_game(
    "Goofspiel",
    OPTIONS,
    new_game,
    Rules[Goofspiel, Options, Bid](lambda state: state.options, longest, outcome, refusal),
    DEALS,
    Moves(Bid, MOVES.code, MOVES.move, MOVES.format, MOVES.parse),
    Events(Event, happened, event_for, told_deal),
    Views(View, view_parts, imagine),
    POSITIONS,
)
