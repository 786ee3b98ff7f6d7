"""The likelihood of a move for a digger and for a saboteur, whose hand is hidden.

Hands are sampled from the cards that the observer has not seen; in each of them the policy scores
the moves. The seat suspects the others as the observer thinks that it would: whom it breaks or
mends tells on which side it is. The seat knows the goals that it has looked at, so a move is
evidence of the treasure's place too. Early in a round a saboteur may play like a digger, so helpful
moves clear nobody.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.policy import likelihood
from sabot.bots.saboteur.informed_policy import SuspectingPolicy
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

# A move whose card was not seen: a pass.
FACE_DOWN: Final = -1
ROLE_COUNT: Final = 2
# The share of drawn cards above which no saboteur pretends any more.
SHOWN_AT: Final = 0.5


class MoveLikelihood:
    """Computes the likelihood of other seats' moves under a policy.

    `coolness` is the inverse temperature; a share of `noise` of the moves follows no policy; and
    early on saboteurs make a share of `pretence` of their moves as diggers. The likelihood is
    averaged over `hands` sampled hands.
    """

    def __init__(
        self, policy: SuspectingPolicy, coolness: float, noise: float, pretence: float, hands: i64
    ) -> None:
        self.policy = policy
        self.coolness = coolness
        self.noise = noise
        self.pretence = pretence
        self.hands = hands
        # Of the observed move: by role of the seat to act, whom it would suspect.
        self.suspects: list[vec[i64]] = []

    def likelihoods(
        self, unseen: WorldSampler, move: i64, suspects: list[vec[i64]], rng: Rng
    ) -> list[float]:
        """The likelihood of this move of the seat to act; FACE_DOWN for a pass.

        By place of the treasure and role: first both roles for the first place. `suspects` has,
        by role of the seat to act, whom it would suspect: chances of all seats in hundredths.
        """
        self.suspects = suspects
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
        """Add the likelihood of the move with this hand."""
        looked = state.peeked(state.seat) & unseen.places
        goals = unseen.world.goals
        pretence: float = self.pretence * early(state)
        as_digger = [0.0] * GOAL_COUNT
        role: i64
        goal: i64
        for role in range(ROLE_COUNT):
            state.roles = roles_of(role << state.seat, len(state.roles))
            self.policy.suspect(self.suspects[role])
            chance: float = -1.0
            for goal in range(GOAL_COUNT):
                if not (unseen.places >> goal) & 1:
                    continue
                # A seat that has not looked at a goal can't know whether it is the treasure.
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
    """The share of the pretending phase that is left, by the deck: 1 at first, then down to 0."""
    deck = len(state.base_setup.cards) - state.base_setup.players * state.base_setup.hand_size
    drawn: float = 1.0 - float(state.deck_left()) / float(deck)
    return min(1.0, max(0.0, 1.0 - drawn / SHOWN_AT))


def fitting(moves: vec[i64], move: i64) -> vec[i64]:
    """By move, 1 if it looks like the observed one."""
    fits = vec[i64]([0] * len(moves))
    index: i64
    for index in range(len(moves)):
        if moves[index] == move or (move == FACE_DOWN and verb_of(moves[index]) == DISCARD):
            fits[index] = 1
    return fits
