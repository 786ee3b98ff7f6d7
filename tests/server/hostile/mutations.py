"""Frames made to be wrong: from valid messages, by chance, from a seed."""

import random
from collections.abc import Sequence

from tests.server.hostile.raw import frame

CHARACTERS = b'{}[]":,\\0123456789-+.eEtrufalsn \x00\x7f\x80\xff\xc3\xa9'
PIECES = (
    b"null", b"true", b"NaN", b"1e999", b"-1", b"18446744073709551616", b'""', b"{}", b"[]",
    b'"\\ud800"', b"9" * 400, b"[" * 500, b'"type":"do",', b'"seat":0', b"\xff\xff", b"/**/",
)  # fmt: skip
MOST_CHANGES = 4


def whole_frame(dice: random.Random, messages: Sequence[bytes]) -> bytes:
    """A frame around nonsense; the socket stays open."""
    if dice.randrange(10) == 0:
        return frame(dice.randbytes(dice.randrange(300)), dice.choice((1, 2)))
    return frame(mutated(dice, dice.choice(messages)), dice.choice((1, 1, 2)))


def last_bytes(dice: random.Random, messages: Sequence[bytes]) -> bytes:
    """A frame that is broken, or none at all; most such end the connection."""
    if dice.randrange(4) == 0:
        return dice.randbytes(dice.randrange(1, 200))
    return broken_frame(dice, mutated(dice, dice.choice(messages)))


def mutated(dice: random.Random, message: bytes) -> bytes:
    """A valid message with a few changes; it may happen to be valid again."""
    data = bytearray(message)
    for _ in range(dice.randint(1, MOST_CHANGES)):
        change(dice, data)
    return bytes(data)


def change(dice: random.Random, data: bytearray) -> None:
    """One change somewhere."""
    at = dice.randrange(len(data) + 1)
    end = min(len(data), at + dice.randrange(1, 9))
    match dice.randrange(6):
        case 0:
            del data[at:end]
        case 1:
            data[at:at] = bytes([dice.choice(CHARACTERS)])
        case 2:
            data[at:end] = dice.choice(PIECES)
        case 3:
            data[at:at] = data[at:end] * dice.randrange(1, 20)
        case 4:
            data[at:end] = dice.randbytes(end - at)
        case _:
            del data[at:]


def broken_frame(dice: random.Random, payload: bytes) -> bytes:
    """A frame with any opcode, flags and mask, whose length may lie."""
    data = bytearray(
        frame(payload, dice.randrange(16), fin=dice.random() < 0.7, reserved=dice.randrange(8))
    )
    for _ in range(dice.randrange(3)):
        data[dice.randrange(min(len(data), 8))] = dice.randrange(256)
    return bytes(data[: dice.randrange(1, len(data) + 1)] if dice.random() < 0.3 else data)
