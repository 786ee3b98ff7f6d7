"""One game driven from Python: what the adapters for Gymnasium and PettingZoo share."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.vecs import vec

from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.envs.arrays import Bytes, bytes_of, floats_of
from sabot.envs.encoder import OUTSIDE, Buffers, Encoder, Row
from sabot.envs.lookup import environment
from sabot.envs.rewards import Rewards
from sabot.envs.settings import checked_seed, reward_named
from sabot.envs.window import Window

OBSERVATION: Final = "observation"
MASK: Final = "action_mask"
Observed = dict[str, Any]


def observation_space(encoder: Encoder) -> spaces.Dict:
    """The numbers of a seat with their ranges, and its mask."""
    high = np.concatenate([np.full(each.size, each.high, np.uint8) for each in encoder.fields])
    numbers = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
    mask = spaces.Box(0, 1, (int(encoder.actions),), np.int8)
    return spaces.Dict({OBSERVATION: numbers, MASK: mask})


def action_space(encoder: Encoder) -> spaces.Discrete[Any]:
    """All actions, legal or not."""
    return spaces.Discrete(int(encoder.actions))


class SingleGame:
    """A running game: its state, and a row of buffers for each seat."""

    state: State

    def __init__(self, options: str, reward: str, window: Window | None) -> None:
        self.environment = environment(options, window)
        encoder = self.environment.encoder
        players = self.environment.options.players
        buffers = Buffers(players, int(encoder.numbers), int(encoder.actions))
        self.rows = [Row(buffers, seat) for seat in range(players)]
        self.numbers: Bytes = bytes_of(buffers.observations).reshape(players, -1)
        self.masks = bytes_of(buffers.masks).reshape(players, -1).view(np.int8)
        gained = vec[float]([0.0] * players)
        self.gained = floats_of(gained)
        self.rewarding = Rewards(encoder, reward_named(reward), gained, 0)
        self.rng: Rng | None = None
        # Whether the row of the seat to act has its legal moves.
        self.offered = False

    def reset(self, seed: int | None) -> None:
        """Deal a new game, by a new generator if there is a seed."""
        if seed is not None or self.rng is None:
            self.rng = Rng(checked_seed(seed or 0))
        self.state = self.environment.opening.copy()
        self.state.deal(self.rng)
        self.rewarding.begin(self.state)
        self.offered = False

    def observe(self, seat: int) -> Observed:
        """Copies of what a seat may know and of its mask."""
        self.environment.encoder.encode(self.rows[seat], self.state, seat)
        self.offered = self.offered or seat == self.state.to_act()
        return {OBSERVATION: self.numbers[seat].copy(), MASK: self.masks[seat].copy()}

    def may(self, action: int) -> bool:
        """True if the mask of the seat to act allows an action."""
        self.offer()
        return self.rows[int(self.state.to_act())].move_of(action) != OUTSIDE

    def offer(self) -> None:
        """See to it that the row of the seat to act has its legal moves."""
        if not self.offered:
            seat = int(self.state.to_act())
            self.environment.encoder.offer(self.rows[seat], self.state, seat)
            self.offered = True

    def move_of(self, action: int) -> int:
        """The move that an action of the seat to act stands for; refuses a forbidden one."""
        self.offer()
        seat = int(self.state.to_act())
        move = self.rows[seat].move_of(action)
        if move == OUTSIDE:
            raise ValueError(f"the mask of seat {seat} forbids the action {action}")
        return int(move)

    def step(self, action: int) -> list[float]:
        """Play an action of the seat to act, and deal the next round; the rewards of all seats."""
        gained = self.play(self.move_of(action))
        self.deal_if_awaited()
        return gained

    def play(self, move: int) -> list[float]:
        """Play a move by its code; the rewards of all seats."""
        self.offered = False
        self.state.step(move)
        self.rewarding.after(self.state)
        gained: list[float] = self.gained.tolist()
        return gained

    def deal_if_awaited(self) -> bool:
        """Deal the next round if one is awaited."""
        if self.rng is None or not self.state.awaits_deal():
            return False
        self.state.deal(self.rng)
        return True
