"""Moves and announcements tried out in rounds that are played out in a rush."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.seven_seals.promises import Promises
from sabot.bots.seven_seals.rush import Rush
from sabot.bots.seven_seals.stakes import A_POINT
from sabot.bots.stakes import Stakes
from sabot.bots.trials import Trials
from sabot.core.state import State
from sabot.games.seven_seals.rules import SevenSeals


class Rushes(Trials):
    """The moves of one seat. A rush leaves nothing to chance, so the seed makes no difference."""

    def __init__(
        self, moves: vec[i64], seat: i64, rush: Rush, stakes: Stakes, coolness: float
    ) -> None:
        super().__init__(moves, seat, rush.rules, stakes, coolness)
        self.rush = rush

    def outcome(self, world: State, move: i64, seed: i64) -> i64:  # noqa: ARG002 (see above)
        """What the seat has in the end if it makes this move in this world."""
        game = cast("SevenSeals", world.copy())
        game.step(move)
        return -A_POINT * self.rush.cost(game, self.seat)


class RushedPromises(Promises):
    """The announcements of one seat, likewise."""

    def __init__(
        self,
        promises: list[vec[i64]],
        seat: i64,
        rush: Rush,
        stakes: Stakes,
        coolness: float,
    ) -> None:
        super().__init__(promises, seat, rush.rules, stakes, coolness)
        self.rush = rush

    def outcome(self, world: State, move: i64, seed: i64) -> i64:  # noqa: ARG002 (as above)
        """What the seat has in the end if it announces this in this world."""
        game = cast("SevenSeals", world.copy())
        for each in self.promises[move]:
            game.step(each)
        return -A_POINT * self.rush.cost(game, self.seat)
