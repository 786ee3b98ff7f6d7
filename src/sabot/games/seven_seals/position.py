"""Whole states as plain data, both ways: for tests, puzzles, bug reports and `imagine`."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.positions import PhasePosition
from sabot.core.state import NOBODY
from sabot.games.seven_seals import encoding
from sabot.games.seven_seals.cards import NUMBERS, SEAL_COUNTS
from sabot.games.seven_seals.options import OPTIONS, Options, setup_of
from sabot.games.seven_seals.rules import SevenSeals, new_game
from sabot.games.seven_seals.setup import SEAL_BITS
from sabot.games.seven_seals.view_builder import saboteur_of

RULES_VERSION: Final = 1


class Position(PhasePosition, frozen=True, kw_only=True):
    """The whole truth of a game.

    `tricks` has the cards of each trick of the round in the order in which they were played; the
    last may be on the table still. What no seat has of the `seals` lies in the stock.
    """

    game: str = OPTIONS.game
    rules: int = RULES_VERSION
    dealer: int
    to_act: int | None
    saboteur: int | None
    hands: tuple[tuple[str, ...], ...]
    tricks: tuple[tuple[str, ...], ...]
    seals: tuple[encoding.Seals, ...]
    sheet: tuple[tuple[int, ...], ...]


def position(state: SevenSeals, options: Options) -> Position:
    """The state as plain data."""
    seats = range(options.players)
    seat = int(state.to_act())
    return Position(
        options=OPTIONS.format(options),
        phase=encoding.PHASES[state.phase],
        round=int(state.round_number),
        dealer=int(state.dealer),
        to_act=None if seat == NOBODY else seat,
        saboteur=saboteur_of(state),
        hands=tuple(tuple(encoding.hand_of(state, seat)) for seat in seats),
        tricks=tuple(tuple(cards) for cards in encoding.plays_of(state)),
        seals=tuple(encoding.seals_of(state, seat) for seat in seats),
        sheet=encoding.sheet_of(state),
    )


def build(data: Position, options: Options) -> SevenSeals:
    """The state that a sound position describes."""
    state = new_game(setup_of(options))
    state.phase = encoding.PHASES.index(data.phase)
    state.round_number = data.round
    state.dealer = data.dealer
    state.seat = data.dealer if data.to_act is None else data.to_act
    state.saboteur = NOBODY if data.saboteur is None else data.saboteur
    for seat, hand in enumerate(data.hands):
        for card in sorted(NUMBERS[card] for card in hand):
            state.gain_highest(seat, card)
    held = [encoding.seal_counts(seals) for seals in data.seals]
    stock = [count - sum(kind) for count, *kind in zip(SEAL_COUNTS, *held, strict=True)]
    state.seals = vec[i64](pack_seals(counts) for counts in [*held, stock])
    state.played = vec[i64](NUMBERS[card] for cards in data.tricks for card in cards)
    state.sheet = vec[i64](points for row in data.sheet for points in row)
    if data.round:
        build_trick(state, data)
    return state


def pack_seals(counts: Sequence[int]) -> int:
    """The number of seals of each kind, packed into one number."""
    return sum(count << (SEAL_BITS * seal) for seal, count in enumerate(counts))


def build_trick(state: SevenSeals, data: Position) -> None:
    """Set the start and the leader of the trick on the table, or of the next one."""
    players = len(data.hands)
    on_table = data.phase == "giving" or (data.tricks and len(data.tricks[-1]) < players)
    won = data.tricks[:-1] if on_table else data.tricks
    state.trick_start = len(won) * players
    leader = encoding.first_leader(state)
    state.leader = encoding.tricks_of(won, leader, players)[-1].winner if won else leader
