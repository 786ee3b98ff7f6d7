"""Saboteur as one answer to each question of `sabot.core.game`."""

from typing import Final, cast

from sabot.core.game import Game
from sabot.games.saboteur import deals, event_visibility, notation, position
from sabot.games.saboteur.cards import DECK_SIZE
from sabot.games.saboteur.deals import Deal
from sabot.games.saboteur.events import Event
from sabot.games.saboteur.imagine import imagine
from sabot.games.saboteur.moves import Move, move_code, move_of
from sabot.games.saboteur.options import (
    GAME_ID,
    OPTIONS,
    Options,
    format_options,
    make_options,
    setup_of,
)
from sabot.games.saboteur.position import RULES_VERSION, Position
from sabot.games.saboteur.position_checks import from_position
from sabot.games.saboteur.refusals import refusal
from sabot.games.saboteur.rules import Saboteur, new_game
from sabot.games.saboteur.setup import GOLD_DRAWN, MAX_PLAYERS, MIN_PLAYERS
from sabot.games.saboteur.view import View
from sabot.games.saboteur.view_builder import outcome, view_parts


def options_of(state: Saboteur) -> Options:
    """The options that the game is played with."""
    return cast("Options", state.setup.options)


def new(options: Options) -> Saboteur:
    """A game whose first round waits to be dealt."""
    return new_game(setup_of(options))


def longest(options: Options) -> int:
    """Each card is put down once at most, and each gold card taken once, in every round."""
    gold = GOLD_DRAWN[options.players - MIN_PLAYERS]
    return options.rounds * (DECK_SIZE + gold)


SaboteurGame = Game[Saboteur, Options, Deal, Move, Event, View, Position]

SABOTEUR: Final = SaboteurGame(
    id=GAME_ID,
    title="Saboteur",
    rules_version=RULES_VERSION,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    option_table=OPTIONS,
    move_type=Move,
    event_type=Event,
    view_type=View,
    deal_type=Deal,
    position_type=Position,
    make_options=make_options,
    format_options=format_options,
    options_of=options_of,
    longest=longest,
    new=new,
    draw_deal=deals.draw_deal,
    deal=deals.deal,
    refusal=refusal,
    outcome=outcome,
    view_parts_of=view_parts,
    happened=event_visibility.happened,
    tell=event_visibility.tell,
    told_deal=event_visibility.told_deal,
    imagine=imagine,
    position_of=position.position,
    from_position=from_position,
    move_code=move_code,
    move_of=move_of,
    format_move=notation.format_move,
    parse_move=notation.parse_move,
    format_deal=deals.format_deal,
    parse_deal=deals.parse_deal,
)
