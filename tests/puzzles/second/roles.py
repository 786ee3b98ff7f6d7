"""Who the saboteurs are: the model of docs/puzzles.md, computed from the text of a record alone.

Role cards are dealt one after the other, in fractions, so the result is exact. Ways are counted in
`Mine.missing`, card by card, and no bot's measure of distance is asked.
"""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod
from typing import Final, NamedTuple

from tests.puzzles.second.mine import GOAL_CELLS, Mine

SEATS: Final = "ABCDEFGHIJKL"
# SAB.1.4 and SB2.1.2: saboteurs and others among the role cards, by the number of players.
ROLE_CARDS: Final = {3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5)}
ROLE_CARDS_2: Final = (3, 12)
# Percent: what diggers and saboteurs do to the way.
DIG: Final = {"nearer": (78, 30), "no-nearer": (20, 45), "farther": (2, 25)}
OTHER_SIDE: Final = 3

Saboteurs = frozenset[int]
World = tuple[Saboteurs, int]


class Deed(NamedTuple):
    """What a seat did: to the way to each goal, or to another seat."""

    step: int
    seat: int
    name: str
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()
    aims: tuple[frozenset[int], ...] = ()
    target: int = -1

    def said(self, treasure: int) -> str:
        """The deed as the clues name it, if the treasure lies there."""
        if not self.before:
            return self.name
        aims = self.aims[treasure]
        before, after = (min(ways[goal] for goal in aims) for ways in (self.before, self.after))
        return "nearer" if after < before else "farther" if after > before else "no-nearer"


class Seen(NamedTuple):
    """What a seat has seen of a round."""

    players: int
    seat: int
    role: str
    role_cards: tuple[int, int]
    treasures: tuple[int, ...]
    deeds: tuple[Deed, ...]


def seen(text: str, seat: int) -> Seen:
    """What a seat has seen, from the text of a record."""
    hands = re.findall(r"^hand \w: (.*)", text, re.MULTILINE)
    goals = re.findall(r"^goals: (.*)", text, re.MULTILINE)[0].split()
    roles = re.findall(r"^roles: (.*)", text, re.MULTILINE)[0].split()
    mine = Mine(goals)
    maps: dict[int, set[int]] = {each: set() for each in range(len(hands))}
    deeds: list[Deed] = []
    for step, (letter, move) in enumerate(re.findall(r"^  (\w) (\S+)", text, re.MULTILINE), 1):
        actor = SEATS.index(letter)
        done = [*deeds_of(mine, maps, step, actor, move)]
        deeds += done if actor != seat else []
    face_up = [goal for goal, cell in enumerate(GOAL_CELLS) if cell not in mine.hidden]
    known = {goal: goals[goal] for goal in {*face_up, *maps[seat]}}
    sure = tuple(goal for goal, card in known.items() if card == "treasure")
    open_to = tuple(goal for goal in range(3) if goal not in known)
    cards = ROLE_CARDS_2 if "saboteur2(" in text else ROLE_CARDS[len(hands)]
    return Seen(len(hands), seat, roles[seat], cards, sure or open_to, tuple(deeds))


def deeds_of(
    mine: Mine, maps: dict[int, set[int]], step: int, actor: int, move: str
) -> Iterator[Deed]:
    """Do a move in the mine, and tell what others can make of it."""
    if move.startswith("map@"):
        col, row = map(int, move.removeprefix("map@").split(","))
        maps[actor].add(GOAL_CELLS.index((col, row)))
    elif found := re.fullmatch(r"(.+)@(-?\d+),(-?\d+)(t?)", move):
        card, cell = found[1], (int(found[2]), int(found[3]))
        before, aims = ways(mine), tuple(aims_of(mine, maps[actor], goal) for goal in range(3))
        if card == "rockfall":
            del mine.cards[cell]
        else:
            mine.lay(card, cell, turned=bool(found[4]))
        yield Deed(step, actor, "dug", before, ways(mine), aims)
    elif found := re.fullmatch(r"(-|\+|prison|free)[^>]*>(\w).*", move):
        name = {"-": "broke", "+": "mended", "prison": "imprisoned", "free": "freed"}[found[1]]
        target = SEATS.index(found[2])
        if target != actor:
            yield Deed(step, actor, name, target=target)


def ways(mine: Mine) -> tuple[int, ...]:
    """How many cards are missing to each goal."""
    return tuple(mine.missing(goal) for goal in range(3))


def aims_of(mine: Mine, looked: set[int], treasure: int) -> frozenset[int]:
    """The goals that a seat with these maps digs for, if the treasure lies there."""
    hidden = {goal for goal, cell in enumerate(GOAL_CELLS) if cell in mine.hidden} - looked
    return frozenset({treasure} if treasure in looked or not hidden else hidden)


def chances(what: Seen, deeds: tuple[Deed, ...]) -> dict[World, Fraction]:
    """The exact probability of all saboteurs and treasures that can be."""
    weights: dict[World, Fraction] = {}
    for roles in product((True, False), repeat=what.players):
        if roles[what.seat] != (what.role == "saboteur"):
            continue
        saboteurs = frozenset(seat for seat, is_saboteur in enumerate(roles) if is_saboteur)
        if dealt := dealt_from(what.role_cards, roles):
            for treasure in what.treasures:
                model = (usual(deed, roles, treasure) for deed in deeds)
                weights[saboteurs, treasure] = dealt * prod(model)
    total = sum(weights.values())
    return {world: weight / total for world, weight in weights.items()}


def dealt_from(cards: tuple[int, int], roles: tuple[bool, ...]) -> Fraction:
    """The probability of these roles out of so many saboteurs and others."""
    left, chance = [*cards], Fraction(1)
    for is_saboteur in roles:
        kind = 0 if is_saboteur else 1
        chance *= Fraction(left[kind], sum(left))
        left[kind] -= 1
    return chance


def usual(deed: Deed, roles: tuple[bool, ...], treasure: int) -> Fraction:
    """How usual a deed is in a world."""
    guilty = roles[deed.seat]
    if deed.before:
        return Fraction(DIG[deed.said(treasure)][guilty], 100)
    harms = deed.name in {"broke", "imprisoned"}
    meant = [
        OTHER_SIDE if (side != guilty) == harms else 1
        for seat, side in enumerate(roles)
        if seat != deed.seat
    ]
    place = deed.target - (deed.target > deed.seat)
    return Fraction(meant[place], sum(meant))
