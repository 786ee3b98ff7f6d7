"""The result that a move makes sure of: exhaustive search over all worlds that agree with a view.

The others are taken as one opponent who sees all cards and wants the seat to do badly. The seat
itself knows only what it has seen: worlds that look the same to it stay together, and it chooses
one move for all of them. So the result holds whatever the others hold and do. No bot, no weight
and no sampling is involved.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final

from sabot.core.state import NOBODY, State

WORST: Final = -(10**9)
BEST: Final = 10**9

Worth = Callable[[State], int]
# What the seat observes of a move: two worlds with equal observations can't be told apart.
Observed = Callable[[State, int, State], Hashable]


class TooLarge(Exception):
    """The search would visit more states than allowed."""


class SureResult:
    """Searches for one seat. `most` bounds the number of states that are visited."""

    def __init__(self, seat: int, worth: Worth, observed: Observed, most: int) -> None:
        self.seat = seat
        self.worth = worth
        self.observed = observed
        self.left = most

    def of_moves(self, worlds: Sequence[State]) -> dict[int, int]:
        """The result that each legal move of the seat makes sure of."""
        return {int(move): self.after(worlds, [move], WORST, BEST) for move in worlds[0].moves()}

    def of(self, worlds: Sequence[State], least: int, most: int) -> int:
        """The result that the seat can make sure of; exact between `least` and `most`."""
        first = worlds[0]
        if first.to_act() == NOBODY:
            return min(map(self.worth, worlds))
        if first.to_act() != self.seat:
            return self.after(worlds, None, least, most)
        best = WORST
        for move in first.moves():
            best = max(best, self.after(worlds, [move], max(least, best), most))
            if best >= most:
                break
        return best

    def after(
        self, worlds: Sequence[State], moves: Iterable[int] | None, least: int, most: int
    ) -> int:
        """The worst result after these moves, or after any move, in what the seat then observes."""
        worst = BEST
        for alike in self.told_apart(worlds, moves):
            worst = min(worst, self.of(alike, least, min(most, worst)))
            if worst <= least:
                break
        return worst

    def told_apart(
        self, worlds: Sequence[State], moves: Iterable[int] | None
    ) -> Iterable[list[State]]:
        """The worlds after these moves, or after any legal one, by what the seat observes."""
        groups: dict[Hashable, list[State]] = {}
        for world in worlds:
            for move in world.moves() if moves is None else moves:
                self.left -= 1
                if self.left < 0:
                    raise TooLarge
                after = world.copy()
                after.step(move)
                groups.setdefault(self.observed(world, int(move), after), []).append(after)
        return groups.values()
