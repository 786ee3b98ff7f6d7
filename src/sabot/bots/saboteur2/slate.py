"""Who has which role, and where the treasure lies: how likely each is, all roles taken together.

The fifteen role cards are dealt out to slots: one for each seat, and one more for each role that
was drawn later (SB2.5.2). What was seen of a slot says how likely each role makes it; how likely
a whole deal of roles is follows by counting. No deal is left out, and none is drawn by chance.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur2.cards import ROLE_COUNTS, SABOTEUR

ROLE_COUNT: Final = 6
# Twelve seats, and a slot for each of the two changes of role that a round can have.
MAX_SLOTS: Final = 14
UNKNOWN: Final = -1
# Nothing that was seen rules a role out: only facts do.
LEAST: Final = 1e-12
WORDS: Final = 4294967296.0
# By slot and role of one treasure place.
TABLE: Final = 84


class Counts:
    """All numbers of cards of each role that can have been dealt so far, packed into one number.

    `dealt` is how many cards that is, `left` by role how many are left, and `strides` what one
    more card of a role adds to the number.
    """

    def __init__(self) -> None:
        strides = [1]
        for count in ROLE_COUNTS:
            strides.append(strides[-1] * (count + 1))
        self.size: i64 = strides[-1]
        self.strides = vec[i64](strides[:-1])
        dealt: list[int] = []
        left: list[int] = []
        for packed in range(strides[-1]):
            used = [
                packed // stride % (count + 1)
                for stride, count in zip(strides, ROLE_COUNTS, strict=False)
            ]
            dealt.append(sum(used))
            left += [count - each for count, each in zip(ROLE_COUNTS, used, strict=True)]
        self.dealt = vec[i64](dealt)
        self.left = vec[i64](left)


COUNTS: Final = Counts()


class Slate:
    """What is held of the roles and of the treasure in one round.

    `likes` has for each place of the treasure, slot and role how likely that makes what was
    seen. `known` are the roles that are hard facts, and `open` the places that are not ruled out.
    After `solve`: `places` by place and `chances` by slot and role.
    """

    def __init__(self, players: i64) -> None:
        self.slots = players
        # The slot of the role that each seat has now, and those of the roles put away, in order.
        self.of_seat = vec[i64](range(players))
        self.of_away = vec[i64]()
        self.likes = vec[float]([1.0] * (GOAL_COUNT * TABLE))
        self.known = vec[i64]([UNKNOWN] * MAX_SLOTS)
        self.open = vec[i64]([1] * GOAL_COUNT)
        self.places = vec[float]([0.0] * GOAL_COUNT)
        self.chances = vec[float]([0.0] * TABLE)
        # By place and packed counts: the weight of all deals to the first slots, and of the rest.
        self.ahead = vec[float]([0.0] * (GOAL_COUNT * COUNTS.size))
        self.behind = vec[float]([0.0] * COUNTS.size)
        # What was drawn last.
        self.place: i64 = 0
        self.roles = vec[i64]([0] * MAX_SLOTS)

    # What is learned.

    def change(self, seat: i64) -> None:
        """The seat has put its role away and drawn a new one, of which nothing is known."""
        self.of_away = append(self.of_away, self.of_seat[seat])
        self.of_seat[seat] = self.slots
        self.slots += 1

    def learn(self, slot: i64, liked: vec[float]) -> float:
        """Something was seen that is so likely, by place and role.

        How many times as likely that makes a saboteur of the slot; `solve` must come after.
        """
        factor = self.factor(slot, liked)
        most: float = 0.0
        place: i64
        role: i64
        for place in range(GOAL_COUNT):
            base = place * TABLE + slot * ROLE_COUNT
            for role in range(ROLE_COUNT):
                self.likes[base + role] *= liked[place * ROLE_COUNT + role]
                most = max(most, self.likes[base + role])
        if most <= 0.0:
            return factor
        for place in range(GOAL_COUNT):
            base = place * TABLE + slot * ROLE_COUNT
            for role in range(ROLE_COUNT):
                self.likes[base + role] = max(self.likes[base + role] / most, LEAST)
        return factor

    def factor(self, slot: i64, liked: vec[float]) -> float:
        """How likely what was seen is for a saboteur, by how likely it is for all others."""
        saboteur: float = 0.0
        others: float = 0.0
        certain: float = 0.0
        place: i64
        role: i64
        for place in range(GOAL_COUNT):
            saboteur += self.places[place] * liked[place * ROLE_COUNT + SABOTEUR]
            for role in range(SABOTEUR):
                chance = self.chances[slot * ROLE_COUNT + role]
                others += self.places[place] * chance * liked[place * ROLE_COUNT + role]
        for role in range(SABOTEUR):
            certain += self.chances[slot * ROLE_COUNT + role]
        if others <= 0.0 or saboteur <= 0.0:
            return 1.0
        return saboteur * certain / others

    def like(self, place: i64, slot: i64, role: i64) -> float:
        """How likely a role of a slot makes what was seen, and 0 if it is known to be another."""
        if self.known[slot] not in (UNKNOWN, role):
            return 0.0
        return self.likes[place * TABLE + slot * ROLE_COUNT + role]

    # What follows.

    def solve(self) -> None:
        """Work out how likely each place and each role of a slot is."""
        index: i64
        for index in range(TABLE):
            self.chances[index] = 0.0
        place: i64
        whole: float = 0.0
        for place in range(GOAL_COUNT):
            self.places[place] = 0.0
            if self.open[place]:
                self.go_ahead(place)
                self.places[place] = self.go_back(place)
                whole += self.places[place]
        for place in range(GOAL_COUNT):
            self.places[place] /= whole
        for index in range(TABLE):
            self.chances[index] /= whole

    def go_ahead(self, place: i64) -> None:
        """Deal out roles slot by slot, in all ways, each card a thing of its own."""
        ahead = self.ahead
        base = place * COUNTS.size
        packed: i64
        role: i64
        for packed in range(COUNTS.size):
            ahead[base + packed] = 0.0
        ahead[base] = 1.0
        for packed in range(COUNTS.size):
            slot = COUNTS.dealt[packed]
            weight = ahead[base + packed]
            if slot >= self.slots or weight == 0.0:
                continue
            for role in range(ROLE_COUNT):
                left = COUNTS.left[packed * ROLE_COUNT + role]
                if left:
                    step: float = weight * float(left) * self.like(place, slot, role)
                    ahead[base + packed + COUNTS.strides[role]] += step

    def go_back(self, place: i64) -> float:
        """Add up what each role of each slot has a part in; the weight of all deals."""
        behind = self.behind
        base = place * COUNTS.size
        packed: i64 = COUNTS.size - 1
        role: i64
        while packed >= 0:
            slot = COUNTS.dealt[packed]
            total: float = 0.0
            if slot == self.slots:
                total = 1.0
            elif slot < self.slots and self.ahead[base + packed] != 0.0:
                for role in range(ROLE_COUNT):
                    left = COUNTS.left[packed * ROLE_COUNT + role]
                    if left:
                        part: float = float(left) * self.like(place, slot, role)
                        part *= behind[packed + COUNTS.strides[role]]
                        total += part
                        self.chances[slot * ROLE_COUNT + role] += part * self.ahead[base + packed]
            behind[packed] = total
            packed -= 1
        return behind[0]

    def chance(self, slot: i64, role: i64) -> float:
        """How likely the slot has this role."""
        return self.chances[slot * ROLE_COUNT + role]

    def cautious(self, power: float) -> "Slate":
        """The same, with all that was seen counting for less: for this power of it."""
        other = Slate(self.slots)
        other.of_seat = self.of_seat[:]
        other.of_away = self.of_away[:]
        other.known = self.known[:]
        other.open = self.open[:]
        index: i64
        for index in range(len(self.likes)):
            other.likes[index] = math.pow(self.likes[index], power)
        other.solve()
        return other

    # Worlds.

    def draw(self, rng: Rng) -> None:
        """Draw a place and the roles of all slots, as likely as they are held to be."""
        at: float = float(rng.word()) / WORDS
        place: i64
        for place in range(GOAL_COUNT):
            if self.places[place] > 0.0:
                self.place = place
                at -= self.places[place]
                if at < 0.0:
                    break
        packed = self.draw_last(rng)
        slot: i64 = self.slots - 1
        while slot >= 0:
            packed = self.draw_role(packed, slot, rng)
            slot -= 1

    def draw_last(self, rng: Rng) -> i64:
        """How many cards of each role are dealt in all."""
        base = self.place * COUNTS.size
        total: float = 0.0
        packed: i64
        for packed in range(COUNTS.size):
            if COUNTS.dealt[packed] == self.slots:
                total += self.ahead[base + packed]
        at: float = total * float(rng.word()) / WORDS
        last: i64 = 0
        for packed in range(COUNTS.size):
            if COUNTS.dealt[packed] == self.slots and self.ahead[base + packed] > 0.0:
                last = packed
                at -= self.ahead[base + packed]
                if at < 0.0:
                    break
        return last

    def draw_role(self, packed: i64, slot: i64, rng: Rng) -> i64:
        """Draw the role of a slot, if all up to it were dealt so; what is dealt without it."""
        at: float = self.ahead[self.place * COUNTS.size + packed] * float(rng.word()) / WORDS
        before: i64 = packed
        role: i64
        for role in range(ROLE_COUNT):
            step = self.step_to(packed, slot, role)
            if step > 0.0:
                self.roles[slot] = role
                before = packed - COUNTS.strides[role]
                at -= step
                if at < 0.0:
                    break
        return before

    def step_to(self, packed: i64, slot: i64, role: i64) -> float:
        """The weight of the deals to the slots before, if this one then gets the role."""
        if COUNTS.left[packed * ROLE_COUNT + role] == ROLE_COUNTS[role]:
            return 0.0
        before = packed - COUNTS.strides[role]
        left = COUNTS.left[before * ROLE_COUNT + role]
        weight: float = self.ahead[self.place * COUNTS.size + before] * float(left)
        return weight * self.like(self.place, slot, role)
