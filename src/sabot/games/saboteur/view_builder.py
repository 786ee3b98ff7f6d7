"""Views of Saboteur: built from nothing, field by field, and never by deleting.

A spectator's view holds what lies open; a seat's view adds what that seat knows besides.
"""

# Compiled by mypyc.

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from sabot.core.game import SPECTATOR, Outcome, Viewer, ViewParts, outcome_of
from sabot.core.known_pieces import Known, by_seat, parts_for, turn_of, with_known
from sabot.core.notation import SEAT_LETTERS
from sabot.core.roles import RoleInPlay, roles_among
from sabot.core.state import seat_or_none
from sabot.games.saboteur.cards import GOAL_COUNT, ROLES
from sabot.games.saboteur.dig_state import PLAYING, SHARING, DigSetup, DigState
from sabot.games.saboteur.encoders import (
    GOALS_OF_BITS,
    PIECES_KEPT,
    TOOLS_OF_BITS,
    awaits_first_deal,
    cut_off,
    discards_of,
    falls_of,
    goal_at,
    hand_of,
    maze_cards,
    offer_of,
    peeks_of,
    purse_of,
    result_of,
    roles_of,
    round_is_over,
    story_of,
)
from sabot.games.saboteur.encoding import (
    NO_GOLD,
    PHASES,
    Discarded,
    Fall,
    Goal,
    GoldDrawn,
    GoldPaid,
    GoldStep,
    GoldTaken,
)
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.hindrances import hindered_cards
from sabot.games.saboteur.moves import move_of
from sabot.games.saboteur.options import Options
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.view import SeatView, View

# A card passed face down, by the seat that passed it.
PASSED: Final = tuple(Discarded(None, seat, False) for seat in range(len(SEAT_LETTERS)))
# The goals as they are laid out: nobody knows which is which.
FACE_DOWN: Final = tuple(
    Goal(GOAL_COLUMN, int(goal_row(goal)), None, False, False) for goal in range(GOAL_COUNT)
)


class Hidden(NamedTuple):
    """Hidden pieces that one seat knows, by seat, each with its place."""

    discards: dict[int, Known[Discarded]]
    gold_story: dict[int, Known[GoldStep]]


def view_parts(state: Saboteur, options: Options, viewers: Sequence[Viewer]) -> ViewParts[View]:
    """The shared view, and for each viewer the fields that only they know."""
    discards, story = discards_of(state), story_of(state)
    shared = shared_view(state, options, discards, story)
    hidden = Hidden(passed_by_seat(discards), gold_by_seat(story))
    return parts_for(viewers, shared, lambda seat: private_fields(state, shared, hidden, seat))


def shared_view(
    state: Saboteur, options: Options, discards: list[Discarded], story: list[GoldStep]
) -> View:
    """The view of a spectator: all that lies open on the table."""
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        to_act=seat_or_none(state.to_act()),
        last_seat=int(state.last_seat),
        passes=int(state.passes),
        seats=open_seats(state, options),
        spare_role=roles_of(state)[-1] if round_is_over(state) else None,
        roles_in_play=roles_in_play(state.base_setup, ROLES),
        maze=tuple(maze_cards(state)),
        cut_off=cut_off(state),
        goals=open_goals(state),
        deck=int(state.deck_left()),
        hand=(),
        discards=discards_shown(discards),
        open_discards=open_discards(discards, options),
        gold=NO_GOLD,
        offer=None,
        pile_to_shuffle=state.pile_to_shuffle,
        gold_story=story_shown(state, story),
        result=result_of(state) if round_is_over(state) else None,
        outcome=outcome(state),
        moves=(),
        hindered=(),
        falls=(),
    )


def private_fields(state: Saboteur, shared: View, hidden: Hidden, viewer: int) -> dict[str, object]:
    """The fields in which the view of this seat differs from the shared one."""
    acts = shared.to_act == viewer
    hand = tuple(hand_of(state, viewer))
    private: dict[str, object] = {
        "viewer": viewer,
        "seats": seats_seen(state, shared.seats, viewer),
        "goals": goals_seen(state, shared.goals, viewer),
        "hand": hand,
        "discards": with_known(shared.discards, hidden.discards.get(viewer, ())),
        "gold": purse_of(state, viewer),
        "offer": offer_of(state) if acts and state.phase == SHARING else None,
        "gold_story": with_known(shared.gold_story, hidden.gold_story.get(viewer, ())),
        "falls": falls_seen(state, hand) if acts else (),
    }
    return private | turn_of(state, acts, move_of, hindered_cards)


@lru_cache(maxsize=64)
def roles_in_play(pack: DigSetup, names: tuple[str, ...]) -> tuple[RoleInPlay, ...]:
    """The roles in the deal, and how many of each the players can have (SAB.2.1, SB2.2.1)."""
    return roles_among([names[role] for role in pack.roles], int(pack.players))


def falls_seen(state: DigState, hand: tuple[str, ...]) -> tuple[Fall, ...]:
    """The cards that a rockfall in this hand would cut off; none without a rockfall to play."""
    return falls_of(state) if state.phase == PLAYING and "rockfall" in hand else ()


def open_seats(state: Saboteur, options: Options) -> tuple[SeatView, ...]:
    """The seats as all see them: roles lie open when the round is over (SAB.7.3)."""
    roles = roles_of(state) if round_is_over(state) else [None] * options.players
    return tuple([seat_view(state, seat, roles[seat]) for seat in range(options.players)])


def seat_view(state: DigState, seat: int, role: str | None) -> SeatView:
    """A seat as it is, with its role or without."""
    cards, broken, looked_at = state.hand_count(seat), state.broken(seat), state.peeked(seat)
    return seat_of_bits(cards, broken, looked_at, role)


@lru_cache(PIECES_KEPT)
def seat_of_bits(cards: int, broken: int, looked_at: int, role: str | None) -> SeatView:
    """A seat, made once for all that look like it: those that have not changed are the same."""
    return SeatView(cards, TOOLS_OF_BITS[broken], GOALS_OF_BITS[looked_at], role)


def seats_seen(state: Saboteur, shown: tuple[SeatView, ...], viewer: int) -> tuple[SeatView, ...]:
    """The seats as one of them sees them: it knows its own role (SAB.2.2)."""
    if awaits_first_deal(state):
        return shown
    own = seat_view(state, viewer, ROLES[state.roles[viewer]])
    return with_known(shown, ((viewer, own),))


def open_goals(state: DigState) -> tuple[Goal, ...]:
    """The goals as all see them: known if face up, or when the round is over (SAB.7.3)."""
    shown = round_is_over(state)
    return tuple(
        goal_at(state, goal) if shown or not state.maze.is_face_down(goal) else FACE_DOWN[goal]
        for goal in range(GOAL_COUNT)
    )


def goals_seen(state: DigState, shown: tuple[Goal, ...], viewer: int) -> tuple[Goal, ...]:
    """The goals as a seat sees them: it knows those that it looked at with a map (SAB.5.5)."""
    looked_at = peeks_of(state, viewer)
    return with_known(shown, [(goal, goal_at(state, goal)) for goal in looked_at])


def discards_shown(discards: list[Discarded]) -> tuple[Discarded, ...]:
    """The discards as all know them: not those that were passed face down (SAB.3.2)."""
    return tuple([card if card.seen else PASSED[card.seat] for card in discards])


def passed_by_seat(discards: list[Discarded]) -> dict[int, Known[Discarded]]:
    """The cards passed face down, by the seat that passed and so knows them (SAB.3.2)."""
    return by_seat(
        [(card.seat, place, card) for place, card in enumerate(discards) if not card.seen]
    )


def open_discards(discards: list[Discarded], options: Options) -> tuple[str, ...] | None:
    """The open cards of the discard pile, or None where all of it lies face down (ED.6)."""
    if options.discards == "hidden":
        return None
    return tuple([card.card for card in discards if card.seen and card.card])


def story_shown(state: Saboteur, story: list[GoldStep]) -> tuple[GoldStep, ...]:
    """The story of the gold as all know it: the whole of it only in the end."""
    return tuple(story if state.over() else [gold_view(step, SPECTATOR) for step in story])


def gold_by_seat(story: list[GoldStep]) -> dict[int, Known[GoldStep]]:
    """The steps of the gold by the seat that got it, which alone knows the cards (SAB.8.8)."""
    return by_seat(
        [
            (step.seat, place, step)
            for place, step in enumerate(story)
            if not isinstance(step, GoldDrawn)
        ]
    )


def gold_view(step: GoldStep, viewer: Viewer) -> GoldStep:
    """A step of the gold; only the seat that got the cards knows them (SAB.8.8)."""
    match step:
        case GoldDrawn():
            return step
        case GoldTaken():
            return step if step.seat == viewer else GoldTaken(step.seat, step.asked, None, None)
        case GoldPaid():
            return step if step.seat == viewer else GoldPaid(step.seat, step.owed, None)


def outcome(state: DigState) -> Outcome | None:
    """Nuggets and winners once the game is over; until then each keeps theirs secret."""
    return outcome_of(state, int(state.base_setup.players))
