"""Events of the game as types. `event_visibility` decides what each viewer is told of them."""

from sabot.core.events import GameEnded, GameEvent, SeatEvent


class RoundDealt(GameEvent, frozen=True, tag="round-dealt"):
    """A round was dealt. Of the hands, one for each seat, viewers are told their own only."""

    round: int
    dealer: int
    hands: tuple[tuple[str, ...], ...]


class SealTaken(SeatEvent, frozen=True, tag="seal-taken"):
    """A player took a seal from the stock (None), or from a seat, which got a white one."""

    colour: str
    source: int | None


class SaboteurTaken(SeatEvent, frozen=True, tag="saboteur-taken"):
    """A player took the saboteur in place of seals."""


class AnnouncementEnded(SeatEvent, frozen=True, tag="announcement-ended"):
    """A player has taken all the seals that they want."""

    seals: int


class CardPlayed(SeatEvent, frozen=True, tag="card-played"):
    """A card was laid on the trick."""

    card: str


class TrickWon(SeatEvent, frozen=True, tag="trick-won"):
    """A player won the trick with a card."""

    card: str
    led: str


class SealGiven(SeatEvent, frozen=True, tag="seal-given"):
    """The winner of a trick gave a seal back."""

    seal: str


class BlackTaken(SeatEvent, frozen=True, tag="black-taken"):
    """The winner of a trick took a black seal."""


class NoneTaken(SeatEvent, frozen=True, tag="none-taken"):
    """The winner of a trick would have taken a black seal, but they are gone."""


class RoundScored(GameEvent, frozen=True, tag="round-scored"):
    """A round ended: what it cost each seat, and what each has in all."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


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
