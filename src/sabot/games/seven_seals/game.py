"""The Seven Seals as one answer to each question of `sabot.core.game`."""

from typing import Final, cast

from sabot.core.game import Game
from sabot.games.seven_seals import deals, event_visibility, notation, position
from sabot.games.seven_seals.cards import HAND_SIZE, SEAL_COUNTS, WHITE
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.events import Event
from sabot.games.seven_seals.imagine import imagine
from sabot.games.seven_seals.moves import Move, move_code, move_of
from sabot.games.seven_seals.options import (
    GAME_ID,
    OPTIONS,
    Options,
    format_options,
    make_options,
    setup_of,
)
from sabot.games.seven_seals.position import RULES_VERSION, Position
from sabot.games.seven_seals.position_checks import from_position
from sabot.games.seven_seals.refusals import refusal
from sabot.games.seven_seals.rules import SevenSeals, new_game
from sabot.games.seven_seals.setup import MAX_PLAYERS, MIN_PLAYERS
from sabot.games.seven_seals.view import View
from sabot.games.seven_seals.view_builder import outcome, view_parts


def options_of(state: SevenSeals) -> Options:
    """The options that the game is played with."""
    return cast("Options", state.setup.options)


def new(options: Options) -> SevenSeals:
    """A game whose first round waits to be dealt."""
    return new_game(setup_of(options))


def longest(options: Options) -> int:
    """In a round each is done once and plays a hand, and each trick is settled once.

    While all announce, every coloured and every white seal leaves the stock once at most.
    """
    seals = sum(SEAL_COUNTS[: WHITE + 1])
    return options.rounds * (options.players * (HAND_SIZE + 1) + HAND_SIZE + seals)


SevenSealsGame = Game[SevenSeals, Options, Deal, Move, Event, View, Position]

SEVEN_SEALS: Final = SevenSealsGame(
    id=GAME_ID,
    title="The Seven Seals",
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
