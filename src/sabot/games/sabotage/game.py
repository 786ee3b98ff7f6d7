"""Sabotage as one game of `sabot.core.game`."""

from typing import Final

from sabot.core.build_game import Events, Moves, Positions, Rules, Views, build_game
from sabot.core.game import Game
from sabot.games.sabotage.deals import DEALS, Deal
from sabot.games.sabotage.event_visibility import happened, tell, told_deal
from sabot.games.sabotage.events import Event
from sabot.games.sabotage.imagine import imagine
from sabot.games.sabotage.moves import Move, move_code, move_of
from sabot.games.sabotage.notation import format_move, parse_move
from sabot.games.sabotage.options import OPTIONS, Options, setup_of
from sabot.games.sabotage.position import RULES_VERSION, Position, position
from sabot.games.sabotage.position_checks import from_position
from sabot.games.sabotage.refusals import refusal
from sabot.games.sabotage.rules import Sabotage, new_game
from sabot.games.sabotage.view import View
from sabot.games.sabotage.view_builder import outcome, view_parts


def longest(options: Options) -> int:
    """Each card is played once at most, after two decisions on the end of the round."""
    return options.rounds * 3 * len(setup_of(options).cards)


SabotageGame = Game[Sabotage, Options, Deal, Move, Event, View, Position]

SABOTAGE: Final[SabotageGame] = build_game(
    "Sabotage",
    OPTIONS,
    Rules(setup_of, new_game, OPTIONS.played_in, longest, outcome, refusal),
    DEALS,
    Moves(Move, move_code, move_of, format_move, parse_move),
    Events(Event, happened, tell, told_deal),
    Views(View, view_parts, imagine),
    Positions(Position, RULES_VERSION, position, from_position),
)
