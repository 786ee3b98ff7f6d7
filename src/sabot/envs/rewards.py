"""What each seat is rewarded with after a move."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.state import NOBODY, State
from sabot.envs.encoder import Encoder

# Points as they are scored; the side that wins a round; the best of the game, and of a round.
POINTS: Final = 0
SIDE: Final = 1
WIN: Final = 2
ROUND: Final = 3


class Rewards:
    """Writes the rewards of one game into an array, a number for each seat from `at` on."""

    def __init__(self, encoder: Encoder, kind: int, rewards: vec[float], at: int) -> None:
        self.encoder = encoder
        self.kind: i64 = kind
        self.rewards = rewards
        self.at: i64 = at
        self.scores = vec[i64]([0] * int(encoder.players))

    def begin(self, state: State) -> None:
        """Remember the scores of a new game, or of a new round."""
        seat: i64
        for seat in range(self.encoder.players):
            self.scores[seat] = state.score(seat)

    def after(self, state: State) -> None:
        """Write the rewards of the move that led to this state; no new round is dealt yet."""
        seat: i64
        for seat in range(self.encoder.players):
            self.rewards[self.at + seat] = 0.0
        ended = state.to_act() == NOBODY
        if self.kind == POINTS:
            if self.encoder.may_score(state):
                self.reward_points(state)
        elif self.kind == SIDE and ended:
            self.reward_sides(state)
        elif self.kind == WIN and ended and state.over():
            self.reward_winners(state)
        elif self.kind == ROUND and ended:
            self.reward_winners(state)
            self.begin(state)

    def reward_points(self, state: State) -> None:
        """The points that each seat has gained."""
        seat: i64
        for seat in range(self.encoder.players):
            change = self.gain(state, seat)
            if change:
                self.rewards[self.at + seat] = float(change)
                self.scores[seat] = state.score(seat)

    def reward_sides(self, state: State) -> None:
        """1 for each seat whose side has won the round, -1 for each whose side has lost it."""
        seat: i64
        for seat in range(self.encoder.players):
            self.rewards[self.at + seat] = float(self.encoder.side_won(state, seat))

    def reward_winners(self, state: State) -> None:
        """Who gained most since `begin` share 1, the others -1; nothing if all are equal."""
        players = self.encoder.players
        best = self.gain(state, 0)
        winners: i64 = 0
        seat: i64
        for seat in range(players):
            gained = self.gain(state, seat)
            if gained > best:
                best = gained
                winners = 0
            if gained == best:
                winners += 1
        if winners == players:
            return
        for seat in range(players):
            share = winners if self.gain(state, seat) == best else winners - players
            self.rewards[self.at + seat] = 1.0 / float(share)

    def gain(self, state: State, seat: i64) -> i64:
        """What a seat has gained since `begin`; negative where the fewest points win."""
        return self.encoder.sign * (state.score(seat) - self.scores[seat])
