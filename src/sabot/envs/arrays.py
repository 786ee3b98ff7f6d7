"""NumPy arrays of what encoders write, without a copy. They can be read and not written."""

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64, u8

from sabot.envs.encoder import Buffers

Bytes = npt.NDArray[np.uint8]
Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]


def observations_of(buffers: Buffers) -> Bytes:
    """The observations, one row each."""
    return bytes_of(buffers.observations).reshape(int(buffers.rows), -1)


def masks_of(buffers: Buffers) -> Bytes:
    """The masks of legal actions, one row each."""
    return bytes_of(buffers.masks).reshape(int(buffers.rows), -1)


def bytes_of(numbers: vec[u8]) -> Bytes:
    """A flat array of bytes, where they lie."""
    return np.frombuffer(memoryview(numbers), np.uint8)


def integers_of(numbers: vec[i64]) -> Integers:
    """A flat array of whole numbers, where they lie."""
    return np.frombuffer(memoryview(numbers), np.int64)


def floats_of(numbers: vec[float]) -> Floats:
    """A flat array of floating-point numbers, where they lie."""
    return np.frombuffer(memoryview(numbers), np.float64)
