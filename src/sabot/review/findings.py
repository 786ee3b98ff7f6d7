"""The results of a review as data; docs/review.md explains each field."""

from typing import Final

import msgspec

FORMAT: Final = "sabot-review"
VERSION: Final = 1


class Span(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Point(msgspec.Struct, frozen=True):
    """The value of a seat's situation before a move, as far as it could know."""

    move: int
    worth: float


class Account(msgspec.Struct, frozen=True):
    """The sources of a round's outcome; they add up, except for rounding.

    `expected` is the value before the deal; then come the change by the `deal`, by the moves of
    `others`, by one's own `skill` as far as one could know, and the rest of one's own moves.
    """

    expected: Span
    deal: Span
    others: Span
    skill: Span
    unseen: Span
    outcome: float


class SeatRound(msgspec.Struct, frozen=True):
    """One seat in one round: `true` has a value before each move of the round and one at its end.

    `known` has one before each of its own moves. `role` is the one it had in the end, in games
    that have roles.
    """

    seat: int
    true: list[float]
    known: list[Point]
    account: Account
    role: str | None = None


class Choice(msgspec.Struct, frozen=True):
    """One decision: the move made, and the best of the others, if one looked better.

    `gained` is the lead of the move over R1's expected result, `lost` its deficit to the better
    move. It is a `mistake` if the whole interval of `lost` is above 0.
    """

    round: int
    move: int
    seat: int
    made: str
    moves: int
    before: float
    after: float
    gained: Span
    better: str | None
    lost: Span | None
    mistake: bool


class RoundFound(msgspec.Struct, frozen=True):
    """A round: the number of its first move, its number of moves, and True if it ended."""

    round: int
    first: int
    moves: int
    over: bool
    seats: list[SeatRound]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A record and its review. Values are in the `unit`; more is better."""

    format: str = FORMAT
    version: int = VERSION
    sabot: str
    game: str
    rules: int
    options: str
    names: list[str]
    finished: bool
    seats: list[int]
    seed: str
    playouts: int
    unit: str
    rounds: list[RoundFound]
    choices: list[Choice]

    def mistakes(self) -> list[Choice]:
        """The decisions that were mistakes, the worst first."""
        found = [choice for choice in self.choices if choice.mistake]
        return sorted(found, key=cost, reverse=True)

    def role(self, seat: int, round_number: int) -> str | None:
        """The role that a seat had in a round, in games that have roles."""
        seats = next(each.seats for each in self.rounds if each.round == round_number)
        return next(each.role for each in seats if each.seat == seat)


def cost(choice: Choice) -> float:
    """The cost of a decision."""
    return 0.0 if choice.lost is None else choice.lost.mean
