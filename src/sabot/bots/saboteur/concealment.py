"""Concealment: how much a saboteur's moves tell the others, and what it pays to tell less.

The others weigh a move by how likely a digger makes it, and how likely a saboteur. The seat asks
the same of its own moves, as an observer would who sees nobody's hand. Early in the round, while
the tunnel is far and nobody is sure of it yet, it shuns moves that would give it away.
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

# In tenths of a card to the nearest goal: above the first cover is kept, below the second dropped.
FAR: Final = 50
NEAR: Final = 30
# What matters less than this is not worth the thought.
LITTLE: Final = 0.05


class Concealment:
    """What a saboteur has told of itself in a round, and what its moves would tell.

    `shown` is how many times as likely its deeds are for a saboteur as for a digger, as a
    logarithm.
    """

    def __init__(self, game: AnyGame, seat: int, mixture: LikelihoodMixture, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.mixture = mixture
        self.rng = rng
        self.shown = 0.0

    def begin(self) -> None:
        """A new round: nothing has been told yet."""
        self.shown = 0.0

    def note(self, world: Saboteur, code: int) -> None:
        """The seat has done this, in a world of the view before it."""
        self.shown += self.tells(WorldSampler(world, NOBODY), code)

    def tells(self, unseen: WorldSampler, code: int) -> float:
        """How much likelier a saboteur does this than a digger, as a logarithm."""
        likelihoods = self.mixture.likelihoods(unseen, code, self.rng)
        return math.log(
            sum(likelihoods[SABOTEUR::ROLE_COUNT]) / sum(likelihoods[DIGGER::ROLE_COUNT])
        )

    def matters(self, world: Saboteur, nearest: int) -> float:
        """How much it matters not to be found out: 1 at first, 0 if it is late or all is known.

        `nearest` is how far the tunnel is from the nearest goal, in tenths of a card.
        """
        far = min(1.0, max(0.0, (nearest - NEAR) / (FAR - NEAR)))
        return early(world) * far * self.unknown(world)

    def unknown(self, world: Saboteur) -> float:
        """How much of what others can't know of its role at first is still unknown to them."""
        chance = prior_of(self.game.view(world, SPECTATOR)).chance(self.seat, SABOTEUR)
        odds = math.exp(self.shown) * chance / (1 - chance)
        return min(1.0, 1 / (1 + odds) / (1 - chance))

    def told_by(self, world: Saboteur, codes: vec[i64]) -> dict[int, float]:
        """What each of these moves would tell; all passes look the same."""
        unseen = WorldSampler(world, NOBODY)
        looks = {int(code): FACE_DOWN if verb_of(code) == DISCARD else int(code) for code in codes}
        told = {look: self.tells(unseen, look) for look in dict.fromkeys(looks.values())}
        return {code: told[look] for code, look in looks.items()}
