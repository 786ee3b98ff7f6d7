"""Whom a seat suspects, and why: what beliefs over roles tell people."""

from typing import Final

import msgspec

# Nobody is ever called certain: a person may always have a reason that nobody thought of.
LEAST: Final = 0.02
MOST: Final = 0.98
REASONS: Final = 3


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
