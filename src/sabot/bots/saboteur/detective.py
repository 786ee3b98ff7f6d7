"""R2: observes the other seats, and follows a policy informed by its beliefs."""

from typing import Any, Final

from sabot.bots.belief_bot import BeliefBot
from sabot.bots.favoured import favoured
from sabot.bots.saboteur.beliefs import SaboteurBeliefs

COOLNESS: Final = 5.0


class DetectiveBot(BeliefBot[SaboteurBeliefs]):
    """Draws a move by softmax of its policy's scores, nearly always one of the best."""

    def decide(self, view: Any) -> int:
        """The code of the drawn move."""
        world = self.beliefs.worlds(view, 1, self.rng)[0]
        policy = favoured(self.beliefs.own_policy(view), self.favours(view))
        return int(policy.pick(world, self.rng, COOLNESS))
