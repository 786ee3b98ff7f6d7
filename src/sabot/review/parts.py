"""The parts of a review, which are worked out one by one, and the data that each part gives."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from sabot.bots.suspicion import Reason
from sabot.core.game import AnyGame
from sabot.review.luck_and_skill import Part, SeatLuck
from sabot.wire.calls import Notice
from sabot.wire.review import Decision, Ending, MoveMade, Promise, RoofCurve, RoundReview, Span

# What speaks for a move: the game, the view before it, the move, and by seat how likely the seat
# has each role.
Explain = Callable[[AnyGame, Any, Any, Mapping[int, Mapping[str, float]]], Notice | None]


def unexplained(*_: object) -> Notice | None:
    """No reasons."""
    return None


class PartAsked(msgspec.Struct, frozen=True):
    """One part: a seat's decisions in a round, or for no seat what was true in it."""

    text: str
    round: int
    seat: int | None
    playouts: int
    seed: str


class NextMove(msgspec.Struct, frozen=True):
    """The next move of a seat after a lie, which was made when so many moves had been made.

    `worth` is by how many points it made the side of the liar likelier to win, in truth.
    """

    seat: int
    at: int
    worth: Span


class ToldLie(msgspec.Struct, frozen=True):
    """A claim of the round that was a lie, and who said that they trust or doubt it.

    `at` is how many moves of the round had been made; `number` that of the claim. `next_moves` are
    those of the seats on other sides, by what was true; they are left out until that is known.
    """

    number: int
    at: int
    seat: int
    claim: Any
    text: str
    trusted: tuple[int, ...]
    doubted: tuple[int, ...]
    next_moves: tuple[NextMove, ...] = ()


class TruthFound(msgspec.Struct, frozen=True):
    """What was true in a round: curves of all sides and seats, without what a seat could know.

    `dealt` is by side how much likelier it was to win after the deal than before; `actors` are the
    seats that moved, `moves` what they did.
    """

    played: RoundReview
    luck: tuple[SeatLuck, ...]
    dealt: dict[str, float]
    actors: tuple[int, ...]
    moves: tuple[MoveMade, ...]
    lies: tuple[ToldLie, ...]


class Exposure(msgspec.Struct, frozen=True):
    """A seat that a viewer suspected more from a moment on, by so many points, and the deed."""

    seat: int
    at: int
    rise: float
    deed: Reason


class SeatFound(msgspec.Struct, frozen=True):
    """What a seat could know in a round, and its decisions.

    `suspicions` has by other seat how suspicious it was, by moment; `swayed` by number of a lie by
    how many points the seat believed it more when it had heard it.
    """

    seat: int
    known_chance: list[float]
    known_worth: list[float]
    skill: Part
    decisions: tuple[Decision, ...]
    suspicions: dict[int, list[float]]
    exposures: tuple[Exposure, ...]
    swayed: dict[int, float]


class GameParts(NamedTuple):
    """What a game adds to the review of a round."""

    promises: tuple[Promise, ...] = ()
    roofs: tuple[RoofCurve, ...] = ()
    ending: Ending | None = None


Found = TruthFound | SeatFound
