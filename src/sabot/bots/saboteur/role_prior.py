"""The prior of roles and treasure for a viewer of Saboteur, before any move is observed."""

from functools import lru_cache

from sabot.bots.role_posterior import RoleCards, RolePosterior
from sabot.games.saboteur.cards import GOALS, ROLES, TREASURE
from sabot.games.saboteur.options import setup_of
from sabot.games.saboteur.view import View


def prior_of(view: View) -> RolePosterior:
    """The uniform prior over all deals of roles and places that agree with the view.

    Slots are the seats in order, and the spare role last.
    """
    dealt = [int(role) for role in setup_of(view.options).roles]
    cards = role_cards(tuple(dealt.count(role) for role in range(len(ROLES))))
    prior = RolePosterior(cards, len(dealt))
    for slot, role in enumerate([*(seat.role for seat in view.seats), view.spare_role]):
        if role is not None:
            prior.known[slot] = ROLES.index(role)
    rule_out(prior, view)
    prior.solve()
    return prior


@lru_cache(maxsize=16)
def role_cards(counts: tuple[int, ...]) -> RoleCards:
    """The role cards of a table; made once for all seats."""
    return RoleCards(list(counts))


def rule_out(posterior: RolePosterior, view: View) -> bool:
    """Keep only the places where the treasure may be: the one seen, or those not seen.

    Returns True if a place was excluded; then `solve` must follow.
    """
    seen = [goal.card for goal in view.goals]
    wanted = GOALS[TREASURE] if GOALS[TREASURE] in seen else None
    changed = False
    for place, card in enumerate(seen):
        if posterior.open[place] and card != wanted:
            posterior.open[place] = 0
            changed = True
    return changed
