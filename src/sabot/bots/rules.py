"""R1: follows a policy in one imagined world. The policy reads only what the view shows."""

from typing import Any

from sabot.bots.bot import Seen
from sabot.bots.favoured import favoured
from sabot.bots.policy import Policy
from sabot.bots.talk.speaking import SpeakingBot
from sabot.core.game import AnyGame
from sabot.core.rng import Rng


class RulesBot(SpeakingBot):
    """Draws a legal move by softmax of its policy's scores, with the given coolness."""

    follows: bool = False

    def __init__(self, game: AnyGame, policy: Policy, coolness: float, seed: int) -> None:
        self.game = game
        self.policy = policy
        self.coolness = coolness
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Do nothing: the view holds everything that the policy reads."""

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        if len(view.moves) == 1:
            return view.moves[0]
        world = self.game.imagine(view, self.rng)
        policy = favoured(self.policy, self.favours(view))
        return self.game.move_of(int(policy.pick(world, self.rng, self.coolness)))
