"""The claims that a seat has heard in a round, as evidence in its posterior.

A claim about a goal is evidence of the speaker's role and of the treasure's place together: of two
claims that contradict each other one is a lie, and a lie that is found out tells on its speaker. A
claim about a seat is evidence of the speaker and of that seat; the two are updated one after the
other, each by the average over the other (mean field). A later claim on the same subject takes the
place of the earlier one. Saboteur 2 hears in the same way.
"""

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from sabot.bots.role_posterior import RolePosterior
from sabot.bots.saboteur.claim_likelihood import (
    MANNERS,
    Assertion,
    assertion,
    goal_likelihoods,
    likely,
    own_likelihoods,
    turned_likelihoods,
)
from sabot.bots.suspicion import Reason
from sabot.core.claims import Statement
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import Claim, Fact, GoalIs, SeatIs, subject

# The names of reasons; people read them as localised text.
LIE: Final = "claim-lie"
TRUE: Final = "claim-true"
CONTRADICTED: Final = "claim-contradicted"
SUPPORTED: Final = "claim-supported"
GOAL: Final = "claim-goal"
TURNED: Final = "claim-turned"
OWN: Final = "claim-own"
ACCUSED: Final = "claim-accused"
DEFENDED: Final = "claim-defended"
ACCUSED_BY: Final = "claim-accused-by"
DEFENDED_BY: Final = "claim-defended-by"
DEEDS: Final = (
    LIE,
    TRUE,
    CONTRADICTED,
    SUPPORTED,
    GOAL,
    TURNED,
    OWN,
    ACCUSED,
    DEFENDED,
    ACCUSED_BY,
    DEFENDED_BY,
)
# Claims whose likelihood ratio is below this are no reason for or against anybody.
SLIGHT: Final = 1.1


class Evidence(NamedTuple):
    """The likelihood of something said, by place of the treasure and role in a slot."""

    slot: int
    liked: list[float]


class Heard(NamedTuple):
    """What a seat has said and stands by, and the evidence of it.

    `turned` is the evidence of having said the opposite before, although the speaker knew.
    """

    said: Assertion
    step: int
    of_speaker: Evidence
    of_target: Evidence | None = None
    turned: Evidence | None = None

    def evidence(self) -> list[Evidence]:
        """The evidence that goes when the claim is replaced."""
        return [each for each in (self.of_speaker, self.of_target) if each is not None]


class HeardClaims:
    """The standing claims of all other seats in one round.

    `words` are the words for roles and sides, each with the roles that it can mean, and `roles` the
    roles in the order of the posterior.
    """

    def __init__(
        self, seat: int, roles: tuple[str, ...], words: Mapping[str, frozenset[str]]
    ) -> None:
        self.seat = seat
        self.roles = roles
        self.words = words
        self.heard: dict[Hashable, Heard] = {}

    def begin(self) -> None:
        """Forget everything: claims end with the round."""
        self.heard = {}

    # Evidence.

    def hear(
        self, posterior: RolePosterior, view: Any, statement: Statement[Claim], step: int
    ) -> None:
        """Take a claim of another seat into the posterior, in place of an earlier one."""
        said = assertion(view, statement)
        if said is None or said.speaker == self.seat:
            return
        key = (said.speaker, subject(statement.claim), slot_meant(posterior, said.fact))
        before = self.heard.get(key)
        if before is not None:
            for each in before.evidence():
                posterior.learn(each.slot, [1 / liked for liked in each.liked])
            posterior.solve()
        heard = self.weighed(posterior, view, said)._replace(step=step)
        if before is not None:
            heard = heard._replace(turned=before.turned or self.turned(before.said, heard))
        learnt = heard.evidence()
        if heard.turned is not None and (before is None or before.turned is None):
            learnt.append(heard.turned)
        for each in learnt:
            posterior.learn(each.slot, each.liked)
        posterior.solve()
        self.heard[key] = heard

    def turned(self, before: Assertion, heard: Heard) -> Evidence | None:
        """The evidence that a speaker says the opposite of what they said when they knew.

        It counts once, however often they turn.
        """
        opposite = (before.fact, before.claimed) != (heard.said.fact, heard.said.claimed)
        if not (opposite and before.knew and isinstance(before.fact, GoalIs)):
            return None
        return Evidence(heard.of_speaker.slot, turned_likelihoods(self.roles))

    def weighed(self, posterior: RolePosterior, view: Any, said: Assertion) -> Heard:
        """What is said, with the evidence of it."""
        slot = int(posterior.of_seat[said.speaker])
        if isinstance(said.fact, GoalIs):
            return Heard(
                said, 0, Evidence(slot, goal_likelihoods(view, said, said.fact.goal, self.roles))
            )
        if said.fact.seat == said.speaker:
            meant = self.words[said.fact.role]
            return Heard(
                said, 0, Evidence(slot, own_likelihoods(self.roles, meant, len(self.words)))
            )
        of_speaker = Evidence(slot, self.by_speaker(posterior, said, said.fact))
        target = int(posterior.of_seat[said.fact.seat])
        return Heard(
            said, 0, of_speaker, Evidence(target, self.by_target(posterior, said, said.fact))
        )

    def by_speaker(self, posterior: RolePosterior, said: Assertion, fact: SeatIs) -> list[float]:
        """The likelihood of what a seat says of another, by the speaker's role.

        A speaker who has not seen the role goes by the evidence that everybody has.
        """
        slot, target = posterior.of_seat[said.speaker], posterior.of_seat[fact.seat]
        found: list[float] = []
        for at, role in enumerate(self.roles):
            held, accuracy = posterior, MANNERS[role].knows
            if not said.knew:
                held = posterior.as_held_by(slot, at, posterior.of_seat[self.seat])
                accuracy = MANNERS[role].judges
            chance = sum(
                held.chance(target, other)
                for other, name in enumerate(self.roles)
                if name in self.words[fact.role]
            )
            truth = chance if said.claimed else 1 - chance
            found.append(likely(accuracy, truth, said.strength))
        return found * GOAL_COUNT

    def by_target(self, posterior: RolePosterior, said: Assertion, fact: SeatIs) -> list[float]:
        """The likelihood of what a seat says of another, by the role of that other."""
        slot = posterior.of_seat[said.speaker]
        accuracy = sum(
            posterior.chance(slot, at) * (MANNERS[role].knows if said.knew else MANNERS[role].hints)
            for at, role in enumerate(self.roles)
        )
        truths = [float((name in self.words[fact.role]) == said.claimed) for name in self.roles]
        return [likely(accuracy, truth, said.strength) for truth in truths] * GOAL_COUNT

    # Reasons.

    def reasons(self, posterior: RolePosterior, seat: int) -> Iterator[Reason]:
        """What has been said by a seat, and of it, with likelihood ratios as things stand now."""
        slot = posterior.of_seat[seat]
        for heard in self.heard.values():
            if heard.of_speaker.slot == slot:
                factor = posterior.factor_within(slot, heard.of_speaker.liked)
                name, other = self.name_of(posterior, heard, factor)
                yield from weighty(Reason(name, factor, heard.step, None, other))
                if heard.turned is not None:
                    factor = posterior.factor_within(slot, heard.turned.liked)
                    yield from weighty(Reason(TURNED, factor, heard.step))
            elif heard.of_target is not None and heard.of_target.slot == slot:
                factor = posterior.factor_within(slot, heard.of_target.liked)
                name = ACCUSED_BY if self.accuses(heard.said) else DEFENDED_BY
                yield from weighty(Reason(name, factor, heard.step, None, heard.said.speaker))

    def name_of(
        self, posterior: RolePosterior, heard: Heard, factor: float
    ) -> tuple[str, int | None]:
        """The name of a claim as a reason, and the other seat that it concerns."""
        said = heard.said
        if isinstance(said.fact, SeatIs):
            if said.fact.seat == said.speaker:
                return OWN, None
            return (ACCUSED if self.accuses(said) else DEFENDED), said.fact.seat
        places = [place for place in range(GOAL_COUNT) if posterior.open[place]]
        if len({said.holds_at(place) for place in places}) == 1:
            return (TRUE if said.holds_at(places[0]) else LIE), None
        others = [each.said for each in self.heard.values() if isinstance(each.said.fact, GoalIs)]
        if factor > 1:
            against = [each.speaker for each in others if each.contradicts(said)]
            return named(posterior, CONTRADICTED, against)
        beside = [each.speaker for each in others if says_the_same(each, said)]
        return named(posterior, SUPPORTED, beside)

    def accuses(self, said: Assertion) -> bool:
        """True if it is said of a seat that it is a saboteur."""
        named = isinstance(said.fact, SeatIs) and "saboteur" in self.words[said.fact.role]
        return named == said.claimed


def slot_meant(posterior: RolePosterior, fact: Fact) -> int | None:
    """The slot of the seat that a fact is about: in Saboteur 2 a role may have changed since."""
    return int(posterior.of_seat[fact.seat]) if isinstance(fact, SeatIs) else None


def says_the_same(one: Assertion, other: Assertion) -> bool:
    """True if two seats say the same of a goal."""
    places = range(GOAL_COUNT)
    return one.speaker != other.speaker and all(
        one.holds_at(place) == other.holds_at(place) for place in places
    )


def named(posterior: RolePosterior, name: str, seats: list[int]) -> tuple[str, int | None]:
    """The name of a reason with the least suspect of these seats; GOAL if there is none."""
    if not seats:
        return GOAL, None
    saboteur = posterior.cards.roles - 1
    return name, min(seats, key=lambda seat: posterior.chance(posterior.of_seat[seat], saboteur))


def weighty(reason: Reason) -> Iterator[Reason]:
    """The reason, unless it weighs next to nothing."""
    if max(reason.factor, 1 / reason.factor) >= SLIGHT:
        yield reason
