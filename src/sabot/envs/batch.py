"""Many games of one kind, stepped together; each game that ends is dealt anew at once.

After each step the buffers hold, for every game, the observation and the mask of the seat to act,
the rewards of all seats, and whether a round and the game have ended.
"""

# Compiled by mypyc.

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.envs.encoder import OUTSIDE, Buffers, Encoder, Row, zeros
from sabot.envs.rewards import Rewards

ACTION_BYTES: Final = 8
# The rows of many games do not fit into a cache. To load one takes about as long as a step.
AHEAD: Final = 2


class Batch:
    """Some games, and what is known of them after the last step.

    `seats` are the seats to act. `rewards` has a number for each seat of each game. `rounds` and
    `dones` are 1 where the last step ended a round or the game; the row then shows the next deal.
    `unplayable` counts legal moves without an action, over all steps.
    """

    def __init__(
        self, encoder: Encoder, opening: State, games: int, seed: int, reward: int
    ) -> None:
        self.encoder = encoder
        self.opening = opening
        self.games: i64 = games
        self.players: i64 = encoder.players
        self.buffers = Buffers(games, int(encoder.numbers), int(encoder.actions))
        self.rows: list[Row] = [Row(self.buffers, game) for game in range(games)]
        self.rngs: list[Rng] = [Rng(seed + game) for game in range(games)]
        self.states: list[State] = [opening.copy() for _ in range(games)]
        self.seats = whole_zeros(games)
        self.rewards = vec[float]([0.0] * int(self.games * self.players))
        self.rewarding: list[Rewards] = [
            Rewards(encoder, reward, self.rewards, int(game * self.players))
            for game in range(games)
        ]
        self.rounds = zeros(games)
        self.dones = zeros(games)
        self.unplayable: i64 = 0
        self.begin_all()

    def begin_all(self) -> None:
        """Deal a new game in every row."""
        game: i64
        for game in range(self.games):
            self.begin(game)
            self.show(game)

    def begin(self, game: i64) -> None:
        """Deal a new game in a row."""
        state = self.opening.copy()
        self.states[game] = state
        state.deal(self.rngs[game])
        self.rewarding[game].begin(state)

    def show(self, game: i64) -> None:
        """Write what the seat to act sees and may do."""
        state = self.states[game]
        seat = state.to_act()
        self.seats[game] = seat
        row = self.rows[game]
        self.encoder.encode(row, state, seat)
        self.unplayable += row.unplayable()

    # Playing on.

    def step(self, actions: bytes) -> None:
        """Play an action in every game: 64-bit numbers in native order.

        Refuses an action that its mask forbids before anything is played.
        """
        if len(actions) != int(self.games) * ACTION_BYTES:
            raise ValueError(f"expected {int(self.games)} actions of 8 bytes")
        moves = vec[i64](capacity=self.games)
        game: i64
        for game in range(self.games):
            action = read_i64_le(actions, game * ACTION_BYTES)
            move = self.rows[game].move_of(action)
            if move == OUTSIDE:
                raise ValueError(f"game {int(game)}: its mask forbids the action {int(action)}")
            moves = append(moves, move)
        for game in range(self.games):
            self.fetch(game + AHEAD)
            self.play(game, moves[game])

    def step_at_random(self) -> None:
        """Play a random legal move in every game, each as likely as any other."""
        game: i64
        for game in range(self.games):
            self.fetch(game + AHEAD)
            moves = self.rows[game].moves
            self.play(game, moves[self.rngs[game].below(len(moves))])

    def fetch(self, game: i64) -> None:
        """Let the processor load the row of a game, if there is one with this number."""
        if game < self.games:
            self.rows[game].fetch()

    def play(self, game: i64, move: i64) -> None:
        """Play a move, reward it, and show the game to whoever is to act next."""
        state = self.states[game]
        state.step(move)
        self.rewarding[game].after(state)
        self.rounds[game] = 0
        self.dones[game] = 0
        if state.to_act() == NOBODY:
            self.end_round(game, state)
        self.show(game)

    def end_round(self, game: i64, state: State) -> None:
        """Note the end of a round, and deal the next round or game."""
        self.rounds[game] = 1
        if not state.over():
            state.deal(self.rngs[game])
            return
        self.dones[game] = 1
        self.begin(game)


def whole_zeros(size: i64) -> vec[i64]:
    """So many whole numbers, all 0."""
    return vec[i64]([0] * int(size))
