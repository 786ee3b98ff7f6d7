"""Bot factories: each game has a module `factory` that makes its R2 and R3."""

from pathlib import Path
from typing import Any, Protocol

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Bot
from sabot.bots.round_value import RoundValue
from sabot.bots.search import SearchSettings
from sabot.bots.weights import Weights
from sabot.core.game import AnyGame


class BotFactory(Protocol):
    """The bot factory of one game: it makes the beliefs, the round value and the bots R2 and R3."""

    @property
    def SEARCH(self) -> SearchSettings:  # noqa: N802 (a constant of a module)
        """The default settings of R3's search."""
        ...

    def round_value(self) -> RoundValue:
        """The round value that the bots of this game use."""
        ...

    def beliefs(self, game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
        """The initial beliefs of a seat, before it has seen anything."""
        ...

    def detective(self, game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
        """R2."""
        ...

    def searcher(
        self, game: AnyGame, believed: Beliefs, settings: SearchSettings, seed: int
    ) -> Bot:
        """R3, with these beliefs."""
        ...


class WeightedBotFactory(BotFactory, Protocol):
    """A factory whose detective has weights of its own in addition to those of R1."""

    @property
    def OWN_WEIGHTS(self) -> Path:  # noqa: N802 (a constant of a module)
        """The path of the default weights."""
        ...

    def detective_with(self, weights: Weights, game: AnyGame, seat: int, seed: int) -> Bot:
        """R2 with these weights instead of the default ones."""
        ...
