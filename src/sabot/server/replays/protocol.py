"""Messages between the server and the process that tells games: MessagePack, with its length."""

from typing import Final, Literal

import msgspec

from sabot.core.game import Viewer
from sabot.server.store.log import Row
from sabot.table.branch_start import Moment
from sabot.table.entries import AnyEntry
from sabot.table.settings import Settings

Telling = Literal["record", "replay", "open-replay", "deals", "branch", "picture", "log", "tally"]


class Question(msgspec.Struct, frozen=True):
    """What is asked of a game: how it is told, to whom, and for a branch from which moment.

    A picture has words in a language, and tells the result unless `spoilers` are unwanted. A page
    of the log has a `round`, or the last, and goes as far as the viewer's `news`.
    """

    telling: Telling
    viewer: Viewer = None
    moment: Moment | None = None
    language: str = "en"
    spoilers: bool = True
    round: int | None = None
    news: int = 0


class GameRequest(msgspec.Struct, frozen=True, tag="game"):
    """A question about a game of a table. `rows` are its log; lines of the chat may be left out."""

    table: str
    number: int
    question: Question
    compressed: bool
    rows: list[Row]


class RecordRequest(msgspec.Struct, frozen=True, tag="record"):
    """A question about a record that somebody has opened: how it is told, and to whom."""

    text: str
    question: Question


class PuzzleRequest(msgspec.Struct, frozen=True, tag="puzzle"):
    """A question for a puzzle of the package."""

    game: str
    number: int


class SentRefusal(msgspec.Struct, frozen=True):
    """A refusal on its way between processes; `scope` tells whose sentence it is."""

    scope: str
    reason: str
    facts: dict[str, str]


AnyRequest = GameRequest | RecordRequest | PuzzleRequest


class GameReply(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The body of an answer, or why there is none. `failed` is an error for the server's log."""

    body: bytes = b""
    refusal: SentRefusal | None = None
    failed: str = ""


class BranchPoint(msgspec.Struct, frozen=True):
    """A game to be taken up: the settings of its table, and its entries until then."""

    settings: Settings
    entries: list[AnyEntry]


ENCODE: Final = msgspec.msgpack.Encoder().encode
DECODE_REQUEST: Final = msgspec.msgpack.Decoder(AnyRequest).decode
DECODE_REPLY: Final = msgspec.msgpack.Decoder(GameReply).decode
