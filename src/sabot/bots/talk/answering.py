"""How a seat answers whoever names it: accusations, doubts and wishes get a word."""

from collections.abc import Iterator
from typing import Final

from sabot.bots.talk.manners import Manner
from sabot.bots.talk.remarks import Remark
from sabot.bots.talk.situation import DIGGER, SABOTEUR, Said, Situation
from sabot.games.saboteur.claims import (
    Claim,
    Doubt,
    GoalIs,
    SeatIs,
    Trust,
    WishDeed,
    WishLook,
    WishMend,
)

# An answer nearly always comes; of several the first that makes sense and was not said.
ANSWER: Final = 0.95
# Each further answer that comes to mind counts a little less.
LESS: Final = 0.01
# Who has defended themselves so often begins to let accusations pass, each further one by half.
DEFENCES: Final = 3
TIRED: Final = 0.5
# At this suspicion an accuser is accused in turn, and somebody spoken of is called a saboteur.
LIKELY: Final = 0.5
# Words against somebody: what they ask others to do to them.
HOSTILE: Final = ("break", "imprison", "rob", "change-role")


def answer(now: Situation, manner: Manner) -> Iterator[Remark]:
    """Answers to what was lately said to the speaker or of them, and not answered yet."""
    defences = sum(isinstance(each, Doubt) for each in now.own)
    patience = TIRED ** max(0, defences + 1 - DEFENCES)
    for said, since in now.addressed:
        fitting = [*answers(now, manner, said)]
        if any(claim in since for claim in fitting):
            continue
        for place, claim in enumerate(fitting):
            worth = ANSWER * (patience if isinstance(claim, Doubt) else 1.0)
            yield Remark(claim, worth - LESS * place, prompted=True)


def answers(now: Situation, manner: Manner, said: Said) -> Iterator[Claim]:
    """What can be answered to a claim that names the speaker, the best first."""
    match said.claim:
        case SeatIs(role=role) if role == SABOTEUR:
            yield from defend(now, manner, said)
        case Doubt(about=GoalIs()) if said.claim.seat == now.seat:
            yield from stand_by(now, said.seat)
        case Trust(about=SeatIs(seat, role)) if seat == now.seat and role == SABOTEUR:
            yield from defend(now, manner, said)
        case WishLook(goal=goal):
            yield from after_looking(now, said.seat, goal)
        case WishMend(to, seat):
            if to == now.seat:
                yield opinion(now, seat)
                yield from pass_on(now, said.claim)
        case WishDeed(to, deed, seat):
            if to == now.seat and seat != now.seat:
                yield opinion(now, seat)
                yield opinion(now, said.seat)
            elif deed in HOSTILE:
                yield from stand_by(now, said.seat)
        case _:
            return


def defend(now: Situation, manner: Manner, said: Said) -> Iterator[Claim]:
    """Answers to somebody who calls the speaker a saboteur; who never lies can't deny it."""
    if now.is_saboteur and manner.lies == "never":
        return
    counter = (now.suspicion(said.seat) or 0.0) >= LIKELY
    if counter:
        yield SeatIs(said.seat, SABOTEUR)
    yield Doubt(said.seat, SeatIs(now.seat, SABOTEUR))
    yield SeatIs(now.seat, DIGGER)


def stand_by(now: Situation, doubter: int) -> Iterator[Claim]:
    """Answers to somebody who doubts the speaker's word or turns others against them."""
    if (now.suspicion(doubter) or 0.0) >= LIKELY:
        yield SeatIs(doubter, SABOTEUR)
    if not now.is_saboteur:
        yield SeatIs(now.seat, DIGGER)


def after_looking(now: Situation, asker: int, goal: int) -> Iterator[Claim]:
    """Answers to who wants a goal looked at: that others have, or to look oneself."""
    if goal in now.seen and not now.is_saboteur:
        yield GoalIs(goal, now.card(goal))
    yield WishLook(asker, goal)
    yield opinion(now, asker)


def pass_on(now: Situation, wish: WishMend) -> Iterator[Claim]:
    """The same wish to somebody else, unless another has passed it on already."""
    passed = any(
        each.seat not in (wish.seat, now.seat)
        and isinstance(each.claim, WishMend)
        and (each.claim.seat, each.claim.tool) == (wish.seat, wish.tool)
        for each in now.standing
    )
    if not passed and opinion(now, wish.seat).role != SABOTEUR:
        yield WishMend(now.most_trusted()[0], wish.seat, wish.tool)


def opinion(now: Situation, seat: int) -> SeatIs:
    """What the speaker says of a seat that it is asked to help or to harm."""
    chance = now.suspicion(seat)
    doubted = len(now.accusers(seat)) > 1 if chance is None else chance >= LIKELY
    return SeatIs(seat, SABOTEUR if doubted else DIGGER)
