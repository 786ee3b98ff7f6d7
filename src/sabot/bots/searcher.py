"""R3: tries its moves out in worlds drawn from what it believes."""

from typing import Any

from sabot.bots.beliefs import Beliefs
from sabot.bots.bot import Seen
from sabot.bots.search import Search
from sabot.core.game import AnyGame
from sabot.core.rng import Rng


class SearcherBot:
    """Plays the move that fared best in its worlds."""

    follows: bool = True

    def __init__(self, game: AnyGame, beliefs: Beliefs, search: Search, seed: int) -> None:
        self.game = game
        self.beliefs = beliefs
        self.search = search
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Learn from it."""
        self.beliefs.see(step)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        if len(view.moves) == 1:
            return view.moves[0]
        return self.game.move_of(self.search.best(view, self.beliefs, self.rng))
