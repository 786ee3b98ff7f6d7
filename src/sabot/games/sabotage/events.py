"""Events of the game as types. `event_visibility` decides what each viewer is told of them.

Sides are 0 and 1; `value` is what the roof is worth then.
"""

import msgspec

from sabot.core.game import Outcome
from sabot.games.sabotage.encoding import Result


class RoundDealt(msgspec.Struct, frozen=True, tag_field="event", tag="round-dealt"):
    """A round was dealt. The hand is the viewer's own."""

    round: int
    dealer: int
    starter: int
    hand: tuple[str, ...]


class CardDrawn(msgspec.Struct, frozen=True, tag_field="event", tag="card-drawn"):
    """A player drew; the card is told to that player only."""

    seat: int
    card: str | None


class PipeLaid(msgspec.Struct, frozen=True, tag_field="event", tag="pipe-laid"):
    """A pipe card was laid; `replaced` is what a wrench took off the cell (SGT.3.5)."""

    seat: int
    card: str
    side: int
    cell: str
    replaced: str | None
    value: int


class PipeRemoved(msgspec.Struct, frozen=True, tag_field="event", tag="pipe-removed"):
    """Sabotage or dismantle (`by`) took a card off a roof."""

    seat: int
    by: str
    side: int
    cell: str
    card: str
    value: int


class CardDiscarded(msgspec.Struct, frozen=True, tag_field="event", tag="card-discarded"):
    """A card was discarded without effect, face up."""

    seat: int
    card: str


class PartnerAsked(msgspec.Struct, frozen=True, tag_field="event", tag="partner-asked"):
    """A player asked their partner whether to end the round."""

    seat: int
    partner: int


class PartnerAnswered(msgspec.Struct, frozen=True, tag_field="event", tag="partner-answered"):
    """The partner agreed to end the round, or did not; `asked_by` has the turn."""

    seat: int
    asked_by: int
    agreed: bool


class WentOn(msgspec.Struct, frozen=True, tag_field="event", tag="went-on"):
    """A player could have ended the round and let it go on."""

    seat: int


class RoundEnded(msgspec.Struct, frozen=True, tag_field="event", tag="round-ended"):
    """A round ended: values of the roofs, the seat that ended it, scores, and totals so far."""

    round: int
    result: Result
    totals: tuple[int, int]


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """The game is over."""

    outcome: Outcome


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
