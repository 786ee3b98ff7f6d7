"""Sabotage as one answer to each question of `sabot.core.game`."""

from typing import Final, cast

from sabot.core.game import Game
from sabot.games.sabotage import deals, event_visibility, notation, position
from sabot.games.sabotage.deals import Deal
from sabot.games.sabotage.events import Event
from sabot.games.sabotage.imagine import imagine
from sabot.games.sabotage.moves import Move, move_code, move_of
from sabot.games.sabotage.options import (
    GAME_ID,
    OPTIONS,
    Options,
    format_options,
    make_options,
    setup_of,
)
from sabot.games.sabotage.position import RULES_VERSION, Position
from sabot.games.sabotage.position_checks import from_position
from sabot.games.sabotage.refusals import refusal
from sabot.games.sabotage.rules import Sabotage, new_game
from sabot.games.sabotage.setup import FOUR_PLAYERS, TWO_PLAYERS
from sabot.games.sabotage.view import View
from sabot.games.sabotage.view_builder import outcome, view_parts


def options_of(state: Sabotage) -> Options:
    """The options that the game is played with."""
    return cast("Options", state.setup.options)


def new(options: Options) -> Sabotage:
    """A game whose first round waits to be dealt."""
    return new_game(setup_of(options))


def longest(options: Options) -> int:
    """Each card is played once at most, after two decisions on the end of the round."""
    return options.rounds * 3 * len(setup_of(options).cards)


SabotageGame = Game[Sabotage, Options, Deal, Move, Event, View, Position]

SABOTAGE: Final = SabotageGame(
    id=GAME_ID,
    title="Sabotage",
    rules_version=RULES_VERSION,
    players=range(TWO_PLAYERS, FOUR_PLAYERS + 1, 2),
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
