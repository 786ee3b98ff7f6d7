"""The Seven Seals as one game of `sabot.core.game`."""

from typing import Final

from sabot.core.build_game import Events, Rules, Views, build_game
from sabot.core.game import Game
from sabot.games.seven_seals.cards import HAND_SIZE, SEAL_COUNTS, WHITE
from sabot.games.seven_seals.deals import DEALS, Deal
from sabot.games.seven_seals.event_visibility import event_for, happened, told_deal
from sabot.games.seven_seals.events import Event
from sabot.games.seven_seals.imagine import imagine
from sabot.games.seven_seals.moves import Move
from sabot.games.seven_seals.notation import MOVES
from sabot.games.seven_seals.options import OPTIONS, Options
from sabot.games.seven_seals.position import Position
from sabot.games.seven_seals.position_checks import POSITIONS
from sabot.games.seven_seals.refusals import refusal
from sabot.games.seven_seals.rules import SevenSeals, new_game
from sabot.games.seven_seals.view import View
from sabot.games.seven_seals.view_builder import outcome, view_parts


def longest(options: Options) -> int:
    """In a round each is done once and plays a hand, and each trick is settled once.

    While all announce, every coloured and every white seal leaves the stock once at most.
    """
    seals = sum(SEAL_COUNTS[: WHITE + 1])
    return options.rounds * (options.players * (HAND_SIZE + 1) + HAND_SIZE + seals)


RULES: Final = Rules[SevenSeals, Options, Move](OPTIONS.played_in, longest, outcome, refusal)
EVENTS: Final = Events(Event, happened, event_for, told_deal)
VIEWS: Final = Views(View, view_parts, imagine)

SevenSealsGame = Game[SevenSeals, Options, Deal, Move, Event, View, Position]
SEVEN_SEALS: Final[SevenSealsGame] = build_game(
    "The Seven Seals", OPTIONS, new_game, RULES, DEALS, MOVES, EVENTS, VIEWS, POSITIONS
)
