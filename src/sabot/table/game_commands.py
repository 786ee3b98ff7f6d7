"""Decides starts, moves and deals."""

# Compiled by mypyc.

from functools import cache
from typing import Any, Final

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.table.changes import Decision, PlayedMove
from sabot.table.context import TableContext
from sabot.table.entries import AnyEntry, BotSat, Dealt, Moved, Mover, Started
from sabot.table.fairness import mixed_seed
from sabot.table.refusals import Refused
from sabot.table.seating_commands import check_gathering, check_kind
from sabot.table.shuffle import FairShuffle
from sabot.table.table import Table

# More moves than any seat makes at once.
MOST_TOGETHER: Final = 64


def start(table: Table, context: TableContext, fill: str | None) -> list[AnyEntry]:
    """The game begins with its first round; bots of a kind take the empty seats, if wished."""
    check_gathering(table)
    if fill is not None:
        check_kind(context, fill)
    empty = [number for number, seat in enumerate(table.seats) if seat.empty()]
    if empty and fill is None:
        raise Refused("seats-empty")
    bots: list[AnyEntry] = [BotSat(number, fill) for number in empty if fill is not None]
    return [*bots, Started(), dealt(table, table.game.new(table.options))]


def dealt(table: Table, state: State) -> Dealt:
    """The deal of the round that the state awaits, from the seed and the players' words."""
    begun = table.match is not None
    words = table.words if begun else [seat.words for seat in table.seats]
    rounds = 0 if table.match is None else len(table.match.record.rounds)
    shuffle = FairShuffle(mixed_seed(table.seed, words), rounds + 1)
    return Dealt(table.game.format_deal(table.game.draw_deal(state, shuffle)))


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
    """The decoder of a game's moves: made once, since that takes longer than decoding."""
    return msgspec.json.Decoder(game.move_type)


def play(table: Table, seat: int, move: Any, by: Mover) -> Decision:
    """A move of a seat, and the next deal if the move ends a round."""
    return play_all(table, seat, [move], by)


def play_all(table: Table, seat: int, moves: list[Any], by: Mover) -> Decision:
    """Moves of a seat that follow each other, and the next deal if they end a round."""
    if table.match is None or table.phase != "playing":
        raise Refused("no-game")
    if table.paused:
        raise Refused("paused")
    entries: list[AnyEntry] = []
    after: State = table.match.state
    for move in moves:
        if table.game.to_act(after) != seat:
            raise Refused("not-your-turn")
        after = state_after(table.game, after, move)
        entries.append(Moved(seat, table.game.format_move(move), by))
    if after.awaits_deal() and not after.over() and table.settings.round_pause == 0:
        entries.append(dealt(table, after))
    # Where there are several, folding plays each of them again.
    return Decision(entries, PlayedMove(moves[0], after) if len(moves) == 1 else None)


def state_after(game: AnyGame, before: State, move: Any) -> State:
    """The state that a move leads to; an illegal one is refused."""
    after: State = before.copy()
    try:
        game.play(after, move)
    except BadNotation:
        raise Refused("bad-move") from None
    return after
