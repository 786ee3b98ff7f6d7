"""Numbers as people read them, in their language."""

from typing import Final

from sabot.review.evaluator import Unit, unit_of
from sabot.wire.review import Account, Decision, Review, Span

# Languages with a decimal comma.
COMMA: Final = ("fr", "it", "de")


class Figures:
    """Formats the values of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.unit: Unit = unit_of(game)
        self.comma = language in COMMA

    def worth(self, value: float) -> str:
        """The value of a seat's situation."""
        return self.written(value, self.unit.digits, signed=False)

    def cost(self, value: float) -> str:
        """The cost of a decision."""
        return self.written(value, max(1, self.unit.digits), signed=False)

    def around(self, span: Span) -> str:
        """A change with half of its interval."""
        digits = self.unit.digits
        half = self.written((span.high - span.low) / 2, digits, signed=False)
        return f"{self.written(span.mean, digits, signed=True)} ±{half}"

    def written(self, value: float, digits: int, *, signed: bool) -> str:
        """A number; one that rounds to nothing has no sign."""
        rounded = round(value, digits) + 0.0
        text = f"{rounded:{'+' if signed and rounded else ''}.{digits}f}".replace("-", "−")
        return text.replace(".", ",") if self.comma else text


PARTS: Final = ("deal", "others", "skill", "unseen")


def account_row(account: Account, figures: Figures) -> list[str]:
    """An account as the columns of a table."""
    changed = [figures.around(getattr(account, name)) for name in PARTS]
    return [figures.worth(account.expected.mean), *changed, figures.worth(account.outcome)]


def total_of(accounts: list[Account]) -> Account:
    """The accounts of several rounds, added up."""
    spans = {name: summed([getattr(each, name) for each in accounts]) for name in PARTS}
    expected = summed([each.expected for each in accounts])
    return Account(expected=expected, **spans, outcome=sum(each.outcome for each in accounts))


def summed(spans: list[Span]) -> Span:
    """The sum of independent values."""
    mean = sum(span.mean for span in spans)
    half = sum(((span.high - span.low) / 2) ** 2 for span in spans) ** 0.5
    return Span(mean, mean - half, mean + half)


def mistakes_in(found: Review) -> list[Decision]:
    """The decisions that were mistakes, the worst first."""
    wrong = [each for each in found.decisions if each.judged == "mistake"]
    return sorted(wrong, key=cost, reverse=True)


def cost(decision: Decision) -> float:
    """The cost of a decision."""
    return 0.0 if decision.lost is None else decision.lost.mean


def compared(found: Review) -> int:
    """The number of decisions that were compared with a move that looked better."""
    return sum(each.lost is not None for each in found.decisions)


def shown_wrongly(found: Review) -> int:
    """The expected number of false mistakes among these comparisons: one in thirty, rounded up.

    One in forty by the interval, and some more since open comparisons are made twice.
    """
    return -(-compared(found) // 30)
