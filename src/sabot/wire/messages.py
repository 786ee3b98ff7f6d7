"""The messages of a table's socket, in both directions, as JSON with a `type`."""

from typing import Any, Final, Literal

import msgspec

from sabot.table.chat_lines import Line
from sabot.table.claims import MadeClaim
from sabot.table.commands import AnyCommand
from sabot.table.view import TableView

# A message as it goes over the wire.
ENCODE: Final = msgspec.json.Encoder().encode

PROTOCOL: Final = 1
LONGEST_ID: Final = 64

# Who hears the same: a seat as `seat-0`, `seat-1` …, or `watchers`.
WATCHERS: Final = "watchers"

AlertName = Literal["wrong-pins"]


# From a client.


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message. Who comes again names the stream and the last number it has seen.

    `acknowledges`: this client shows a person their role and says when they have seen it, and when
    they are ready for the next round. So the table waits for them; for others it does not.
    """

    protocol: int
    stream: str | None = None
    seen: int = 0
    acknowledges: bool = False


class Do(msgspec.Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """A command under an id of one's own; the same id is never done twice."""

    id: str
    command: AnyCommand


class Resync(
    msgspec.Struct, frozen=True, tag_field="type", tag="resync", forbid_unknown_fields=True
):
    """Something is missing: everything behind the last number seen, please."""

    seen: int


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """The question whether the other side is there."""


FromClient = Hello | Do | Resync | Ping


# From the server.


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot", kw_only=True):
    """All there is to know for one person. Events go on from number `n` of the stream.

    `now` is the server's clock in ms since 1970. `view` is that of the game, or null. `notes` are
    the marks by seat that one has made for oneself. `claims` are those of the last round dealt.
    """

    protocol: int
    stream: str
    n: int
    now: int
    you: int
    seat: int | None
    table: TableView
    view: Any
    chat: tuple[Line, ...]
    here: tuple[int, ...]
    notes: dict[int, str] = {}
    claims: tuple[MadeClaim, ...] = ()


class News(msgspec.Struct, frozen=True, tag_field="type", tag="news", omit_defaults=True):
    """Number `n` of the stream: what happened, and what changed in the views.

    `table` and `view` hold the fields that changed; `fresh` says that `view` is a whole new one.
    `notes` are one's own marks, all of them, if one has changed.
    `ack` is the id of one's own command that led to it.
    """

    n: int
    told: list[Any]
    table: Any = None
    view: Any = None
    fresh: bool = False
    ack: str | None = None
    notes: dict[int, str] | None = None


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command has been done, by number `n` of the stream or before."""

    id: str
    n: int


class RefusedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was refused and nothing changed.

    `reason` names the sentence and `facts` fill it; `words` is the sentence in English. `scope`
    tells whose reason it is: the game's, the table's or the server's.
    """

    id: str | None
    scope: str
    reason: str
    facts: dict[str, str]
    words: str


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to a ping: the server's clock in ms since 1970."""

    now: int


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected now. Not numbered: the last one counts."""

    here: tuple[int, ...]


class Alert(msgspec.Struct, frozen=True, tag_field="type", tag="alert"):
    """Something that only the host is told. `wrong-pins`: many wrong PINs were tried."""

    alert: AlertName


class Farewell(msgspec.Struct, frozen=True, tag_field="type", tag="farewell"):
    """The server closes the socket. `again`: whether it makes sense to connect again."""

    reason: str
    again: bool


FromServer = Snapshot | News | Done | RefusedMessage | Pong | Presence | Alert | Farewell


def stream_of(seat: int | None) -> str:
    """The stream that a seat, or a watcher, listens to."""
    return WATCHERS if seat is None else f"seat-{seat}"
