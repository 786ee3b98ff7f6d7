"""The rules of thumb of R1, fed with what a seat believes instead of what it reads off the table.

Whom it counts on and against follows from how likely each has which role, and where it digs from
how likely the treasure lies where.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.bots.saboteur.survey import CERTAIN
from sabot.bots.saboteur2.features import (
    BREAK_STANCE,
    CHANGE_STANCE,
    FEATURE_COUNT,
    FREE_STANCE,
    PRISON_STANCE,
    REPAIR_STANCE,
)
from sabot.bots.saboteur2.rules import Rules
from sabot.bots.saboteur2.slate import ROLE_COUNT
from sabot.bots.saboteur2.stance import DEEDS, Stance
from sabot.bots.saboteur2.survey import Survey2
from sabot.bots.saboteur2.weights import ALARMS, FEATURES, NAMES, TEMPERS
from sabot.bots.weights import all_weights
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig import Dig
from sabot.games.saboteur2.setup import MAX_PLAYERS
from sabot.games.saboteur2.state import Saboteur2State

# A stance that is believed has so many parts for each one of R1: chances make fine differences.
PARTS: Final = 10
# What a weight is for that is multiplied with a stance.
BY_STANCE: Final = (BREAK_STANCE, REPAIR_STANCE, CHANGE_STANCE, PRISON_STANCE, FREE_STANCE)
# Less than certain: who only believes to know the treasure still has a use for a map.
ALMOST_CERTAIN: Final = 97


class Believed:
    """What one seat believes: by seat and role, and by place of the treasure."""

    def __init__(self) -> None:
        self.roles = vec[float]([0.0] * (MAX_PLAYERS * ROLE_COUNT))
        self.places = vec[float]([0.0] * GOAL_COUNT)


class BelievedStance(Stance):
    """How far each seat stands against the one to act, by the roles that it may have."""

    def __init__(self, weights: vec[i64], believed: Believed) -> None:
        super().__init__(weights)
        self.believed = believed

    def weigh(self, state: Saboteur2State) -> None:
        """Weigh what is believed of the others."""
        mine = state.roles[state.seat] * ROLE_COUNT
        roles = self.believed.roles
        seat: i64
        role: i64
        for seat in range(state.setup.players):
            stance: float = 0.0
            for role in range(ROLE_COUNT):
                stance += roles[seat * ROLE_COUNT + role] * float(self.enmity[mine + role])
            self.of[seat] = i64(stance * float(PARTS))


class BelievedSurvey(Survey2):
    """How far it is to where the treasure is believed to be."""

    def __init__(self, believed: Believed) -> None:
        super().__init__()
        self.believed = believed

    def believe(self, state: Dig) -> None:
        """Where the treasure may lie, and how likely that is."""
        super().believe(state)
        if self.knows_treasure():
            return
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.chances[goal]:
                chance = i64(self.believed.places[goal] * float(CERTAIN))
                self.chances[goal] = min(max(chance, 1), ALMOST_CERTAIN)


class Informed(Rules):
    """A player with rules of thumb who thinks about who the others are."""

    def __init__(
        self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64], believed: Believed
    ) -> None:
        super().__init__(in_parts(tempers), deeds, alarms)
        self.surveys = [BelievedSurvey(believed) for _ in self.surveys]
        self.survey = self.surveys[0]
        self.stance = BelievedStance(deeds, believed)


def in_parts(tempers: vec[i64]) -> vec[i64]:
    """The weights, with those of a stance for each of its parts."""
    finer = tempers[:]
    index: i64
    for index in range(len(finer)):
        if index % FEATURE_COUNT in BY_STANCE:
            finer[index] = finer[index] // PARTS
    return finer


def informed(believed: Believed, weights: dict[str, int] | None = None) -> Policy:
    """R1's rules of thumb for who believes this; weights that are named replace its own."""
    chosen = all_weights("saboteur2", NAMES, weights)
    return Informed(
        vec[i64]([chosen[f"{temper}.{each}"] for temper in TEMPERS for each in FEATURES]),
        vec[i64]([chosen[f"suspicion.{deed}"] for deed in DEEDS]),
        vec[i64]([chosen[f"alarm.{alarm}"] for alarm in ALARMS]),
        believed,
    )
