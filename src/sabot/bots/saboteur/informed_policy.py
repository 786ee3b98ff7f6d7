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
from sabot.games.saboteur.rules import Saboteur

# The suspicion of a known saboteur and of a known digger, in hundredths. Roles are fully known once
# one part in this many of the deck is drawn.
TOLD_SABOTEUR: Final = 60
TOLD_DIGGER: Final = -40
SHOWN_BY: Final = 3
# In hundredths: who is more suspect than the average by this is doubted.
DOUBT: Final = 15
# Whoever is a saboteur with this probability, in hundredths, is mended by no digger.
NO_FRIEND: Final = 50
NOT_MENDED: Final = 15000


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
    """Suspicion by inferred probabilities, instead of by the discard pile.

    `chances` has the probability that each seat is a saboteur, in hundredths. The suspicion of a
    seat is its probability minus the average of all seats but the one to act.
    """

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.chances = vec[i64]([0] * MAX_SEATS)
        self.doubt = DOUBT

    def weigh(self, state: DigState) -> None:
        """Take the inferred suspicion."""
        players = state.base_setup.players
        total: i64 = 0
        seat: i64
        for seat in range(players):
            if seat != state.seat:
                total += self.chances[seat]
        for seat in range(players):
            self.of[seat] = self.chances[seat] - total // (players - 1)


class RevealedSuspicion(Suspicion):
    """Suspicion by the true roles of the world; it grows as the round goes on."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.doubt = DOUBT

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


class SuspectingPolicy(Rules):
    """The rules bot's policy with given suspicion of the other seats, in hundredths.

    Whoever observes a seat sets what that seat would believe.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_roles = InformedSuspicion(deeds)
        self.suspicion = self.inferred_roles

    def suspect(self, chances: vec[i64]) -> None:
        """Set the probability that each seat is a saboteur, in hundredths."""
        self.inferred_roles.chances = chances

    def judge_repair(self, game: Saboteur, seat: i64, card: i64) -> None:
        """Add the features of a repair card; diggers help nobody who is probably a saboteur."""
        super().judge_repair(game, seat, card)
        digs = game.roles[game.seat] != SABOTEUR
        if digs and seat != game.seat and self.inferred_roles.chances[seat] >= NO_FRIEND:
            self.score -= NOT_MENDED


class InformedPolicy(SuspectingPolicy):
    """The rules bot's policy with beliefs about the other seats and about the treasure.

    It is valid only for the seat that has these beliefs, and only for its next move: `giveaways`
    has the price of each move by its index, or is empty if there is nothing to hide.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_goals = InformedDistances()
        self.distances = self.inferred_goals
        self.giveaways = vec[i64]([])

    def inform(self, saboteurs: vec[i64], places: vec[i64]) -> None:
        """Set the probabilities of each seat's being a saboteur, and of each goal."""
        self.suspect(saboteurs)
        self.inferred_goals.given = places
        self.giveaways = vec[i64]([])

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """The scores of the seat's moves in thousandths, minus the price of what they reveal."""
        scores = super().scores(state, moves)
        index: i64
        for index in range(len(self.giveaways)):
            scores[index] -= self.giveaways[index]
        return scores
