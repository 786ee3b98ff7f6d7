"""Rules of thumb, fed with what was inferred: whom to suspect, and where the treasure is."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.rules import Rules
from sabot.bots.saboteur.survey import Survey
from sabot.bots.saboteur.suspicion import MAX_SEATS, Suspicion
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig import Dig


class InformedSurvey(Survey):
    """Goes by given chances of where the treasure is."""

    def __init__(self) -> None:
        super().__init__()
        self.given = vec[i64]([0] * GOAL_COUNT)

    def believe(self, state: Dig) -> None:
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

    def weigh(self, state: Dig) -> None:
        """Take over what was inferred."""
        seat: i64
        for seat in range(state.pack.players):
            self.of[seat] = self.given[seat]


class Informed(Rules):
    """A player with rules of thumb who has watched the others.

    Suspicion is in hundredths here: how likely a seat is a saboteur, above what one would say of
    anybody. Only the seat that has these beliefs may be asked.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, deeds, alarms)
        self.survey = InformedSurvey()
        self.suspicion = InformedSuspicion(deeds)

    def inform(self, suspicion: vec[i64], chances: vec[i64]) -> None:
        """Believe this from now on: of each seat, and of each goal."""
        cast("InformedSuspicion", self.suspicion).given = suspicion
        cast("InformedSurvey", self.survey).given = chances
