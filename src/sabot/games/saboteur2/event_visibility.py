"""Events of moves and deals, in full and as each viewer is told them."""

from typing import assert_never

from sabot.core.game import Viewer
from sabot.games.saboteur.dig_state import PLAYING, SHARING
from sabot.games.saboteur.encoders import hand_of, round_is_over
from sabot.games.saboteur.event_visibility import (
    card_played,
    goal_names,
    goals_turned,
    round_dealt,
)
from sabot.games.saboteur.events import (
    GoalLookedAt,
    GoalTurned,
    RoundDealt,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from sabot.games.saboteur.moves import BreakTool, CollapseTunnel, LayTunnel, ReadMap, RepairTool
from sabot.games.saboteur.view_builder import outcome
from sabot.games.saboteur2.cards import NAMES
from sabot.games.saboteur2.encoding import players_roles, result_of, thefts_of
from sabot.games.saboteur2.events import (
    CardsPassed,
    Event,
    FrontCleared,
    GameEnded,
    HandDrawn,
    HandsExchanged,
    NuggetStolen,
    PlayerFreed,
    PlayerImprisoned,
    PlayerSkipped,
    RoleChanged,
    RoleInspected,
    RoundEnded,
    ThiefLaid,
    ThiefWardedOff,
)
from sabot.games.saboteur2.moves import (
    ChangeRole,
    ClearFront,
    HandsOff,
    Imprison,
    Inspect,
    Move,
    OnSeat,
    Pass,
    Rob,
    SetFree,
    SwapHands,
    TurnThief,
)
from sabot.games.saboteur2.rules import Saboteur2


def told_deal(after: Saboteur2, viewer: Viewer) -> list[Event]:
    """The deal of a round, as this viewer is told it."""
    return [round_dealt(after, players_roles(after), viewer)]


def happened(before: Saboteur2, move: Move, after: Saboteur2) -> list[Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    events: list[Event] = []
    if not isinstance(move, Rob):
        events += [deed(before, move, after), *goals_turned(before, after)]
        events += [*draws(before, move, after), *skips(before, after)]
        if round_is_over(after):
            events.append(round_end(after))
    known = len(before.thefts) if before.phase == SHARING else 0
    events += [NuggetStolen(theft.thief, theft.victim) for theft in thefts_of(after)[known:]]
    result = outcome(after)
    if result is not None:
        events.append(GameEnded(result))
    return events


def deed(before: Saboteur2, move: Move, after: Saboteur2) -> Event:
    """The event of the move itself."""
    seat = int(before.seat)
    match move:
        case LayTunnel() | BreakTool() | RepairTool() | CollapseTunnel() | ReadMap():
            return card_played(before, move)
        case Inspect() | ChangeRole() | SwapHands() | Imprison() | SetFree() | HandsOff():
            return played_on(before, move, after)
        case TurnThief():
            return ThiefLaid(seat)
        case Pass(cards):
            return CardsPassed(seat, len(cards), cards)
        case ClearFront(cards, what):
            return FrontCleared(seat, what, cards)
        case Rob():
            raise AssertionError("a theft is told by the list of thefts")
    assert_never(move)


def played_on(before: Saboteur2, move: OnSeat, after: Saboteur2) -> Event:
    """The event of playing a new action card on a player."""
    seat, target = int(before.seat), move.seat
    match move:
        case Inspect():
            return RoleInspected(seat, target, players_roles(before)[target])
        case ChangeRole():
            roles = (players_roles(before)[target], players_roles(after)[target])
            return RoleChanged(seat, target, *roles)
        case SwapHands():
            given = hand_of(before, seat)
            given.remove("swap-hands")
            return HandsExchanged(seat, target, tuple(given), tuple(hand_of(before, target)))
        case Imprison():
            return PlayerImprisoned(seat, target)
        case SetFree():
            return PlayerFreed(seat, target)
        case HandsOff():
            return ThiefWardedOff(seat, target)
    assert_never(move)


def draws(before: Saboteur2, move: Move, after: Saboteur2) -> list[Event]:
    """The cards that were drawn, if any: after a swap by the other player (SB2.5.3)."""
    drawn = before.deck[before.drawn : after.drawn]
    if not len(drawn):
        return []
    seat = move.seat if isinstance(move, SwapHands) else int(before.seat)
    return [HandDrawn(seat, len(drawn), tuple(NAMES[card] for card in drawn))]


def skips(before: Saboteur2, after: Saboteur2) -> list[Event]:
    """The players without cards who were skipped before the next one acts (SB2.3.5)."""
    if after.phase != PLAYING:
        return []
    players = int(before.setup.players)
    steps = (int(after.seat) - int(before.seat) - 1) % players
    return [PlayerSkipped((int(before.seat) + step + 1) % players) for step in range(steps)]


def round_end(after: Saboteur2) -> RoundEnded:
    """How the round ended, and all that is shown then."""
    return RoundEnded(result_of(after), players_roles(after), goal_names(after))


def tell(event: Event, viewer: Viewer) -> Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case HandDrawn():
            return event if event.seat == viewer else HandDrawn(event.seat, event.number, None)
        case CardsPassed():
            return event if event.seat == viewer else CardsPassed(event.seat, event.number, None)
        case TunnelLaid() | ToolBroken() | ToolRepaired() | TunnelCollapsed() | GoalTurned():
            return event
        case PlayerImprisoned() | PlayerFreed() | ThiefLaid() | ThiefWardedOff():
            return event
        case PlayerSkipped() | RoundEnded() | NuggetStolen() | GameEnded():
            return event
        case GoalLookedAt() | RoleInspected() | FrontCleared():
            return event if event.seat == viewer else without_secret(event)
        case RoleChanged(seat, target):
            return event if target == viewer else RoleChanged(seat, target, None, None)
        case HandsExchanged(seat, target):
            mine = viewer is not None and viewer in {seat, target}
            return event if mine else HandsExchanged(seat, target, None, None)
        case RoundDealt(round_number, starter):
            return RoundDealt(round_number, starter, None, ())
    assert_never(event)


def without_secret(
    event: GoalLookedAt | RoleInspected | FrontCleared,
) -> Event:
    """The event without the part that only the acting seat knows."""
    match event:
        case GoalLookedAt(seat, goal):
            return GoalLookedAt(seat, goal, None)
        case RoleInspected(seat, target):
            return RoleInspected(seat, target, None)
        case FrontCleared(seat, what):
            return FrontCleared(seat, what, None)
    assert_never(event)
