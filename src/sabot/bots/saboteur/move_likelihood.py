"""How likely a move is for a digger and for a saboteur who can't be looked into the hand.

The hand is dealt from the cards that the observer has not seen, again and again; in each the
policy says how much the seat would like each of its moves. What it has learnt about the goals by
its maps it knows: so a move may speak for a place of the treasure as well. Early in a round a
saboteur may pass for a digger, so good deeds clear nobody.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import Policy, likelihood
from sabot.bots.saboteur.world_sampler import (
    NO_CARD,
    WorldSampler,
    deal_hand,
    goals_with,
    roles_of,
    without,
)
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import DIGGER, GOAL_COUNT, SABOTEUR
from sabot.games.saboteur.dig_state import DigState
from sabot.games.saboteur.move_codes import DISCARD, card_of, verb_of
from sabot.games.saboteur.rules import Saboteur

# A move that was seen, but not its card: a pass.
FACE_DOWN: Final = -1
ROLE_COUNT: Final = 2
# Nobody hides any more when so much of the deck is drawn.
SHOWN_AT: Final = 0.5


class MoveLikelihood:
    """Watches others by a policy.

    The less cool, the less it is sure that others do what the policy likes best; a share of
    `noise` of what they do follows no policy at all; and at first saboteurs do a share of
    `pretence` of what they do as diggers. It looks at so many `hands`.
    """

    def __init__(
        self, policy: Policy, coolness: float, noise: float, pretence: float, hands: i64
    ) -> None:
        self.policy = policy
        self.coolness = coolness
        self.noise = noise
        self.pretence = pretence
        self.hands = hands

    def likelihoods(self, unseen: WorldSampler, move: i64, rng: Rng) -> list[float]:
        """How likely the seat to act makes this move; FACE_DOWN for a pass.

        By where the treasure is and by its role: first both roles for the first place.
        """
        state = unseen.world.copy()
        sums = [0.0] * (ROLE_COUNT * GOAL_COUNT)
        card: i64 = NO_CARD if move == FACE_DOWN else card_of(move)
        cards = without(unseen.cards, card)
        for _ in range(self.hands):
            deal_hand(state, state.seat, cards, card, rng)
            moves = state.moves()
            self.add_hand(unseen, state, moves, fitting(moves, move), sums)
        return [each / float(self.hands) for each in sums]

    def add_hand(
        self,
        unseen: WorldSampler,
        state: Saboteur,
        moves: vec[i64],
        fits: vec[i64],
        sums: list[float],
    ) -> None:
        """Add how likely the move is with this hand."""
        looked = state.peeked(state.seat) & unseen.places
        goals = unseen.world.goals
        pretence: float = self.pretence * early(state)
        as_digger = [0.0] * GOAL_COUNT
        role: i64
        goal: i64
        for role in range(ROLE_COUNT):
            state.roles = roles_of(role << state.seat, len(state.roles))
            chance: float = -1.0
            for goal in range(GOAL_COUNT):
                if not (unseen.places >> goal) & 1:
                    continue
                # Where the seat has not looked itself, it can't know of the treasure either.
                if chance < 0.0 or looked:
                    state.goals = goals_with(goals, goal)
                    scores = self.policy.scores(state, moves)
                    chance = likelihood(scores, fits, self.coolness, self.noise)
                if role == DIGGER:
                    as_digger[goal] = chance
                    sums[goal * ROLE_COUNT + DIGGER] += chance
                else:
                    seeming: float = chance + pretence * (as_digger[goal] - chance)
                    sums[goal * ROLE_COUNT + SABOTEUR] += seeming


def early(state: DigState) -> float:
    """How early it is in the round, by the deck: 1 at first, 0 once nobody hides any more."""
    deck = len(state.base_setup.cards) - state.base_setup.players * state.base_setup.hand_size
    drawn: float = 1.0 - float(state.deck_left()) / float(deck)
    return min(1.0, max(0.0, 1.0 - drawn / SHOWN_AT))


def fitting(moves: vec[i64], move: i64) -> vec[i64]:
    """By move, whether it looks like the one that was seen."""
    fits = vec[i64]([0] * len(moves))
    index: i64
    for index in range(len(moves)):
        if moves[index] == move or (move == FACE_DOWN and verb_of(moves[index]) == DISCARD):
            fits[index] = 1
    return fits
