"""Hints of a game: what its descriptor gives to server and terminal."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from sabot.advice.case import Advice, Case
from sabot.core.errors import SabotError
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of


class HintUnit(NamedTuple):
    """The unit in which people are told what a move is worth: its size, where 1 is a win."""

    name: str
    size: float
    digits: int


# Unless a game says otherwise, a win is a hundred points.
POINTS: Final = HintUnit("points", 0.01, 0)


class GameHints(NamedTuple):
    """How a game gives hints.

    `advise` says what matters now and what speaks for a move. `areas` is where to look for a kind
    of move; kinds that are missing there are played with the hand alone. `texts` is what stands in
    the names of its sentences. `meter` is for games in which one side is hidden, so that there is
    somebody to suspect.
    """

    advise: Callable[[Case], Advice]
    areas: Mapping[str, str]
    texts: str
    meter: bool = False
    unit: HintUnit = POINTS


@lru_cache(maxsize=64)
def hints_of(game_id: str) -> GameHints | None:
    """The hints of a game; None if it has none."""
    place = descriptor_of(game_id).hints
    if place is None:
        return None
    hints = load(place)
    if not isinstance(hints, GameHints):
        raise SabotError(f"expected GameHints at '{place}', not {type(hints).__name__}")
    return hints


def advice_of(case: Case) -> Advice:
    """Advice on a move; empty for a game without hints."""
    hints = hints_of(case.game.id)
    return Advice() if hints is None else hints.advise(case)
