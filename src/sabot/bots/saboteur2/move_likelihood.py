"""The likelihood of an observed move for each role that its player may have.

The player is assumed to follow R1's policy with some coolness and noise, and to infer the roles of
others as the viewer does. Their hand is hidden: it is sampled many times, with the card that was
played.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import likelihood
from sabot.bots.role_posterior import UNKNOWN, RolePosterior
from sabot.bots.saboteur.world_sampler import NO_CARD, deal_hand, without
from sabot.bots.saboteur2.distances import Distances2
from sabot.bots.saboteur2.informed_rules import SuspectingRules
from sabot.bots.saboteur2.world_sampler import hide_treasure, unseen_cards
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.maze import tunnel_tile
from sabot.games.saboteur.move_codes import LAY, card_of, turned_of, verb_of, where_of
from sabot.games.saboteur2.move_codes import CLEAR, PASS, cleared_of, second_of, third_of
from sabot.games.saboteur2.rules import Saboteur2

ROLE_COUNT: Final = 6


def looks_like(move: i64, seen: i64) -> bool:
    """True if a move looks to others like the observed one: discarded cards lie face down."""
    verb = verb_of(seen)
    if verb_of(move) != verb or verb < PASS:
        return move == seen
    if verb == PASS:
        return (second_of(move) != NO_CARD) == (second_of(seen) != NO_CARD) and (
            third_of(move) != NO_CARD
        ) == (third_of(seen) != NO_CARD)
    return verb == CLEAR and cleared_of(move) == cleared_of(seen)


class MoveLikelihood:
    """Computes the likelihood of moves under a policy."""

    def __init__(self, policy: SuspectingRules, hands: i64, coolness: float, noise: float) -> None:
        self.policy = policy
        self.distances = Distances2()
        self.hands = hands
        self.coolness = coolness
        self.noise = noise

    def leads_on(self, world: Saboteur2, seen: i64) -> bool:
        """True if a tunnel card shortens the path, as far as the player knows it."""
        if verb_of(seen) != LAY:
            return False
        distances = self.distances
        distances.look(world, world.maze)
        tile = tunnel_tile(card_of(seen), turned_of(seen))
        distances.judge_lay(world.maze, where_of(seen), tile)
        return distances.way_after < distances.way

    def judge(
        self, world: Saboteur2, viewer: i64, seen: i64, posterior: RolePosterior, rng: Rng
    ) -> list[float]:
        """The likelihood of the observed move, by place of the treasure and role of its player.

        `world` is one that the viewer imagines; it is changed.
        """
        mover = world.seat
        pool = unseen_cards(world, viewer)
        card: i64 = NO_CARD
        if verb_of(seen) < PASS:
            card = card_of(seen)
            pool = without(pool, card)
        liked = [0.0] * (GOAL_COUNT * ROLE_COUNT)
        suspects = suspects_of(posterior, mover, viewer, world.setup.players)
        for _ in range(self.hands):
            deal_hand(world, mover, pool, card, rng)
            if world.knows[mover]:
                give_inspected(world, posterior, rng)
            self.judge_hand(world, seen, posterior, suspects, liked)
        return liked

    def judge_hand(
        self,
        world: Saboteur2,
        seen: i64,
        posterior: RolePosterior,
        suspects: list[vec[float]],
        liked: list[float],
    ) -> None:
        """Add the likelihood of the move from this hand."""
        mover = world.seat
        moves = world.moves()
        blind = world.peeked(mover) == 0
        first: i64 = UNKNOWN
        place: i64
        role: i64
        for place in range(GOAL_COUNT):
            if not posterior.open[place]:
                continue
            if first != UNKNOWN and blind:
                # A seat that has looked at no goal plays the same wherever the treasure is.
                for role in range(ROLE_COUNT):
                    liked[place * ROLE_COUNT + role] = liked[first * ROLE_COUNT + role]
                continue
            first = place
            hide_treasure(world, place)
            for role in range(ROLE_COUNT):
                if posterior.known[posterior.of_seat[mover]] in (UNKNOWN, role):
                    roles = world.roles[:]
                    roles[mover] = role
                    world.roles = roles
                    self.policy.suspect(suspects[role])
                    liked[place * ROLE_COUNT + role] += self.chance(world, moves, seen)

    def chance(self, world: Saboteur2, moves: vec[i64], seen: i64) -> float:
        """The probability that the seat to act makes a move that looks like the observed one."""
        fits = vec[i64]([0] * len(moves))
        index: i64
        for index in range(len(moves)):
            if looks_like(moves[index], seen):
                fits[index] = 1
        return likelihood(self.policy.scores(world, moves), fits, self.coolness, self.noise)


def suspects_of(
    posterior: RolePosterior, mover: i64, viewer: i64, players: i64
) -> list[vec[float]]:
    """By role of the mover, the probability of each role of each seat to them."""
    slot = posterior.of_seat[mover]
    suspects: list[vec[float]] = []
    role: i64
    for role in range(ROLE_COUNT):
        held = posterior
        if posterior.known[slot] in (UNKNOWN, role):
            held = posterior.as_held_by(slot, role, posterior.of_seat[viewer])
        suspects.append(held.seat_chances(players))
    return suspects


def give_inspected(world: Saboteur2, posterior: RolePosterior, rng: Rng) -> None:
    """Assign all roles by the posterior, because the seat to act knows some of them."""
    posterior.draw(rng)
    roles = world.roles[:]
    seat: i64
    for seat in range(world.setup.players):
        roles[seat] = posterior.roles[posterior.of_seat[seat]]
    world.roles = roles
