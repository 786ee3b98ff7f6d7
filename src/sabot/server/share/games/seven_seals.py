"""The Seven Seals: the trick, what everybody has announced, and whose promises held."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from sabot.server.share.game_part import PlayedGame
from sabot.server.share.pieces import GAP, HIGH, MARK, WIDE, Placed, mark_at
from sabot.server.share.sheet import Sheet

# Columns: from one seat's to the next, and the seals, three in a row.
COLUMN: Final = 168
SEAL: Final = 48
SEALS_IN_ROW: Final = 3
# A trick that somebody has won is the back of a card, a quarter as large.
SMALL: Final = 0.25


class PicturedSeals:
    """Adds the trick and the seals."""

    def pieces(self, sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterator[Placed]:
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

    def icon(self, view: Any, seat: int) -> str | None:
        """Nothing: nobody has a role."""
        del view, seat
        return None

    def sentence(self, played: PlayedGame) -> str | None:
        """Who kept every promise, or whose broken promise cost most."""
        rounds, outcome = played.view.sheet, played.view.outcome
        if not rounds or outcome is None:
            return None
        kept = [seat for seat in outcome.winners if not any(row[seat] for row in rounds)]
        if kept:
            return played.words("share-kept", names=played.named(kept), count=len(kept))
        places = [(row, seat) for row in range(len(rounds)) for seat in range(len(rounds[0]))]
        row, seat = max(places, key=lambda place: abs(rounds[place[0]][place[1]]))
        points = abs(rounds[row][seat])
        return played.words("share-broken", name=played.name(seat), points=points, round=row + 1)


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
