"""The scores of a round in each game, by seat, read from the spectator's view at its end."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple

from sabot.core.errors import SabotError
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of
from sabot.games.sabotage.view import View as SabotageView
from sabot.games.saboteur.view import View as SaboteurView
from sabot.games.saboteur2.view import View as Saboteur2View
from sabot.games.seven_seals.view import View as SevenSealsView


class Measure(NamedTuple):
    """A measure of a round for a seat: more of it is better, worse, or neither.

    `delta` is the default difference that a sequential test tests for.
    """

    name: str
    title: str
    better: Literal[1, -1, 0]
    delta: float
    percent: bool = False


class Account(NamedTuple):
    """One seat after one round: its role, and its value in each of the game's measures."""

    role: str | None
    values: tuple[float, ...]


class Accounting(NamedTuple):
    """The measures of a game's rounds. The first one decides.

    `settle` gets a spectator's view at the end of the round, and each seat's gain in score.
    `sides`: roles are dealt, and there are two sides. `chosen`: bots choose their roles, so results
    within one role can't be compared.
    """

    measures: tuple[Measure, ...]
    settle: Callable[[Any, Sequence[int]], list[Account]]
    sides: bool = False
    chosen: bool = False


def saboteur(view: SaboteurView, gains: Sequence[int]) -> list[Account]:
    """1 if the seat's side won, and its nuggets."""
    found = any(goal.face_up and goal.card == "treasure" for goal in view.goals)
    return [
        Account(seat.role, (float(found == (seat.role != "saboteur")), gain))
        for seat, gain in zip(view.seats, gains, strict=True)
    ]


def saboteur2(view: Saboteur2View, gains: Sequence[int]) -> list[Account]:
    """The nuggets of the seat, thefts included, by its role at the end of the round."""
    return [
        Account(seat.role, (gain, float(gain > 0)))
        for seat, gain in zip(view.seats, gains, strict=True)
    ]


def seven_seals(view: SevenSealsView, gains: Sequence[int]) -> list[Account]:
    """The penalty of the seat, and 1 if it played the saboteur."""
    return [
        Account(
            "saboteur" if seat == view.saboteur else "announcer",
            (gain, float(seat == view.saboteur)),
        )
        for seat, gain in enumerate(gains)
    ]


def sabotage(view: SabotageView, gains: Sequence[int]) -> list[Account]:
    """1 if the seat's side scored more than the other, half for a draw, and its points."""
    one, other = view.results[-1].scores
    won = (
        float(one > other) + float(one == other) / 2,
        float(other > one) + float(one == other) / 2,
    )
    return [Account(None, (won[view.seats[seat].side], gain)) for seat, gain in enumerate(gains)]


NUGGETS: Final = Measure("nuggets", "nuggets a round", 1, 0.1)

SABOTEUR: Final = Accounting(
    (Measure("won", "rounds won by one's side", 1, 0.05, percent=True), NUGGETS),
    saboteur,
    sides=True,
)
SABOTEUR2: Final = Accounting(
    (NUGGETS, Measure("paid", "rounds with any gain", 1, 0.05, percent=True)), saboteur2
)
SEVEN_SEALS: Final = Accounting(
    (
        Measure("penalty", "penalty points a round", -1, 0.2),
        Measure("saboteur", "rounds played as the saboteur", 0, 0.05, percent=True),
    ),
    seven_seals,
    chosen=True,
)
SABOTAGE: Final = Accounting(
    (
        Measure("won", "rounds won, a draw as half", 1, 0.05, percent=True),
        Measure("points", "points a round", 1, 2.0),
    ),
    sabotage,
)


def any_game(view: object, gains: Sequence[int]) -> list[Account]:
    """1 if the seat gained most in the round, shared among equals, and its gain."""
    del view
    best = max(gains)
    share = 1 / gains.count(best)
    return [Account(None, (share if gain == best else 0.0, gain)) for gain in gains]


# For a game whose descriptor names no accounting.
DEFAULT: Final = Accounting(
    (
        Measure("best", "rounds with the highest gain, shared", 1, 0.05, percent=True),
        Measure("points", "points a round", 1, 0.1),
    ),
    any_game,
)


@lru_cache(maxsize=64)
def accounting_of(game_id: str) -> Accounting:
    """The accounting of a game's rounds."""
    place = descriptor_of(game_id).scoring
    accounting = DEFAULT if place is None else load(place)
    if not isinstance(accounting, Accounting):
        raise SabotError(f"expected an Accounting at '{place}', not {type(accounting).__name__}")
    return accounting
