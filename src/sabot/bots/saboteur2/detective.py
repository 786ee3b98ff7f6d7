"""R2: plays Saboteur 2 by rules of thumb, thinking about who the others are."""

from typing import Any, Final

from sabot.bots.bot import Seen
from sabot.bots.saboteur2.beliefs import RoleBeliefs
from sabot.bots.saboteur2.believed import Believed, informed
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.games.saboteur2.cards import ROLES

COOLNESS: Final = 5.0


class DetectiveBot:
    """Decides by what it believes."""

    follows: bool = True

    def __init__(self, game: AnyGame, beliefs: RoleBeliefs, seed: int) -> None:
        self.game = game
        self.beliefs = beliefs
        self.believed = Believed()
        self.policy = informed(self.believed)
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Learn from it."""
        self.beliefs.see(step)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        if len(view.moves) == 1:
            return view.moves[0]
        world = self.beliefs.worlds(view, 1, self.rng)[0]
        for seat in range(len(view.seats)):
            for role, chance in enumerate(self.beliefs.chances(seat)):
                self.believed.roles[seat * len(ROLES) + role] = chance
        for place, chance in enumerate(self.beliefs.places()):
            self.believed.places[place] = chance
        return self.game.move_of(int(self.policy.pick(world, self.rng, COOLNESS)))
