"""What a review found, as data: docs/review.md says what each field means."""

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
    """How a seat stood before a move, as far as it could know."""

    move: int
    worth: float


class Account(msgspec.Struct, frozen=True):
    """Where the outcome of a round came from: they add up, but for rounding.

    `expected` before the deal; then what the `deal` changed, what the `others` did, what one's own
    `skill` did as far as one could know, and what one's moves did that one could not know.
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
    """One decision: the move that was made, and the best of the others, where one looked better.

    `gained` is how much more the move led to than what R1 would have done, `lost` how much less
    than the better move. It is a `mistake` if the whole interval of `lost` is above 0.
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
    """A round: the number of its first move, how many it had, and whether it came to its end."""

    round: int
    first: int
    moves: int
    over: bool
    seats: list[SeatRound]


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A record and what was found. Worths are in the `unit`; more is better."""

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
    """What a decision cost."""
    return 0.0 if choice.lost is None else choice.lost.mean
