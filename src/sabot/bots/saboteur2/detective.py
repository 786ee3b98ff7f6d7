"""R2: watches the others, and reckons with how the round may end, by what it believes of them."""

from typing import Any, Final

from sabot.bots.belief_bot import BeliefBot
from sabot.bots.saboteur2.beliefs import RoleBeliefs

COOLNESS: Final = 5.0


class DetectiveBot(BeliefBot[RoleBeliefs]):
    """Draws one of its moves by how much it likes them, the best ones nearly always."""

    def decide(self, view: Any) -> int:
        """The code of the move drawn."""
        policy = self.beliefs.own_policy(view)
        return int(policy.pick(policy.worlds[0], self.rng, COOLNESS))
