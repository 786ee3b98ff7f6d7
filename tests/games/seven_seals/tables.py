"""Tables to test on, in a few words. A is Frank, B Sabine, C Katrin, D Peter, who deals."""

from typing import Final

import msgspec

from sabot.core.rng import Rng
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.encoding import Seals
from sabot.games.seven_seals.events import Event
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals

A, B, C, D = range(4)

# The hands of the worked examples: Peter has no violet card, Sabine only one.
HANDS: Final = (
    "r1 r12 y1 y5 y10 g1 g12 b1 b11 b12 v2 v3 v5 v8 v9",
    "r3 r4 r9 r10 r11 y4 y6 y11 g2 g5 g11 b2 b9 b10 v12",
    "r2 r5 y2 y3 y7 g4 g6 b3 b4 v1 v4 v6 v7 v10 v11",
    "r6 r7 r8 y8 y9 y12 g3 g7 g8 g9 g10 b5 b6 b7 b8",
)
FIRST_TRICK: Final = "v2 v12 v7 g3"
SECOND_TRICK: Final = "y4 y2 y9 y10"
THIRD_TRICK: Final = "v8 r3 v1 g8"


def dealt(**options: object) -> SevenSeals:
    """Four players with the hands above, D the dealer, A to announce first."""
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(**({"players": 4} | options)))
    SEVEN_SEALS.deal(state, Deal(D, tuple(tuple(hand.split()) for hand in HANDS)))
    return state


def announced(*announcements: str, **options: object) -> SevenSeals:
    """All have announced, in turn: `red blue<A`, or `saboteur`, or nothing."""
    state = dealt(**options)
    for announcement in [*announcements, "", "", "", ""][:4]:
        announce(state, announcement)
    return state


def announce(state: SevenSeals, announcement: str) -> None:
    """Take these seals one by one and be done, or take the saboteur."""
    if announcement == "saboteur":
        return play(state, announcement)
    seals = announcement.split()
    return play(state, " ".join([*(f"take:{seal}" for seal in seals), "done"]))


def play(state: SevenSeals, moves: str) -> None:
    """Play moves in their notation, one after the other."""
    for text in moves.split():
        SEVEN_SEALS.play(state, SEVEN_SEALS.parse_move(text))


def told(state: SevenSeals, move: str, viewer: int | None = None) -> list[Event]:
    """What a viewer is told of a move, which is played."""
    before = state.copy()
    play(state, move)
    return SEVEN_SEALS.told(before, SEVEN_SEALS.parse_move(move), state, viewer)


def choices(state: SevenSeals) -> list[str]:
    """The legal moves in their notation."""
    return [SEVEN_SEALS.format_move(move) for move in SEVEN_SEALS.legal_moves(state)]


def seals(state: SevenSeals, seat: int) -> Seals:
    """The seals in front of a seat."""
    return SEVEN_SEALS.position(state).seals[seat]


def stock(state: SevenSeals) -> Seals:
    """The seals in the middle."""
    return SEVEN_SEALS.view(state, None).stock


def with_seals(
    state: SevenSeals, held: dict[int, Seals], saboteur: int | None = None
) -> SevenSeals:
    """The same table with other seals in front of the seats."""
    position = SEVEN_SEALS.position(state)
    rows = tuple(held.get(seat, Seals()) for seat in range(len(position.seals)))
    changed = msgspec.structs.replace(position, seals=rows, saboteur=saboteur)
    return SEVEN_SEALS.from_position(changed)


def play_randomly(state: SevenSeals, until: int, seed: int) -> None:
    """Play random cards, and settle tricks somehow, until so many cards have been played."""
    rng = Rng(seed)
    while len(state.played) < until:
        moves = state.moves()
        state.step(moves[rng.below(len(moves))])


def before_last_card(winner: int, saboteur: int | None = None, **options: object) -> SevenSeals:
    """A round of which one card is left to play, whereupon this seat wins the last trick."""
    for seed in range(1000):
        state = announced(**options)
        play_randomly(state, 59, seed)
        after = state.copy()
        play(after, choices(after)[0])
        tricks = SEVEN_SEALS.view(after, None).played
        if tricks[-1].winner == winner and won(state, winner) >= 1:
            return with_seals(state, {}, saboteur)
    raise AssertionError("no such round was found")


def won(state: SevenSeals, seat: int) -> int:
    """How many tricks a seat has won."""
    return SEVEN_SEALS.view(state, None).seats[seat].tricks
