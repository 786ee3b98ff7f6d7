"""Events of the game as types. `event_visibility` decides what each viewer is told of them.

Cards that both games have are told by the base game's events.
"""

from sabot.core.events import GameEnded, GameEvent, SeatEvent, TargetEvent
from sabot.games.saboteur.events import (
    GoalLookedAt,
    GoalTurned,
    RoundDealt,
    ToolBroken,
    ToolRepaired,
    TunnelCollapsed,
    TunnelLaid,
)
from sabot.games.saboteur2.encoding import RoundResult


class RoleInspected(TargetEvent, frozen=True, tag="role-inspected"):
    """A player looked at another's role; only that player is told it."""

    role: str | None


class RoleChanged(TargetEvent, frozen=True, tag="role-changed"):
    """A player put their role away and drew a new one; both are told to that player only."""

    old_role: str | None
    new_role: str | None


class HandsExchanged(TargetEvent, frozen=True, tag="hands-exchanged"):
    """Two players exchanged their hands; the cards are told to the two only."""

    given: tuple[str, ...] | None
    taken: tuple[str, ...] | None


class PlayerImprisoned(TargetEvent, frozen=True, tag="player-imprisoned"):
    """A prison card was put in front of a player."""


class PlayerFreed(TargetEvent, frozen=True, tag="player-freed"):
    """A prison card was taken from in front of a player."""


class ThiefLaid(SeatEvent, frozen=True, tag="thief-laid"):
    """A player put a thief card in front of themselves."""


class ThiefWardedOff(TargetEvent, frozen=True, tag="thief-warded-off"):
    """A thief card was taken from in front of a player."""


class CardsPassed(SeatEvent, frozen=True, tag="cards-passed"):
    """A player passed; the discarded cards are told to that player only."""

    number: int
    cards: tuple[str, ...] | None


class FrontCleared(SeatEvent, frozen=True, tag="front-cleared"):
    """A player discarded two cards, told to them only, to remove a card in front of them."""

    what: str
    cards: tuple[str, ...] | None


class HandDrawn(SeatEvent, frozen=True, tag="hand-drawn"):
    """A player drew; the cards are told to that player only."""

    number: int
    cards: tuple[str, ...] | None


class PlayerSkipped(SeatEvent, frozen=True, tag="player-skipped"):
    """A player without cards was skipped (SB2.3.5)."""


class RoundEnded(GameEvent, frozen=True, tag="round-ended"):
    """A round ended; the players' roles and the goals are shown to all (SB2.7.6)."""

    result: RoundResult
    roles: tuple[str, ...]
    goals: tuple[str, ...]


class NuggetStolen(TargetEvent, frozen=True, tag="nugget-stolen"):
    """A thief took a nugget from another player."""


Event = (
    RoundDealt
    | TunnelLaid
    | ToolBroken
    | ToolRepaired
    | TunnelCollapsed
    | GoalLookedAt
    | GoalTurned
    | RoleInspected
    | RoleChanged
    | HandsExchanged
    | PlayerImprisoned
    | PlayerFreed
    | ThiefLaid
    | ThiefWardedOff
    | CardsPassed
    | FrontCleared
    | HandDrawn
    | PlayerSkipped
    | RoundEnded
    | NuggetStolen
    | GameEnded
)
