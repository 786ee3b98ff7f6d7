"""Events of the game as types. `event_visibility` decides what each viewer is told of them."""

from sabot.core.events import GameEvent, SeatEvent, TargetEvent
from sabot.core.game import Outcome
from sabot.games.saboteur.encoding import Gold, GoldStep


class RoundDealt(GameEvent, frozen=True, tag="round-dealt"):
    """A round was dealt. Role and hand are the viewer's own."""

    round: int
    starter: int
    role: str | None
    hand: tuple[str, ...]


class TunnelLaid(SeatEvent, frozen=True, tag="tunnel-laid"):
    """A tunnel card was laid."""

    card: str
    col: int
    row: int
    turned: bool


class ToolBroken(TargetEvent, frozen=True, tag="tool-broken"):
    """A broken tool was put in front of a player."""

    tool: str


class ToolRepaired(TargetEvent, frozen=True, tag="tool-repaired"):
    """A broken tool was mended."""

    tool: str
    card: str


class TunnelCollapsed(SeatEvent, frozen=True, tag="tunnel-collapsed"):
    """A rockfall took a card out of the maze."""

    card: str
    col: int
    row: int


class GoalLookedAt(SeatEvent, frozen=True, tag="goal-looked-at"):
    """A player looked at a goal; the card is told to that player only."""

    goal: int
    card: str | None


class CardPassed(SeatEvent, frozen=True, tag="card-passed"):
    """A player passed; the discarded card is told to that player only."""

    card: str | None


class EmptyHandPassed(SeatEvent, frozen=True, tag="empty-hand-passed"):
    """A player without cards passed; nothing was asked and nothing discarded (SAB.3.4)."""


class CardDrawn(SeatEvent, frozen=True, tag="card-drawn"):
    """A player drew; the card is told to that player only."""

    card: str | None


class GoalTurned(GameEvent, frozen=True, tag="goal-turned"):
    """A goal was reached and turned over."""

    goal: int
    card: str
    turned: bool


class RoundEnded(GameEvent, frozen=True, tag="round-ended"):
    """A round ended; roles and goals are shown to all (SAB.7.3)."""

    won_by: str
    roles: tuple[str, ...]
    spare_role: str
    goals: tuple[str, ...]


class GoldShared(GameEvent, frozen=True, tag="gold-shared"):
    """A step in the sharing of the gold; only the seat that gets the cards is told them."""

    step: GoldStep


class GameEnded(GameEvent, frozen=True, tag="game-ended"):
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
