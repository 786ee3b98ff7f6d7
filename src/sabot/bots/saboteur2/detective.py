"""R2: watches the others, and reckons with how the round may end, by what it believes of them."""

from typing import Any, Final

from sabot.bots.belief_bot import Believer
from sabot.bots.saboteur2.beliefs import RoleBeliefs

COOLNESS: Final = 5.0


class DetectiveBot(Believer[RoleBeliefs]):
    """Draws one of its moves by how much it likes them, the best ones nearly always."""

    def decide(self, view: Any) -> int:
        """The code of the move drawn."""
        taste = self.beliefs.taste(view)
        return int(taste.pick(taste.worlds[0], self.rng, COOLNESS))
