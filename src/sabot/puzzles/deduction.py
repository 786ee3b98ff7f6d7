"""Who the saboteurs are, and where the treasure lies: the exact posterior of one simple model.

Every assignment of roles and every place of the treasure that agrees with what a seat knows is
listed, and weighted by how often the cards are dealt so and how usual each observed move is then.
docs/puzzles.md states the model in words. It knows only three things about play: diggers dig
towards the treasure, breaking a tool is meant for the other side, and mending one for one's own.
It shares no weight with any bot.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import perm, prod
from typing import Any, Final, NamedTuple

from sabot.puzzles.observations import FARTHER, NEARER, Observed

SABOTEUR: Final = "saboteur"
# How usual it is that a card brings the tunnel nearer, leaves it, or makes it longer.
DIGGER_DIGS: Final = {NEARER: 0.78, 0: 0.20, FARTHER: 0.02}
SABOTEUR_DIGS: Final = {NEARER: 0.30, 0: 0.45, FARTHER: 0.25}
# How much likelier a target is on the side that the card is meant for.
AGAINST: Final = 3.0
FOR: Final = 3.0


class World(NamedTuple):
    """Who the saboteurs are among all seats, and the goal that is the treasure."""

    saboteurs: frozenset[int]
    treasure: int


class Known(NamedTuple):
    """What a seat knows for sure: roles by seat, where the treasure may lie, and the role cards."""

    roles: tuple[str | None, ...]
    treasures: tuple[int, ...]
    saboteur_cards: int
    other_cards: int


def known_to(view: Any) -> Known:
    """The hard facts of a view."""
    in_play = {each.role: each.cards for each in view.roles_in_play}
    shown = [goal.card for goal in view.goals]
    sure = [goal for goal, card in enumerate(shown) if card == "treasure"]
    open_to = [goal for goal, card in enumerate(shown) if card is None]
    return Known(
        tuple(seat.role for seat in view.seats),
        tuple(sure or open_to),
        in_play[SABOTEUR],
        sum(in_play.values()) - in_play[SABOTEUR],
    )


def worlds_of(known: Known) -> Iterator[tuple[World, int]]:
    """Every world that agrees with the facts, with the number of deals that lead to it."""
    sure = {seat for seat, role in enumerate(known.roles) if role == SABOTEUR}
    unknown = [seat for seat, role in enumerate(known.roles) if role is None]
    cards = known.saboteur_cards - len(sure)
    others = known.other_cards - (len(known.roles) - len(unknown) - len(sure))
    for number in range(min(cards, len(unknown)) + 1):
        deals = perm(cards, number) * perm(others, len(unknown) - number)
        if deals:
            for more in combinations(unknown, number):
                for treasure in known.treasures:
                    yield World(frozenset((*sure, *more)), treasure), deals


def likelihood(world: World, seen: Observed) -> float:
    """How usual an observed move is in a world."""
    saboteur = seen.seat in world.saboteurs
    if seen.change is not None:
        return (SABOTEUR_DIGS if saboteur else DIGGER_DIGS)[seen.change_to(world.treasure)]
    if seen.target is None:
        return 1.0
    weights = {
        seat: weight(same_side=saboteur == (seat in world.saboteurs), hostile=seen.hostile)
        for seat in range(seen.players)
        if seat != seen.seat
    }
    return weights[seen.target] / sum(weights.values())


def weight(*, same_side: bool, hostile: bool) -> float:
    """How likely a target is, next to one on the wrong side."""
    if hostile:
        return 1.0 if same_side else AGAINST
    return FOR if same_side else 1.0


def posterior(known: Known, seen: Sequence[Observed]) -> dict[World, float]:
    """The probability of every world, the most likely first."""
    weights = {
        world: deals * prod(likelihood(world, each) for each in seen)
        for world, deals in worlds_of(known)
    }
    total = sum(weights.values())
    ordered = sorted(weights.items(), key=lambda each: -each[1])
    return {world: value / total for world, value in ordered}
