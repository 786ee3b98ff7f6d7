"""Messages between the server and the process that works reviews out: MessagePack and JSON."""

from typing import Final

import msgspec

from sabot.review.parts import PartAsked, SeatFound, TruthFound
from sabot.server.replays.protocol import SentRefusal
from sabot.wire.review import ReviewHead


class HeadRequest(msgspec.Struct, frozen=True, tag="head"):
    """Asks what the review of a record consists of, with so many playouts; 0 for as usual.

    A record that somebody has `opened` is checked before.
    """

    text: str
    playouts: int = 0
    opened: bool = False


class PartRequest(msgspec.Struct, frozen=True, tag="part"):
    """A part that is to be worked out."""

    part: PartAsked


ReviewRequest = HeadRequest | PartRequest


class PartPlace(msgspec.Struct, frozen=True):
    """A part: its round, and its seat if it is one's."""

    round: int
    seat: int | None


class ReviewReply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The head of a review with its parts, or what was found for one; `failed` is for the log.

    `refusal` is why a record that somebody has opened can't be reviewed.
    """

    head: ReviewHead | None = None
    parts: tuple[PartPlace, ...] = ()
    truth: TruthFound | None = None
    seat: SeatFound | None = None
    refusal: SentRefusal | None = None
    failed: str = ""


ENCODE: Final = msgspec.msgpack.Encoder().encode
DECODE_REQUEST: Final = msgspec.msgpack.Decoder(ReviewRequest).decode
DECODE_REPLY: Final = msgspec.msgpack.Decoder(ReviewReply).decode
