"""Which claims make sense, and whether they were true. Only what everybody sees is read here.

Saboteur 2 uses the same checks, with its own roles and deeds.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final, assert_never

import msgspec

from sabot.core.claims import Statement, Verdict, Vocabulary
from sabot.core.errors import IllegalClaim
from sabot.core.notation import format_seat
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import (
    GOAL_CARDS,
    GOAL_NAMES,
    GROUNDS,
    Claim,
    Doubt,
    Fact,
    GoalIs,
    SeatIs,
    Trust,
    Wish,
    WishDeed,
    WishLook,
    WishMend,
    format_claim,
    named_seats,
    parse_claim,
    place,
    subject,
    without_reason,
)

Said = Statement[Claim]
# The view of Saboteur, or of Saboteur 2: both have the fields that are read here.
View = Any
# The refusal of a deed that one seat is asked to do to another.
DeedCheck = Callable[[View, int, WishDeed], IllegalClaim | None]

# Every reason, in English. A test holds the catalogues to these names, facts and sentences.
REASONS: Final[dict[str, str]] = {
    "claim-no-goal": "there is no such goal",
    "claim-no-seat": "nobody sits there; the last seat is {last}",
    "claim-no-role": "there is no such role or side in this game",
    "claim-no-reason": "nobody is suspected for that",
    "claim-no-deed": "nobody can be asked for that in this game",
    "claim-no-card": "a goal is the treasure or a stone",
    "claim-goal-open": "goal {goal} lies open: everybody sees what it is",
    "claim-own": "one's own claim needs neither trust nor doubt",
    "claim-not-made": "{seat} does not claim that",
    "claim-to-yourself": "a wish is addressed to somebody else",
    "claim-at-themselves": "nobody can do that to themselves",
    "claim-at-you": "that would hurt nobody but you",
    "claim-tool-whole": "that tool of {seat} is not broken",
    "claim-not-in-prison": "{seat} is not in prison",
    "claim-in-prison-already": "{seat} is in prison already",
    "claim-no-thief": "no thief card lies in front of {seat}",
}


def refuse(reason: str, **facts: object) -> IllegalClaim:
    """The refusal for a reason."""
    return IllegalClaim(REASONS, reason, **facts)


def refuse_seat(view: View, seat: int) -> IllegalClaim | None:
    """Refuse a seat that there is not."""
    if 0 <= seat < len(view.seats):
        return None
    return refuse("claim-no-seat", last=format_seat(len(view.seats) - 1))


def refuse_goal(view: View, goal: int) -> IllegalClaim | None:
    """Refuse a goal that there is not, or that lies open."""
    if not 0 <= goal < GOAL_COUNT:
        return refuse("claim-no-goal")
    return refuse("claim-goal-open", goal=GOAL_NAMES[goal]) if view.goals[goal].face_up else None


def on_another(_: View, __: int, wish: WishDeed) -> IllegalClaim | None:
    """Refuse a deed that somebody would do to themselves."""
    return refuse("claim-at-themselves") if wish.seat == wish.to else None


def against(view: View, speaker: int, wish: WishDeed) -> IllegalClaim | None:
    """Refuse a deed that would hurt whoever asks for it, or whoever is asked."""
    return refuse("claim-at-you") if wish.seat == speaker else on_another(view, speaker, wish)


class ClaimSense(msgspec.Struct, frozen=True):
    """What makes sense in a game with these roles and deeds.

    `roles` are the words for roles and sides, each with the roles that it can mean. `knows` are
    the seats whose role a seat has seen; `changed` says whether a seat's role is no longer the
    one that it was in an earlier view.
    """

    roles: Mapping[str, frozenset[str]]
    deeds: Mapping[str, DeedCheck]
    knows: Callable[[View, int], Sequence[int]]
    changed: Callable[[View, View, int], bool]

    def vocabulary(self) -> Vocabulary[Any, Claim]:
        """The vocabulary of the game."""
        roles, deeds = tuple(self.roles), tuple(self.deeds)
        return Vocabulary(
            Claim,
            is_open,
            self.candidates,
            replies,
            self.refusal,
            subject,
            place,
            self.judge,
            format_claim,
            lambda text: parse_claim(text, roles, deeds),
            named_seats,
        )

    # What can be said.

    def candidates(self, view: View, speaker: int) -> Iterator[Claim]:
        """Everything that could be said but for what is about other claims, in a stable order."""
        goals, seats = range(GOAL_COUNT), range(len(view.seats))
        yield from (GoalIs(goal, card) for goal, card in product(goals, GOAL_CARDS))
        yield from (SeatIs(seat, role) for seat, role in product(seats, self.roles))
        for to in seats:
            if to != speaker:
                yield from (
                    WishMend(to, seat, tool) for seat in seats for tool in view.seats[seat].broken
                )
                yield from (WishLook(to, goal) for goal in goals)
                yield from (WishDeed(to, deed, seat) for deed, seat in product(self.deeds, seats))

    def refusal(
        self, view: View, speaker: int, claim: Claim, standing: Sequence[Said]
    ) -> IllegalClaim | None:
        """Why a claim makes no sense now; None if it does."""
        match claim:
            case GoalIs() | SeatIs():
                return self.refuse_fact(view, claim)
            case Trust() | Doubt():
                return self.refuse_reply(view, speaker, claim, standing)
            case WishMend() | WishLook() | WishDeed():
                if claim.to == speaker:
                    return refuse("claim-to-yourself")
                return refuse_seat(view, claim.to) or self.refuse_wish(view, speaker, claim)
        assert_never(claim)

    def refuse_fact(self, view: View, fact: Fact) -> IllegalClaim | None:
        """Why a claim about a goal or a seat makes no sense."""
        if isinstance(fact, SeatIs):
            if fact.role not in self.roles:
                return refuse("claim-no-role")
            known = not fact.because or fact.because in GROUNDS
            return refuse_seat(view, fact.seat) if known else refuse("claim-no-reason")
        known = fact.card in GOAL_CARDS
        return refuse_goal(view, fact.goal) if known else refuse("claim-no-card")

    def refuse_reply(
        self, view: View, speaker: int, reply: Trust | Doubt, standing: Sequence[Said]
    ) -> IllegalClaim | None:
        """Why trust or doubt makes no sense: it needs a claim of another seat that still stands."""
        if reply.seat == speaker:
            return refuse("claim-own")
        wrong = refuse_seat(view, reply.seat) or self.refuse_fact(view, reply.about)
        if wrong is not None:
            return wrong
        made = any(
            each.seat == reply.seat and without_reason(each.claim) == reply.about
            for each in standing
        )
        return None if made else refuse("claim-not-made", seat=format_seat(reply.seat))

    def refuse_wish(self, view: View, speaker: int, wish: Wish) -> IllegalClaim | None:
        """Why a wish makes no sense."""
        if isinstance(wish, WishLook):
            return refuse_goal(view, wish.goal)
        if (wrong := refuse_seat(view, wish.seat)) is not None:
            return wrong
        if isinstance(wish, WishDeed):
            check = self.deeds.get(wish.deed)
            return refuse("claim-no-deed") if check is None else check(view, speaker, wish)
        broken = wish.tool in view.seats[wish.seat].broken
        return None if broken else refuse("claim-tool-whole", seat=format_seat(wish.seat))

    # Whether it was true.

    def judge(self, then: View, now: View, speaker: int, claim: Claim) -> Verdict | None:
        """Whether a claim was true, and if not, whether its speaker could have known."""
        match claim:
            case GoalIs() | SeatIs():
                return self.verdict(then, now, speaker, claim, claimed=True)
            case Trust(_, about):
                return self.verdict(then, now, speaker, about, claimed=True)
            case Doubt(_, about):
                return self.verdict(then, now, speaker, about, claimed=False)
            case WishMend() | WishLook() | WishDeed():
                return None
        assert_never(claim)

    def verdict(self, then: View, now: View, speaker: int, fact: Fact, *, claimed: bool) -> Verdict:
        """The verdict on whoever says that a fact holds, or that it does not."""
        truth = self.holds(then, now, fact)
        if truth is None:
            return "unknown"
        if truth == claimed:
            return "true"
        return "mistaken" if claimed in self.possible(then, now, speaker, fact) else "false"

    def holds(self, then: View, now: View, fact: Fact) -> bool | None:
        """Whether a fact was so when it was claimed; None if the end of the round does not show."""
        if isinstance(fact, GoalIs):
            return card_of(now, fact.goal) == fact.card
        role = self.role_then(then, now, fact.seat)
        return None if role is None else role in self.roles[fact.role]

    def role_then(self, then: View, now: View, seat: int) -> str | None:
        """The role that a seat had when a claim was made; None if it was put away unseen since."""
        role: str | None = now.seats[seat].role
        return None if self.changed(then, now, seat) else role

    def possible(self, then: View, now: View, speaker: int, fact: Fact) -> set[bool]:
        """Whether the fact could be so, could not be so, or both, by what the speaker had seen."""
        if isinstance(fact, GoalIs):
            places = treasure_places(then, now, speaker)
            return {(fact.goal == place) == (fact.card == "treasure") for place in places}
        return {role in self.roles[fact.role] for role in self.roles_left(then, now, speaker, fact)}

    def roles_left(self, then: View, now: View, speaker: int, fact: SeatIs) -> set[str]:
        """The roles that a seat could have, by those that the speaker had seen of all cards."""
        seen = {
            seat: role
            for seat in (speaker, *self.knows(then, speaker))
            if (role := self.role_then(then, now, seat)) is not None
        }
        if fact.seat in seen:
            return {seen[fact.seat]}
        cards = Counter({each.role: each.cards for each in now.roles_in_play})
        return {*(cards - Counter(seen.values()))}


def is_open(view: View) -> bool:
    """True while a round is played: then goals and roles are shown."""
    return bool(view.phase == "playing")


def replies(said: Said) -> list[Claim]:
    """Trust and doubt of what somebody has claimed; a wish is neither true nor false."""
    fact = without_reason(said.claim)
    if isinstance(fact, GoalIs | SeatIs):
        return [Trust(said.seat, fact), Doubt(said.seat, fact)]
    return []


def card_of(view: View, goal: int) -> str:
    """What a goal is, in a view that shows it: the treasure or a stone."""
    return "treasure" if view.goals[goal].card == "treasure" else "stone"


def treasure_places(then: View, now: View, speaker: int) -> list[int]:
    """Where the treasure could be, by the goals that a seat had seen when it made a claim."""
    known = {
        goal
        for goal in range(GOAL_COUNT)
        if then.goals[goal].face_up or goal in then.seats[speaker].looked_at
    }
    found = [goal for goal in known if card_of(now, goal) == "treasure"]
    return found or [goal for goal in range(GOAL_COUNT) if goal not in known]


def nobody_else(view: View, seat: int) -> Sequence[int]:
    """No seats: in the base game nobody looks at roles."""
    del view, seat
    return ()


def never(then: View, now: View, seat: int) -> bool:
    """False: in the base game roles stay."""
    del then, now, seat
    return False


SIDES: Final = {"digger": frozenset({"digger"}), "saboteur": frozenset({"saboteur"})}
DEEDS: Final[dict[str, DeedCheck]] = {"break": against, "spare": on_another}
CLAIMS: Final = ClaimSense(SIDES, DEEDS, nobody_else, never).vocabulary()
