"""Sabotage as one game of `sabot.core.game`."""

from typing import Final

from sabot.core.build_game import Events, Rules, Talk, Views, build_game
from sabot.core.game import Game
from sabot.games.sabotage.deals import DEALS, Deal
from sabot.games.sabotage.event_visibility import event_for, happened, told_deal
from sabot.games.sabotage.events import Event
from sabot.games.sabotage.imagine import imagine
from sabot.games.sabotage.moves import Move
from sabot.games.sabotage.notation import MOVES
from sabot.games.sabotage.options import OPTIONS, Options, setup_of
from sabot.games.sabotage.position import Position
from sabot.games.sabotage.position_checks import POSITIONS
from sabot.games.sabotage.refusals import refusal
from sabot.games.sabotage.rules import Sabotage, new_game
from sabot.games.sabotage.setup import FOUR_PLAYERS
from sabot.games.sabotage.view import View
from sabot.games.sabotage.view_builder import outcome, view_parts


def longest(options: Options) -> int:
    """Each card is played once at most, after two decisions on the end of the round."""
    return options.rounds * 3 * len(setup_of(options).cards)


def silent(options: Options) -> bool:
    """True where partners play together and may not talk about it (SGT.5.1)."""
    return options.silent_partners and options.players == FOUR_PLAYERS


RULES: Final = Rules[Sabotage, Options, Move](OPTIONS.played_in, longest, outcome, refusal)
EVENTS: Final = Events(Event, happened, event_for, told_deal)
VIEWS: Final = Views(View, view_parts, imagine)
TALK: Final = Talk(silent=silent)

SabotageGame = Game[Sabotage, Options, Deal, Move, Event, View, Position]
SABOTAGE: Final[SabotageGame] = build_game(
    "Sabotage", OPTIONS, new_game, RULES, DEALS, MOVES, EVENTS, VIEWS, POSITIONS, TALK
)
