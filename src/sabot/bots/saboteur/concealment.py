"""Concealment: how much a saboteur's moves reveal its role, and how much it avoids that.

The others compare the likelihood of a move for a digger and for a saboteur. The seat does the same
for its own moves, as an observer who sees no hand. Early in the round, while the tunnel is far from
the goals and the others are unsure, it avoids moves that would reveal its role.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.likelihood_mixture import LikelihoodMixture
from sabot.bots.saboteur.move_likelihood import FACE_DOWN, ROLE_COUNT, early
from sabot.bots.saboteur.role_prior import prior_of
from sabot.bots.saboteur.world_sampler import WorldSampler
from sabot.core.game import SPECTATOR, AnyGame
from sabot.core.rng import Rng
from sabot.core.state import NOBODY
from sabot.games.saboteur.cards import DIGGER, SABOTEUR
from sabot.games.saboteur.move_codes import DISCARD, verb_of
from sabot.games.saboteur.rules import Saboteur

# Distances to the nearest goal in tenths of a card: concealment matters fully above the first, and
# not at all below the second.
FAR: Final = 50
NEAR: Final = 30
# Below this, concealment is not worth the computation.
LITTLE: Final = 0.05

# By role of a seat, how likely each seat is a saboteur to it, in hundredths.
Suspects = list[vec[i64]]


class Concealment:
    """The suspicion that a saboteur has raised in a round, and that its moves would raise.

    `shown` is the log-likelihood ratio of its moves, saboteur against digger.
    """

    def __init__(self, game: AnyGame, seat: int, mixture: LikelihoodMixture, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.mixture = mixture
        self.rng = rng
        self.shown = 0.0

    def begin(self) -> None:
        """Reset for a new round."""
        self.shown = 0.0

    def record_own_move(self, world: Saboteur, code: int, suspects: Suspects) -> tuple[float, ...]:
        """Add a move of the seat, made in this world of the view before it.

        Returns how likely others hold it to be, by role. `suspects` has whom the seat would suspect
        in each role, as others think.
        """
        seen = self.seen_as(WorldSampler(world, NOBODY), code, suspects)
        self.shown += math.log(seen[SABOTEUR] / seen[DIGGER])
        return seen

    def seen_as(self, unseen: WorldSampler, code: int, suspects: Suspects) -> tuple[float, ...]:
        """The likelihood of a move by role, for whoever sees no hand."""
        found = self.mixture.likelihoods(unseen, code, suspects, self.rng)
        return tuple(sum(found[role::ROLE_COUNT]) for role in (DIGGER, SABOTEUR))

    def tells(self, unseen: WorldSampler, code: int, suspects: Suspects) -> float:
        """The log-likelihood ratio of a move, saboteur against digger."""
        seen = self.seen_as(unseen, code, suspects)
        return math.log(seen[SABOTEUR] / seen[DIGGER])

    def matters(self, world: Saboteur, nearest: int) -> float:
        """The importance of concealment: 1 at first, 0 late in the round or once the role is known.

        `nearest` is the distance from the tunnel to the nearest goal, in tenths of a card.
        """
        far = min(1.0, max(0.0, (nearest - NEAR) / (FAR - NEAR)))
        return early(world) * far * self.unknown(world)

    def unknown(self, world: Saboteur) -> float:
        """The remaining doubt of the others about its role, as a share of that at the start."""
        chance = prior_of(self.game.view(world, SPECTATOR)).chance(self.seat, SABOTEUR)
        odds = math.exp(self.shown) * chance / (1 - chance)
        return min(1.0, 1 / (1 + odds) / (1 - chance))

    def told_by(self, world: Saboteur, codes: vec[i64], suspects: Suspects) -> dict[int, float]:
        """The log-likelihood ratio of each of these moves; all passes look the same."""
        unseen = WorldSampler(world, NOBODY)
        looks = {int(code): FACE_DOWN if verb_of(code) == DISCARD else int(code) for code in codes}
        told = {look: self.tells(unseen, look, suspects) for look in dict.fromkeys(looks.values())}
        return {code: told[look] for code, look in looks.items()}
