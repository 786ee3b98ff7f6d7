"""The table as a speaker of Saboteur or Saboteur 2 knows it: its view, and what was said.

Nothing here reads the speaker's hand, so no claim gives it away.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from sabot.core.claims import AnyVocabulary, Statement, standing
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import Claim, GoalIs, SeatIs, without_reason

SABOTEUR: Final = "saboteur"
DIGGER: Final = "digger"
TREASURE: Final = "treasure"
STONE: Final = "stone"
# How many of the last claims at the table may still want an answer.
LATELY: Final = 10
OTHER_CARD: Final = {TREASURE: STONE, STONE: TREASURE}

Said = Statement[Claim]


class Situation:
    """What one seat knows when it may speak.

    `suspicions` is, by seat, the probability that it is a saboteur; None if the seat does not
    judge others. `said` is without reasons: they change nothing of what is said.
    """

    def __init__(
        self,
        words: AnyVocabulary,
        seat: int,
        view: Any,
        said: Sequence[Said],
        suspicions: list[float] | None,
    ) -> None:
        self.words = words
        self.seat = seat
        self.view = view
        self.said = [Said(each.seat, without_reason(each.claim)) for each in said]
        self.suspicions = suspicions
        self.standing: list[Said] = standing(words, self.said)
        self.others = [each for each in range(len(view.seats)) if each != seat]

    @property
    def is_saboteur(self) -> bool:
        """True if the speaker is a saboteur."""
        return bool(self.view.seats[self.seat].role == SABOTEUR)

    # Goals.

    @cached_property
    def seen(self) -> dict[int, str]:
        """The goals that the speaker has looked at and that do not lie open, with their cards."""
        return {
            goal: self.card(goal)
            for goal in self.view.seats[self.seat].looked_at
            if not self.view.goals[goal].face_up and self.view.goals[goal].card is not None
        }

    @cached_property
    def places(self) -> list[int]:
        """Where the treasure can be, by the goals that the speaker has seen or that lie open."""
        known = [goal for goal in range(GOAL_COUNT) if self.view.goals[goal].card is not None]
        found = [goal for goal in known if self.card(goal) == TREASURE]
        return found or [goal for goal in range(GOAL_COUNT) if goal not in known]

    def card(self, goal: int) -> str:
        """What a goal is that the speaker has seen: the treasure or a stone."""
        return TREASURE if self.view.goals[goal].card == TREASURE else STONE

    def is_false(self, fact: GoalIs) -> bool:
        """True if the speaker knows that a claim about a goal is wrong."""
        return all((place == fact.goal) != (fact.card == TREASURE) for place in self.places)

    def is_true(self, fact: GoalIs) -> bool:
        """True if the speaker knows that a claim about a goal is right."""
        return all((place == fact.goal) == (fact.card == TREASURE) for place in self.places)

    def has_looked(self, seat: int, goal: int) -> bool:
        """True if a seat has looked at a goal, which everybody has seen."""
        return goal in self.view.seats[seat].looked_at

    def lookers(self, goal: int) -> list[int]:
        """The other seats that have looked at a goal."""
        return [seat for seat in self.others if self.has_looked(seat, goal)]

    # What was said.

    @cached_property
    def own(self) -> list[Claim]:
        """All that the speaker has said in the round."""
        return [each.claim for each in self.said if each.seat == self.seat]

    @cached_property
    def claimed(self) -> dict[int, str]:
        """By goal, the card that the speaker claims."""
        return {
            each.claim.goal: each.claim.card
            for each in self.standing
            if each.seat == self.seat and isinstance(each.claim, GoalIs)
        }

    @cached_property
    def addressed(self) -> list[tuple[Said, list[Claim]]]:
        """What others have lately said that names the speaker, newest first.

        With each comes what the speaker has said since.
        """
        found: list[tuple[Said, list[Claim]]] = []
        since: list[Claim] = []
        for each in reversed(self.said[-LATELY:]):
            if each.seat == self.seat:
                since.append(each.claim)
            elif self.seat in self.words.named_seats(each.claim):
                found.append((each, since.copy()))
        return found

    def goal_claims(self) -> list[tuple[int, GoalIs]]:
        """What other seats claim about goals."""
        return [
            (each.seat, each.claim)
            for each in self.standing
            if each.seat != self.seat and isinstance(each.claim, GoalIs)
        ]

    def accusers(self, seat: int) -> list[int]:
        """The other seats that call a seat a saboteur."""
        return [
            each.seat
            for each in self.standing
            if each.seat != self.seat and each.claim == SeatIs(seat, SABOTEUR)
        ]

    # Seats.

    def suspicion(self, seat: int) -> float | None:
        """How likely a seat is a saboteur; None if the speaker does not judge."""
        return None if self.suspicions is None else self.suspicions[seat]

    def most_trusted(self) -> list[int]:
        """The other seats, the most trusted first; of equals, who is next in turn."""
        players, judged = len(self.view.seats), self.suspicions
        return sorted(
            self.others,
            key=lambda seat: (
                round(judged[seat], 1) if judged is not None else 0.0,
                (seat - self.seat) % players,
            ),
        )

    def turns(self) -> float:
        """About how many turns each seat has had: by the cards that were played."""
        played = len(self.view.maze) + len(self.view.discards)
        return played / len(self.view.seats)
