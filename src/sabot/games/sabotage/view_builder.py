"""Views of Sabotage: built from nothing, field by field, and never by deleting.

A spectator's view holds what lies open; a seat's view adds what that seat knows besides.
"""

from collections.abc import Sequence

from sabot.core.game import SPECTATOR, Outcome, Viewer, ViewParts, outcome_of
from sabot.core.known_pieces import parts_for, turn_of
from sabot.core.state import seat_or_none
from sabot.games.sabotage import encoding
from sabot.games.sabotage.hindrances import hindered_choices
from sabot.games.sabotage.moves import move_of
from sabot.games.sabotage.options import Options
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.view import SeatView, View


def view_parts(state: Sabotage, options: Options, viewers: Sequence[Viewer]) -> ViewParts[View]:
    """The shared view, and for each viewer the fields that only they know."""
    shared = shared_view(state, options)
    return parts_for(viewers, shared, lambda seat: private_fields(state, shared, seat))


def shared_view(state: Sabotage, options: Options) -> View:
    """The view of a spectator: all that lies open on the table."""
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=encoding.PHASES[state.phase],
        round=int(state.round_number),
        dealer=int(state.dealer),
        next_dealer=None if state.last_round() else seat_or_none(state.next_dealer()),
        turn=int(state.seat),
        to_act=seat_or_none(state.to_act()),
        seats=tuple(
            SeatView(cards=int(state.hand_count(each)), side=encoding.side_of(each))
            for each in range(options.players)
        ),
        roofs=tuple(encoding.roof_of(state, side) for side in encoding.SIDES),
        deck=int(state.deck_left()),
        hand=(),
        discards=tuple(encoding.discards_of(state)),
        results=tuple(encoding.results_of(state)),
        totals=encoding.totals_of(state),
        outcome=outcome(state),
        moves=(),
        hindered=(),
    )


def private_fields(state: Sabotage, shared: View, viewer: int) -> dict[str, object]:
    """The hand of this seat, the moves it may choose from, and why it has no others."""
    private: dict[str, object] = {"viewer": viewer, "hand": tuple(encoding.hand_of(state, viewer))}
    return private | turn_of(state, shared.to_act == viewer, move_of, hindered_choices)


def outcome(state: Sabotage) -> Outcome | None:
    """Scores and winners once the game is over: each seat has its side's total (SGT.4.4)."""
    return outcome_of(state, int(state.setup.players))
