"""What one seat, or a spectator, may know: built from nothing, field by field.

First comes what lies open, which is all that a spectator sees; to it is added what a seat knows
besides. Nothing is ever taken away, so what was forgotten stays hidden.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from sabot.core.game import SPECTATOR, Outcome, Sight, Viewer, best_of
from sabot.core.hindered import Hindered
from sabot.games.sabotage.encoding import (
    PHASES,
    SIDES,
    Discarded,
    Result,
    Roof,
    discards_of,
    hand_of,
    results_of,
    roof_of,
    seat_or_none,
    side_of,
    totals_of,
)
from sabot.games.sabotage.hindrances import hindered_choices
from sabot.games.sabotage.moves import Move, move_of
from sabot.games.sabotage.options import Options
from sabot.games.sabotage.rules import Sabotage


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it: how many cards it holds, and for which side it plays."""

    cards: int
    side: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Sabotage as one viewer knows it. Roofs, results and totals go by side.

    `turn` is whose turn it is; while a partner is asked, `to_act` is that partner. `next_dealer`
    deals the next round: None if there is none, or if the first dealer is yet to be drawn.
    `hindered` is, for the seat to act only and while it plays a card, which kinds in its hand it
    can only discard, and `end`, or `ask` where one asks a partner to end the round.
    """

    game: str = "sabotage"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    dealer: int
    next_dealer: int | None
    turn: int
    to_act: int | None
    seats: tuple[SeatView, ...]
    roofs: tuple[Roof, ...]
    deck: int
    hand: tuple[str, ...]
    discards: tuple[Discarded, ...]
    results: tuple[Result, ...]
    totals: tuple[int, int]
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]


def sight(state: Sabotage, options: Options, viewers: Sequence[Viewer]) -> Sight[View]:
    """What these viewers may know of the game."""
    shown = open_view(state, options)
    return Sight(shown, [{} if who is None else known_to(state, shown, who) for who in viewers])


def open_view(state: Sabotage, options: Options) -> View:
    """What lies open on the table: a spectator's view."""
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        dealer=int(state.dealer),
        next_dealer=None if state.last_round() else seat_or_none(int(state.next_dealer())),
        turn=int(state.seat),
        to_act=seat_or_none(int(state.to_act())),
        seats=tuple(
            SeatView(cards=int(state.hand_count(each)), side=side_of(each))
            for each in range(options.players)
        ),
        roofs=tuple(roof_of(state, side) for side in SIDES),
        deck=int(state.deck_left()),
        hand=(),
        discards=tuple(discards_of(state)),
        results=tuple(results_of(state)),
        totals=totals_of(state),
        outcome=outcome(state),
        moves=(),
        hindered=(),
    )


def known_to(state: Sabotage, shown: View, viewer: int) -> dict[str, Any]:
    """The hand of this seat, what it may do and what it can't."""
    moves = state.moves() if shown.to_act == viewer else None
    return {
        "viewer": viewer,
        "hand": tuple(hand_of(state, viewer)),
        "moves": () if moves is None else tuple(map(move_of, moves)),
        "hindered": () if moves is None else hindered_choices(state, moves),
    }


def outcome(state: Sabotage) -> Outcome | None:
    """Scores and winners once the game is over: each seat has its side's total (SGT.4.4)."""
    if not state.over():
        return None
    return best_of([int(state.score(seat)) for seat in range(state.setup.players)])
