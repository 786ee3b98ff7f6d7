"""What one seat, or a spectator, may know: built from nothing, field by field.

First comes what lies open, which is all that a spectator sees; to it is added what a seat knows
besides. Nothing is ever taken away, so what was forgotten stays hidden.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sabot.core.game import SPECTATOR, Outcome, Sight, Viewer
from sabot.core.hindered import Hindered
from sabot.core.state import NOBODY
from sabot.games.seven_seals.cards import HAND_SIZE, NUMBERS
from sabot.games.seven_seals.encoding import (
    PHASES,
    Seals,
    Trick,
    first_leader,
    hand_of,
    in_order,
    plays_of,
    seals_of,
    sheet_of,
    tricks_of,
)
from sabot.games.seven_seals.hindrances import hindered_choices
from sabot.games.seven_seals.moves import Move, move_of
from sabot.games.seven_seals.options import Options
from sabot.games.seven_seals.rules import SevenSeals


class SeatView(msgspec.Struct, frozen=True):
    """One seat as all see it. `tricks`: how many it has won; `points`: of all rounds so far.

    `owed`: how many tricks it must still win to be rid of its coloured and white seals.
    """

    cards: int
    seals: Seals
    owed: int
    tricks: int
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of The Seven Seals as one viewer knows it.

    `trick` is what lies on the table, `last_trick` the one won last, which anyone may look at.
    `shown_played` is what the table shows of the cards played: None unless it was agreed on.
    `played` is what the viewer has seen: the tricks that now lie face down, as a person
    remembers them (SEV.4.8). `sheet` has a row of points for each round. `leader` leads the trick
    on the table, or the next one if none lies there. `tricks_in_round` is how many tricks a round
    has. `next_dealer` deals the next round: None if there is none, or if the first dealer is yet
    to be drawn.

    `hindered` is for the seat to act only: while it plays, its cards that can't be played; while
    it announces, the colours of which it can take no seal, and `saboteur`; while it settles a
    trick, the seals that it holds and can't give, and `black` if it can't take one.
    """

    game: str = "seven_seals"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    dealer: int
    next_dealer: int | None
    leader: int | None
    tricks_in_round: int
    to_act: int | None
    saboteur: int | None
    seats: tuple[SeatView, ...]
    stock: Seals
    hand: tuple[str, ...]
    trick: Trick | None
    last_trick: Trick | None
    played: tuple[Trick, ...]
    shown_played: tuple[str, ...] | None
    sheet: tuple[tuple[int, ...], ...]
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]


def sight(state: SevenSeals, options: Options, viewers: Sequence[Viewer]) -> Sight[View]:
    """What these viewers may know of the game."""
    shown = open_view(state, options)
    return Sight(shown, [{} if who is None else known_to(state, shown, who) for who in viewers])


def open_view(state: SevenSeals, options: Options) -> View:
    """What lies open on the table: a spectator's view. All but the hands does (SEV.4.8)."""
    seat = int(state.to_act())
    tricks = tricks_of(plays_of(state), first_leader(state), options.players)
    won = int(state.trick_start) // options.players
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        dealer=int(state.dealer),
        next_dealer=None if state.last_round() else seat_or_none(int(state.next_dealer())),
        leader=None if seat == NOBODY else int(state.leader),
        tricks_in_round=HAND_SIZE,
        to_act=seat_or_none(seat),
        saboteur=saboteur_of(state),
        seats=open_seats(state, tricks[:won], options),
        stock=seals_of(state, options.players),
        hand=(),
        trick=tricks[won] if won < len(tricks) else None,
        last_trick=tricks[won - 1] if won else None,
        played=tuple(tricks[:won]),
        shown_played=shown_played(tricks[:won]) if options.show_played else None,
        sheet=sheet_of(state),
        outcome=outcome(state),
        moves=(),
        hindered=(),
    )


def known_to(state: SevenSeals, shown: View, viewer: int) -> dict[str, Any]:
    """The hand of this seat, what it may do and what it can't."""
    moves = state.moves() if shown.to_act == viewer else None
    return {
        "viewer": viewer,
        "hand": tuple(hand_of(state, viewer)),
        "moves": () if moves is None else tuple(map(move_of, moves)),
        "hindered": () if moves is None else hindered_choices(state, moves),
    }


def saboteur_of(state: SevenSeals) -> int | None:
    """The seat that has taken the saboteur, or None."""
    return seat_or_none(int(state.saboteur))


def seat_or_none(seat: int) -> int | None:
    """The seat, or None for nobody."""
    return None if seat == NOBODY else seat


def open_seats(state: SevenSeals, won: list[Trick], options: Options) -> tuple[SeatView, ...]:
    """The seats, with the tricks that each has won."""
    winners = [trick.winner for trick in won]
    return tuple(
        SeatView(
            cards=int(state.hand_count(seat)),
            seals=seals_of(state, seat),
            owed=int(state.owed(seat)),
            tricks=winners.count(seat),
            points=int(state.score(seat)),
        )
        for seat in range(options.players)
    )


def shown_played(won: list[Trick]) -> tuple[str, ...]:
    """The cards of the tricks that were won, by colour and value."""
    return tuple(
        sorted((card for trick in won for card in in_order(trick)), key=NUMBERS.__getitem__)
    )


def outcome(state: SevenSeals) -> Outcome | None:
    """Points and winners once the game is over: the fewest points win (SEV.6.1)."""
    if not state.over():
        return None
    scores = tuple(int(state.score(seat)) for seat in range(state.setup.players))
    best = min(scores)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == best))
