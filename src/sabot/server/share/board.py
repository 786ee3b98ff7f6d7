"""The board of a view as a drawing: cards placed as they lie, by the art of the browser client."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from sabot.server.share.sheet import Drawing, Sheet

WIDE: Final = 120
HIGH: Final = 180
NUMERALS: Final = ("I", "II", "III")
# Cells of a roof, three in a row; between the roofs is a gap.
ROOF: Final = 3
GAP: Final = 60
# A place for the mark of a seat, above what is its own.
MARK: Final = 60
# Columns of The Seven Seals: from one seat's to the next, and the seals, three in a row.
COLUMN: Final = 168
SEAL: Final = 48
SEALS_IN_ROW: Final = 3
# A trick that somebody has won is the back of a card, a quarter as large.
SMALL: Final = 0.25


class Placed(NamedTuple):
    """A drawing at a place, in units of the cards, with its size."""

    x: float
    y: float
    art: str
    wide: float = WIDE
    high: float = HIGH


def as_it_is(art: str) -> str:
    """A drawing in full."""
    return art


def board_of(
    sheet: Sheet, view: Any, marks: Sequence[str] = (), put: Callable[[str], str] = as_it_is
) -> Drawing | None:
    """The board of a view; the picture of the game where there is none to be drawn.

    `marks` are drawings of 120 × 48 by seat, which stand at what belongs to a seat. `put` may put a
    reference in the place of a drawing.
    """
    placed = [each for each in pieces_on(sheet, view, marks) if each.art]
    if not placed:
        return sheet.pictures.get(view.game)
    left, top = min(each.x for each in placed), min(each.y for each in placed)
    right = max(each.x + each.wide for each in placed)
    bottom = max(each.y + each.high for each in placed)
    art = "".join(
        f'<g transform="translate({x:g} {y:g})">{put(art)}</g>' for x, y, art, *_ in placed
    )
    return Drawing(f"{left:g} {top:g} {right - left:g} {bottom - top:g}", art)


def pieces_on(sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterator[Placed]:
    """What lies in the mine, on the roofs, or in the trick and before the seats."""
    if hasattr(view, "maze"):
        yield from mine_cards(sheet, view)
    elif hasattr(view, "roofs"):
        yield from roof_cards(sheet, view, marks)
    elif hasattr(view, "last_trick"):
        yield from trick_and_seals(sheet, view, marks)


def mine_cards(sheet: Sheet, view: Any) -> Iterator[Placed]:
    """The start, the tunnels and the goals; what is cut off is cold."""
    cold = {(cell.col, cell.row) for cell in view.cut_off}
    yield Placed(0, 0, sheet.cards.get("start", ""))
    for card in view.maze:
        art = sheet.cards.get(f"{card.card} turned" if card.turned else card.card, "")
        lit = (card.col, card.row) not in cold
        yield Placed(card.col * WIDE, card.row * HIGH, art if lit else f'<g class="cold">{art}</g>')
    for number, goal in enumerate(view.goals):
        name = f"goal {NUMERALS[number]}" if goal.card is None else goal.card
        art = sheet.cards.get(f"{name} turned" if goal.turned else name, "")
        yield Placed(goal.col * WIDE, goal.row * HIGH, art)


def roof_cards(sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterator[Placed]:
    """The pipes on the roofs, side by side, below the marks of their players."""
    for side, roof in enumerate(view.roofs):
        left = side * (ROOF * WIDE + GAP)
        for place, card in enumerate(roof.cells):
            x = left + place % ROOF * WIDE
            yield Placed(x, place // ROOF * HIGH, sheet.cards.get(card or "back", ""))
        owners = [seat for seat, own in enumerate(view.seats) if own.side == side]
        for place, seat in enumerate(owners):
            yield from mark_at(marks, seat, left + place * WIDE * 1.5, -MARK)


def trick_and_seals(sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterator[Placed]:
    """A column for each seat: its card in the trick, its seals, and the tricks it has won.

    The card that wins stands out, above the others.
    """
    trick = view.trick or view.last_trick
    below = GAP / 4 + (0 if trick is None else HIGH)
    for seat, own in enumerate(view.seats):
        x = seat * COLUMN
        yield from mark_at(marks, seat, x, -MARK - GAP / 2)
        if trick is not None and (card := trick.cards[seat]) is not None:
            best = trick.winner == seat
            yield Placed(x, -GAP / 2 if best else 0, sheet.cards.get(card, ""))
        yield from tricks_won(sheet, own.tricks, x, below)
        yield from seals_of(sheet, own, x, below + GAP / 4 + HIGH * SMALL)


def tricks_won(sheet: Sheet, count: int, x: float, y: float) -> Iterator[Placed]:
    """Small backs of cards, one for each trick, over each other where there are many."""
    wide, high = WIDE * SMALL, HIGH * SMALL
    apart = min(wide + 4, (WIDE - wide) / max(1, count - 1))
    art = f'<g transform="scale({SMALL})">{sheet.cards.get("back", "")}</g>'
    for place in range(count):
        yield Placed(x + place * apart, y, art, wide, high)


def seals_of(sheet: Sheet, own: Any, x: float, y: float) -> Iterator[Placed]:
    """The seals that a seat still has, three in a row."""
    held = [
        colour for colour, count in msgspec.structs.asdict(own.seals).items() for _ in range(count)
    ]
    for place, colour in enumerate(held):
        row, column = divmod(place, SEALS_IN_ROW)
        yield Placed(x + column * SEAL, y + row * SEAL, sheet.seals.get(colour, ""), SEAL, SEAL)


def mark_at(marks: Sequence[str], seat: int, x: float, y: float) -> Iterator[Placed]:
    """The mark of a seat, if it has one."""
    if seat < len(marks):
        yield Placed(x, y, marks[seat], WIDE, MARK)
