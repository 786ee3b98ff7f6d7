"""Rules of thumb, fed with what was inferred: whom to suspect, and where the treasure is."""

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

# How much more than anybody a saboteur is suspected who is known to be one; and how much less a
# digger, in hundredths. All is known when one part in so many of the deck is drawn.
TOLD_SABOTEUR: Final = 60
TOLD_DIGGER: Final = -40
SHOWN_BY: Final = 3


class InformedDistances(DistanceCache):
    """Goes by given chances of where the treasure is."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given = vec[i64]([0] * GOAL_COUNT)

    def believe(self, state: DigState) -> None:
        """Where the treasure may lie: as likely as was inferred."""
        super().believe(state)
        if self.knows_treasure():
            return
        goal: i64
        for goal in range(GOAL_COUNT):
            self.chances[goal] = self.given[goal]


class InformedSuspicion(Suspicion):
    """Goes by what was inferred of each seat, instead of by the discard pile."""

    def __init__(self, weights: vec[i64]) -> None:
        super().__init__(weights)
        self.given = vec[i64]([0] * MAX_SEATS)

    def weigh(self, state: DigState) -> None:
        """Take over what was inferred."""
        seat: i64
        for seat in range(state.base_setup.players):
            self.of[seat] = self.given[seat]


class RevealedSuspicion(Suspicion):
    """Goes by the roles of the world itself: the further the round, the better all know them."""

    def weigh(self, state: DigState) -> None:
        """Take the roles as they are, as far as they will have shown by now."""
        deck = len(state.base_setup.cards) - state.base_setup.players * state.base_setup.hand_size
        shown = min(CERTAIN, SHOWN_BY * (deck - state.deck_left()) * CERTAIN // deck)
        seat: i64
        for seat in range(state.base_setup.players):
            if state.roles[seat] == SABOTEUR:
                self.of[seat] = TOLD_SABOTEUR * shown // CERTAIN
            else:
                self.of[seat] = TOLD_DIGGER * shown // CERTAIN


class PlayoutPolicy(Rules):
    """Plays worlds out as people who watch each other would, without watching.

    It reads the others' roles. So it is only for playouts: in a world that somebody imagines, the
    others act on what they will have found out there, and that is the truth of that world.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.distances = DistanceCache(MANY_CHARTS)
        self.suspicion = RevealedSuspicion(deeds)


class InformedPolicy(Rules):
    """A player with rules of thumb who has watched the others.

    Suspicion is in hundredths here: how likely a seat is a saboteur, above what one would say of
    anybody. Only the seat that has these beliefs may be asked, and only of its next move: by their
    places among its moves it knows what they would give away, or nothing if it has nothing to hide.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.inferred_goals = InformedDistances()
        self.inferred_roles = InformedSuspicion(deeds)
        self.distances = self.inferred_goals
        self.suspicion = self.inferred_roles
        self.giveaways = vec[i64]([])

    def inform(self, suspicion: vec[i64], chances: vec[i64]) -> None:
        """Believe this from now on: of each seat, and of each goal."""
        self.inferred_roles.given = suspicion
        self.inferred_goals.given = chances
        self.giveaways = vec[i64]([])

    def scores(self, state: State, moves: vec[i64]) -> vec[i64]:
        """How much the seat likes each of its moves, in thousandths; less if they tell on it."""
        scores = super().scores(state, moves)
        index: i64
        for index in range(len(self.giveaways)):
            scores[index] -= self.giveaways[index]
        return scores
