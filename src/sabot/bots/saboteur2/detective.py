"""R2: observes the other seats, and looks ahead to the end of the round in sampled worlds."""

from typing import Any, Final

from sabot.bots.belief_bot import BeliefBot
from sabot.bots.favoured import favoured
from sabot.bots.saboteur2.beliefs import RoleBeliefs

COOLNESS: Final = 5.0


class DetectiveBot(BeliefBot[RoleBeliefs]):
    """Draws a move by softmax of its policy's scores, nearly always one of the best."""

    def decide(self, view: Any) -> int:
        """The code of the drawn move."""
        policy = self.beliefs.own_policy(view)
        willing = favoured(policy, self.favours(view))
        return int(willing.pick(policy.worlds[0], self.rng, COOLNESS))
