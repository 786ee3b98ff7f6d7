"""Which moves others have wished for: what a wish to a seat is worth to that seat.

Diggers do what those ask whom they have no reason to doubt, for whom they have no reason to doubt.
Saboteurs oblige half as gladly, which keeps their cover. Nobody helps somebody they are sure of.
"""

from collections.abc import Iterable
from typing import Any, Final

from sabot.bots.talk.situation import Situation
from sabot.games.saboteur.claims import Claim, WishDeed, WishLook, WishMend

# Below the first suspicion a seat is trusted fully, from the second on not at all. Before anything
# happens the others are saboteurs with at most 0.43.
TRUSTED: Final = (0.45, 0.55)
# Below the first a seat is not to be harmed, from the second on a wish to harm it counts in full.
HARMED: Final = (0.5, 0.7)
# Below the first a seat is spared, from the second on no wish protects it.
SPARED: Final = (0.7, 0.85)
# Nobody helps whom everybody is so sure of: a saboteur would give itself away.
GIVEN_AWAY: Final = 0.8
# How gladly a saboteur does what is asked, and leaves undone what it is asked not to do.
COVER: Final = 0.5
RESTRAINT: Final = 0.15

# By deed, the tag of the move that does it, and whether it harms the seat.
MOVES: Final[dict[str, tuple[str, bool]]] = {
    "break": ("break", True),
    "imprison": ("prison", True),
    "rob": ("rob", True),
    "hands-off": ("hands-off", True),
    "change-role": ("change-role", True),
    "free": ("free", False),
    "inspect": ("inspection", False),
}
# By deed, the tag of the move that is not to be made.
RESTRAINTS: Final[dict[str, str]] = {"spare": "break", "not-rob": "rob"}


def is_wish_to(seat: int, claim: Claim) -> bool:
    """True for a wish to a seat."""
    return isinstance(claim, WishMend | WishLook | WishDeed) and claim.to == seat


def favours(now: Situation, moves: Iterable[Any]) -> dict[Any, float]:
    """By move, how much the wishes that stand speak for it, from −1 to 1; without those at 0."""
    wished = [
        (wish_for(each.claim), worth(now, each.seat, each.claim))
        for each in now.standing
        if each.seat != now.seat and is_wish_to(now.seat, each.claim)
    ]
    found: dict[Any, float] = {}
    for move in moves:
        amounts = [amount for fields, amount in wished if amount and does(move, fields)]
        if amounts:
            found[move] = max(amounts, key=abs)
    return found


def wish_for(wish: Claim) -> dict[str, Any]:
    """The fields of the moves that a wish is about."""
    match wish:
        case WishMend(_, seat, tool):
            return {"move": "repair", "seat": seat, "tool": tool}
        case WishLook(_, goal):
            return {"move": "map", "goal": goal}
        case WishDeed(_, deed, seat):
            tag = RESTRAINTS[deed] if deed in RESTRAINTS else MOVES[deed][0]
            return {"move": tag, "seat": seat}
        case _:
            raise AssertionError("only wishes are for a move")


def does(move: Any, fields: dict[str, Any]) -> bool:
    """True if a move is of this kind, to this seat, tool or goal."""
    wanted = {**fields}
    return move.__struct_config__.tag == wanted.pop("move") and all(
        getattr(move, name) == value for name, value in wanted.items()
    )


def worth(now: Situation, asker: int, wish: Claim) -> float:
    """How much a wish of a seat counts for the speaker: below 0 against the move."""
    asked = COVER if now.is_saboteur else trust(now, asker)
    match wish:
        case WishMend(_, seat):
            return asked * trust(now, seat)
        case WishLook(_, goal):
            return asked if goal not in now.seen and len(now.places) > 1 else 0.0
        case WishDeed(_, deed, seat):
            return asked * of_deed(now, asker, deed, seat)
        case _:
            return 0.0


def of_deed(now: Situation, asker: int, deed: str, seat: int) -> float:
    """How right it seems to do this to a seat; below 0, not to do it."""
    if deed in RESTRAINTS and now.is_saboteur:
        return -RESTRAINT
    if deed in RESTRAINTS:
        return rise(suspicion(now, seat), *SPARED) - 1
    if deed == "inspect":
        return 1.0
    if MOVES[deed][1] and seat != asker:
        return harm(now, seat)
    return trust(now, seat)


def trust(now: Situation, seat: int) -> float:
    """How gladly the speaker helps a seat, from 0 to 1; a saboteur cares for its cover only."""
    if now.is_saboteur:
        return float(suspicion(now, seat) < GIVEN_AWAY)
    return 1 - rise(suspicion(now, seat), *TRUSTED)


def harm(now: Situation, seat: int) -> float:
    """How gladly the speaker harms a seat: a suspect, or as a saboteur a digger."""
    if seat == now.seat:
        return 0.0
    suspected = rise(suspicion(now, seat), *HARMED)
    return 1 - suspected if now.is_saboteur else suspected


def suspicion(now: Situation, seat: int) -> float:
    """How suspect a seat is; to those who do not judge, whether two others accuse it."""
    chance = 0.0 if seat == now.seat else now.suspicion(seat)
    return float(len(now.accusers(seat)) > 1) if chance is None else chance


def rise(value: float, first: float, last: float) -> float:
    """0 up to `first`, 1 from `last` on, and linear in between."""
    return min(1.0, max(0.0, (value - first) / (last - first)))
