"""States made of whole numbers: saved as bytes, pickled, compared, hashed and shown as text.

A game lists the fields of its state once, in `visit`; all of this follows from that list.
"""

# Compiled by mypyc.

from abc import abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import Final, cast

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sabot.core.options import GameOptions, options_text, setup_from
from sabot.core.state import State

NUMBER_BYTES: Final = 8
# Named as text, as descriptors name parts in higher layers: rules import no screen.
BOARD: Final = ("sabot.envs.rendering", "state_text")


class Fields:
    """Visits the fields of a state one by one: writes them, or reads them from saved bytes.

    Each method returns the value that the field has from now on.
    """

    def __init__(self, saved: bytes | None) -> None:
        self.reading = saved is not None
        self.saved: bytes = saved if saved is not None else b""
        self.at: i64 = 0
        self.writer = BytesWriter()

    def number(self, number: i64) -> i64:
        """A whole number."""
        if not self.reading:
            write_i64_le(self.writer, number)
            return number
        read = read_i64_le(self.saved, self.at)
        self.at += NUMBER_BYTES
        return read

    def flag(self, flag: bool) -> bool:
        """True or False."""
        return self.number(1 if flag else 0) != 0

    def numbers(self, numbers: vec[i64]) -> vec[i64]:
        """A list of whole numbers; a new one when they are read."""
        size = self.number(len(numbers))
        if not self.reading:
            writer = self.writer
            for number in numbers:
                write_i64_le(writer, number)
            return numbers
        saved = self.saved
        start = self.at
        self.at += size * NUMBER_BYTES
        read = vec[i64](capacity=size)
        index: i64
        for index in range(size):
            read = append(read, read_i64_le(saved, start + index * NUMBER_BYTES))
        return read

    def hands(self, hands: vec[i64], stride: i64) -> vec[i64]:
        """Hands, each a number of cards and then the cards; what lies behind them is no card."""
        if self.reading:
            return self.numbers(hands)
        cards = hands[:]
        base: i64 = 0
        index: i64
        while base < len(cards):
            for index in range(base + 1 + cards[base], base + stride):
                cards[index] = 0
            base += stride
        self.numbers(cards)
        return hands


# Games of other packages may derive interpreted classes from this one.
@mypyc_attr(allow_interpreted_subclasses=True)
class FlatState(State):
    """A state made of whole numbers. It is built from a setup and nothing else.

    Equal states have the same options and fields. A state changes with every move, and its hash
    with it: put copies into sets and dictionaries.
    """

    @abstractmethod
    def visit(self, fields: Fields) -> None:
        """Hand every field to `fields` and store what comes back."""

    @abstractmethod
    def chosen_options(self) -> object:
        """The options that the game is played with."""

    def lowest_wins(self) -> bool:
        """True if the fewest points win."""
        return False

    def returns(self) -> list[int]:
        """The score of each seat so far; negative where the fewest points win."""
        sign = -1 if self.lowest_wins() else 1
        seats = cast("GameOptions", self.chosen_options()).players
        return [sign * int(self.score(seat)) for seat in range(seats)]

    def saved(self) -> bytes:
        """Every field as bytes; the same for equal states with the same options."""
        fields = Fields(None)
        self.visit(fields)
        return fields.writer.getvalue()

    def load(self, saved: bytes) -> None:
        """Take over the fields that were saved from a state with the same options."""
        self.visit(Fields(saved))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, FlatState) or type(self) is not type(other):
            return False
        return self.chosen_options() == other.chosen_options() and self.saved() == other.saved()

    def __hash__(self) -> int:
        return hash(self.saved())

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, object, object, bytes]]:
        chosen = self.chosen_options()
        return restored, (type(self), type(chosen), options_text(chosen), self.saved())

    def __str__(self) -> str:
        module, name = BOARD
        return cast("str", getattr(import_module(module), name)(self))


def restored(kind: Callable[[object], FlatState], options: type, text: str, saved: bytes) -> State:
    """The state that was pickled: of this class, with the options in the text, and saved fields."""
    state = kind(setup_from(options, text)).copy()
    cast("FlatState", state).load(saved)
    return state
