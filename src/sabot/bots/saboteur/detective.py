"""R2: watches the others, and plays by rules of thumb that are fed with what it believes."""

from typing import Any, Final

from sabot.bots.bot import Seen
from sabot.bots.saboteur.beliefs import SaboteurBeliefs
from sabot.core.game import AnyGame
from sabot.core.rng import Rng

COOLNESS: Final = 5.0


class DetectiveBot:
    """Draws one of its moves by how much it likes them, the best ones nearly always."""

    follows: bool = True

    def __init__(self, game: AnyGame, beliefs: SaboteurBeliefs, seed: int) -> None:
        self.game = game
        self.beliefs = beliefs
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Learn from it."""
        self.beliefs.see(step)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        if len(view.moves) == 1:
            return view.moves[0]
        world = self.beliefs.worlds(view, 1, self.rng)[0]
        taste = self.beliefs.taste(view)
        return self.game.move_of(int(taste.pick(world, self.rng, COOLNESS)))
