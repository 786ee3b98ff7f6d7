"""Sabotage: the roofs, and who ended it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sabot.server.share.game_part import PlayedGame
from sabot.server.share.pieces import GAP, HIGH, MARK, WIDE, Placed, mark_at
from sabot.server.share.sheet import Sheet

# Cells of a roof, three in a row.
ROOF: Final = 3


class PicturedRoofs:
    """Adds the roofs."""

    def pieces(self, sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterator[Placed]:
        """The pipes on the roofs, side by side, below the marks of their players."""
        for side, roof in enumerate(view.roofs):
            left = side * (ROOF * WIDE + GAP)
            for place, card in enumerate(roof.cells):
                x = left + place % ROOF * WIDE
                yield Placed(x, place // ROOF * HIGH, sheet.cards.get(card or "back", ""))
            owners = [seat for seat, own in enumerate(view.seats) if own.side == side]
            for place, seat in enumerate(owners):
                yield from mark_at(marks, seat, left + place * WIDE * 1.5, -MARK)

    def icon(self, view: Any, seat: int) -> str | None:
        """Nothing: nobody has a role."""
        del view, seat
        return None

    def sentence(self, played: PlayedGame) -> str | None:
        """Who ended the last round, with which roof."""
        if not played.view.results:
            return None
        last = played.view.results[-1]
        if last.ended_by is None:
            high, low = max(last.values), min(last.values)
            return played.words("share-cards-out", high=high, low=low)
        value = last.values[played.view.seats[last.ended_by].side]
        return played.words("share-roof", name=played.name(last.ended_by), value=value)
