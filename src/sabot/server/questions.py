"""What is asked of a process that thinks, and what it answers: as bytes, and with views only."""

from typing import Any, Final, Literal

import msgspec

from sabot.bots.suspicion import Suspect
from sabot.wire.calls import Notice

# How many bytes tell how long a message is.
LENGTH: Final = 4

Asked = Literal["move", "suspicion", "hint"]


class SentStep(msgspec.Struct, frozen=True, array_like=True):
    """What a seat was told, and its view then. What it saw before, it has seen."""

    told: msgspec.Raw
    after: msgspec.Raw


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat asks, at the end of these steps of the round.

    `key` names who thinks, so that they are found again: `known` steps they have seen already.
    `first` is the view before the first step of all. `seed` is for who is not found.
    """

    what: Asked
    key: str
    kind: str
    game: str
    options: str
    seat: int
    seed: int
    known: int
    first: msgspec.Raw
    steps: list[SentStep]


class Tried(msgspec.Struct, frozen=True):
    """A move that was tried out: its code, how it fared in the mean, in how many worlds."""

    move: int
    worth: float
    worlds: int


class Answer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What came of it. `sight` and `reason` are what can be said of a move that is advised.

    `forgotten`: that bot is not here any more; send all steps.

    `failed` says what went wrong, for the server's log.
    """

    move: int = -1
    suspects: tuple[Suspect, ...] = ()
    tried: tuple[Tried, ...] = ()
    sight: Notice | None = None
    reason: Notice | None = None
    forgotten: bool = False
    failed: str = ""


ENCODE: Final = msgspec.msgpack.Encoder().encode
QUESTION: Final = msgspec.msgpack.Decoder(Question).decode
ANSWER: Final = msgspec.msgpack.Decoder(Answer).decode


def packed(thing: Any) -> msgspec.Raw:
    """A view, or what was told, as it is sent."""
    return msgspec.Raw(ENCODE(thing))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(LENGTH, "big") + message
