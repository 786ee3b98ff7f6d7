"""Plain data as a nested list that people can read."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from sabot.core.notation import format_seat

Plain: TypeAlias = "bool | int | float | str | Sequence[Plain] | Mapping[str, Plain] | None"

# A whole number in a field with one of these names is a seat, and so are those of `winners`.
SEAT_FIELDS: Final = frozenset(
    {"seat", "to_act", "turn", "dealer", "next_dealer", "starter", "target", "partner", "winners"}
)
# A list in a field with one of these names has one item for each seat, in their order.
BY_SEAT: Final = frozenset({"seats", "scores", "hands"})
NOTHING: Final = "–"
INDENT: Final = "  "


class Outline:
    """Writes fields with their labels, for a table with this number of seats."""

    def __init__(
        self, label: Callable[[str], str], called: Callable[[int], str], seats: int
    ) -> None:
        self.label = label
        self.called = called
        self.seats = seats

    def is_seat(self, field: str, value: int) -> bool:
        """True if the whole number in a field is a seat of the table."""
        return field in SEAT_FIELDS and 0 <= value < self.seats

    def goes_by_seat(self, field: str, items: Sequence[Plain]) -> bool:
        """True if a list has one item for each seat."""
        return field in BY_SEAT and len(items) == self.seats

    def lines(self, fields: Mapping[str, Plain], indent: str = "") -> Iterator[str]:
        """The fields, one below the other; nested ones are indented."""
        for field, value in fields.items():
            if is_flat(value):
                yield f"{indent}{self.inline(field, value)}"
            else:
                yield f"{indent}{self.label(field)}:"
                yield from self.nested(field, value, indent + INDENT)

    def nested(self, field: str, value: Plain, indent: str) -> Iterator[str]:
        """The items of a list or the fields of a struct, indented."""
        if isinstance(value, Mapping):
            yield from self.lines(value, indent)
        elif isinstance(value, Sequence):
            by_seat = self.goes_by_seat(field, value)
            for place, item in enumerate(value):
                mark = f"{format_seat(place)} {self.called(place)}:" if by_seat else "·"
                yield f"{indent}{mark} {self.value('', item)}"

    def inline(self, field: str, value: Plain) -> str:
        """A field and its value on one line."""
        return f"{self.label(field)} {self.value(field, value)}"

    def value(self, field: str, value: Plain) -> str:
        """A value on one line."""
        if value is None or value in ("", (), [], {}):
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and self.is_seat(field, value):
            return self.called(value)
        if isinstance(value, str | int | float):
            return str(value)
        if isinstance(value, Mapping):
            return ", ".join(self.inline(name, each) for name, each in value.items())
        texts = [self.value(field if field in SEAT_FIELDS else "", item) for item in value]
        if self.goes_by_seat(field, value):
            texts = [f"{self.called(seat)} {text}" for seat, text in enumerate(texts)]
            if any(", " in text for text in texts):
                return "; ".join(texts)
        return ", ".join(texts)


def is_flat(value: Plain) -> bool:
    """True if a value fits on the line of its label: it has no struct and no list of lists."""
    if isinstance(value, str) or not isinstance(value, Mapping | Sequence):
        return True
    return not isinstance(value, Mapping) and all(
        isinstance(item, str) or not isinstance(item, Mapping | Sequence) for item in value
    )
