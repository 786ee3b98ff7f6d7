"""What a game's R2 and R3 are made of: each game has a module that answers these questions."""

from pathlib import Path
from typing import Any, Protocol

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.round_value import Stakes
from sabot.bots.search import Manner
from sabot.bots.weights import Weights
from sabot.core.game import AnyGame


class Mind(Protocol):
    """The mind of a game."""

    @property
    def MANNER(self) -> Manner:  # noqa: N802 (a constant of a module)
        """How R3 searches unless it is told otherwise."""
        ...

    def stakes(self) -> Stakes:
        """What the end of a round is worth to a seat."""
        ...

    def beliefs(self, game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
        """What a seat believes, before it has seen anything."""
        ...

    def detective(self, game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
        """R2."""
        ...

    def searcher(self, game: AnyGame, believed: Beliefs, manner: Manner, seed: int) -> Bot:
        """R3, with these beliefs."""
        ...


class WeightedMind(Mind, Protocol):
    """A mind whose detective minds some things otherwise than R1, by weights of its own."""

    @property
    def OWN_WEIGHTS(self) -> Path:  # noqa: N802 (a constant of a module)
        """The file of the weights that it comes with."""
        ...

    def detective_with(self, weights: Weights, game: AnyGame, seat: int, seed: int) -> Bot:
        """R2 with these weights in their place."""
        ...
