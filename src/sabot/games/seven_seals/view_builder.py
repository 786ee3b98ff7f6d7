"""Views of The Seven Seals: built from nothing, field by field, and never by deleting.

A spectator's view holds what lies open; a seat's view adds what that seat knows besides.
"""

from collections.abc import Sequence
from typing import Final

from sabot.core.game import SPECTATOR, Outcome, Viewer, ViewParts, outcome_of
from sabot.core.known_pieces import parts_for, turn_of
from sabot.core.state import NOBODY, seat_or_none
from sabot.games.seven_seals.cards import (
    BLACK_POINTS,
    COLOUR_COUNT,
    COLOURED_POINTS,
    HAND_SIZE,
    NUMBERS,
    WHITE,
    WHITE_POINTS,
)
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
from sabot.games.seven_seals.move_codes import FROM_STOCK, pack_take
from sabot.games.seven_seals.moves import move_of
from sabot.games.seven_seals.options import Options
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING
from sabot.games.seven_seals.view import Offer, Offers, SeatView, View

# What a seal of each kind costs at the end (SEV.5.1).
COSTS: Final = Seals(
    red=COLOURED_POINTS,
    yellow=COLOURED_POINTS,
    green=COLOURED_POINTS,
    blue=COLOURED_POINTS,
    violet=COLOURED_POINTS,
    white=WHITE_POINTS,
    black=BLACK_POINTS,
)


def view_parts(state: SevenSeals, options: Options, viewers: Sequence[Viewer]) -> ViewParts[View]:
    """The shared view, and for each viewer the fields that only they know."""
    shared = shared_view(state, options)
    return parts_for(viewers, shared, lambda seat: private_fields(state, shared, seat))


def shared_view(state: SevenSeals, options: Options) -> View:
    """The view of a spectator. All but the hands lies open (SEV.4.8)."""
    seat = int(state.to_act())
    tricks = tricks_of(plays_of(state), first_leader(state), options.players)
    won = int(state.trick_start) // options.players
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        dealer=int(state.dealer),
        next_dealer=None if state.last_round() else seat_or_none(state.next_dealer()),
        leader=None if seat == NOBODY else int(state.leader),
        tricks_in_round=HAND_SIZE,
        to_act=seat_or_none(seat),
        saboteur=saboteur_of(state),
        seats=open_seats(state, tricks[:won], options),
        stock=seals_of(state, options.players),
        costs=COSTS,
        hand=(),
        trick=tricks[won] if won < len(tricks) else None,
        last_trick=tricks[won - 1] if won else None,
        played=tuple(tricks[:won]),
        shown_played=shown_played(tricks[:won]) if options.show_played else None,
        sheet=sheet_of(state),
        outcome=outcome(state),
        moves=(),
        hindered=(),
        offers=None,
    )


def private_fields(state: SevenSeals, shared: View, viewer: int) -> dict[str, object]:
    """The hand of this seat, the moves it may choose from, and why it has no others."""
    acts = shared.to_act == viewer
    private: dict[str, object] = {"viewer": viewer, "hand": tuple(hand_of(state, viewer))}
    private["offers"] = offers(state) if acts and state.phase == ANNOUNCING else None
    return private | turn_of(state, acts, move_of, hindered_choices)


def offers(state: SevenSeals) -> Offers:
    """What the seat to act can still take while it announces."""
    red, yellow, green, blue, violet = (offer(state, colour) for colour in range(COLOUR_COUNT))
    exchanges = int(state.held(state.stock(), WHITE))
    return Offers(red, yellow, green, blue, violet, exchanges)


def offer(state: SevenSeals, colour: int) -> Offer:
    """The seals of a colour that can be taken: each is taken on trial, so that the rules judge."""
    after = state.copy()
    stock = taken_on_trial(after, int(pack_take(colour, FROM_STOCK)))
    seats = (
        [seat] * taken_on_trial(after.copy(), int(pack_take(colour, seat)))
        for seat in range(int(state.setup.players))
    )
    return Offer(stock, tuple(seat for each in seats for seat in each))


def taken_on_trial(state: SevenSeals, move: int) -> int:
    """How often a move can be made, one after the other; the state is used up."""
    count = 0
    while move in state.moves():
        state.step(move)
        count += 1
    return count


def saboteur_of(state: SevenSeals) -> int | None:
    """The seat that has taken the saboteur, or None."""
    return seat_or_none(state.saboteur)


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
    return outcome_of(state, int(state.setup.players), min)
