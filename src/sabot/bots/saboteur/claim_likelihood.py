"""How likely a claim is from a digger who knows, a digger who guesses, a saboteur, and so on.

One table of numbers, fitted by `python -m lab.claim_table` on games with honest, silent, lying and
random talkers. Who speaks at all says nothing: only what is said counts. No likelihood is 0, so a
claim never excludes a world.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from sabot.core.claims import Statement
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import Claim, Doubt, Fact, GoalIs, SeatIs, Trust


class Manner(NamedTuple):
    """How often what a side says is so.

    `knows`: of a goal or a role that the speaker has seen. `guesses`: of a goal that it has not
    seen. `judges`: of another seat's role, compared with what the speaker must think by all that
    was seen. `hints`: the same, compared with the truth; it is near a half, because most of it was
    seen by everybody. `own`: of its own role.
    """

    knows: float
    guesses: float
    judges: float
    hints: float
    own: float


# `knows` and `judges` are as fitted. Of what `guesses` and `hints` have above a half only half is
# taken: guesses rest on moves that the listener has seen too, and several seats say the same for
# the same reason. `own` is set by hand.
DIGGER: Final = Manner(knows=0.91, guesses=0.58, judges=0.93, hints=0.64, own=0.9)
SABOTEUR: Final = Manner(knows=0.48, guesses=0.53, judges=0.67, hints=0.51, own=0.1)
# In Saboteur 2: whoever digs with a team, and whoever plays for themselves. There a claim about a
# seat that the speaker has not inspected says nothing beyond what everybody sees.
TEAM: Final = Manner(knows=0.91, guesses=0.58, judges=0.8, hints=0.5, own=0.9)
LONER: Final = Manner(knows=0.7, guesses=0.53, judges=0.65, hints=0.5, own=0.4)

# Trust and doubt are statements on the same fact, and count for this share of one.
WEAK: Final = 0.5
# A lie about one's own role is one of about so many that come to mind.
LIES: Final = 3

MANNERS: Final[Mapping[str, Manner]] = {
    "digger": DIGGER,
    "green": TEAM,
    "blue": TEAM,
    "boss": TEAM,
    "profiteer": LONER,
    "geologist": LONER,
    "saboteur": SABOTEUR,
}


class Assertion(NamedTuple):
    """A seat asserts a fact, or denies it (`claimed` is False).

    `strength` is 1 for a claim and WEAK for trust or doubt. `knew`: the speaker has seen the goal
    or the role that it speaks of, and everybody saw that.
    """

    speaker: int
    fact: Fact
    claimed: bool
    strength: float
    knew: bool

    def holds_at(self, place: int) -> bool:
        """True if what is said of a goal is so, if the treasure lies at this place."""
        fact = self.fact
        holds = isinstance(fact, GoalIs) and (place == fact.goal) == (fact.card == "treasure")
        return holds == self.claimed

    def contradicts(self, other: "Assertion") -> bool:
        """True if two statements about goals can't both be so."""
        return not any(
            self.holds_at(place) and other.holds_at(place) for place in range(GOAL_COUNT)
        )


def assertion(view: Any, statement: Statement[Claim]) -> Assertion | None:
    """What a claim asserts or denies; None for a wish, or if there is no such seat or goal."""
    match statement.claim:
        case GoalIs() | SeatIs() as fact:
            claimed, strength = True, 1.0
        case Trust(_, fact):
            claimed, strength = True, WEAK
        case Doubt(_, fact):
            claimed, strength = False, WEAK
        case _:
            return None
    speaker = statement.seat
    if isinstance(fact, GoalIs):
        known: Collection[int] = goals_seen(view, speaker)
        there = 0 <= fact.goal < GOAL_COUNT
        return Assertion(speaker, fact, claimed, strength, fact.goal in known) if there else None
    # Only Saboteur 2 has seats that have seen the role of another.
    known = getattr(view.seats[speaker], "inspected", ())
    there = 0 <= fact.seat < len(view.seats)
    return Assertion(speaker, fact, claimed, strength, fact.seat in known) if there else None


def likely(accuracy: float, truth: float, strength: float = 1.0) -> float:
    """The likelihood of a statement that is so with the probability `truth`.

    A weaker statement is nearer to one that says nothing.
    """
    whole = accuracy * truth + (1 - accuracy) * (1 - truth)
    return strength * whole + (1 - strength) / 2


def knows_goal(view: Any, speaker: int, goal: int, place: int) -> bool:
    """True if a seat knows what a goal is, if the treasure lies at this place.

    Who has looked at which goal is public. Whoever has seen the treasure, or two stones, knows all.
    """
    seen = goals_seen(view, speaker)
    return goal in seen or place in seen or len(seen) == GOAL_COUNT - 1


def goals_seen(view: Any, seat: int) -> set[int]:
    """The goals that a seat has looked at, or that lie open."""
    opened = {at for at, goal in enumerate(view.goals) if goal.face_up}
    return opened | set(view.seats[seat].looked_at)


def goal_likelihoods(view: Any, said: Assertion, goal: int, roles: tuple[str, ...]) -> list[float]:
    """The likelihood that a seat says this of a goal, by place of the treasure and own role."""
    manners = [MANNERS[role] for role in roles]
    found: list[float] = []
    for place in range(GOAL_COUNT):
        truth = float(said.holds_at(place))
        knows = knows_goal(view, said.speaker, goal, place)
        found += [
            likely(each.knows if knows else each.guesses, truth, said.strength) for each in manners
        ]
    return found


def turned_likelihoods(roles: tuple[str, ...]) -> list[float]:
    """The likelihood that a seat says of a goal that it has seen now the one, now the other."""
    manners = [MANNERS[role] for role in roles]
    return [each.knows * (1 - each.knows) for each in manners] * GOAL_COUNT


def own_likelihoods(roles: tuple[str, ...], meant: frozenset[str], words: int) -> list[float]:
    """The likelihood that a seat claims one of these roles for itself, by its role."""
    lies = min(LIES, words - 1)
    liked = [
        MANNERS[role].own if role in meant else (1 - MANNERS[role].own) / lies for role in roles
    ]
    return liked * GOAL_COUNT
