"""Rollouts of whole announcements: the seals to take, or the saboteur."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.policy import Policy
from sabot.bots.rollouts import Rollouts, play_round_out
from sabot.bots.round_value import RoundValue
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.games.seven_seals import move_codes as codes
from sabot.games.seven_seals.cards import COLOUR_COUNT, RED
from sabot.games.seven_seals.rules import SevenSeals


class AnnouncementRollouts(Rollouts):
    """Rollouts of one seat's announcements. A move is the index of a promise."""

    def __init__(
        self,
        promises: list[vec[i64]],
        seat: i64,
        policy: Policy,
        round_value: RoundValue,
        coolness: float,
    ) -> None:
        super().__init__(vec[i64](range(len(promises))), seat, policy, round_value, coolness)
        self.promises = promises

    def outcome(self, world: State, move: i64, seed: i64) -> i64:
        """The value of the round to the seat if it announces this in this world."""
        state = world.copy()
        for each in self.promises[move]:
            state.step(each)
        play_round_out(state, self.policy, Rng(seed), self.coolness)
        return self.round_value.worth(world, state, self.seat)


def usual_promise(world: SevenSeals, policy: Policy) -> vec[i64]:
    """The announcement of the seat to act if it always makes the policy's best move."""
    state = world.copy()
    promise = vec[i64]()
    move: i64 = codes.pack_take(RED, codes.FROM_STOCK)
    while codes.verb_of(move) == codes.TAKE:
        move = best_of(policy, state, state.moves())
        promise = append(promise, move)
        state.step(move)
    return promise


def honest_promise(world: SevenSeals, policy: Policy) -> vec[i64]:
    """The same without the saboteur; colours in their order."""
    state = world.copy()
    counts = vec[i64]([0] * COLOUR_COUNT)
    while True:
        move = best_of(policy, state, without_saboteur(state.moves()))
        if codes.verb_of(move) != codes.TAKE:
            return promise_of(world, policy, counts)
        counts[codes.taken_colour_of(move)] += 1
        state.step(move)


def without_saboteur(moves: vec[i64]) -> vec[i64]:
    """The moves except taking the saboteur."""
    others = vec[i64](capacity=len(moves))
    for move in moves:
        if move != codes.SABOTEUR_MOVE:
            others = append(others, move)
    return others


def best_of(policy: Policy, state: SevenSeals, moves: vec[i64]) -> i64:
    """The move with the best score."""
    scores = policy.scores(state, moves)
    best: i64 = 0
    place: i64
    for place in range(len(moves)):
        if scores[place] > scores[best]:
            best = place
    return moves[best]


def promise_of(world: SevenSeals, policy: Policy, counts: vec[i64]) -> vec[i64]:
    """The moves by which the seat to act takes these numbers of seals; empty if it can't."""
    state = world.copy()
    promise = vec[i64]()
    colour: i64
    for colour in range(COLOUR_COUNT):
        for _ in range(counts[colour]):
            takes = takes_of(state.moves(), colour)
            if len(takes) == 0:
                return vec[i64]()
            move = best_of(policy, state, takes)
            promise = append(promise, move)
            state.step(move)
    return append(promise, codes.DONE_MOVE)


def takes_of(moves: vec[i64], colour: i64) -> vec[i64]:
    """The moves that take a seal of a colour."""
    takes = vec[i64]()
    for move in moves:
        if codes.verb_of(move) == codes.TAKE and codes.taken_colour_of(move) == colour:
            takes = append(takes, move)
    return takes


def seals_in(promise: vec[i64]) -> vec[i64]:
    """The number of seals of each colour in a promise."""
    counts = vec[i64]([0] * COLOUR_COUNT)
    for move in promise:
        if codes.verb_of(move) == codes.TAKE:
            counts[codes.taken_colour_of(move)] += 1
    return counts
