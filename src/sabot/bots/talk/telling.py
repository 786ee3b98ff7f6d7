"""What a seat tells of the goals that it has seen: diggers the truth, saboteurs as it pays."""

from collections.abc import Iterator
from typing import Final

from sabot.bots.talk.manners import Manner
from sabot.bots.talk.remarks import AT_ONCE, Remark
from sabot.bots.talk.situation import OTHER_CARD, STONE, TREASURE, Situation
from sabot.games.saboteur.claims import GoalIs

# What is known already is rarely said again.
ECHO: Final = 0.2
# A saboteur's truth, where a lie would be found out: it earns some trust.
CREDIT: Final = 0.5
# The chance that somebody looks at a goal later and finds a lie out.
LATER_LOOK: Final = 0.15
# One word against another leaves the others in doubt of both: a lie fails against about two.
TOO_MANY: Final = 1.5


def tell(now: Situation, manner: Manner) -> Iterator[Remark]:
    """What the speaker may tell of goals."""
    if not now.is_saboteur or manner.lies == "never":
        return truths(now)
    return stories(now, manner)


def truths(now: Situation) -> Iterator[Remark]:
    """What the speaker saw: where the treasure is, or which goals are stones."""
    if not now.seen:
        return
    facts = [GoalIs(goal, card) for goal, card in now.seen.items()]
    if len(now.places) == 1:
        facts = [GoalIs(now.places[0], TREASURE)]
    for fact in facts:
        if now.claimed.get(fact.goal) != fact.card:
            yield Remark(fact, ECHO if is_told(now, fact) else AT_ONCE)


def is_told(now: Situation, fact: GoalIs) -> bool:
    """True if somebody who has looked says so already, and nobody says otherwise."""
    said = [(seat, each) for seat, each in now.goal_claims() if each.goal == fact.goal]
    agree = all(each == fact for _, each in said)
    return agree and any(now.has_looked(seat, fact.goal) for seat, _ in said)


def stories(now: Situation, manner: Manner) -> Iterator[Remark]:
    """What a saboteur tells of each goal that it was seen looking at: once, and never back."""
    for goal, card in now.seen.items():
        if goal in now.claimed:
            continue
        story = GoalIs(goal, card)
        if pays(now, goal, manner):
            story = GoalIs(goal, OTHER_CARD[card])
        if TREASURE in now.claimed.values():
            story = GoalIs(goal, STONE)  # there is only one treasure
        yield Remark(story, CREDIT if story.card == card else AT_ONCE)


def pays(now: Situation, goal: int, manner: Manner) -> bool:
    """True if a lie about a goal is worth its risk."""
    if manner.lies == "alone":
        return not now.lookers(goal) and not is_told(now, GoalIs(goal, now.card(goal)))
    return manner.lies == "always" or contradictors(now, goal) < TOO_MANY


def contradictors(now: Situation, goal: int) -> float:
    """How many are likely to say the truth about a goal: each digger who has looked there.

    Who has looked and tells the lie already will not contradict it.
    """
    told = {
        seat: each.card
        for seat, each in now.goal_claims()
        if each.goal == goal and now.has_looked(seat, goal)
    }
    expected = LATER_LOOK
    for seat in now.lookers(goal):
        if seat in told:
            expected += float(told[seat] == now.card(goal))
        else:
            expected += 1 - (now.suspicion(seat) or 0.0)
    return expected
