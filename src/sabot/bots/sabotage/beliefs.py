"""Beliefs of a seat about the other hands, from the moves of the round."""

from typing import Any, Final, cast

from sabot.bots.bot import Seen
from sabot.bots.policy import Policy
from sabot.bots.sabotage.hand_sampler import HandSampler, sampled_hands, with_hands
from sabot.bots.sabotage.observations import MoveObserver, ObservedMove
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.sabotage.cards import LETTERS, NAMES
from sabot.games.sabotage.events import CardDiscarded, PipeLaid, PipeRemoved, RoundDealt
from sabot.games.sabotage.move_codes import OTHER_ROOF, PILE, pack
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import SIDE
from sabot.games.sabotage.view import View

# Hands are sampled this many times, by the last moves of each other seat. Earlier moves tell
# little: most of the hand has been drawn since.
SAMPLES: Final = 200
MEMORY: Final = 20
# Below the rules bot's coolness, because not everybody plays like the rules bot.
COOLNESS: Final = 1.2
NOISE: Final = 0.03


class HandBeliefs:
    """Observes the moves of the other seats and samples hands that make these moves likely."""

    def __init__(self, game: AnyGame, policy: Policy, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.observer = MoveObserver(policy, COOLNESS)
        self.observed: list[ObservedMove] = []
        # The last view that worlds were asked for, and its worlds.
        self.view: View | None = None
        self.table: Sabotage | None = None
        self.pool: list[Any] = []

    def see(self, step: Seen) -> None:
        """Update the beliefs after a deal or a move of any seat."""
        for event in step.told:
            match event:
                case RoundDealt():
                    self.observed = []
                case PipeLaid() | PipeRemoved() | CardDiscarded() if event.seat != self.seat:
                    self.observed.append(self.observe(step.before, event))
                case _:
                    pass
        self.view = None

    def observe(self, before: View, event: PipeLaid | PipeRemoved | CardDiscarded) -> ObservedMove:
        """The observed move of another seat, on the table as it was."""
        # The imagined hand does not matter here.
        table = cast("Sabotage", self.game.imagine(before, Rng(0)))
        return self.observer.observed(table, move_told(event))

    def worlds(self, view: Any, count: int, rng: Rng) -> list[State]:
        """Sample `count` worlds that agree with the view, by their probability."""
        if view is not self.view or self.table is None:
            self.table = self.imagine(view, rng)
            self.view = view
        table, size = self.table, len(self.pool)
        return [
            with_hands(table, self.seat, self.pool[int(rng.below(size))], rng) for _ in range(count)
        ]

    def imagine(self, view: View, rng: Rng) -> Sabotage:
        """A world of this view, with hands sampled by their likelihood."""
        table = cast("Sabotage", self.game.imagine(view, rng))
        recent = self.observed[-MEMORY * (view.options.players - 1) :]
        sampler = HandSampler(table, self.seat, recent, NOISE, rng)
        self.pool = sampled_hands(sampler, table.hands, SAMPLES, rng)
        return table


def move_told(event: PipeLaid | PipeRemoved | CardDiscarded) -> int:
    """The code of the move that an event tells."""
    if isinstance(event, CardDiscarded):
        return int(pack(NAMES.index(event.card), PILE))
    card = event.card if isinstance(event, PipeLaid) else event.by
    roof = 0 if event.side == event.seat & SIDE else OTHER_ROOF
    return int(pack(NAMES.index(card), roof + LETTERS.index(event.cell)))
