"""Whom a seat suspects, and why: what beliefs over roles tell people."""

import math
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

# Nobody is ever called certain: a person may always have a reason that nobody thought of.
LEAST: Final = 0.02
MOST: Final = 0.98
REASONS: Final = 3
# People are less predictable than the rules of thumb by which they are judged. So what is told them
# is milder than what bots go by: every deed counts for this power of what it says.
CAUTION: Final = 0.5


class Reason(msgspec.Struct, frozen=True):
    """What a seat did, and how many times as likely that made it to be against the diggers.

    Below 1 it speaks for them. `deed` is one of the game's names for deeds; `step` counts the
    moves of the round; `card` and `seat` say what was played and on whom, where that is public.
    """

    deed: str
    factor: float
    step: int
    card: str | None = None
    seat: int | None = None


class Suspect(msgspec.Struct, frozen=True):
    """How likely a seat has each role, as the viewer sees it, and the strongest reasons for it."""

    seat: int
    chances: dict[str, float]
    reasons: tuple[Reason, ...]


def capped(chance: float) -> float:
    """A chance as it is told: never certain."""
    return min(MOST, max(LEAST, chance))


def strongest(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The strongest reasons as they are told, with caution; of equal ones the first."""
    ordered = sorted(reasons, key=lambda reason: (-abs(math.log(reason.factor)), reason.step))
    return tuple(replace(reason, factor=reason.factor**CAUTION) for reason in ordered[:REASONS])
