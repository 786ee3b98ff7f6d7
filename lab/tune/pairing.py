"""Two sets of weights that play the same deals, with the seats exchanged."""

from collections.abc import Iterable, Sequence

import msgspec

from lab.tune.tuned_bots import Tuned
from sabot.arena.contest import Line
from sabot.arena.lineups import LineUp, Seating, by_side, mixed
from sabot.arena.round_scores import accounting_of
from sabot.arena.tally import Cell, cells_of
from sabot.bots.weights import Weights


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """Two sets of weights, None for the rung below, and their deals; plain data for workers.

    The options alternate from deal to deal.
    """

    game: str
    options: tuple[str, ...]
    seating: Seating
    seed: str
    one: Weights
    other: Weights | None
    bot: Tuned = "rules"

    def table(self, deal: int) -> str:
        """The options of a deal."""
        return self.options[deal % len(self.options)]

    def advantage(self, lines: Iterable[Line]) -> float:
        """The advantage of the first over the second on a deal, in the deciding measure."""
        cells = cells_of(lines, self.seating)
        better = accounting_of(self.game).measures[0].better
        return better * (cells[Cell(0)][0] - cells[Cell(1)][0])


def exchanged(players: int, roles: Sequence[str] | None) -> list[LineUp]:
    """The two line-ups of a pair: by side if there are roles, else around the table."""
    if roles is None:
        return mixed(2, players)
    return [by_side(roles, 0, 1), by_side(roles, 1, 0)]
