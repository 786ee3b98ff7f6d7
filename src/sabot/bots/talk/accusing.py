"""What a seat says of others: diggers warn of whom they doubt, saboteurs accuse with care."""

from collections.abc import Iterator
from typing import Final

from sabot.bots.talk.manners import Manner
from sabot.bots.talk.remarks import Remark
from sabot.bots.talk.situation import DIGGER, SABOTEUR, Situation
from sabot.games.saboteur.claims import Claim, Doubt, GoalIs, SeatIs, Trust

CONTRADICT: Final = 0.9
UNMASK: Final = 0.85
WARN: Final = 0.6
TAKE_BACK: Final = 0.5
VOUCH: Final = 0.35
ACCUSE: Final = 0.3
BACK_A_LIE: Final = 0.2
# A digger takes an accusation back below this suspicion.
CLEARED: Final = 0.4
# A saboteur accuses whom others could suspect as well.
PLAUSIBLE: Final = 0.4


def accuse(now: Situation, manner: Manner) -> Iterator[Remark]:
    """What the speaker may say of others and of their claims, unasked."""
    if now.is_saboteur:
        if manner.lies == "always":
            return slander(now)
        return frame(now) if manner.accuses else iter(())
    return warn(now, manner)


def warn(now: Situation, manner: Manner) -> Iterator[Remark]:
    """A digger's remarks: on lies, on suspects, on those it was wrong about."""
    yield from contradict(now)
    for seat in now.others:
        chance = now.suspicion(seat)
        if chance is None:
            continue
        if chance >= manner.warns:
            yield Remark(SeatIs(seat, SABOTEUR), WARN)
        elif chance < CLEARED and calls_saboteur(now, seat):
            yield Remark(SeatIs(seat, DIGGER), TAKE_BACK)


def contradict(now: Situation) -> Iterator[Remark]:
    """A digger's remarks on claims about goals that it knows better."""
    for seat, fact in now.goal_claims():
        if now.is_false(fact):
            yield Remark(Doubt(seat, fact), CONTRADICT)
            if now.has_looked(seat, fact.goal):
                yield Remark(SeatIs(seat, SABOTEUR), UNMASK)
        elif now.is_true(fact) and is_doubted(now, seat, fact):
            yield Remark(Trust(seat, fact), VOUCH)


def is_doubted(now: Situation, seat: int, fact: GoalIs) -> bool:
    """True if somebody doubts a seat's claim."""
    return any(each.claim == Doubt(seat, fact) for each in now.standing)


def calls_saboteur(now: Situation, seat: int) -> bool:
    """True if the speaker calls a seat a saboteur."""
    return any(
        each.seat == now.seat and each.claim == SeatIs(seat, SABOTEUR) for each in now.standing
    )


def frame(now: Situation) -> Iterator[Remark]:
    """A saboteur's remarks: against one who is suspect by deeds, and for another's lie."""
    suspects = [seat for seat in now.others if (now.suspicion(seat) or 0.0) >= PLAUSIBLE]
    if suspects and not any(calls_saboteur(now, seat) for seat in now.others):
        worst = max(suspects, key=lambda seat: (len(now.accusers(seat)), now.suspicion(seat)))
        yield Remark(SeatIs(worst, SABOTEUR), ACCUSE)
    for seat, fact in now.goal_claims():
        if now.is_false(fact) and is_safe_lie(now, fact):
            yield Remark(Trust(seat, fact), BACK_A_LIE)


def is_safe_lie(now: Situation, fact: GoalIs) -> bool:
    """True if nobody disputes a wrong claim about a goal: to back it gives nobody away."""
    disputed = any(each.goal == fact.goal and each != fact for _, each in now.goal_claims())
    doubts: list[Claim] = [Doubt(seat, fact) for seat in range(len(now.view.seats))]
    return not disputed and not any(each.claim in doubts for each in now.standing)


def slander(now: Situation) -> Iterator[Remark]:
    """The remark of one who always lies: against whom nobody suspects."""
    if not any(calls_saboteur(now, seat) for seat in now.others):
        yield Remark(SeatIs(now.most_trusted()[0], SABOTEUR), ACCUSE)
