"""Witnesses who hold saboteurs for different characters: some blend in, some strike at once."""

from collections.abc import Sequence
from typing import Final

from sabot.bots.policy import Policy
from sabot.bots.saboteur.move_likelihood import Witness
from sabot.bots.saboteur.world_sampler import Unseen
from sabot.core.rng import Rng

# Others are held to play by these tastes, but not as strictly, and not always.
COOLNESS: Final = 0.35
NOISE: Final = 0.08
PRETENCE: Final = 0.4
# So many hands does each of the witnesses look at.
HANDS: Final = 6


class Jury:
    """Weighs moves by several tastes, each of which may be the right one."""

    def __init__(self, tastes: Sequence[Policy]) -> None:
        self.witnesses = [Witness(taste, COOLNESS, NOISE, PRETENCE, HANDS) for taste in tastes]

    def likelihoods(self, unseen: Unseen, move: int, rng: Rng) -> list[float]:
        """How likely the seat to act makes this move, by its role and the treasure's place."""
        found = [each.likelihoods(unseen, move, rng) for each in self.witnesses]
        return [sum(each) / len(found) for each in zip(*found, strict=True)]
