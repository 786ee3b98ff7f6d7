"""What others have said already: a seat does not chime in with the same words.

A second voice is evidence of its own, so it is heard, only later. Where two have said a thing, a
third at most trusts one of them.
"""

from typing import Final

from sabot.bots.talk.remarks import AT_ONCE, Remark
from sabot.bots.talk.situation import Situation
from sabot.games.saboteur.claims import Claim, GoalIs, SeatIs, Trust, WishDeed

# So many voices are enough.
ENOUGH: Final = 2
# What one other has said is said by a second half as often, so that it comes later.
SECOND_VOICE: Final = 0.5
# To trust what two others say is worth little.
THIRD_VOICE: Final = 0.2


def unrepeated(now: Situation, remark: Remark) -> Remark | None:
    """The remark beside what others say already: as it is, less urgent, as trust, or None.

    What must be said at once and what concerns the speaker are said in any case.
    """
    claim = remark.claim
    if remark.worth >= AT_ONCE or now.seat in now.words.named_seats(claim):
        return remark
    voices, trusted = voices_for(now, claim), trusting(now, claim)
    if len(voices) + trusted < ENOUGH:
        once = bool(voices) and not remark.prompted
        return remark._replace(worth=remark.worth * SECOND_VOICE) if once else remark
    if not voices or not isinstance(claim, GoalIs | SeatIs):
        return None
    trust = Trust(voices[0], claim)
    if remark.prompted:
        return remark._replace(claim=trust)
    return None if trusted else Remark(trust, min(remark.worth, THIRD_VOICE))


def voices_for(now: Situation, claim: Claim) -> list[int]:
    """The other seats that say the same; of a deed, whomever they ask for it."""
    return [
        each.seat
        for each in now.standing
        if each.seat != now.seat and amounts_to(each.claim, claim)
    ]


def amounts_to(one: Claim, other: Claim) -> bool:
    """True if two claims say the same, or wish the same to be done to somebody."""
    if isinstance(one, WishDeed) and isinstance(other, WishDeed):
        return (one.deed, one.seat) == (other.deed, other.seat)
    return one == other


def trusting(now: Situation, claim: Claim) -> int:
    """How many other seats trust somebody who says so."""
    return sum(
        each.seat != now.seat and isinstance(each.claim, Trust) and each.claim.about == claim
        for each in now.standing
    )
