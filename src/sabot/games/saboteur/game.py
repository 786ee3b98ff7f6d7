"""Saboteur as one game of `sabot.core.game`."""

from typing import Final

from sabot.core.build_game import Events, Rules, Talk, Views, build_game
from sabot.core.game import Game
from sabot.games.saboteur.cards import DECK_SIZE
from sabot.games.saboteur.claim_sense import CLAIMS
from sabot.games.saboteur.deals import DEALS, Deal
from sabot.games.saboteur.event_visibility import event_for, happened, told_deal
from sabot.games.saboteur.events import Event
from sabot.games.saboteur.imagine import imagine
from sabot.games.saboteur.moves import Move
from sabot.games.saboteur.notation import MOVES
from sabot.games.saboteur.options import OPTIONS, Options
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.position_checks import POSITIONS
from sabot.games.saboteur.refusals import refusal
from sabot.games.saboteur.rules import Saboteur, new_game
from sabot.games.saboteur.setup import GOLD_DRAWN, MIN_PLAYERS
from sabot.games.saboteur.view import View
from sabot.games.saboteur.view_builder import outcome, view_parts


def longest(options: Options) -> int:
    """Each card is put down once at most, and each gold card taken once, in every round."""
    gold = GOLD_DRAWN[options.players - MIN_PLAYERS]
    return options.rounds * (DECK_SIZE + gold)


RULES: Final = Rules[Saboteur, Options, Move](
    OPTIONS.played_in, longest, outcome, refusal, secret_roles=True
)
EVENTS: Final = Events(Event, happened, event_for, told_deal)
VIEWS: Final = Views(View, view_parts, imagine)
TALK: Final = Talk[Options](CLAIMS)

SaboteurGame = Game[Saboteur, Options, Deal, Move, Event, View, Position]
SABOTEUR: Final[SaboteurGame] = build_game(
    "Saboteur", OPTIONS, new_game, RULES, DEALS, MOVES, EVENTS, VIEWS, POSITIONS, TALK
)
