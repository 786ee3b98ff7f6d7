"""Events of the game as types. `event_visibility` decides what each viewer is told of them."""

import msgspec

from sabot.core.game import Outcome


class RoundDealt(msgspec.Struct, frozen=True, tag_field="event", tag="round-dealt"):
    """A round was dealt. Of the hands, one for each seat, viewers are told their own only."""

    round: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]


class SealTaken(msgspec.Struct, frozen=True, tag_field="event", tag="seal-taken"):
    """A player took a seal from the stock (None), or from a seat, which got a white one."""

    seat: int
    colour: str
    source: int | None


class SaboteurTaken(msgspec.Struct, frozen=True, tag_field="event", tag="saboteur-taken"):
    """A player took the saboteur in place of seals."""

    seat: int


class AnnouncementEnded(msgspec.Struct, frozen=True, tag_field="event", tag="announcement-ended"):
    """A player has taken all the seals that they want."""

    seat: int
    seals: int


class CardPlayed(msgspec.Struct, frozen=True, tag_field="event", tag="card-played"):
    """A card was laid on the trick."""

    seat: int
    card: str


class TrickWon(msgspec.Struct, frozen=True, tag_field="event", tag="trick-won"):
    """A player won the trick with a card."""

    seat: int
    card: str
    led: str


class SealGiven(msgspec.Struct, frozen=True, tag_field="event", tag="seal-given"):
    """The winner of a trick gave a seal back."""

    seat: int
    seal: str


class BlackTaken(msgspec.Struct, frozen=True, tag_field="event", tag="black-taken"):
    """The winner of a trick took a black seal."""

    seat: int


class NoneTaken(msgspec.Struct, frozen=True, tag_field="event", tag="none-taken"):
    """The winner of a trick would have taken a black seal, but they are gone."""

    seat: int


class RoundScored(msgspec.Struct, frozen=True, tag_field="event", tag="round-scored"):
    """A round ended: what it cost each seat, and what each has in all."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(msgspec.Struct, frozen=True, tag_field="event", tag="game-ended"):
    """The game is over."""

    outcome: Outcome


Event = (
    RoundDealt
    | SealTaken
    | SaboteurTaken
    | AnnouncementEnded
    | CardPlayed
    | TrickWon
    | SealGiven
    | BlackTaken
    | NoneTaken
    | RoundScored
    | GameEnded
)
