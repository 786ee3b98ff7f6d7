"""Every way in which roles and treasure may lie, and how likely each is: at most 630.

Who knows their own role knows that the others and the spare card share the rest. Nothing else is
unknown of the roles, so what is believed of them is exact.
"""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate, combinations

from sabot.core.rng import WORD_BITS, Rng
from sabot.games.saboteur.cards import DIGGER, GOAL_COUNT, GOALS, ROLES, SABOTEUR, TREASURE
from sabot.games.saboteur.options import setup_of
from sabot.games.saboteur.view import View


class Hypotheses:
    """Who are the saboteurs, as bits by seat and the spare role last; and where the treasure is.

    `weights` are, by these, the chances of the three places of the treasure; they sum to one.
    """

    def __init__(self, weights: dict[int, list[float]]) -> None:
        self.weights = weights
        self.normalise()

    def normalise(self) -> None:
        """Make the weights sum to one."""
        total = sum(map(sum, self.weights.values()))
        for row in self.weights.values():
            row[:] = [weight / total for weight in row]

    def learn(self, seat: int, likelihoods: Sequence[float]) -> float:
        """A seat has done what is so likely, by its role and the treasure's place.

        What is returned is how many times as likely this is for a saboteur as for a digger.
        """
        mass, evidence = [0.0, 0.0], [0.0, 0.0]
        for saboteurs, row in self.weights.items():
            role = saboteurs >> seat & 1
            mass[role] += sum(row)
            first = role * GOAL_COUNT
            row[:] = [row[goal] * likelihoods[first + goal] for goal in range(GOAL_COUNT)]
            evidence[role] += sum(row)
        self.normalise()
        # Where only one role is left, nothing tells the two apart any more.
        if 0.0 in evidence:
            return 1.0
        return (evidence[SABOTEUR] / mass[SABOTEUR]) / (evidence[DIGGER] / mass[DIGGER])

    def rule_out(self, places: Sequence[bool]) -> None:
        """The treasure can only be at these places."""
        for row in self.weights.values():
            row[:] = [row[goal] * places[goal] for goal in range(GOAL_COUNT)]
        self.normalise()

    def chance(self, seat: int) -> float:
        """How likely the seat is a saboteur."""
        return sum(sum(row) for saboteurs, row in self.weights.items() if saboteurs >> seat & 1)

    def cautious(self, power: float) -> "Hypotheses":
        """The same, with all that was seen counting for less: for this power of it."""
        return Hypotheses({who: [sum(row) ** power] for who, row in self.weights.items()})

    def treasure(self) -> list[float]:
        """How likely the treasure is at each place."""
        return [sum(row[goal] for row in self.weights.values()) for goal in range(GOAL_COUNT)]

    def draws(self, count: int, rng: Rng) -> list[tuple[int, int]]:
        """So many of them, each drawn by how likely it is: who are the saboteurs, and the place."""
        ways = [(who, goal) for who in self.weights for goal in range(GOAL_COUNT)]
        sums = list(accumulate(weight for row in self.weights.values() for weight in row))
        # What is impossible adds nothing to the sum before it, so nothing is drawn there.
        marks = [int(rng.word()) / 2.0**WORD_BITS * sums[-1] for _ in range(count)]
        return [ways[bisect_right(sums, mark)] for mark in marks]


def at_first(view: View) -> Hypotheses:
    """What may be so for who sees this view, all of it as likely."""
    places = possible_places(view)
    return Hypotheses({each: [float(place) for place in places] for each in possible_roles(view)})


def possible_roles(view: View) -> list[int]:
    """Who may be the saboteurs, as bits by seat and the spare role last."""
    roles = [*(seat.role for seat in view.seats), view.spare_role]
    count = sum(int(role) == SABOTEUR for role in setup_of(view.options).roles)
    possible: list[int] = []
    for chosen in combinations(range(len(roles)), count):
        fits = [
            role is None or (role == ROLES[SABOTEUR]) == (at in chosen)
            for at, role in enumerate(roles)
        ]
        if all(fits):
            possible.append(sum(1 << at for at in chosen))
    return possible


def possible_places(view: View) -> list[bool]:
    """Where the treasure may be: where the viewer has seen it, or where it has seen nothing."""
    seen = [goal.card for goal in view.goals]
    if GOALS[TREASURE] in seen:
        return [card == GOALS[TREASURE] for card in seen]
    return [card is None for card in seen]
