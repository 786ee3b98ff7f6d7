"""Bots for a game without a factory: a search in imagined worlds that uses only the rules."""

from typing import Any, Final

from sabot.bots.beliefs import Beliefs, Unbiased
from sabot.bots.bot import Bot
from sabot.bots.policy import Policy
from sabot.bots.round_value import RoundValue, ScoreGain
from sabot.bots.search import Search, SearchSettings
from sabot.bots.searcher import SearcherBot
from sabot.core.game import AnyGame

# Every move is a candidate, because a uniform policy prefers none.
SEARCH: Final = SearchSettings(playouts=1500, seconds=0.15, candidates=1000)
GLANCE: Final = SearchSettings(playouts=240, seconds=None, candidates=1000)


class DefaultFactory:
    """A `sabot.bots.factory.BotFactory` for any game; `policy` plays the imagined worlds out."""

    SEARCH = SEARCH

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def round_value(self) -> RoundValue:
        """The points that a seat gains in the round."""
        return ScoreGain()

    def beliefs(self, game: AnyGame, options: Any, seat: int, seed: int) -> Beliefs:
        """Beliefs that are uniform over the worlds that agree with the view."""
        del options, seat, seed
        return Unbiased(game)

    def detective(self, game: AnyGame, options: Any, seat: int, seed: int) -> Bot:
        """R2: a short search with few playouts."""
        return self.searcher(game, self.beliefs(game, options, seat, seed), GLANCE, seed)

    def searcher(
        self, game: AnyGame, believed: Beliefs, settings: SearchSettings, seed: int
    ) -> Bot:
        """R3."""
        return SearcherBot(game, believed, Search(self.policy, self.round_value(), settings), seed)
