"""Events of the game as types. `event_visibility` decides what each viewer is told of them.

Sides are 0 and 1; `value` is what the roof is worth then.
"""

from sabot.core.events import GameEnded, GameEvent, SeatEvent
from sabot.games.sabotage.encoding import Result


class RoundDealt(GameEvent, frozen=True, tag="round-dealt"):
    """A round was dealt. The hand is the viewer's own."""

    round: int
    dealer: int
    starter: int
    hand: tuple[str, ...]


class CardDrawn(SeatEvent, frozen=True, tag="card-drawn"):
    """A player drew; the card is told to that player only."""

    card: str | None


class PipeLaid(SeatEvent, frozen=True, tag="pipe-laid"):
    """A pipe card was laid; `replaced` is what a wrench took off the cell (SGT.3.5)."""

    card: str
    side: int
    cell: str
    replaced: str | None
    value: int


class PipeRemoved(SeatEvent, frozen=True, tag="pipe-removed"):
    """Sabotage or dismantle (`by`) took a card off a roof."""

    by: str
    side: int
    cell: str
    card: str
    value: int


class CardDiscarded(SeatEvent, frozen=True, tag="card-discarded"):
    """A card was discarded without effect, face up."""

    card: str


class PartnerAsked(SeatEvent, frozen=True, tag="partner-asked"):
    """A player asked their partner whether to end the round."""

    partner: int


class PartnerAnswered(SeatEvent, frozen=True, tag="partner-answered"):
    """The partner agreed to end the round, or did not; `asked_by` has the turn."""

    asked_by: int
    agreed: bool


class WentOn(SeatEvent, frozen=True, tag="went-on"):
    """A player could have ended the round and let it go on."""


class RoundEnded(GameEvent, frozen=True, tag="round-ended"):
    """A round ended: values of the roofs, the seat that ended it, scores, and totals so far."""

    round: int
    result: Result
    totals: tuple[int, int]


Event = (
    RoundDealt
    | CardDrawn
    | PipeLaid
    | PipeRemoved
    | CardDiscarded
    | PartnerAsked
    | PartnerAnswered
    | WentOn
    | RoundEnded
    | GameEnded
)
