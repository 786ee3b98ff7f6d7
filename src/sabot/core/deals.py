"""Deals: all chance of a round, drawn at once, checked, and written into records.

A game declares its deal as a struct, whose fields are the lines of a record in their order; the
seat that deals or begins; and the piles that are shuffled, with how each is shared out. `Deals`
draws, checks, formats and parses by that declaration.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, TypeVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.counting import check_same, shuffled
from sabot.core.errors import BadRecord, SabotError
from sabot.core.game import Shuffle, StateT
from sabot.core.notation import (
    format_seat,
    one_of,
    parse_number,
    parse_seat,
    refuse_rest,
    split_lines,
    take_line,
    take_seat_lines,
)
from sabot.core.options import RANDOM_SEAT
from sabot.core.state import State

HANDS: Final = "hands"

# The type of a field for cards that are numbers, and that are not shuffled for every round.
OPTIONAL_NUMBERS: Final = tuple[int, ...] | None

Fields = dict[str, object]


DealT = TypeVar("DealT", bound=msgspec.Struct)


class FirstSeat(msgspec.Struct, Generic[StateT], frozen=True):
    """The seat that deals, or that begins."""

    # The field of the deal, and "deal" or "begin" for refusals.
    field: str
    verb: str
    # The seat that the rules name, or RANDOM_SEAT.
    expected: Callable[[StateT], int]

    def draw(self, state: StateT, players: int, shuffle: Shuffle, /) -> int:
        """The seat that the rules name, or a random one."""
        seat = int(self.expected(state))
        return shuffle.permutation(players)[0] if seat == RANDOM_SEAT else seat

    def check(self, state: StateT, players: int, seat: int) -> None:
        """Refuse a seat that the rules do not name."""
        expected = int(self.expected(state))
        if not 0 <= seat < players:
            raise BadRecord(f"no seat {seat} can {self.verb}; there are {players} players")
        if expected not in {RANDOM_SEAT, seat}:
            named, given = format_seat(expected), format_seat(seat)
            raise BadRecord(f"{named} {self.verb}s this round, not {given}")


class Pile(msgspec.Struct, Generic[StateT], frozen=True):
    """Cards that are shuffled together and dealt out: some aside, hands for all, and the rest.

    `what` is the word for one card, `names` are the names by number, `cards` all cards of the pile.
    `aside` is a field for the cards that are put aside first, with their number. With `hand_size`
    the field `hands` gets a hand for each seat. `rest` is the field for the cards that are left.
    """

    what: str
    names: tuple[str, ...]
    cards: Callable[[StateT], Iterable[int]]
    rest: str | None = None
    hand_size: Callable[[StateT], int] | None = None
    aside: tuple[str, int] | None = None

    def fields(self) -> list[str]:
        """The fields of a deal that this pile fills."""
        aside = [self.aside[0]] if self.aside else []
        hands = [HANDS] if self.hand_size else []
        return aside + hands + ([self.rest] if self.rest else [])

    def draw(self, state: StateT, players: int, shuffle: Shuffle, /) -> Fields:
        """The shuffled cards, by the fields of the deal."""
        cards = [self.name_of(int(card)) for card in shuffled(self.cards(state), shuffle)]
        fields: Fields = {}
        if self.aside is not None:
            name, size = self.aside
            fields[name], cards = tuple(cards[:size]), cards[size:]
        if self.hand_size is not None:
            size = int(self.hand_size(state))
            end = size * players
            fields[HANDS] = tuple(tuple(cards[at : at + size]) for at in range(0, end, size))
            cards = cards[end:]
        if self.rest is not None:
            fields[self.rest] = tuple(cards)
        return fields

    def check(self, state: StateT, players: int, dealt: msgspec.Struct, /) -> list[int]:
        """The dealt cards as numbers; refuses other cards, or another number of them somewhere."""
        aside: tuple[str, ...] = getattr(dealt, self.aside[0]) if self.aside else ()
        hands: tuple[tuple[str, ...], ...] = getattr(dealt, HANDS) if self.hand_size else ()
        rest: tuple[str, ...] = getattr(dealt, self.rest) if self.rest else ()
        names = [*aside, *(name for hand in hands for name in hand), *rest]
        cards = [self.number_of(name) for name in names]
        there_are = [int(card) for card in self.cards(state)]
        check_same(cards, there_are, f"{self.what}s in the deal", BadRecord, self.name_of)
        if self.hand_size is not None:
            size = int(self.hand_size(state))
            if [len(hand) for hand in hands] != [size] * players:
                raise BadRecord(f"the deal must have {players} hands of {size} {self.what}s")
        if self.aside is not None and len(aside) != self.aside[1]:
            name, size = self.aside
            raise BadRecord(f"the deal must have {size} {self.what}s {name}, not {len(aside)}")
        return cards

    def name_of(self, card: int) -> str:
        """The name of a card."""
        return self.names[card]

    def number_of(self, name: str) -> int:
        """The number of a card; refuses an unknown name."""
        return one_of(name, self.names, self.what)


class Deals(Generic[StateT, DealT]):
    """The deals of one game.

    `piles` stand in the order in which they are shuffled. `open_round` hands a checked deal to the
    rules, with the cards of each pile as numbers, by what they are called. `first` is for a game
    in which one seat deals or begins.
    """

    def __init__(
        self,
        struct: type[DealT],
        players: Callable[[StateT], int],
        piles: Sequence[Pile[StateT]],
        open_round: Callable[[StateT, DealT, Mapping[str, vec[i64]]], None],
        first: FirstSeat[StateT] | None = None,
    ) -> None:
        self.deal_type = struct
        self.players = players
        self.first = first
        self.piles = piles
        self.open_round = open_round
        self.lines = {field.name: field.type for field in msgspec.structs.fields(struct)}
        filled = {name for pile in piles for name in pile.fields()}
        if first is not None:
            filled.add(first.field)
        if filled != set(self.lines):
            has, fills = ", ".join(sorted(self.lines)), ", ".join(sorted(filled))
            raise TypeError(f"{struct.__name__} has the fields {has}; its piles fill {fills}")

    def draw_deal(self, state: StateT, shuffle: Shuffle) -> DealT:
        """A deal for the round that is awaited; the state stays as it is."""
        check_deal_awaited(state)
        players = int(self.players(state))
        fields: Fields = {}
        if self.first is not None:
            fields[self.first.field] = self.first.draw(state, players, shuffle)
        for pile in self.piles:
            fields |= pile.draw(state, players, shuffle)
        return self.deal_type(**fields)

    def deal(self, state: StateT, dealt: DealT) -> None:
        """Deal the round that is awaited; refuses a deal without the right cards."""
        check_deal_awaited(state)
        players = int(self.players(state))
        if self.first is not None:
            self.first.check(state, players, getattr(dealt, self.first.field))
        piles = {pile.what: vec[i64](pile.check(state, players, dealt)) for pile in self.piles}
        self.open_round(state, dealt, piles)

    def format_deal(self, dealt: DealT) -> list[str]:
        """The deal as lines of a record."""
        return [
            line
            for name, value in msgspec.structs.asdict(dealt).items()
            for line in format_field(name, value)
        ]

    def parse_deal(self, lines: list[str]) -> DealT:
        """The deal that lines of a record describe."""
        parts = split_lines(lines)
        fields = {name: parse_field(parts, name, kind) for name, kind in self.lines.items()}
        refuse_rest(parts)
        return self.deal_type(**fields)


def format_field(name: str, value: object) -> list[str]:
    """The lines of one field: a seat, hands, cards, or nothing at all."""
    if value is None:
        return []
    if isinstance(value, int):
        return [f"{name}: {format_seat(value)}"]
    cards = cast("tuple[object, ...]", value)
    if name != HANDS:
        return [f"{name}: {' '.join(map(str, cards))}"]
    hands = cast("tuple[tuple[str, ...], ...]", value)
    return [f"hand {format_seat(seat)}: {' '.join(hand)}" for seat, hand in enumerate(hands)]


def parse_field(parts: dict[str, list[str]], name: str, kind: object) -> object:
    """The value of one field, taken out of the lines."""
    if name == HANDS:
        return tuple(take_seat_lines(parts, "hand"))
    if kind is int:
        return parse_seat(" ".join(take_line(parts, name)))
    if kind == OPTIONAL_NUMBERS:
        words = parts.pop(name, None)
        if words is None:
            return None
        return tuple(parse_number(word, f"{name} card") for word in words)
    return tuple(take_line(parts, name))


def check_deal_awaited(state: State) -> None:
    """Refuse a deal while a round is being played or when the game is over."""
    if state.over():
        raise SabotError("the game is over; there is no round to deal")
    if not state.awaits_deal():
        raise SabotError("the round is still being played; it can't be dealt again")
