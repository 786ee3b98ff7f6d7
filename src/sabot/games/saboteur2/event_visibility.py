"""Events of moves and deals, in full and as each viewer is told them."""

from typing import assert_never

from sabot.core.events import GameEnded
from sabot.core.game import Viewer
from sabot.games.saboteur import events as base_events
from sabot.games.saboteur.dig_state import PLAYING, SHARING
from sabot.games.saboteur.encoders import hand_of, round_is_over
from sabot.games.saboteur.event_visibility import card_played, goal_names, goals_turned, round_dealt
from sabot.games.saboteur.view_builder import outcome
from sabot.games.saboteur2 import events, moves
from sabot.games.saboteur2.cards import NAMES
from sabot.games.saboteur2.encoding import players_roles, result_of, thefts_of
from sabot.games.saboteur2.rules import Saboteur2


def told_deal(after: Saboteur2, viewer: Viewer) -> list[events.Event]:
    """The deal of a round, as this viewer is told it."""
    return [round_dealt(after, players_roles(after), viewer)]


def happened(before: Saboteur2, move: moves.Move, after: Saboteur2) -> list[events.Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    found: list[events.Event] = []
    if not isinstance(move, moves.Rob):
        found += [deed(before, move, after), *goals_turned(before, after)]
        found += [*draws(before, move, after), *skips(before, after)]
        if round_is_over(after):
            found.append(round_end(after))
    known = len(before.thefts) if before.phase == SHARING else 0
    found += [events.NuggetStolen(theft.thief, theft.victim) for theft in thefts_of(after)[known:]]
    result = outcome(after)
    if result is not None:
        found.append(GameEnded(result))
    return found


def deed(before: Saboteur2, move: moves.Move, after: Saboteur2) -> events.Event:
    """The event of the move itself."""
    seat = int(before.seat)
    if isinstance(move, moves.OnSeat):
        return played_on(before, move, after)
    match move:
        case moves.TurnThief():
            return events.ThiefLaid(seat)
        case moves.Pass(cards):
            return events.CardsPassed(seat, len(cards), cards)
        case moves.ClearFront(cards, what):
            return events.FrontCleared(seat, what, cards)
        case moves.Rob():
            raise AssertionError("a theft is told by the list of thefts")
        case _:
            return card_played(before, move)


def played_on(before: Saboteur2, move: moves.OnSeat, after: Saboteur2) -> events.Event:
    """The event of playing a new action card on a player."""
    seat, target = int(before.seat), move.seat
    match move:
        case moves.Inspect():
            return events.RoleInspected(seat, target, players_roles(before)[target])
        case moves.ChangeRole():
            roles = (players_roles(before)[target], players_roles(after)[target])
            return events.RoleChanged(seat, target, *roles)
        case moves.SwapHands():
            given = hand_of(before, seat)
            given.remove("swap-hands")
            return events.HandsExchanged(seat, target, tuple(given), tuple(hand_of(before, target)))
        case moves.Imprison():
            return events.PlayerImprisoned(seat, target)
        case moves.SetFree():
            return events.PlayerFreed(seat, target)
        case moves.HandsOff():
            return events.ThiefWardedOff(seat, target)
    assert_never(move)


def draws(before: Saboteur2, move: moves.Move, after: Saboteur2) -> list[events.Event]:
    """The cards that were drawn, if any: after a swap by the other player (SB2.5.3)."""
    drawn = before.deck[before.drawn : after.drawn]
    if not len(drawn):
        return []
    seat = move.seat if isinstance(move, moves.SwapHands) else int(before.seat)
    return [events.HandDrawn(seat, len(drawn), tuple(NAMES[card] for card in drawn))]


def skips(before: Saboteur2, after: Saboteur2) -> list[events.Event]:
    """The players without cards who were skipped before the next one acts (SB2.3.5)."""
    if after.phase != PLAYING:
        return []
    players = int(before.setup.players)
    steps = (int(after.seat) - int(before.seat) - 1) % players
    return [events.PlayerSkipped((int(before.seat) + step + 1) % players) for step in range(steps)]


def round_end(after: Saboteur2) -> events.RoundEnded:
    """How the round ended, and all that is shown then."""
    return events.RoundEnded(result_of(after), players_roles(after), goal_names(after))


def event_for(event: events.Event, viewer: Viewer) -> events.Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case events.HandDrawn():
            return (
                event if event.seat == viewer else events.HandDrawn(event.seat, event.number, None)
            )
        case events.CardsPassed():
            return (
                event
                if event.seat == viewer
                else events.CardsPassed(event.seat, event.number, None)
            )
        case (
            base_events.TunnelLaid()
            | base_events.ToolBroken()
            | base_events.ToolRepaired()
            | base_events.TunnelCollapsed()
            | base_events.GoalTurned()
        ):
            return event
        case (
            events.PlayerImprisoned()
            | events.PlayerFreed()
            | events.ThiefLaid()
            | events.ThiefWardedOff()
        ):
            return event
        case events.PlayerSkipped() | events.RoundEnded() | events.NuggetStolen() | GameEnded():
            return event
        case base_events.GoalLookedAt() | events.RoleInspected() | events.FrontCleared():
            return event if event.seat == viewer else without_secret(event)
        case events.RoleChanged(seat, target):
            return event if target == viewer else events.RoleChanged(seat, target, None, None)
        case events.HandsExchanged(seat, target):
            mine = viewer is not None and viewer in {seat, target}
            return event if mine else events.HandsExchanged(seat, target, None, None)
        case base_events.RoundDealt(round_number, starter):
            return base_events.RoundDealt(round_number, starter, None, ())
    assert_never(event)


def without_secret(
    event: base_events.GoalLookedAt | events.RoleInspected | events.FrontCleared,
) -> events.Event:
    """The event without the part that only the acting seat knows."""
    match event:
        case base_events.GoalLookedAt(seat, goal):
            return base_events.GoalLookedAt(seat, goal, None)
        case events.RoleInspected(seat, target):
            return events.RoleInspected(seat, target, None)
        case events.FrontCleared(seat, what):
            return events.FrontCleared(seat, what, None)
    assert_never(event)
