"""What a seat asks others for: to mend its tools, to free it, to look, to stop a suspect."""

from collections.abc import Iterator
from typing import Final

from sabot.bots.talk.manners import Manner
from sabot.bots.talk.remarks import Remark
from sabot.bots.talk.situation import TREASURE, Situation
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.claims import WishDeed, WishLook, WishMend

MEND: Final = 0.5
FREE: Final = 0.5
LOOK: Final = 0.2
STOP: Final = 0.3
# How many seats are asked for the same thing.
MOST_ASKED: Final = 2


def wish(now: Situation, manner: Manner) -> Iterator[Remark]:
    """What the speaker may ask for. Saboteurs ask for themselves as diggers do."""
    yield from mend_me(now)
    yield from free_me(now)
    if not now.is_saboteur:
        if manner.asks_to_look:
            yield from look(now)
        yield from stop(now, manner)


def mend_me(now: Situation) -> Iterator[Remark]:
    """Wishes to have one's own tools mended, to whom one trusts most."""
    for tool in now.view.seats[now.seat].broken:
        asked = [
            each.to
            for each in now.own
            if isinstance(each, WishMend) and (each.seat, each.tool) == (now.seat, tool)
        ]
        if len(asked) < MOST_ASKED:
            to = next((seat for seat in now.most_trusted() if seat not in asked), None)
            if to is not None:
                yield Remark(WishMend(to, now.seat, tool), MEND)


def free_me(now: Situation) -> Iterator[Remark]:
    """The wish to be let out of prison, in Saboteur 2."""
    if getattr(now.view.seats[now.seat], "imprisoned", False):
        yield Remark(WishDeed(now.most_trusted()[0], "free", now.seat), FREE)


def look(now: Situation) -> Iterator[Remark]:
    """A wish to look where nobody has, while nobody says where the treasure is."""
    told = any(fact.card == TREASURE for _, fact in now.goal_claims())
    asked = sum(isinstance(each, WishLook) for each in now.own)
    if told or len(now.places) == 1 or asked >= MOST_ASKED:
        return
    unseen = [
        goal
        for goal in range(GOAL_COUNT)
        if not now.view.goals[goal].face_up and goal not in now.seen and not now.lookers(goal)
    ]
    if unseen:
        yield Remark(WishLook(now.most_trusted()[0], unseen[0]), LOOK)


def stop(now: Situation, manner: Manner) -> Iterator[Remark]:
    """A wish to break the tools of somebody who is nearly certainly a saboteur."""
    for seat in now.others:
        chance = now.suspicion(seat)
        if chance is None or chance < manner.incites or now.view.seats[seat].broken:
            continue
        to = next((each for each in now.most_trusted() if each != seat), None)
        if to is not None:
            yield Remark(WishDeed(to, "break", seat), STOP)
