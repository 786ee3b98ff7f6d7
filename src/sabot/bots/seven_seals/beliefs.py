"""Beliefs of a seat about the other hands, from announcements and played cards."""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.bot import Seen
from sabot.bots.policy import Policy
from sabot.bots.seven_seals.hand_sampler import HandSampler, Voids
from sabot.bots.seven_seals.observations import Observations, same_table
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.seven_seals import events
from sabot.games.seven_seals import move_codes as codes
from sabot.games.seven_seals.cards import SEALS
from sabot.games.seven_seals.moves import card_number
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.view import View

# Below the rules bot's coolness, because the others may play differently.
COOLNESS: Final = 1.0
NOISE: Final = 0.1


class SamplerSettings(NamedTuple):
    """The number of samples, and of exchanges that each tries.

    A new sample starts from a random world of the view and tries `first` exchanges, and `again`
    exchanges each time that it is used.
    """

    samples: int
    first: int
    again: int


class HandBeliefs:
    """Samples of the hidden hands, kept for a round and updated by observed moves."""

    def __init__(self, game: AnyGame, policy: Policy, settings: SamplerSettings) -> None:
        self.game = game
        self.policy = policy
        self.settings = settings
        self.voids = Voids()
        self.observed: Observations | None = None
        self.samples: list[HandSampler] = []
        self.next = 0
        # The last view, and the colours that each seat lacks in it.
        self.view: View | None = None
        self.lacks = vec[i64]()

    def see(self, step: Seen) -> None:
        """Record the observed moves; start from the view before, if the round has already begun."""
        self.view = None
        deed = deed_of(step.told[0]) if step.told else None
        if deed is None:
            self.forget()
            return
        if self.observed is None:
            self.begin(step.before)
        if self.observed is not None:
            self.observed.record_move(deed)

    def forget(self) -> None:
        """Reset at the beginning or the end of a round."""
        self.observed = None
        self.samples = []
        self.view = None

    def begin(self, view: View) -> None:
        """Observe from this view on."""
        if view.to_act is not None:
            table: SevenSeals = self.game.imagine(view, Rng(0))
            self.observed = Observations(table, self.policy, COOLNESS, NOISE)
            self.samples = []

    def worlds(self, view: View, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view, by their probability."""
        if view is not self.view:
            self.look_at(view, rng)
        observed = self.observed
        if observed is None or view.viewer is None:
            return [self.game.imagine(view, rng)]
        self.catch_up(view, observed, rng)
        drawn: list[State] = []
        for _ in range(count):
            sample = self.samples[self.next % self.settings.samples]
            self.next += 1
            if len(observed.moves):
                sample.run(self.settings.again, rng)
            else:
                sample.deal_anew(rng)
            drawn.append(sample.world.copy())
        return drawn

    def look_at(self, view: View, rng: Rng) -> None:
        """Read the public information; start over if it contradicts the observed moves."""
        world: SevenSeals = self.game.imagine(view, rng)
        if self.observed is None or not same_table(self.observed.table, world):
            self.begin(view)
        self.lacks = self.voids.of(world)
        self.view = view

    def catch_up(self, view: View, observed: Observations, rng: Rng) -> None:
        """Make every sample agree with the view."""
        known = len(observed.moves)
        if self.samples and all(sample.known == known for sample in self.samples):
            return
        kept = [sample for sample in self.samples if sample.follow(self.lacks, rng)]
        for sample in kept:
            sample.weigh()
        while len(kept) < self.settings.samples:
            kept.append(self.fresh(view, observed, rng))
        self.samples = kept

    def fresh(self, view: View, observed: Observations, rng: Rng) -> HandSampler:
        """A new sample."""
        world = self.game.imagine(view, rng)
        sample = HandSampler(world, view.viewer or 0, observed, self.lacks)
        sample.weigh()
        sample.run(self.settings.first, rng)
        return sample


def deed_of(event: events.Event) -> int | None:
    """The code of the move that an event tells; None for a deal."""
    match event:
        case events.CardPlayed(_, card):
            return card_number(card)
        case events.SealTaken(_, colour, source):
            return int(
                codes.pack_take(SEALS.index(colour), codes.FROM_STOCK if source is None else source)
            )
        case events.SaboteurTaken():
            return codes.SABOTEUR_MOVE
        case events.AnnouncementEnded():
            return codes.DONE_MOVE
        case events.SealGiven(_, seal):
            return int(codes.pack_give(SEALS.index(seal)))
        case events.BlackTaken():
            return codes.BLACK_MOVE
        case events.NoneTaken():
            return codes.NONE_MOVE
        case _:
            return None
