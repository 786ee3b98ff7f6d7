"""Plain data as a nested list that people can read."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias, TypeGuard

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


def is_seat(value: Plain) -> TypeGuard[int]:
    """Whether a value can be a seat."""
    return type(value) is int


class Outline:
    """Writes fields with their labels. `called` is the name of a seat."""

    def __init__(self, label: Callable[[str], str], called: Callable[[int], str]) -> None:
        self.label = label
        self.called = called

    def names_seat(self, field: str) -> bool:
        """Whether whole numbers of this field are seats."""
        return field in SEAT_FIELDS

    def lines(self, fields: Mapping[str, Plain], indent: str = "") -> Iterator[str]:
        """The fields, one below the other; what is nested is set in."""
        for field, value in fields.items():
            if is_flat(value):
                yield f"{indent}{self.inline(field, value)}"
            else:
                yield f"{indent}{self.label(field)}:"
                yield from self.nested(field, value, indent + INDENT)

    def nested(self, field: str, value: Plain, indent: str) -> Iterator[str]:
        """The items of a list or the fields of a struct, set in."""
        if isinstance(value, Mapping):
            yield from self.lines(value, indent)
        elif isinstance(value, Sequence):
            for place, item in enumerate(value):
                mark = f"{format_seat(place)} {self.called(place)}:" if field in BY_SEAT else "·"
                yield f"{indent}{mark} {self.value(field, item)}"

    def inline(self, field: str, value: Plain) -> str:
        """A field and its value on one line."""
        return f"{self.label(field)} {self.value(field, value)}"

    def value(self, field: str, value: Plain) -> str:
        """A value on one line."""
        if value is None or value in ("", (), [], {}):
            return NOTHING
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and self.names_seat(field):
            return self.called(value)
        if isinstance(value, str | int | float):
            return str(value)
        if isinstance(value, Mapping):
            return ", ".join(self.inline(name, each) for name, each in value.items())
        return ", ".join(self.item(field, place, each) for place, each in enumerate(value))

    def item(self, field: str, place: int, value: Plain) -> str:
        """An item of a list on one line, with its seat if the list goes by seats."""
        text = self.value(field, value)
        return f"{self.called(place)} {text}" if field in BY_SEAT else text


def is_flat(value: Plain) -> bool:
    """Whether a value fits on the line of its label: no struct in it, and no list of lists."""
    if isinstance(value, str) or not isinstance(value, Mapping | Sequence):
        return True
    return not isinstance(value, Mapping) and all(
        isinstance(item, str) or not isinstance(item, Mapping | Sequence) for item in value
    )
