"""The arrays of many games in memory that several processes share."""

from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np

from sabot.envs.arrays import Integers
from sabot.envs.vector import Arrays

LINE: Final = 64


class Sizes(NamedTuple):
    """How many games there are, and the numbers of each."""

    games: int
    numbers: int
    actions: int
    players: int

    def parts(self) -> list[tuple[tuple[int, ...], type[Any]]]:
        """The shape and type of each array, in the order of `Arrays`, and last of the actions."""
        return [
            ((self.games, self.numbers), np.uint8),
            ((self.games, self.actions), np.uint8),
            ((self.games,), np.int64),
            ((self.games, self.players), np.float64),
            ((self.games,), np.uint8),
            ((self.games,), np.uint8),
            ((self.games,), np.int64),
        ]

    def places(self) -> list[int]:
        """Where each array begins, and last where all end."""
        places = [0]
        for shape, kind in self.parts():
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            places.append(places[-1] + -(-size // LINE) * LINE)
        return places


def arrays_in(memory: SharedMemory, sizes: Sizes) -> tuple[Arrays, Integers]:
    """The arrays that lie in shared memory, and the actions that are to be played."""
    found: list[Any] = [
        np.ndarray(shape, kind, memory.buf, place)
        for (shape, kind), place in zip(sizes.parts(), sizes.places(), strict=False)
    ]
    return Arrays(*found[:-1]), found[-1]


def part_of(arrays: Arrays, first: int, end: int) -> Arrays:
    """The rows of some of the games."""
    parts: list[Any] = [each[first:end] for each in arrays]
    return Arrays(*parts)
