"""The rules bot's policy, informed by beliefs about the roles and the treasure."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.distance_cache import MANY_CHARTS, DistanceCache
from sabot.bots.saboteur.distances import CERTAIN
from sabot.bots.saboteur.public_suspicion import MAX_SEATS, Suspicion
from sabot.bots.saboteur.rules import Rules
from sabot.core.state import State
from sabot.games.saboteur.cards import GOAL_COUNT, SABOTEUR
from sabot.games.saboteur.dig_state import DigState

# The suspicion of a known saboteur and of a known digger, in hundredths. Roles are fully known once
# one part in this many of the deck is drawn.
TOLD_SABOTEUR: Final = 60
TOLD_DIGGER: Final = -40
SHOWN_BY: Final = 3


class InformedDistances(DistanceCache):
    """Distances by given probabilities of the treasure's place."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given = vec[i64]([0] * GOAL_COUNT)

    def believe(self, state: DigState) -> None:
        """Set the probabilities of the goals to the inferred ones."""
        super().believe(state)
        if self.knows_treasure():
            return
        goal: i64
        for goal in range(GOAL_COUNT):
            self.chances[goal] = self.given[goal]


class InformedSuspicion(Suspicion):
    """Suspicion by inferred probabilities, instead of by the discard pile."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.given = vec[i64]([0] * MAX_SEATS)

    def weigh(self, state: DigState) -> None:
        """Take the inferred suspicion."""
        seat: i64
        for seat in range(state.base_setup.players):
            self.of[seat] = self.given[seat]


class RevealedSuspicion(Suspicion):
    """Suspicion by the true roles of the world; it grows as the round goes on."""

    def weigh(self, state: DigState) -> None:
        """Set the suspicion by the true roles, as far as they will be known by now."""
        deck = len(state.base_setup.cards) - state.base_setup.players * state.base_setup.hand_size
        shown = min(CERTAIN, SHOWN_BY * (deck - state.deck_left()) * CERTAIN // deck)
        seat: i64
        for seat in range(state.base_setup.players):
            if state.roles[seat] == SABOTEUR:
                self.of[seat] = TOLD_SABOTEUR * shown // CERTAIN
            else:
                self.of[seat] = TOLD_DIGGER * shown // CERTAIN


class PlayoutPolicy(Rules):
    """Plays worlds out like players who observe each other, without the cost of observing.

    It reads the roles of the others, so it is only for playouts: in an imagined world the others
    act on what they will have found out, which is the truth of that world.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.distances = DistanceCache(MANY_CHARTS)
        self.suspicion = RevealedSuspicion(deeds)


class InformedPolicy(Rules):
    """The rules bot's policy with beliefs about the other seats.

    Suspicion is in hundredths here: the probability that a seat is a saboteur, minus the average.
    It is valid only for the seat that has these beliefs, and only for its next move: `giveaways`
    has the price of each move by its index, or is empty if there is nothing to hide.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_goals = InformedDistances()
        self.inferred_roles = InformedSuspicion(deeds)
        self.distances = self.inferred_goals
        self.suspicion = self.inferred_roles
        self.giveaways = vec[i64]([])

    def inform(self, suspicion: vec[i64], chances: vec[i64]) -> None:
        """Set the beliefs: the suspicion of each seat, and the probability of each goal."""
        self.inferred_roles.given = suspicion
        self.inferred_goals.given = chances
        self.giveaways = vec[i64]([])

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores of the seat's moves in thousandths, minus the price of what they reveal."""
        scores = super().scores(state, moves)
        index: i64
        for index in range(len(self.giveaways)):
            scores[index] -= self.giveaways[index]
        return scores
