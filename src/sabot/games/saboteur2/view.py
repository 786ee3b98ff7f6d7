"""What one seat, or a spectator, may know: built from nothing, field by field.

First comes what lies open, then what a seat knows besides, as in the base game.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from sabot.core.game import SPECTATOR, Outcome, Sight, Viewer
from sabot.core.hindered import Hindered
from sabot.core.known_pieces import Known, by_seat, with_known
from sabot.core.roles import RoleInPlay, roles_among
from sabot.games.saboteur.encoders import (
    awaits_first_deal,
    broken_tools,
    cut_off,
    discards_of,
    hand_of,
    maze_cards,
    peeks_of,
    round_is_over,
)
from sabot.games.saboteur.encoding import PHASES, Cell, Discarded, Fall, Goal, MazeCard
from sabot.games.saboteur.view_builder import (
    discards_shown,
    falls_seen,
    goals_seen,
    open_goals,
    outcome,
    passed_by_seat,
)
from sabot.games.saboteur2.cards import ROLES
from sabot.games.saboteur2.encoding import (
    CardPlayed,
    CardsDrawn,
    CardsPutDown,
    HandsSwapped,
    HandStep,
    RoleAway,
    RoundResult,
    Theft,
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
from sabot.games.saboteur2.moves import Move, move_of
from sabot.games.saboteur2.options import Options
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import Setup


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it.

    `looked_at`: goals that it has used a map on; `inspected`: seats whose present role it knows.
    """

    cards: int
    broken: tuple[str, ...]
    imprisoned: bool
    thief: bool
    looked_at: tuple[int, ...]
    inspected: tuple[int, ...]
    role: str | None
    nuggets: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Saboteur 2 as one viewer knows it.

    `put_down` is how many of the discards were put down face down at a time, in order.
    `thieves` are the seats with a thief card, the last put down first, `robbers` those yet to
    steal, in order. `hand_story` is what hands went through since the first swap of the round:
    a viewer knows the cards of a swap that they took part in. `result` is there once a round is
    over. What each player owns is public (SB2.7.6). `roles_in_play` are the roles dealt from.
    `cut_off` are the tunnel cards, and goals turned over, that can't be walked to from the start,
    whatever doors lie on the way.

    For the seat to act only: `hindered` are the kinds of cards in its hand that it can only
    discard, and `clear` if it lacks the cards to remove one in front of it; `falls` is what a
    rockfall from its hand would cut off.
    """

    game: str = "saboteur2"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    to_act: int | None
    last_seat: int
    seats: tuple[SeatView, ...]
    roles_in_play: tuple[RoleInPlay, ...]
    roles_left: int
    roles_away: tuple[RoleAway, ...]
    maze: tuple[MazeCard, ...]
    cut_off: tuple[Cell, ...]
    crystals: int
    goals: tuple[Goal, ...]
    deck: int
    aside: int
    hand: tuple[str, ...]
    discards: tuple[Discarded, ...]
    put_down: tuple[int, ...]
    hand_story: tuple[HandStep, ...]
    thieves: tuple[int, ...]
    robbers: tuple[int, ...]
    thefts: tuple[Theft, ...]
    result: RoundResult | None
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]
    falls: tuple[Fall, ...]


class Hidden(NamedTuple):
    """What lies hidden though some seats know it: by seat, each piece with its place."""

    discards: dict[int, Known[Discarded]]
    roles_away: dict[int, Known[RoleAway]]
    hand_story: dict[int, Known[HandStep]]


class Truth(NamedTuple):
    """The lists of which each seat knows another part, as they are."""

    discards: list[Discarded]
    roles_away: tuple[RoleAway, ...]
    hand_story: tuple[HandStep, ...]


def sight(state: Saboteur2, options: Options, viewers: Sequence[Viewer]) -> Sight[View]:
    """What these viewers may know of the game."""
    truth = Truth(discards_of(state), roles_away(state), hand_story(state))
    shown = open_view(state, options, truth)
    hidden = hidden_of(truth)
    known = [{} if who is None else known_to(state, shown, hidden, who) for who in viewers]
    return Sight(shown, known)


def open_view(state: Saboteur2, options: Options, truth: Truth) -> View:
    """What lies open on the table: a spectator's view."""
    seat = int(state.to_act())
    return View(
        options=options,
        viewer=SPECTATOR,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        to_act=None if seat < 0 else seat,
        last_seat=int(state.last_seat),
        seats=open_seats(state, options),
        roles_in_play=roles_in_play(state.setup),
        roles_left=len(state.roles) - options.players - len(state.away),
        roles_away=tuple(RoleAway(away.seat, None, away.known_by) for away in truth.roles_away),
        maze=tuple(maze_cards(state)),
        cut_off=cut_off(state),
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
        result=result_of(state) if round_is_over(state) else None,
        outcome=outcome(state),
        moves=(),
        hindered=(),
        falls=(),
    )


def known_to(state: Saboteur2, shown: View, hidden: Hidden, viewer: int) -> dict[str, Any]:
    """What this seat knows besides what lies open."""
    hand = tuple(hand_of(state, viewer))
    known = {
        "viewer": viewer,
        "seats": seats_seen(state, shown.seats, viewer),
        "roles_away": with_known(shown.roles_away, hidden.roles_away.get(viewer, ())),
        "goals": goals_seen(state, shown.goals, viewer),
        "hand": hand,
        "discards": with_known(shown.discards, hidden.discards.get(viewer, ())),
        "hand_story": with_known(shown.hand_story, hidden.hand_story.get(viewer, ())),
        "moves": (),
        "hindered": (),
        "falls": (),
    }
    return known | asked_of(state, hand) if shown.to_act == viewer else known


def asked_of(state: Saboteur2, hand: tuple[str, ...]) -> dict[str, Any]:
    """What the seat to act may do, what it can't, and what a rockfall of its would cut off."""
    moves = state.moves()
    return {
        "moves": tuple(map(move_of, moves)),
        "hindered": hindered_choices(state, moves),
        "falls": falls_seen(state, hand),
    }


@lru_cache(maxsize=64)
def roles_in_play(setup: Setup) -> tuple[RoleInPlay, ...]:
    """The roles in the deal, and how many of each the players can have (SB2.1.2, SB2.2.1)."""
    return roles_among([ROLES[role] for role in setup.roles], int(setup.players))


def open_seats(state: Saboteur2, options: Options) -> tuple[SeatView, ...]:
    """The seats as all see them: roles lie open when the round is over."""
    roles = players_roles(state) if round_is_over(state) else (None,) * options.players
    knows, nuggets = state.knows, state.nuggets
    return tuple(
        SeatView(
            cards=int(state.hand_count(seat)),
            broken=broken_tools(state, seat),
            imprisoned=state.imprisoned(seat),
            thief=state.has_thief(seat),
            looked_at=peeks_of(state, seat),
            inspected=seats_of_bits(int(knows[seat])),
            role=roles[seat],
            nuggets=int(nuggets[seat]),
        )
        for seat in range(options.players)
    )


def seats_seen(state: Saboteur2, shown: tuple[SeatView, ...], viewer: int) -> tuple[SeatView, ...]:
    """The seats as one of them sees them: it knows its own role and those that it inspected."""
    if awaits_first_deal(state):
        return shown
    seats = (viewer, *shown[viewer].inspected)
    known = [(seat, replace(shown[seat], role=ROLES[state.roles[seat]])) for seat in seats]
    return with_known(shown, known)


def open_step(step: HandStep) -> HandStep:
    """What a hand went through, as all saw it: not the cards of a swap (SB2.5.3)."""
    match step:
        case CardPlayed() | CardsPutDown() | CardsDrawn():
            return step
        case HandsSwapped(seat, other, given, taken):
            return HandsSwapped(seat, other, given, taken, None, None)


def hidden_of(truth: Truth) -> Hidden:
    """What each seat knows of what lies hidden."""
    return Hidden(
        passed_by_seat(truth.discards),
        away_by_seat(truth.roles_away),
        swaps_by_seat(truth.hand_story),
    )


def away_by_seat(away: tuple[RoleAway, ...]) -> dict[int, Known[RoleAway]]:
    """The roles put away, by whose they were and who had inspected them, even in the end."""
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
