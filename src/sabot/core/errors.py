"""What goes wrong when somebody asks for something that can't be."""

from collections.abc import Mapping


class SabotError(Exception):
    """A mistake in what was asked: one clear sentence for whoever asked, and nothing changed."""


class Refusal(SabotError):
    """What was asked can't be done now.

    `reason` names the sentence and `facts` fill it, so that clients can say it in any language.
    """

    def __init__(self, reasons: Mapping[str, str], reason: str, **facts: object) -> None:
        self.reason = reason
        self.facts = {name: str(fact) for name, fact in facts.items()}
        super().__init__(reasons[reason].format(**self.facts))


class IllegalMove(Refusal):
    """A move that the rules don't allow now. The reason tells nothing hidden."""


class BadOptions(SabotError):
    """Options that name no game that can be played."""


class BadNotation(SabotError):
    """Text that is no move, card, seat or cell."""


class BadPosition(SabotError):
    """A position that no game can be in."""


class BadRecord(SabotError):
    """A record that can't be read, or that doesn't follow the rules."""


def expect(holds: object, refusal: str) -> None:
    """Refuse a position unless this holds."""
    if not holds:
        raise BadPosition(refusal)
