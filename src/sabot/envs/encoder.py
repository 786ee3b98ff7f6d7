"""From a state to numbers: a dense index of actions with a mask, and observations of one seat.

Each game has an `Encoder`. It declares its observation field by field and its actions block by
block, and takes the offsets that it writes at from these declarations: so the tables in the docs
are the layout itself. Rows of numbers lie in flat arrays that NumPy reads in place.
"""

# Compiled by mypyc.

from abc import ABC, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from sabot.core.state import State
from sabot.envs.numbers import fetch, fetch_actions, mark_actions

# The action of a move that has no index of its own: it lies outside the window of the maze.
OUTSIDE: Final = -1


class Field:
    """Some numbers of an observation that mean the same: `size` of them, from 0 to `high`."""

    def __init__(self, name: str, start: int, size: int, high: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.high = high
        self.meaning = meaning


class Block:
    """Actions of one kind: `size` of them, from the index `start` on."""

    def __init__(self, name: str, start: int, size: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.meaning = meaning


class Buffers:
    """The memory of some rows: for each an observation and a mask of actions, one byte a number."""

    def __init__(self, rows: int, numbers: int, actions: int) -> None:
        self.rows: i64 = rows
        self.numbers: i64 = numbers
        self.actions: i64 = actions
        self.observations = zeros(rows * numbers)
        self.masks = zeros(rows * actions)


def zeros(size: i64) -> vec[u8]:
    """So many bytes, all 0."""
    filled = vec[u8](capacity=size)
    for _ in range(size):
        filled = append(filled, 0)
    return filled


class Row:
    """One row of buffers, and what was written there last: the next write changes only the rest.

    `actions` are the legal actions, OUTSIDE for a move that has none, and `moves` the moves that
    they stand for. `drawn` is for the encoder's own use.
    """

    def __init__(self, buffers: Buffers, row: int) -> None:
        self.observations = buffers.observations
        self.masks = buffers.masks
        self.numbers: i64 = buffers.numbers
        self.at: i64 = row * buffers.numbers
        self.mask_at: i64 = row * buffers.actions
        self.actions = vec[i64]()
        self.moves = vec[i64]()
        self.drawn = vec[i16]()

    def fetch(self) -> None:
        """Let the processor load what the next write will change."""
        fetch(self.observations, self.at, self.numbers)
        fetch_actions(self.masks, self.mask_at, self.actions)

    def move_of(self, action: i64) -> i64:
        """The legal move that an action stands for, or OUTSIDE if the mask forbids it."""
        actions = self.actions
        index: i64
        for index in range(len(actions)):
            if actions[index] == action and action != OUTSIDE:
                return self.moves[index]
        return OUTSIDE

    def unplayable(self) -> i64:
        """How many legal moves have no action: they lie outside the window, beyond its slots."""
        count: i64 = 0
        for action in self.actions:
            if action == OUTSIDE:
                count += 1
        return count


# Games of other packages may bring interpreted encoders.
@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """The numbers of one game with its options.

    `sign` is -1 where the fewest points win, else 1.
    `planes` is how many of the first fields are planes over a window of `width` columns and
    `height` rows, column by column; `slots` is how many actions stand for moves outside it.
    """

    def __init__(self, players: int) -> None:
        self.players: i64 = players
        self.fields: list[Field] = []
        self.blocks: list[Block] = []
        self.numbers: i64 = 0
        self.actions: i64 = 0
        self.planes: i64 = 0
        self.width: i64 = 0
        self.height: i64 = 0
        self.slots: i64 = 0
        self.first_slot: i64 = 0
        self.sign: i64 = 1

    def field(self, name: str, size: i64, high: i64, meaning: str) -> i64:
        """Declare numbers of the observation; returns where they begin."""
        start = self.numbers
        self.fields.append(Field(name, int(start), int(size), int(high), meaning))
        self.numbers += size
        return start

    def block(self, name: str, size: i64, meaning: str) -> i64:
        """Declare actions; returns the index of the first."""
        start = self.actions
        self.blocks.append(Block(name, int(start), int(size), meaning))
        self.actions += size
        return start

    @abstractmethod
    def action_of(self, state: State, move: i64) -> i64:
        """The index of a legal move of the seat to act, or OUTSIDE."""

    @abstractmethod
    def observe(self, row: Row, state: State, seat: i64) -> None:
        """Write what a seat may know into a row. `offer` has been called for the same seat."""

    @abstractmethod
    def side_won(self, state: State, seat: i64) -> i64:
        """1 if the seat's side has won the round that just ended, -1 if it has lost, else 0."""

    def may_score(self, state: State) -> bool:
        """False if the move that led to this state can't have changed any score."""
        del state
        return True

    def relative(self, seat: i64, other: i64) -> i64:
        """How many seats the other sits to the left of a seat: 0 is the seat itself."""
        steps = other - seat
        if steps < 0:
            steps += self.players
        return steps

    def offer(self, row: Row, state: State, seat: i64) -> None:
        """Write the mask of a seat's legal actions; all 0 if it is not to act."""
        mark_actions(row.masks, row.mask_at, row.actions, 0)
        if state.to_act() != seat:
            row.actions = vec[i64]()
            row.moves = vec[i64]()
            return
        moves = state.moves()
        actions = moves[:]
        slot: i64 = 0
        index: i64
        for index in range(len(moves)):
            action = self.action_of(state, moves[index])
            if action == OUTSIDE and slot < self.slots:
                action = self.first_slot + slot
                slot += 1
            actions[index] = action
        mark_actions(row.masks, row.mask_at, actions, 1)
        row.actions = actions
        row.moves = moves

    def encode(self, row: Row, state: State, seat: i64) -> None:
        """Write the mask and the observation of a seat."""
        self.offer(row, state, seat)
        self.observe(row, state, seat)
