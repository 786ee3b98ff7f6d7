"""What a judge says about a position: the result that each move makes sure of."""

from typing import NamedTuple

from sabot.puzzles.puzzle import Goal


class Judged(NamedTuple):
    """The goal, the sure result of each move by its code, and the measure of difficulty."""

    goal: Goal
    results: dict[int, int]
    difficulty: int

    def answer(self) -> int | None:
        """The move that makes sure of more than every other one; None if there is none."""
        best = max(self.results.values())
        found = [move for move, result in self.results.items() if result == best]
        return found[0] if len(found) == 1 and len(self.results) > 1 else None

    def sure(self) -> int:
        """The result that the best move makes sure of."""
        return max(self.results.values())

    def next_best(self) -> int:
        """The best sure result of all other moves."""
        return sorted(self.results.values())[-2]
