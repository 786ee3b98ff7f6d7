"""Observed moves of other seats: as moves for the likelihood, and by names for people."""

from typing import Final

from sabot.bots.saboteur import observed_moves as base
from sabot.games.saboteur.cards import MAP
from sabot.games.saboteur.events import (
    GoalLookedAt,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from sabot.games.saboteur.moves import BreakTool, CollapseTunnel, LayTunnel, ReadMap, RepairTool
from sabot.games.saboteur.shapes import is_dead_end
from sabot.games.saboteur2 import events, moves
from sabot.games.saboteur2.cards import NAMES

# Stands for any card that was discarded face down.
ANY_CARD: Final = NAMES[0]


def move_seen(event: events.Event) -> moves.Move | None:
    """The move that an event tells, with any card for a hidden one; None if it is no move."""
    match event:
        case TunnelLaid():
            return LayTunnel(event.card, event.col, event.row, event.turned)
        case ToolBroken():
            return BreakTool(event.tool, event.target)
        case ToolRepaired():
            return RepairTool(event.card, event.target, event.tool)
        case TunnelCollapsed():
            return CollapseTunnel(event.col, event.row)
        case GoalLookedAt():
            return ReadMap(event.goal)
        case _:
            return new_move_seen(event)


def new_move_seen(event: events.Event) -> moves.Move | None:
    """The same for the moves that Saboteur 2 adds."""
    match event:
        case events.RoleInspected():
            return moves.Inspect(event.target)
        case events.RoleChanged():
            return moves.ChangeRole(event.target)
        case events.HandsExchanged():
            return moves.SwapHands(event.target)
        case events.PlayerImprisoned():
            return moves.Imprison(event.target)
        case events.PlayerFreed():
            return moves.SetFree(event.target)
        case events.ThiefLaid():
            return moves.TurnThief()
        case events.ThiefWardedOff():
            return moves.HandsOff(event.target)
        case events.CardsPassed():
            return moves.Pass((ANY_CARD,) * event.number)
        case events.FrontCleared():
            return moves.ClearFront((ANY_CARD,) * 2, event.what)
        case _:
            return None


# The names of deeds that Saboteur does not have; people read them as localised text.
OTHERS: Final[dict[type[events.Event], str]] = {
    ToolBroken: base.BROKE,
    GoalLookedAt: base.LOOKED,
    events.RoleInspected: "inspected",
    events.RoleChanged: "changed-role",
    events.HandsExchanged: "swapped-hands",
    events.PlayerImprisoned: "imprisoned",
    events.PlayerFreed: "freed",
    events.ThiefLaid: "turned-thief",
    events.ThiefWardedOff: "warded-off",
    events.CardsPassed: base.PASSED,
    events.FrontCleared: "cleared-front",
}
DEEDS: Final = tuple(dict.fromkeys((*base.DEEDS, *OTHERS.values())))


def deed_of(event: events.Event, *, nearer: bool) -> str:
    """The name of a deed; that of a tunnel card depends on whether it shortened the path."""
    match event:
        case TunnelLaid(card=card) if is_dead_end(card):
            return base.DEAD_END
        case TunnelLaid():
            return base.LED_ON if nearer else base.LED_ASTRAY
        case ToolRepaired(seat, target):
            return base.MENDED_OWN if seat == target else base.MENDED
        case TunnelCollapsed(card=card):
            return base.CLEARED if is_dead_end(card) else base.CUT
        case _:
            return OTHERS[type(event)]


def card_seen(event: events.Event) -> str | None:
    """The card that was played, or that a rockfall took; None if it was not shown."""
    match event:
        case TunnelLaid() | ToolRepaired() | TunnelCollapsed():
            return event.card
        case ToolBroken():
            return f"-{event.tool}"
        case GoalLookedAt():
            return NAMES[MAP]
        case _:
            return None


def target_of(event: events.Event) -> int | None:
    """The seat on which a card was played."""
    target = getattr(event, "target", None)
    return None if target is None else int(target)
