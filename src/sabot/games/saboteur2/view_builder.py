"""Views of Saboteur 2: built from nothing, field by field, and never by deleting.

A spectator's view holds what lies open; a seat's view adds what that seat knows besides.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from sabot.core.game import SPECTATOR, Viewer, ViewParts
from sabot.core.known_pieces import Known, by_seat, parts_for, turn_of, with_known
from sabot.core.state import seat_or_none
from sabot.games.saboteur import encoders
from sabot.games.saboteur.encoding import PHASES, Discarded
from sabot.games.saboteur.view_builder import (
    discards_shown,
    falls_seen,
    goals_seen,
    open_goals,
    outcome,
    passed_by_seat,
    roles_in_play,
)
from sabot.games.saboteur2.cards import ROLES
from sabot.games.saboteur2.encoding import (
    CardPlayed,
    CardsDrawn,
    CardsPutDown,
    HandsSwapped,
    HandStep,
    RoleAway,
    crystals_of,
    hand_story,
    players_roles,
    put_down_of,
    result_of,
    roles_away,
    seats_in,
    seats_of_bits,
    thefts_of,
)
from sabot.games.saboteur2.hindrances import hindered_choices
from sabot.games.saboteur2.moves import move_of
from sabot.games.saboteur2.options import Options
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.view import SeatView, View


class Hidden(NamedTuple):
    """Hidden pieces that some seats know, by seat, each with its place."""

    discards: dict[int, Known[Discarded]]
    roles_away: dict[int, Known[RoleAway]]
    hand_story: dict[int, Known[HandStep]]


class Truth(NamedTuple):
    """The lists of which each seat knows another part, as they are."""

    discards: list[Discarded]
    roles_away: tuple[RoleAway, ...]
    hand_story: tuple[HandStep, ...]


def view_parts(state: Saboteur2, options: Options, viewers: Sequence[Viewer]) -> ViewParts[View]:
    """The shared view, and for each viewer the fields that only they know."""
    truth = Truth(encoders.discards_of(state), roles_away(state), hand_story(state))
    shared = shared_view(state, options, truth)
    hidden = Hidden(
        passed_by_seat(truth.discards),
        away_by_seat(truth.roles_away),
        swaps_by_seat(truth.hand_story),
    )
    return parts_for(viewers, shared, lambda seat: private_fields(state, shared, hidden, seat))


def shared_view(state: Saboteur2, options: Options, truth: Truth) -> View:
    """The view of a spectator: all that lies open on the table."""
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        to_act=seat_or_none(state.to_act()),
        last_seat=int(state.last_seat),
        seats=open_seats(state, options),
        roles_in_play=roles_in_play(state.base_setup, ROLES),
        roles_left=len(state.roles) - options.players - len(state.away),
        roles_away=tuple(RoleAway(away.seat, None, away.known_by) for away in truth.roles_away),
        maze=tuple(encoders.maze_cards(state)),
        cut_off=encoders.cut_off(state),
        crystals=crystals_of(state),
        goals=open_goals(state),
        deck=int(state.deck_left()),
        aside=len(state.aside),
        hand=(),
        discards=discards_shown(truth.discards),
        put_down=put_down_of(state),
        hand_story=tuple([open_step(step) for step in truth.hand_story]),
        thieves=seats_in(int(state.thieves)),
        robbers=seats_in(int(state.robbers)),
        thefts=thefts_of(state),
        result=result_of(state) if encoders.round_is_over(state) else None,
        outcome=outcome(state),
        moves=(),
        hindered=(),
        falls=(),
    )


def private_fields(
    state: Saboteur2, shared: View, hidden: Hidden, viewer: int
) -> dict[str, object]:
    """The fields in which the view of this seat differs from the shared one."""
    acts = shared.to_act == viewer
    hand = tuple(encoders.hand_of(state, viewer))
    private: dict[str, object] = {
        "viewer": viewer,
        "seats": seats_seen(state, shared.seats, viewer),
        "roles_away": with_known(shared.roles_away, hidden.roles_away.get(viewer, ())),
        "goals": goals_seen(state, shared.goals, viewer),
        "hand": hand,
        "discards": with_known(shared.discards, hidden.discards.get(viewer, ())),
        "hand_story": with_known(shared.hand_story, hidden.hand_story.get(viewer, ())),
        "falls": falls_seen(state, hand) if acts else (),
    }
    return private | turn_of(state, acts, move_of, hindered_choices)


def open_seats(state: Saboteur2, options: Options) -> tuple[SeatView, ...]:
    """The seats as all see them: roles lie open when the round is over."""
    roles = players_roles(state) if encoders.round_is_over(state) else (None,) * options.players
    knows, nuggets = state.knows, state.nuggets
    return tuple(
        SeatView(
            cards=int(state.hand_count(seat)),
            broken=encoders.broken_tools(state, seat),
            imprisoned=state.imprisoned(seat),
            thief=state.has_thief(seat),
            looked_at=encoders.peeks_of(state, seat),
            inspected=seats_of_bits(int(knows[seat])),
            role=roles[seat],
            nuggets=int(nuggets[seat]),
        )
        for seat in range(options.players)
    )


def seats_seen(state: Saboteur2, shown: tuple[SeatView, ...], viewer: int) -> tuple[SeatView, ...]:
    """The seats as one of them sees them: it knows its own role and those that it inspected."""
    if encoders.awaits_first_deal(state):
        return shown
    seats = (viewer, *shown[viewer].inspected)
    known = [(seat, replace(shown[seat], role=ROLES[state.roles[seat]])) for seat in seats]
    return with_known(shown, known)


def open_step(step: HandStep) -> HandStep:
    """A step of a hand as all saw it: without the cards of a swap (SB2.5.3)."""
    match step:
        case CardPlayed() | CardsPutDown() | CardsDrawn():
            return step
        case HandsSwapped(seat, other, given, taken):
            return HandsSwapped(seat, other, given, taken, None, None)


def away_by_seat(away: tuple[RoleAway, ...]) -> dict[int, Known[RoleAway]]:
    """The roles put away, by the seats that had or had inspected them, even in the end."""
    return by_seat(
        [(seat, place, role) for place, role in enumerate(away) for seat in role.known_by]
    )


def swaps_by_seat(story: tuple[HandStep, ...]) -> dict[int, Known[HandStep]]:
    """The swaps of hands, by the two who know the cards (SB2.5.3)."""
    return by_seat(
        [
            (seat, place, step)
            for place, step in enumerate(story)
            if isinstance(step, HandsSwapped)
            for seat in (step.seat, step.other)
        ]
    )
