"""The posterior of hidden roles and of the treasure's place, exact, over all deals of role cards.

Role cards are dealt to slots: one for each seat, one for a role put aside, and one more for each
role drawn later (SB2.5.2). The evidence seen of a slot multiplies the likelihood of each of its
roles; the weight of a whole deal follows by counting (forward and backward over the slots). No
deal is left out and none is sampled. The last role of a game is the saboteur's.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import WORDS
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import GOAL_COUNT

# Twelve seats, and a slot for each of the two changes of role that a round can have.
MAX_SLOTS: Final = 14
UNKNOWN: Final = -1
# Observed behaviour never excludes a role; only revealed cards do.
LEAST: Final = 1e-12


class RoleCards:
    """The role cards of a game, and every count of dealt cards, packed into one integer.

    Indexed by packed counts, `dealt` is the number of cards dealt, and `left` the number left of
    each role. `strides` has what one more card of each role adds to the integer.
    """

    def __init__(self, counts: list[int]) -> None:
        self.roles: i64 = len(counts)
        self.counts = vec[i64](counts)
        strides = [1]
        for count in counts:
            strides.append(strides[-1] * (count + 1))
        self.size: i64 = strides[-1]
        self.strides = vec[i64](strides[:-1])
        dealt: list[int] = []
        left: list[int] = []
        for packed in range(strides[-1]):
            used = [
                packed // stride % (count + 1)
                for stride, count in zip(strides, counts, strict=False)
            ]
            dealt.append(sum(used))
            left += [count - each for count, each in zip(counts, used, strict=True)]
        self.dealt = vec[i64](dealt)
        self.left = vec[i64](left)


class RolePosterior:
    """One seat's posterior of the roles and of the treasure in a round.

    `likes` has the likelihood of the evidence by place of the treasure, slot and role. `known` has
    the revealed roles, `open` the places that are not ruled out. `solve` fills `places` (by place)
    and `joint` (by place, slot and role).
    """

    def __init__(self, cards: RoleCards, slots: i64) -> None:
        self.cards = cards
        self.slots = slots
        # The size of a table by slot and role.
        self.table: i64 = MAX_SLOTS * cards.roles
        # The slot of the role that each seat has now, and those of the roles put away, in order.
        self.of_seat = vec[i64](range(slots))
        self.of_away = vec[i64]()
        self.likes = vec[float]([1.0] * (GOAL_COUNT * self.table))
        self.known = vec[i64]([UNKNOWN] * MAX_SLOTS)
        self.open = vec[i64]([1] * GOAL_COUNT)
        self.places = vec[float]([0.0] * GOAL_COUNT)
        self.joint = vec[float]([0.0] * (GOAL_COUNT * self.table))
        # By place and packed counts: the weight of all deals to the first slots, and of the rest.
        self.ahead = vec[float]([0.0] * (GOAL_COUNT * cards.size))
        self.behind = vec[float]([0.0] * cards.size)
        # The last draw.
        self.place: i64 = 0
        self.roles = vec[i64]([0] * MAX_SLOTS)

    # Evidence.

    def change(self, seat: i64) -> None:
        """Give the seat a new slot: it has put its role away and drawn an unknown one."""
        self.of_away = append(self.of_away, self.of_seat[seat])
        self.of_seat[seat] = self.slots
        self.slots += 1

    def learn(self, slot: i64, liked: list[float]) -> float:
        """Add evidence of a slot: its likelihood by place and role.

        Returns the likelihood for a saboteur divided by that for all others. `solve` must follow.
        """
        factor = self.factor(slot, liked)
        roles = self.cards.roles
        most: float = 0.0
        place: i64
        role: i64
        for place in range(GOAL_COUNT):
            base = place * self.table + slot * roles
            for role in range(roles):
                self.likes[base + role] *= liked[place * roles + role]
                most = max(most, self.likes[base + role])
        if most <= 0.0:
            return factor
        for place in range(GOAL_COUNT):
            base = place * self.table + slot * roles
            for role in range(roles):
                self.likes[base + role] = max(self.likes[base + role] / most, LEAST)
        return factor

    def factor(self, slot: i64, liked: list[float]) -> float:
        """The likelihood of evidence for a saboteur, divided by that for all others."""
        roles = self.cards.roles
        seen = [0.0, 0.0]
        mass = [0.0, 0.0]
        place: i64
        role: i64
        for place in range(GOAL_COUNT):
            for role in range(roles):
                side: i64 = 1 if role == roles - 1 else 0
                chance = self.joint[place * self.table + slot * roles + role]
                mass[side] += chance
                seen[side] += chance * liked[place * roles + role]
        # If only one side is possible, evidence can no longer distinguish the two.
        if seen[0] <= 0.0 or seen[1] <= 0.0:
            return 1.0
        return (seen[1] / mass[1]) / (seen[0] / mass[0])

    def factor_within(self, slot: i64, liked: list[float]) -> float:
        """The same for evidence that has been learnt already: what it changes as things stand."""
        return 1.0 / self.factor(slot, [1.0 / each for each in liked])

    def like(self, place: i64, slot: i64, role: i64) -> float:
        """The likelihood of the evidence of a slot with this role; 0 if it has another."""
        if self.known[slot] not in (UNKNOWN, role):
            return 0.0
        return self.likes[place * self.table + slot * self.cards.roles + role]

    # The posterior.

    def solve(self) -> None:
        """Compute the probability of each place, and of each role in each slot.

        All are 0 if no deal is possible.
        """
        index: i64
        for index in range(len(self.joint)):
            self.joint[index] = 0.0
        place: i64
        whole: float = 0.0
        for place in range(GOAL_COUNT):
            self.places[place] = 0.0
            if self.open[place]:
                self.go_ahead(place)
                self.places[place] = self.go_back(place)
                whole += self.places[place]
        if whole <= 0.0:
            # No deal agrees with a role that was assumed.
            return
        for place in range(GOAL_COUNT):
            self.places[place] /= whole
        for index in range(len(self.joint)):
            self.joint[index] /= whole

    def go_ahead(self, place: i64) -> None:
        """The forward pass: the weights of deals to the first slots; equal cards differ."""
        ahead = self.ahead
        cards = self.cards
        base = place * cards.size
        packed: i64
        role: i64
        for packed in range(cards.size):
            ahead[base + packed] = 0.0
        ahead[base] = 1.0
        for packed in range(cards.size):
            slot = cards.dealt[packed]
            weight = ahead[base + packed]
            if slot >= self.slots or weight == 0.0:
                continue
            for role in range(cards.roles):
                left = cards.left[packed * cards.roles + role]
                if left:
                    step: float = weight * float(left) * self.like(place, slot, role)
                    ahead[base + packed + cards.strides[role]] += step

    def go_back(self, place: i64) -> float:
        """The backward pass: add up the weights of roles by slot; return the total weight."""
        behind = self.behind
        cards = self.cards
        base = place * cards.size
        table = place * self.table
        packed: i64 = cards.size - 1
        role: i64
        while packed >= 0:
            slot = cards.dealt[packed]
            total: float = 0.0
            if slot == self.slots:
                total = 1.0
            elif slot < self.slots and self.ahead[base + packed] != 0.0:
                for role in range(cards.roles):
                    left = cards.left[packed * cards.roles + role]
                    if left:
                        part: float = float(left) * self.like(place, slot, role)
                        part *= behind[packed + cards.strides[role]]
                        total += part
                        at = table + slot * cards.roles + role
                        self.joint[at] += part * self.ahead[base + packed]
            behind[packed] = total
            packed -= 1
        return behind[0]

    def chance(self, slot: i64, role: i64) -> float:
        """The probability that the slot has this role."""
        chance: float = 0.0
        place: i64
        for place in range(GOAL_COUNT):
            chance += self.joint[place * self.table + slot * self.cards.roles + role]
        return chance

    def seat_chances(self, seats: i64) -> vec[float]:
        """The probability of each role of the seats, by seat and role."""
        chances = vec[float](capacity=seats * self.cards.roles)
        seat: i64
        role: i64
        for seat in range(seats):
            for role in range(self.cards.roles):
                chances = append(chances, self.chance(self.of_seat[seat], role))
        return chances

    def place_chances(self) -> list[float]:
        """The probability that the treasure is at each place."""
        return list(self.places)

    def tempered(self, power: float) -> "RolePosterior":
        """The posterior with every likelihood raised to this power: below 1 it is more cautious."""
        other = RolePosterior(self.cards, self.slots)
        other.of_seat = self.of_seat[:]
        other.of_away = self.of_away[:]
        other.known = self.known[:]
        other.open = self.open[:]
        index: i64
        for index in range(len(self.likes)):
            other.likes[index] = math.pow(self.likes[index], power)
        other.solve()
        return other

    def as_held_by(self, slot: i64, role: i64, viewer: i64) -> "RolePosterior":
        """What whoever has this role in a slot would believe, by the same evidence.

        They know their own role, so their own deeds tell them nothing; they do not know the role
        in the slot of the viewer, whose posterior this is.
        """
        other = RolePosterior(self.cards, self.slots)
        other.of_seat = self.of_seat[:]
        other.of_away = self.of_away[:]
        other.known = self.known[:]
        other.known[viewer] = UNKNOWN
        other.known[slot] = role
        other.open = self.open[:]
        other.likes = self.likes[:]
        other.solve()
        return other

    # Worlds.

    def draw(self, rng: Rng) -> None:
        """Draw a place and the roles of all slots from the posterior."""
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
        """Draw the counts of dealt cards of each role."""
        cards = self.cards
        base = self.place * cards.size
        total: float = 0.0
        packed: i64
        for packed in range(cards.size):
            if cards.dealt[packed] == self.slots:
                total += self.ahead[base + packed]
        at: float = total * float(rng.word()) / WORDS
        last: i64 = 0
        for packed in range(cards.size):
            if cards.dealt[packed] == self.slots and self.ahead[base + packed] > 0.0:
                last = packed
                at -= self.ahead[base + packed]
                if at < 0.0:
                    break
        return last

    def draw_role(self, packed: i64, slot: i64, rng: Rng) -> i64:
        """Draw the role of a slot, given the cards dealt up to it; return those dealt before it."""
        at: float = self.ahead[self.place * self.cards.size + packed] * float(rng.word()) / WORDS
        before: i64 = packed
        role: i64
        for role in range(self.cards.roles):
            step = self.step_to(packed, slot, role)
            if step > 0.0:
                self.roles[slot] = role
                before = packed - self.cards.strides[role]
                at -= step
                if at < 0.0:
                    break
        return before

    def step_to(self, packed: i64, slot: i64, role: i64) -> float:
        """The weight of the deals to the earlier slots, times that of this slot with the role."""
        cards = self.cards
        if cards.left[packed * cards.roles + role] == cards.counts[role]:
            return 0.0
        before = packed - cards.strides[role]
        left = cards.left[before * cards.roles + role]
        weight: float = self.ahead[self.place * cards.size + before] * float(left)
        return weight * self.like(self.place, slot, role)

    def holders(self, role: i64) -> i64:
        """The slots that have this role in the last draw, as bits."""
        bits: i64 = 0
        bit: i64 = 1
        slot: i64
        for slot in range(self.slots):
            if self.roles[slot] == role:
                bits |= bit
            bit += bit
        return bits
