"""Errors about requests that can't be fulfilled."""

from collections.abc import Mapping
from typing import Final

# Why every game refuses a move while nobody is to act.
OUT_OF_PLAY: Final = {
    "game-over": "the game is over",
    "not-dealt": "the next round has not been dealt yet",
}


class SabotError(Exception):
    """A mistake in a request: one clear sentence for its author, and nothing changed."""


class Refusal(SabotError):
    """A request that can't be fulfilled now.

    `reason` names the sentence and `facts` fill it, so that clients can say it in any language.
    """

    def __init__(self, reasons: Mapping[str, str], reason: str, **facts: object) -> None:
        self.reason = reason
        self.facts = {name: str(fact) for name, fact in facts.items()}
        super().__init__(reasons[reason].format(**self.facts))


class IllegalMove(Refusal):
    """A move that the rules don't allow now. The reason reveals nothing hidden."""


class IllegalClaim(Refusal):
    """A claim that makes no sense now. The reason reveals nothing hidden."""


class BadOptions(SabotError):
    """Options of a game that can't be played."""


class BadNotation(SabotError):
    """Text that is no move, claim, card, seat or cell."""


class BadPosition(SabotError):
    """A position that no game can reach."""


class BadRecord(SabotError):
    """A record that can't be read, or that doesn't follow the rules.

    `line` is where, counted from 1, or 0 if that is unknown; `detail` is the sentence without it.
    """

    def __init__(self, detail: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {detail}" if line else detail)
        self.detail = detail
        self.line = line


def expect(holds: object, refusal: str) -> None:
    """Refuse a position unless this holds."""
    if not holds:
        raise BadPosition(refusal)
