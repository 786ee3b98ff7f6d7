"""Events of the game as types. `event_visibility` decides what each viewer is told of them.

Cards that both games have are told by the base game's events.
"""

import msgspec

from sabot.core.game import Outcome
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


class RoleInspected(msgspec.Struct, frozen=True, tag_field="event", tag="role-inspected"):
    """A player looked at another's role; only that player is told it."""

    seat: int
    target: int
    role: str | None


class RoleChanged(msgspec.Struct, frozen=True, tag_field="event", tag="role-changed"):
    """A player put their role away and drew a new one; both are told to that player only."""

    seat: int
    target: int
    old_role: str | None
    new_role: str | None


class HandsExchanged(msgspec.Struct, frozen=True, tag_field="event", tag="hands-exchanged"):
    """Two players exchanged their hands; the cards are told to the two only."""

    seat: int
    target: int
    given: tuple[str, ...] | None
    taken: tuple[str, ...] | None


class PlayerImprisoned(msgspec.Struct, frozen=True, tag_field="event", tag="player-imprisoned"):
    """A prison card was put in front of a player."""

    seat: int
    target: int


class PlayerFreed(msgspec.Struct, frozen=True, tag_field="event", tag="player-freed"):
    """A prison card was taken from in front of a player."""

    seat: int
    target: int


class ThiefLaid(msgspec.Struct, frozen=True, tag_field="event", tag="thief-laid"):
    """A player put a thief card in front of themselves."""

    seat: int


class ThiefWardedOff(msgspec.Struct, frozen=True, tag_field="event", tag="thief-warded-off"):
    """A thief card was taken from in front of a player."""

    seat: int
    target: int


class CardsPassed(msgspec.Struct, frozen=True, tag_field="event", tag="cards-passed"):
    """A player passed; the discarded cards are told to that player only."""

    seat: int
    number: int
    cards: tuple[str, ...] | None


class FrontCleared(msgspec.Struct, frozen=True, tag_field="event", tag="front-cleared"):
    """A player discarded two cards, told to them only, to remove a card in front of them."""

    seat: int
    what: str
    cards: tuple[str, ...] | None


class HandDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="hand-drawn"):
    """A player drew; the cards are told to that player only."""

    seat: int
    number: int
    cards: tuple[str, ...] | None


class PlayerSkipped(msgspec.Struct, frozen=True, tag_field="event", tag="player-skipped"):
    """A player without cards was skipped (SB2.3.5)."""

    seat: int


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="round-ended"):
    """A round ended; the players' roles and the goals are shown to all (SB2.7.6)."""

    result: RoundResult
    roles: tuple[str, ...]
    goals: tuple[str, ...]


class NuggetStolen(msgspec.Struct, frozen=True, tag_field="event", tag="nugget-stolen"):
    """A thief took a nugget from another player."""

    seat: int
    target: int


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """The game is over."""

    outcome: Outcome


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
