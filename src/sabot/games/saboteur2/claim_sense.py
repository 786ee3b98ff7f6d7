"""Claims of Saboteur 2: those of Saboteur, with its roles and what its new cards can do."""

from collections.abc import Sequence
from typing import Final

from sabot.core.errors import IllegalClaim
from sabot.core.notation import format_seat
from sabot.games.saboteur import claim_sense as base
from sabot.games.saboteur.claim_sense import ClaimSense, DeedCheck, against, on_another, refuse
from sabot.games.saboteur.claims import WishDeed
from sabot.games.saboteur2.cards import ROLES
from sabot.games.saboteur2.view import View


def free(view: View, _: int, wish: WishDeed) -> IllegalClaim | None:
    """Refuse to have somebody freed who is not in prison."""
    if view.seats[wish.seat].imprisoned:
        return None
    return refuse("claim-not-in-prison", seat=format_seat(wish.seat))


def imprison(view: View, speaker: int, wish: WishDeed) -> IllegalClaim | None:
    """Refuse to have somebody imprisoned who is in prison."""
    if view.seats[wish.seat].imprisoned:
        return refuse("claim-in-prison-already", seat=format_seat(wish.seat))
    return against(view, speaker, wish)


def hands_off(view: View, _: int, wish: WishDeed) -> IllegalClaim | None:
    """Refuse to have a thief card removed where none lies."""
    if view.seats[wish.seat].thief:
        return None
    return refuse("claim-no-thief", seat=format_seat(wish.seat))


def anybody(view: View, speaker: int, wish: WishDeed) -> IllegalClaim | None:
    """Refuse nothing: anybody's role can be changed, also one's own."""
    del view, speaker, wish
    return None


def inspected(view: View, seat: int) -> Sequence[int]:
    """The seats whose present role a seat has looked at."""
    return view.seats[seat].inspected


def changed(then: View, now: View, seat: int) -> bool:
    """True if a seat has put its role away since: what it was stays unknown (SB2.5.2)."""
    before = sum(away.seat == seat for away in then.roles_away)
    return sum(away.seat == seat for away in now.roles_away) > before


# A side besides the roles: whoever digs for the treasure with a team.
SIDES: Final = {role: frozenset({role}) for role in ROLES} | {
    "digger": frozenset({"green", "blue", "boss"})
}
DEEDS: Final[dict[str, DeedCheck]] = base.DEEDS | {
    "free": free,
    "inspect": on_another,
    "imprison": imprison,
    "change-role": anybody,
    "hands-off": hands_off,
    "rob": against,
    "not-rob": on_another,
}
CLAIMS: Final = ClaimSense(SIDES, DEEDS, inspected, changed).vocabulary()
