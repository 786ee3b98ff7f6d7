"""Mixture of move likelihoods: cautious saboteurs and aggressive ones."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.informed_policy import SuspectingPolicy
from sabot.bots.saboteur.move_likelihood import MoveLikelihood
from sabot.bots.saboteur.world_sampler import WorldSampler
from sabot.core.rng import Rng

# Others are assumed to follow these policies, but less strictly, and with noise.
COOLNESS: Final = 0.35
NOISE: Final = 0.08
PRETENCE: Final = 0.4
# The number of hands that each component of the mixture samples.
HANDS: Final = 6


class LikelihoodMixture:
    """The likelihood of a move under several policies, all with the same prior."""

    def __init__(self, player_policies: Sequence[SuspectingPolicy]) -> None:
        self.parts = [
            MoveLikelihood(policy, COOLNESS, NOISE, PRETENCE, HANDS) for policy in player_policies
        ]

    def likelihoods(
        self, unseen: WorldSampler, move: int, suspects: list[vec[i64]], rng: Rng
    ) -> list[float]:
        """The likelihood of this move of the seat to act, by its role and the treasure's place.

        `suspects` has, by its role, how likely each seat is a saboteur to it, in hundredths.
        """
        found = [each.likelihoods(unseen, move, suspects, rng) for each in self.parts]
        return [sum(each) / len(found) for each in zip(*found, strict=True)]
