"""Observed moves of other seats: as codes for the likelihood, and by names for people."""

from typing import Final, NamedTuple

from sabot.bots.saboteur.move_likelihood import FACE_DOWN
from sabot.games.saboteur.events import (
    CardPassed,
    Event,
    GoalLookedAt,
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
    ReadMap,
    RepairTool,
    move_code,
)
from sabot.games.saboteur.shapes import is_dead_end

# The names of all deeds; people read them as localised text.
LED_ON: Final = "led-on"
LED_ASTRAY: Final = "led-astray"
DEAD_END: Final = "dead-end"
BROKE: Final = "broke"
MENDED: Final = "mended"
MENDED_OWN: Final = "mended-own"
CUT: Final = "cut"
CLEARED: Final = "cleared"
LOOKED: Final = "looked"
PASSED: Final = "passed"
DEEDS: Final = (
    LED_ON,
    LED_ASTRAY,
    DEAD_END,
    BROKE,
    MENDED,
    MENDED_OWN,
    CUT,
    CLEARED,
    LOOKED,
    PASSED,
)


class ObservedMove(NamedTuple):
    """A move as everybody saw it: its code or FACE_DOWN, its card and its target."""

    name: str
    seat: int
    code: int
    card: str | None = None
    target: int | None = None


def deed_of(event: Event) -> ObservedMove | None:
    """The observed move of this event, or None if it is not a move with a card."""
    match event:
        case TunnelLaid(seat, card, col, row, turned):
            name = DEAD_END if is_dead_end(card) else LED_ON
            return shown(name, seat, LayTunnel(card, col, row, turned), card)
        case ToolBroken(seat, target, tool):
            return shown(BROKE, seat, BreakTool(tool, target), f"-{tool}", target)
        case ToolRepaired(seat, target, tool, card):
            name = MENDED_OWN if seat == target else MENDED
            return shown(name, seat, RepairTool(card, target, tool), card, target)
        case TunnelCollapsed(seat, card, col, row):
            name = CLEARED if is_dead_end(card) else CUT
            return shown(name, seat, CollapseTunnel(col, row), card)
        case GoalLookedAt(seat, goal):
            return shown(LOOKED, seat, ReadMap(goal), "map")
        case CardPassed(seat):
            return ObservedMove(PASSED, seat, FACE_DOWN)
        case _:
            return None


def shown(name: str, seat: int, move: Move, card: str, target: int | None = None) -> ObservedMove:
    """An observed move whose card everybody has seen."""
    return ObservedMove(name, seat, move_code(move), card, target)
