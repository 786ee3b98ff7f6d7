"""Suspicion with reasons: role probabilities in the form that people are told."""

import math
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

# No probability is shown as certain: a person may have a reason that no policy models.
LEAST: Final = 0.02
MOST: Final = 0.98
REASONS: Final = 3
# People are less predictable than the policies by which they are judged. So people are told less
# than bots infer: every likelihood is raised to this power.
CAUTION: Final = 0.5


class Reason(msgspec.Struct, frozen=True):
    """A seat's move, and the likelihood ratio for a role against the diggers.

    A ratio below 1 speaks for a digger. `deed` is one of the game's names for deeds; `step` counts
    the moves of the round; `card` and `seat` have the played card and its target, where that is
    public.
    """

    deed: str
    factor: float
    step: int
    card: str | None = None
    seat: int | None = None


class Suspect(msgspec.Struct, frozen=True):
    """The probability of each role of a seat for one viewer, and the strongest reasons."""

    seat: int
    chances: dict[str, float]
    reasons: tuple[Reason, ...]


def capped(chance: float) -> float:
    """A probability as it is shown: never certain."""
    return min(MOST, max(LEAST, chance))


def strongest(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The strongest reasons with caution applied; of equal ones the first."""
    ordered = sorted(reasons, key=lambda reason: (-abs(math.log(reason.factor)), reason.step))
    return tuple(replace(reason, factor=reason.factor**CAUTION) for reason in ordered[:REASONS])
