"""Observed moves of other seats: as moves for the likelihood, and by names for people."""

from typing import Any, Final

from sabot.bots.saboteur.observed_moves import (
    BROKE,
    CLEARED,
    CUT,
    DEAD_END,
    LED_ASTRAY,
    LED_ON,
    LOOKED,
    MENDED,
    MENDED_OWN,
    PASSED,
)
from sabot.bots.saboteur.observed_moves import DEEDS as SABOTEUR_DEEDS
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
from sabot.games.saboteur2.cards import NAMES
from sabot.games.saboteur2.events import (
    CardsPassed,
    FrontCleared,
    HandsExchanged,
    PlayerFreed,
    PlayerImprisoned,
    RoleChanged,
    RoleInspected,
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
    Pass,
    SetFree,
    SwapHands,
    TurnThief,
)

# Stands for any card that was discarded face down.
ANY_CARD: Final = NAMES[0]


def move_seen(event: Any) -> Move | None:
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


def new_move_seen(event: Any) -> Move | None:
    """The same for the moves that Saboteur 2 adds."""
    match event:
        case RoleInspected():
            return Inspect(event.target)
        case RoleChanged():
            return ChangeRole(event.target)
        case HandsExchanged():
            return SwapHands(event.target)
        case PlayerImprisoned():
            return Imprison(event.target)
        case PlayerFreed():
            return SetFree(event.target)
        case ThiefLaid():
            return TurnThief()
        case ThiefWardedOff():
            return HandsOff(event.target)
        case CardsPassed():
            return Pass((ANY_CARD,) * event.number)
        case FrontCleared():
            return ClearFront((ANY_CARD,) * 2, event.what)
        case _:
            return None


# The names of deeds that Saboteur does not have; people read them as localised text.
OTHERS: Final[dict[type[Any], str]] = {
    ToolBroken: BROKE,
    GoalLookedAt: LOOKED,
    RoleInspected: "inspected",
    RoleChanged: "changed-role",
    HandsExchanged: "swapped-hands",
    PlayerImprisoned: "imprisoned",
    PlayerFreed: "freed",
    ThiefLaid: "turned-thief",
    ThiefWardedOff: "warded-off",
    CardsPassed: PASSED,
    FrontCleared: "cleared-front",
}
DEEDS: Final = tuple(dict.fromkeys((*SABOTEUR_DEEDS, *OTHERS.values())))


def deed_of(event: Any, *, nearer: bool) -> str:
    """The name of a deed; that of a tunnel card depends on whether it shortened the path."""
    match event:
        case TunnelLaid(card=card) if is_dead_end(card):
            return DEAD_END
        case TunnelLaid():
            return LED_ON if nearer else LED_ASTRAY
        case ToolRepaired(seat, target):
            return MENDED_OWN if seat == target else MENDED
        case TunnelCollapsed(card=card):
            return CLEARED if is_dead_end(card) else CUT
        case _:
            return OTHERS[type(event)]


def card_seen(event: Any) -> str | None:
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


def target_of(event: Any) -> int | None:
    """The seat on which a card was played."""
    target = getattr(event, "target", None)
    return None if target is None else int(target)
