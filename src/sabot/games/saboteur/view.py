"""What one seat, or a spectator, may know: built from nothing, field by field."""

import msgspec

from sabot.core.game import Outcome, Viewer, best_of
from sabot.games.saboteur.dig import SHARING, Dig
from sabot.games.saboteur.moves import Move, move_of
from sabot.games.saboteur.options import Options
from sabot.games.saboteur.pieces import (
    NO_GOLD,
    PHASES,
    Discarded,
    Goal,
    Gold,
    GoldDrawn,
    GoldPaid,
    GoldStep,
    GoldTaken,
    MazeCard,
    awaits_first_deal,
    broken_tools,
    discards_of,
    goal_at,
    hand_of,
    maze_cards,
    offer_of,
    peeks_of,
    purse_of,
    roles_of,
    round_is_over,
    story_of,
)
from sabot.games.saboteur.rules import Saboteur


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `looked_at`: goals that it has used a map on."""

    cards: int
    broken: tuple[str, ...]
    looked_at: tuple[int, ...]
    role: str | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Saboteur as one viewer knows it.

    `open_discards` is what the table shows of the discard pile: None where the edition keeps it
    face down (ED.6). `discards` is what the viewer has seen put there, with what they remember.
    """

    game: str = "saboteur"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    to_act: int | None
    last_seat: int
    passes: int
    seats: tuple[SeatView, ...]
    spare_role: str | None
    maze: tuple[MazeCard, ...]
    goals: tuple[Goal, ...]
    deck: int
    hand: tuple[str, ...]
    discards: tuple[Discarded, ...]
    open_discards: tuple[str, ...] | None
    gold: Gold
    offer: Gold | None
    pile_to_shuffle: bool
    gold_story: tuple[GoldStep, ...]
    outcome: Outcome | None
    moves: tuple[Move, ...]


def view(state: Saboteur, options: Options, viewer: Viewer) -> View:
    """What the viewer may know of the game."""
    seat = int(state.to_act())
    acts = viewer is not None and seat == viewer
    sharing = state.phase == SHARING
    return View(
        options=options,
        viewer=viewer,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        to_act=None if seat < 0 else seat,
        last_seat=int(state.last_seat),
        passes=int(state.passes),
        seats=tuple(seat_view(state, each, viewer) for each in range(options.players)),
        spare_role=roles_of(state)[-1] if round_is_over(state) else None,
        maze=tuple(maze_cards(state)),
        goals=tuple(goal_view(state, goal, viewer) for goal in range(3)),
        deck=int(state.deck_left()),
        hand=() if viewer is None else tuple(hand_of(state, viewer)),
        discards=tuple(discard_view(card, viewer) for card in discards_of(state)),
        open_discards=open_discards(state, options),
        gold=NO_GOLD if viewer is None else purse_of(state, viewer),
        offer=offer_of(state) if sharing and acts else None,
        pile_to_shuffle=state.pile_to_shuffle,
        gold_story=gold_story(state, viewer),
        outcome=outcome(state),
        moves=tuple(move_of(int(code)) for code in state.moves()) if acts else (),
    )


def seat_view(state: Saboteur, seat: int, viewer: Viewer) -> SeatView:
    """A seat: its role is known to itself, and to all when the round is over (SAB.2.2, SAB.7.3)."""
    knows_role = seat == viewer or round_is_over(state)
    role = roles_of(state)[seat] if knows_role and not awaits_first_deal(state) else None
    return SeatView(
        cards=int(state.hand_count(seat)),
        broken=tuple(broken_tools(state, seat)),
        looked_at=tuple(peeks_of(state, seat)),
        role=role,
    )


def goal_view(state: Dig, goal: int, viewer: Viewer) -> Goal:
    """A goal: known if face up, looked at with a map, or when the round is over (SAB.5.5)."""
    truth = goal_at(state, goal)
    looked = viewer is not None and state.has_peeked(viewer, goal)
    known = truth.face_up or looked or round_is_over(state)
    card = truth.card if known else None
    return Goal(truth.col, truth.row, card, truth.face_up, truth.turned)


def discard_view(discarded: Discarded, viewer: Viewer) -> Discarded:
    """A discard: a card passed face down is known to who passed it (SAB.3.2)."""
    known = discarded.seen or discarded.seat == viewer
    return Discarded(discarded.card if known else None, discarded.seat, discarded.seen)


def open_discards(state: Saboteur, options: Options) -> tuple[str, ...] | None:
    """What lies open on the discard pile, or None where all of it lies face down (ED.6)."""
    if options.discards == "hidden":
        return None
    return tuple(card.card for card in discards_of(state) if card.seen and card.card)


def gold_story(state: Saboteur, viewer: Viewer) -> tuple[GoldStep, ...]:
    """The story of the gold: each knows their own part of it, and all know all in the end."""
    if state.over():
        return tuple(story_of(state))
    return tuple(gold_view(step, viewer) for step in story_of(state))


def gold_view(step: GoldStep, viewer: Viewer) -> GoldStep:
    """A step of the gold: which cards it was is known to who got them (SAB.8.8)."""
    match step:
        case GoldDrawn(cards):
            return GoldDrawn(cards)
        case GoldTaken(seat, asked, value, left):
            mine = seat == viewer
            return GoldTaken(seat, asked, value if mine else None, left if mine else None)
        case GoldPaid(seat, owed, cards):
            return GoldPaid(seat, owed, cards if seat == viewer else None)


def outcome(state: Dig) -> Outcome | None:
    """Nuggets and winners once the game is over; until then each keeps theirs secret."""
    if not state.over():
        return None
    return best_of([int(state.score(seat)) for seat in range(state.pack.players)])
