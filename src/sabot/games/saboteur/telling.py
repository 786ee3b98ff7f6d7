"""Who is told what: the truth of what happened, and of it what one viewer may know."""

# Compiled by mypyc.

from typing import assert_never

from sabot.core.game import Viewer
from sabot.games.saboteur.cards import NAMES
from sabot.games.saboteur.dig import Dig
from sabot.games.saboteur.events import (
    CardDrawn,
    CardPassed,
    EmptyHandPassed,
    Event,
    GameEnded,
    GoalLookedAt,
    GoalTurned,
    GoldShared,
    RoundDealt,
    RoundEnded,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from sabot.games.saboteur.moves import (
    BreakTool,
    CollapseTunnel,
    LayTunnel,
    Move,
    Pass,
    ReadMap,
    RepairTool,
    TakeGold,
)
from sabot.games.saboteur.places import place_of
from sabot.games.saboteur.reading import (
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
from sabot.games.saboteur.view import gold_view, outcome


def told_deal(after: Saboteur, viewer: Viewer) -> list[Event]:
    """The deal of a round, as this viewer is told it."""
    dealt = (int(after.round_number), int(after.seat))
    if viewer is None:
        return [RoundDealt(*dealt, None, ())]
    return [RoundDealt(*dealt, roles_of(after)[viewer], tuple(hand_of(after, viewer)))]


def happened(before: Saboteur, move: Move, after: Saboteur) -> list[Event]:
    """The whole truth of what a move did, in the order in which it came about."""
    events: list[Event] = []
    if not isinstance(move, TakeGold):
        events += [deed(before, move), *goals_turned(before, after), *draws(before, after)]
        events += empty_hands(before, move, after)
        if round_is_over(after):
            events.append(round_end(after))
    if len(after.story) > len(before.story):
        events += [GoldShared(step) for step in story_of(after)[len(before.story) :]]
    result = outcome(after)
    if result is not None:
        purses = tuple(purse_of(after, seat) for seat in range(after.setup.players))
        events.append(GameEnded(result, purses))
    return events


def deed(before: Saboteur, move: Move) -> Event:
    """What the player did with a card."""
    match move:
        case LayTunnel() | BreakTool() | RepairTool() | CollapseTunnel() | ReadMap():
            return card_played(before, move)
        case Pass(card):
            return CardPassed(int(before.to_act()), card)
        case TakeGold():
            raise AssertionError("taking gold is told by the story of the gold")
    assert_never(move)


def card_played(
    before: Dig, move: LayTunnel | BreakTool | RepairTool | CollapseTunnel | ReadMap
) -> TunnelLaid | ToolBroken | ToolRepaired | TunnelCollapsed | GoalLookedAt:
    """What playing a tunnel or action card did."""
    seat = int(before.seat)
    match move:
        case LayTunnel(card, col, row, turned):
            return TunnelLaid(seat, card, col, row, turned)
        case BreakTool(tool, target):
            return ToolBroken(seat, target, tool)
        case RepairTool(card, target, tool):
            return ToolRepaired(seat, target, tool, card)
        case CollapseTunnel(col, row):
            taken = maze_card(before, int(place_of(col, row)))
            return TunnelCollapsed(seat, taken.card, col, row)
        case ReadMap(goal):
            return GoalLookedAt(seat, goal, goal_at(before, goal).card)
    assert_never(move)


def goals_turned(before: Dig, after: Dig) -> list[GoalTurned]:
    """The goals that were turned over."""
    turned: list[GoalTurned] = []
    for number in range(3):
        if before.maze.is_face_down(number) and not after.maze.is_face_down(number):
            goal = goal_at(after, number)
            turned.append(GoalTurned(number, goal.card or "", goal.turned))
    return turned


def draws(before: Saboteur, after: Saboteur) -> list[Event]:
    """The card that the player drew, if any."""
    if after.drawn == before.drawn:
        return []
    return [CardDrawn(int(before.seat), NAMES[before.deck[before.drawn]])]


def empty_hands(before: Saboteur, move: Move, after: Saboteur) -> list[Event]:
    """The players without cards who passed before the next one acts (SAB.3.4)."""
    passed = isinstance(move, Pass) and before.deck_left() == 0
    passes = int(after.passes - before.passes - 1) if passed else int(after.passes)
    seats = [int(before.seat + before.setup.onward * (step + 1)) for step in range(passes)]
    return [EmptyHandPassed(seat % int(before.setup.players)) for seat in seats]


def round_end(after: Saboteur) -> RoundEnded:
    """Who won the round, and all that is shown then (SAB.7)."""
    goals = [goal_at(after, goal) for goal in range(3)]
    roles = roles_of(after)
    return RoundEnded(
        won_by=winning_side(after),
        roles=tuple(roles[:-1]),
        spare_role=roles[-1],
        goals=tuple(goal.card or "" for goal in goals),
    )


def tell(event: Event, viewer: Viewer) -> Event:
    """The event as the viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case CardDrawn():
            return event if event.seat == viewer else CardDrawn(event.seat, None)
        case TunnelLaid() | ToolBroken() | ToolRepaired() | TunnelCollapsed():
            return event
        case CardPassed():
            return event if event.seat == viewer else CardPassed(event.seat, None)
        case GoalLookedAt():
            return event if event.seat == viewer else GoalLookedAt(event.seat, event.goal, None)
        case GoalTurned() | RoundEnded() | GameEnded() | EmptyHandPassed():
            return event
        case GoldShared(step):
            return GoldShared(gold_view(step, viewer))
        case RoundDealt(round_number, starter):
            return RoundDealt(round_number, starter, None, ())
    assert_never(event)
