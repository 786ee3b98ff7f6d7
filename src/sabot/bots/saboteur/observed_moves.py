"""Observed moves of other seats: as codes for the likelihood, and by names for people."""

from typing import Final, NamedTuple

from sabot.bots.saboteur.move_likelihood import FACE_DOWN
from sabot.games.saboteur import events, moves
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


def deed_of(event: events.Event) -> ObservedMove | None:
    """The observed move of this event, or None if it is not a move with a card."""
    match event:
        case events.TunnelLaid(seat, card, col, row, turned):
            name = DEAD_END if is_dead_end(card) else LED_ON
            return shown(name, seat, moves.LayTunnel(card, col, row, turned), card)
        case events.ToolBroken(seat, target, tool):
            return shown(BROKE, seat, moves.BreakTool(tool, target), f"-{tool}", target)
        case events.ToolRepaired(seat, target, tool, card):
            name = MENDED_OWN if seat == target else MENDED
            return shown(name, seat, moves.RepairTool(card, target, tool), card, target)
        case events.TunnelCollapsed(seat, card, col, row):
            name = CLEARED if is_dead_end(card) else CUT
            return shown(name, seat, moves.CollapseTunnel(col, row), card)
        case events.GoalLookedAt(seat, goal):
            return shown(LOOKED, seat, moves.ReadMap(goal), "map")
        case events.CardPassed(seat):
            return ObservedMove(PASSED, seat, FACE_DOWN)
        case _:
            return None


def shown(
    name: str, seat: int, move: moves.Move, card: str, target: int | None = None
) -> ObservedMove:
    """An observed move whose card everybody has seen."""
    return ObservedMove(name, seat, moves.move_code(move), card, target)
