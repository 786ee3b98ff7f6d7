"""What follows from starting and from moves: the moves themselves, and the deals between them."""

# Compiled by mypyc.

from functools import cache
from typing import Any

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.game import AnyGame
from sabot.table.commands import Move
from sabot.table.entries import AnyEntry, BotSat, Dealt, Moved, Mover, Started
from sabot.table.fairness import mixed_seed
from sabot.table.house import House
from sabot.table.refusals import Refused
from sabot.table.seating_commands import check_gathering, check_kind
from sabot.table.shuffle import FairShuffle
from sabot.table.table import Foreseen, Table


def start(table: Table, house: House, fill: str | None) -> list[AnyEntry]:
    """The game begins with its first round; bots of a kind take the empty seats, if wished."""
    check_gathering(table)
    if fill is not None:
        check_kind(house, fill)
    empty = [number for number, seat in enumerate(table.seats) if seat.empty()]
    if empty and fill is None:
        raise Refused("seats-empty")
    bots: list[AnyEntry] = [BotSat(number, fill) for number in empty if fill is not None]
    return [*bots, Started(), dealt(table, table.game.new(table.options))]


def dealt(table: Table, state: Any) -> Dealt:
    """The deal of the round that the state awaits, from the seed and the players' words."""
    begun = table.match is not None
    words = table.words if begun else [seat.words for seat in table.seats]
    rounds = 0 if table.match is None else len(table.match.record.rounds)
    shuffle = FairShuffle(mixed_seed(table.seed, words), rounds + 1)
    return Dealt(table.game.format_deal(table.game.draw_deal(state, shuffle)))


def move(table: Table, seat: int, command: Move) -> list[AnyEntry]:
    """A move of a person."""
    if command.turn != table.turn:
        raise Refused("late")
    return play(table, seat, read_move(table, command.move), "person")


def read_move(table: Table, raw: msgspec.Raw) -> Any:
    """The move that a message holds: as a struct, or as text."""
    try:
        if bytes(raw).startswith(b'"'):
            return table.game.parse_move(msgspec.json.decode(raw, type=str))
        return move_decoder(table.game).decode(raw)
    except (msgspec.MsgspecError, UnicodeError, BadNotation, RecursionError):
        raise Refused("bad-move") from None


@cache
def move_decoder(game: AnyGame) -> msgspec.json.Decoder[Any]:
    """What reads the moves of a game: made once, for that takes longer than reading."""
    return msgspec.json.Decoder(game.move_type)


def play(table: Table, seat: int, made: Any, by: Mover) -> list[AnyEntry]:
    """A move of whoever decides for a seat, and the next deal if it ends a round."""
    if table.match is None or table.phase != "playing":
        raise Refused("no-game")
    if table.paused:
        raise Refused("paused")
    if table.to_act() != seat:
        raise Refused("not-your-turn")
    after = table.match.state.copy()
    try:
        table.game.play(after, made)
    except BadNotation:
        raise Refused("bad-move") from None
    entry = Moved(seat, table.game.format_move(made), by)
    table.foreseen = Foreseen(entry, made, after)
    moved: list[AnyEntry] = [entry]
    if after.awaits_deal() and not after.over() and table.settings.round_pause == 0:
        moved.append(dealt(table, after))
    return moved
