"""Events of the game as types. `event_visibility` decides what each viewer is told of them."""

import msgspec

from sabot.core.game import Outcome
from sabot.games.saboteur.encoding import Gold, GoldStep


class RoundDealt(msgspec.Struct, frozen=True, tag_field="event", tag="round-dealt"):
    """A round was dealt. Role and hand are the viewer's own."""

    round: int
    starter: int
    role: str | None
    hand: tuple[str, ...]


class TunnelLaid(msgspec.Struct, frozen=True, tag_field="event", tag="tunnel-laid"):
    """A tunnel card was laid."""

    seat: int
    card: str
    col: int
    row: int
    turned: bool


class ToolBroken(msgspec.Struct, frozen=True, tag_field="event", tag="tool-broken"):
    """A broken tool was put in front of a player."""

    seat: int
    target: int
    tool: str


class ToolRepaired(msgspec.Struct, frozen=True, tag_field="event", tag="tool-repaired"):
    """A broken tool was mended."""

    seat: int
    target: int
    tool: str
    card: str


class TunnelCollapsed(msgspec.Struct, frozen=True, tag_field="event", tag="tunnel-collapsed"):
    """A rockfall took a card out of the maze."""

    seat: int
    card: str
    col: int
    row: int


class GoalLookedAt(msgspec.Struct, frozen=True, tag_field="event", tag="goal-looked-at"):
    """A player looked at a goal; the card is told to that player only."""

    seat: int
    goal: int
    card: str | None


class CardPassed(msgspec.Struct, frozen=True, tag_field="event", tag="card-passed"):
    """A player passed; the discarded card is told to that player only."""

    seat: int
    card: str | None


class EmptyHandPassed(msgspec.Struct, frozen=True, tag_field="event", tag="empty-hand-passed"):
    """A player without cards passed; nothing was asked and nothing discarded (SAB.3.4)."""

    seat: int


class CardDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="card-drawn"):
    """A player drew; the card is told to that player only."""

    seat: int
    card: str | None


class GoalTurned(msgspec.Struct, frozen=True, tag_field="event", tag="goal-turned"):
    """A goal was reached and turned over."""

    goal: int
    card: str
    turned: bool


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="round-ended"):
    """A round ended; roles and goals are shown to all (SAB.7.3)."""

    won_by: str
    roles: tuple[str, ...]
    spare_role: str
    goals: tuple[str, ...]


class GoldShared(msgspec.Struct, frozen=True, tag_field="event", tag="gold-shared"):
    """A step in the sharing of the gold; only the seat that gets the cards is told them."""

    step: GoldStep


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """The game is over; all nuggets are counted."""

    outcome: Outcome
    gold: tuple[Gold, ...]


Event = (
    RoundDealt
    | TunnelLaid
    | ToolBroken
    | ToolRepaired
    | TunnelCollapsed
    | GoalLookedAt
    | CardPassed
    | EmptyHandPassed
    | CardDrawn
    | GoalTurned
    | RoundEnded
    | GoldShared
    | GameEnded
)
