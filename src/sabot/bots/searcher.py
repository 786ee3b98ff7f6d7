"""R3: a search in worlds sampled from its beliefs."""

from typing import Any

from sabot.bots.belief_bot import BeliefBot
from sabot.bots.beliefs import Beliefs
from sabot.bots.favoured import favoured_beliefs
from sabot.bots.search import Search
from sabot.core.game import AnyGame


class SearcherBot(BeliefBot[Beliefs]):
    """Plays the move with the best result of its search."""

    def __init__(self, game: AnyGame, beliefs: Beliefs, search: Search, seed: int) -> None:
        super().__init__(game, beliefs, seed)
        self.search = search

    def decide(self, view: Any) -> int:
        """The code of the move with the best result."""
        beliefs = favoured_beliefs(self.beliefs, view, self.favours(view))
        return self.search.best(view, beliefs, self.rng)
