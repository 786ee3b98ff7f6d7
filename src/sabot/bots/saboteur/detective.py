"""R2: watches the others, and plays by rules of thumb that are fed with what it believes."""

from typing import Any, Final

from sabot.bots.belief_bot import BeliefBot
from sabot.bots.saboteur.beliefs import SaboteurBeliefs

COOLNESS: Final = 5.0


class DetectiveBot(BeliefBot[SaboteurBeliefs]):
    """Draws one of its moves by how much it likes them, the best ones nearly always."""

    def decide(self, view: Any) -> int:
        """The code of the move drawn."""
        world = self.beliefs.worlds(view, 1, self.rng)[0]
        return int(self.beliefs.own_policy(view).pick(world, self.rng, COOLNESS))
