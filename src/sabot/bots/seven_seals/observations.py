"""Observed moves of a round, and their likelihood by hand.

A policy reads only what the seat to act knows, so a move depends on the seat's own hand and on
public information. A scene is the public information at one decision; a hand is put into it, and
the policy scores the move.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import Policy, likelihood
from sabot.core.hands import put_in, take_out
from sabot.games.seven_seals.move_codes import PLAY, verb_of
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.setup import HAND_STRIDE

# Below any log-likelihood.
NO_LEAST: Final = -1e300


class Observations:
    """The decisions of a round, in the order in which they were made.

    `table` has the public information of now; its hands do not matter. A seat is assumed to follow
    the policy with some coolness and with a share of `noise`.
    """

    def __init__(self, table: SevenSeals, policy: Policy, coolness: float, noise: float) -> None:
        self.table = table.copy()
        self.policy = policy
        self.coolness = coolness
        self.noise = noise
        self.scenes: list[SevenSeals] = []
        self.moves = vec[i64]()

    def record_move(self, move: i64) -> None:
        """Record a move of the seat to act."""
        self.scenes.append(self.table.copy())
        self.moves = append(self.moves, move)
        if verb_of(move) == PLAY:
            give_to(self.table, self.table.seat, move)
        self.table.step(move)

    def likelihood(self, world: SevenSeals, seat: i64, least: float) -> float:
        """The log-likelihood of all moves of a seat, with its hand in the world.

        It stops early once the value is below `least`: further moves can only lower it.
        """
        hand = world.hands[seat * HAND_STRIDE : (seat + 1) * HAND_STRIDE]
        total: float = 0.0
        index: i64 = len(self.scenes) - 1
        # Backwards: the hand is the one of now plus the cards that were played since.
        while index >= 0 and total >= least:
            scene = self.scenes[index]
            if scene.seat == seat:
                move = self.moves[index]
                if verb_of(move) == PLAY:
                    put_in(hand, 0, move)
                total += self.likelihood_of(scene, hand, move)
            index -= 1
        return total

    def likelihood_of(self, scene: SevenSeals, hand: vec[i64], move: i64) -> float:
        """The log-likelihood of a move of the seat to act, with this hand."""
        place: i64
        first = scene.seat * HAND_STRIDE
        for place in range(hand[0] + 1):
            scene.hands[first + place] = hand[place]
        moves = scene.moves()
        count: i64 = len(moves)
        if count == 1:
            return 0.0
        scores = self.policy.scores(scene, moves)
        fits = vec[i64]([0] * len(moves))
        for place in range(count):
            if moves[place] == move:
                fits[place] = 1
        return math.log(likelihood(scores, fits, self.coolness, self.noise))


def holder_of(world: SevenSeals, card: i64) -> i64:
    """The seat that holds a card."""
    seat: i64
    place: i64
    for seat in range(world.setup.players):
        first = seat * HAND_STRIDE + 1
        for place in range(first, first + world.hands[first - 1]):
            if world.hands[place] == card:
                return seat
    raise ValueError("nobody holds the card")


def exchange(world: SevenSeals, seat: i64, card: i64, other: i64, wanted: i64) -> None:
    """Two seats exchange a card."""
    take_out(world.hands, seat * HAND_STRIDE, card)
    take_out(world.hands, other * HAND_STRIDE, wanted)
    put_in(world.hands, seat * HAND_STRIDE, wanted)
    put_in(world.hands, other * HAND_STRIDE, card)


def give_to(world: SevenSeals, seat: i64, card: i64) -> None:
    """Let the seat hold a card, for any of its own."""
    holder = holder_of(world, card)
    if holder != seat:
        exchange(world, seat, world.hands[seat * HAND_STRIDE + 1], holder, card)


def same_table(one: SevenSeals, other: SevenSeals) -> bool:
    """True if the public information is the same in both."""
    if one.round_number != other.round_number or one.phase != other.phase:
        return False
    if one.seat != other.seat or one.saboteur != other.saboteur:
        return False
    return list(one.played) == list(other.played) and list(one.seals) == list(other.seals)
