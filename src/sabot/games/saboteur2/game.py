"""Saboteur 2 as one game of `sabot.core.game`."""

from typing import Final

from sabot.core.build_game import Events, Rules, Talk, Views, build_game
from sabot.core.game import Game
from sabot.games.saboteur.view_builder import outcome
from sabot.games.saboteur2.cards import COUNTS, DECK_SIZE, NAMES
from sabot.games.saboteur2.claim_sense import CLAIMS
from sabot.games.saboteur2.deals import DEALS, Deal
from sabot.games.saboteur2.event_visibility import event_for, happened, told_deal
from sabot.games.saboteur2.events import Event
from sabot.games.saboteur2.imagine import imagine
from sabot.games.saboteur2.moves import Move
from sabot.games.saboteur2.notation import MOVES
from sabot.games.saboteur2.options import OPTIONS, Options
from sabot.games.saboteur2.position import Position
from sabot.games.saboteur2.position_checks import POSITIONS
from sabot.games.saboteur2.refusals import refusal
from sabot.games.saboteur2.rules import Saboteur2, new_game
from sabot.games.saboteur2.view import View
from sabot.games.saboteur2.view_builder import view_parts


def longest(options: Options) -> int:
    """Each card is put down once at most, and each thief steals once, in every round."""
    return options.rounds * (DECK_SIZE + COUNTS[NAMES.index("thief")])


RULES: Final = Rules[Saboteur2, Options, Move](
    OPTIONS.played_in, longest, outcome, refusal, secret_roles=True
)
EVENTS: Final = Events(Event, happened, event_for, told_deal)
VIEWS: Final = Views(View, view_parts, imagine)
TALK: Final = Talk[Options](CLAIMS)

Saboteur2Game = Game[Saboteur2, Options, Deal, Move, Event, View, Position]
SABOTEUR2: Final[Saboteur2Game] = build_game(
    "Saboteur 2", OPTIONS, new_game, RULES, DEALS, MOVES, EVENTS, VIEWS, POSITIONS, TALK
)
