"""Messages between the server and its bot workers: bytes, with views and events only."""

from typing import Final, Literal

import msgspec

from sabot.advice.adviser import AdvisedMove
from sabot.bots.suspicion import Suspect

RequestKind = Literal["move", "suspicion", "hint", "talk"]


class SentStep(msgspec.Struct, frozen=True, array_like=True, tag="step"):
    """The events that a seat was told, and its view then. The view before was sent before."""

    told: msgspec.Raw
    after: msgspec.Raw


class SentClaim(msgspec.Struct, frozen=True, array_like=True, tag="claim"):
    """A claim as text, and the seat that made it: everybody heard it after the step before."""

    seat: int
    claim: str


class BotRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request for a seat, at the end of these steps and claims of the round.

    `key` names the bot, so that it is found again: it knows `known` of them already. `first` is
    the view before the first step of all. `seed` is for a bot that has to be made. A `hurried` bot
    searches for a part of its usual time.
    """

    what: RequestKind
    key: str
    kind: str
    game: str
    options: str
    seat: int
    seed: int
    known: int
    first: msgspec.Raw
    steps: list[SentStep | SentClaim]
    hurried: bool = False


class BotReply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The reply to a request.

    `forgotten`: the worker has this bot no more and needs all steps. `failed` is an error for the
    server's log.
    """

    move: int = -1
    claim: str = ""
    suspects: tuple[Suspect, ...] = ()
    advised: AdvisedMove | None = None
    forgotten: bool = False
    failed: str = ""


ENCODE: Final = msgspec.msgpack.Encoder().encode
DECODE_REQUEST: Final = msgspec.msgpack.Decoder(BotRequest).decode
DECODE_REPLY: Final = msgspec.msgpack.Decoder(BotReply).decode


def encoded(value: object) -> msgspec.Raw:
    """A view, or the events of a step, as they are sent."""
    return msgspec.Raw(ENCODE(value))
