"""Events of moves and deals, in full and as each viewer is told them."""

# Compiled by mypyc.

from collections.abc import Sequence
from typing import assert_never

from sabot.core.game import Viewer
from sabot.games.saboteur import events, moves
from sabot.games.saboteur.cards import GOALS, NAMES
from sabot.games.saboteur.cells import place_of
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.encoders import (
    goal_at,
    hand_of,
    maze_card,
    purse_of,
    roles_of,
    round_is_over,
    story_of,
    winning_side,
)
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.view_builder import gold_view, outcome


def told_deal(after: Saboteur, viewer: Viewer) -> list[events.Event]:
    """The deal of a round, as this viewer is told it."""
    return [round_dealt(after, roles_of(after), viewer)]


def round_dealt(after: DigState, roles: Sequence[str], viewer: Viewer) -> events.RoundDealt:
    """The deal of a round to these roles, with only the viewer's own role and hand."""
    dealt = (int(after.round_number), int(after.seat))
    if viewer is None:
        return events.RoundDealt(*dealt, None, ())
    return events.RoundDealt(*dealt, roles[viewer], tuple(hand_of(after, viewer)))


def happened(before: Saboteur, move: moves.Move, after: Saboteur) -> list[events.Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    found: list[events.Event] = []
    if not isinstance(move, moves.TakeGold):
        found += [deed(before, move), *goals_turned(before, after), *draws(before, after)]
        found += empty_hands(before, move, after)
        if round_is_over(after):
            found.append(round_end(after))
    if len(after.story) > len(before.story):
        found += [events.GoldShared(step) for step in story_of(after)[len(before.story) :]]
    result = outcome(after)
    if result is not None:
        purses = tuple(purse_of(after, seat) for seat in range(after.setup.players))
        found.append(events.GameEnded(result, purses))
    return found


def deed(before: Saboteur, move: moves.Move) -> events.Event:
    """The event of the move itself."""
    match move:
        case moves.Pass(card):
            return events.CardPassed(int(before.to_act()), card)
        case moves.TakeGold():
            raise AssertionError("taking gold is told by the story of the gold")
        case _:
            return card_played(before, move)


def card_played(
    before: DigState,
    move: moves.LayTunnel
    | moves.BreakTool
    | moves.RepairTool
    | moves.CollapseTunnel
    | moves.ReadMap,
) -> (
    events.TunnelLaid
    | events.ToolBroken
    | events.ToolRepaired
    | events.TunnelCollapsed
    | events.GoalLookedAt
):
    """The event of playing a tunnel or action card."""
    seat = int(before.seat)
    match move:
        case moves.LayTunnel(card, col, row, turned):
            return events.TunnelLaid(seat, card, col, row, turned)
        case moves.BreakTool(tool, target):
            return events.ToolBroken(seat, target, tool)
        case moves.RepairTool(card, target, tool):
            return events.ToolRepaired(seat, target, tool, card)
        case moves.CollapseTunnel(col, row):
            taken = maze_card(before, int(place_of(col, row)))
            return events.TunnelCollapsed(seat, taken.card, col, row)
        case moves.ReadMap(goal):
            return events.GoalLookedAt(seat, goal, goal_at(before, goal).card)
    assert_never(move)


def goals_turned(before: DigState, after: DigState) -> list[events.GoalTurned]:
    """The goals that were turned over."""
    turned: list[events.GoalTurned] = []
    for number in range(3):
        if before.maze.is_face_down(number) and not after.maze.is_face_down(number):
            goal = goal_at(after, number)
            turned.append(events.GoalTurned(number, goal.card or "", goal.turned))
    return turned


def draws(before: Saboteur, after: Saboteur) -> list[events.Event]:
    """The card that the player drew, if any."""
    if after.drawn == before.drawn:
        return []
    return [events.CardDrawn(int(before.seat), NAMES[before.deck[before.drawn]])]


def empty_hands(before: Saboteur, move: moves.Move, after: Saboteur) -> list[events.Event]:
    """The players without cards who passed before the next one acts (SAB.3.4)."""
    passed = isinstance(move, moves.Pass) and before.deck_left() == 0
    passes = int(after.passes - before.passes - 1) if passed else int(after.passes)
    seats = [int(before.seat + before.setup.onward * (step + 1)) for step in range(passes)]
    return [events.EmptyHandPassed(seat % int(before.setup.players)) for seat in seats]


def round_end(after: Saboteur) -> events.RoundEnded:
    """The end of the round: the winning side, and the cards that are shown (SAB.7)."""
    roles = roles_of(after)
    return events.RoundEnded(
        won_by=winning_side(after),
        roles=tuple(roles[:-1]),
        spare_role=roles[-1],
        goals=goal_names(after),
    )


def goal_names(after: DigState) -> tuple[str, ...]:
    """The goal cards from north to south."""
    return tuple(GOALS[goal] for goal in after.goals)


def tell(event: events.Event, viewer: Viewer) -> events.Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case events.CardDrawn():
            return event if event.seat == viewer else events.CardDrawn(event.seat, None)
        case (
            events.TunnelLaid()
            | events.ToolBroken()
            | events.ToolRepaired()
            | events.TunnelCollapsed()
        ):
            return event
        case events.CardPassed():
            return event if event.seat == viewer else events.CardPassed(event.seat, None)
        case events.GoalLookedAt():
            return (
                event if event.seat == viewer else events.GoalLookedAt(event.seat, event.goal, None)
            )
        case (
            events.GoalTurned()
            | events.RoundEnded()
            | events.GameEnded()
            | events.EmptyHandPassed()
        ):
            return event
        case events.GoldShared(step):
            return events.GoldShared(gold_view(step, viewer))
        case events.RoundDealt(round_number, starter):
            return events.RoundDealt(round_number, starter, None, ())
    assert_never(event)
