"""Mixture of move likelihoods: cautious saboteurs and aggressive ones."""

from collections.abc import Sequence
from typing import Final

from sabot.bots.policy import Policy
from sabot.bots.saboteur.move_likelihood import MoveLikelihood
from sabot.bots.saboteur.world_sampler import WorldSampler
from sabot.core.rng import Rng

# Others are taken to play by these policies, but not as strictly, and not always.
COOLNESS: Final = 0.35
NOISE: Final = 0.08
PRETENCE: Final = 0.4
# How many hands each part of the mixture looks at.
HANDS: Final = 6


class LikelihoodMixture:
    """The likelihood of a move under several policies, each as likely the right one."""

    def __init__(self, player_policies: Sequence[Policy]) -> None:
        self.parts = [
            MoveLikelihood(policy, COOLNESS, NOISE, PRETENCE, HANDS) for policy in player_policies
        ]

    def likelihoods(self, unseen: WorldSampler, move: int, rng: Rng) -> list[float]:
        """How likely the seat to act makes this move, by its role and the treasure's place."""
        found = [each.likelihoods(unseen, move, rng) for each in self.parts]
        return [sum(each) / len(found) for each in zip(*found, strict=True)]
