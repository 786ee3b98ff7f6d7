"""Results by bot, role and opponent: one value for each deal."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from sabot.arena.contest import DealPlayed, Line
from sabot.arena.lineups import Seating
from sabot.arena.round_scores import Accounting, Measure

Values = tuple[float, ...]


class Cell(NamedTuple):
    """A bot in a role against a bot; None for all roles, and for all opponents."""

    bot: int
    role: str | None = None
    against: int | None = None


class Tally:
    """The results of all deals so far."""

    def __init__(self, accounting: Accounting, seating: Seating) -> None:
        self.accounting = accounting
        self.seating: Seating = seating
        self.deals = 0
        self.games = 0
        self.moves = 0
        self.claims = 0
        self.refused = 0
        self.found: dict[Cell, dict[int, Values]] = defaultdict(dict)

    def add(self, played: DealPlayed) -> None:
        """Count a deal."""
        self.deals += 1
        self.games += played.games
        self.moves += played.moves
        self.claims += played.claims
        self.refused += played.refused
        for cell, values in cells_of(played.lines, self.seating).items():
            self.found[cell][played.deal] = values

    def cells(self) -> list[Cell]:
        """All cells: bots in their order, each as a whole first."""
        return sorted(self.found, key=lambda cell: (cell.bot, *order(cell)))

    def values(self, cell: Cell, measure: Measure) -> list[float]:
        """The values of a cell, one for each deal."""
        place = self.accounting.measures.index(measure)
        return [values[place] for values in self.found[cell].values()]

    def pairs(self, one: Cell, other: Cell, measure: Measure) -> tuple[list[float], list[float]]:
        """The values of two cells on the deals that both played."""
        place = self.accounting.measures.index(measure)
        mine, theirs = self.found[one], self.found[other]
        deals = [deal for deal in mine if deal in theirs]
        return [mine[deal][place] for deal in deals], [theirs[deal][place] for deal in deals]

    def advantage(self, deal: int) -> float:
        """The advantage of the first bot over the second on one deal."""
        measure = self.accounting.measures[0]
        mine, theirs = self.found[Cell(0)][deal], self.found[Cell(1)][deal]
        return measure.better * (mine[0] - theirs[0])


def order(cell: Cell) -> tuple[str, int]:
    """The sort key of a cell: by role, then by opponent; totals come first."""
    return cell.role or "", -1 if cell.against is None else cell.against


def cells_of(lines: Iterable[Line], seating: Seating) -> dict[Cell, Values]:
    """The cells of one deal: the mean over all seats and rounds of a cell is one value."""
    groups: dict[Cell, list[Values]] = defaultdict(list)
    for line in lines:
        cells = {
            Cell(line.bot),
            Cell(line.bot, line.role),
            Cell(line.bot, line.role, line.against),
        }
        for cell in cells:
            groups[cell].append(line.values)
    found = {cell: means(values) for cell, values in groups.items()}
    if seating == "sides":
        # Both sides count the same, regardless of their numbers of players.
        for bot in {cell.bot for cell in found}:
            sides = [cell for cell in found if cell.bot == bot and cell.role and not_split(cell)]
            if sides:  # none where one side is held
                found[Cell(bot)] = means([found[side] for side in sides])
    return found


def not_split(cell: Cell) -> bool:
    """True if the cell covers all opponents."""
    return cell.against is None


def means(values: Sequence[Values]) -> Values:
    """The mean of each measure."""
    return tuple(fmean(column) for column in zip(*values, strict=True))
