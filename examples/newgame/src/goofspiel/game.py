"""Goofspiel as one answer to each question of `sabot.core.game`."""

from typing import Final

from goofspiel import events, moves, options, records, rules, view
from sabot.core.game import Game

GOOFSPIEL: Final = Game(
    id=options.GAME_ID,
    title="Goofspiel",
    rules_version=1,
    players=options.PLAYERS,
    option_table=options.OPTIONS,
    move_type=moves.Bid,
    event_type=events.Event,
    view_type=view.View,
    deal_type=records.Deal,
    position_type=rules.Position,
    make_options=options.make_options,
    format_options=options.format_options,
    options_of=lambda state: state.options,
    longest=lambda chosen: chosen.rounds * chosen.players * len(rules.SUIT),
    new=records.new,
    draw_deal=records.draw_deal,
    deal=records.deal,
    refusal=moves.refusal,
    outcome=view.outcome,
    sight_of=view.sight,
    happened=events.happened,
    tell=events.tell,
    told_deal=events.told_deal,
    imagine=view.imagine,
    position_of=lambda state, _: state.at,
    from_position=records.from_position,
    move_code=moves.MOVES.code,
    move_of=moves.MOVES.move,
    format_move=moves.MOVES.format,
    parse_move=moves.MOVES.parse,
    format_deal=records.format_deal,
    parse_deal=records.parse_deal,
)
