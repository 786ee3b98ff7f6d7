"""Whole states as plain data, both ways: for tests, puzzles, bug reports and `imagine`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.positions import PhasePosition
from sabot.core.state import NOBODY
from sabot.games.sabotage import encoding
from sabot.games.sabotage.cards import NAMES
from sabot.games.sabotage.options import OPTIONS, Options, setup_of
from sabot.games.sabotage.rules import Sabotage, new_game
from sabot.games.sabotage.state import DISCARD_SEAT_SHIFT, RESULT_SEAT_SHIFT, RESULT_SHIFT

RULES_VERSION: Final = 1


class Position(PhasePosition, frozen=True, kw_only=True):
    """The whole truth of a game. `deck` begins with the top card, `discards` with the oldest.

    `seat` is whose turn it is; what was scored follows from `results`, one for each round played.
    """

    game: str = OPTIONS.game
    rules: int = RULES_VERSION
    dealer: int
    seat: int
    roofs: tuple[encoding.Cells, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[encoding.Discarded, ...]
    results: tuple[encoding.Ended, ...]


def position(state: Sabotage, options: Options) -> Position:
    """The state as plain data."""
    return Position(
        options=OPTIONS.format(options),
        phase=encoding.PHASES[state.phase],
        round=int(state.round_number),
        dealer=int(state.dealer),
        seat=int(state.seat),
        roofs=tuple(encoding.cells_of(state, side) for side in encoding.SIDES),
        hands=tuple(tuple(encoding.hand_of(state, seat)) for seat in range(options.players)),
        deck=tuple(encoding.deck_of(state)),
        discards=tuple(encoding.discards_of(state)),
        results=tuple(encoding.ended_of(state)),
    )


def build(data: Position, options: Options) -> Sabotage:
    """The state that a sound position describes."""
    state = new_game(setup_of(options))
    state.phase = encoding.PHASES.index(data.phase)
    state.round_number = data.round
    state.dealer = data.dealer
    state.seat = data.seat
    state.deck = vec[i64](NAMES.index(card) for card in data.deck)
    for side, cells in enumerate(data.roofs):
        for cell, card in enumerate(cells):
            if card is not None:
                state.put(side, cell, 1 + NAMES.index(card))
    for seat, hand in enumerate(data.hands):
        for card in hand:
            state.gain(seat, NAMES.index(card))
    for discarded in data.discards:
        entry = NAMES.index(discarded.card) | discarded.seat << DISCARD_SEAT_SHIFT
        state.discards = append(state.discards, entry)
    for ended in data.results:
        ender = NOBODY if ended.ended_by is None else ended.ended_by
        values = ended.values[0] | ended.values[1] << RESULT_SHIFT
        state.results = append(state.results, values | (ender + 1) << RESULT_SEAT_SHIFT)
    return state
