"""What one seat, or a spectator, may know: built from nothing, field by field."""

import msgspec

from sabot.core.game import Outcome, Viewer
from sabot.games.saboteur.pieces import (
    PHASES,
    Discarded,
    Goal,
    MazeCard,
    awaits_first_deal,
    broken_tools,
    discards_of,
    hand_of,
    maze_cards,
    peeks_of,
    round_is_over,
)
from sabot.games.saboteur.view import discard_view, goal_view, outcome
from sabot.games.saboteur2.moves import Move, move_of
from sabot.games.saboteur2.options import Options
from sabot.games.saboteur2.pieces import (
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
from sabot.games.saboteur2.rules import Saboteur2


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
    over. What each player owns is public (SB2.7.6).
    """

    game: str = "saboteur2"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    to_act: int | None
    last_seat: int
    seats: tuple[SeatView, ...]
    roles_left: int
    roles_away: tuple[RoleAway, ...]
    maze: tuple[MazeCard, ...]
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


def view(state: Saboteur2, options: Options, viewer: Viewer) -> View:
    """What the viewer may know of the game."""
    seat = int(state.to_act())
    acts = viewer is not None and seat == viewer
    return View(
        options=options,
        viewer=viewer,
        phase=PHASES[state.phase],
        round=int(state.round_number),
        to_act=None if seat < 0 else seat,
        last_seat=int(state.last_seat),
        seats=tuple(seat_view(state, each, viewer) for each in range(options.players)),
        roles_left=len(state.roles) - options.players - len(state.away),
        roles_away=tuple(away_view(away, viewer) for away in roles_away(state)),
        maze=tuple(maze_cards(state)),
        crystals=crystals_of(state),
        goals=tuple(goal_view(state, goal, viewer) for goal in range(3)),
        deck=int(state.deck_left()),
        aside=len(state.aside),
        hand=() if viewer is None else tuple(hand_of(state, viewer)),
        discards=tuple(discard_view(card, viewer) for card in discards_of(state)),
        put_down=put_down_of(state),
        hand_story=tuple(step_view(step, viewer) for step in hand_story(state)),
        thieves=seats_in(int(state.thieves)),
        robbers=seats_in(int(state.robbers)),
        thefts=thefts_of(state),
        result=result_of(state) if round_is_over(state) else None,
        outcome=outcome(state),
        moves=tuple(move_of(int(code)) for code in state.moves()) if acts else (),
    )


def seat_view(state: Saboteur2, seat: int, viewer: Viewer) -> SeatView:
    """A seat: its role is known to itself, to who inspected it, and to all after the round."""
    looked = viewer is not None and state.has_inspected(viewer, seat)
    knows_role = seat == viewer or looked or round_is_over(state)
    role = players_roles(state)[seat] if knows_role and not awaits_first_deal(state) else None
    return SeatView(
        cards=int(state.hand_count(seat)),
        broken=tuple(broken_tools(state, seat)),
        imprisoned=state.imprisoned(seat),
        thief=state.has_thief(seat),
        looked_at=tuple(peeks_of(state, seat)),
        inspected=seats_of_bits(int(state.knows[seat])),
        role=role,
        nuggets=int(state.nuggets[seat]),
    )


def away_view(away: RoleAway, viewer: Viewer) -> RoleAway:
    """A role put away: known to whose it was and to who had inspected it, even in the end."""
    return RoleAway(away.seat, away.role if viewer in away.known_by else None, away.known_by)


def step_view(step: HandStep, viewer: Viewer) -> HandStep:
    """What a hand went through: the cards of a swap are known to the two only (SB2.5.3)."""
    match step:
        case CardPlayed() | CardsPutDown() | CardsDrawn():
            return step
        case HandsSwapped(seat, other, given, taken, cards, others):
            if viewer is not None and viewer in {seat, other}:
                return HandsSwapped(seat, other, given, taken, cards, others)
            return HandsSwapped(seat, other, given, taken, None, None)
