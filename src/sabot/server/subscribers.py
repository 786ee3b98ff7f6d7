"""Those who listen at one table: streams of numbered news, snapshots for who has missed some."""

from collections import deque
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import astuple, replace

from sabot.core.game import Viewer
from sabot.table.changes import Change
from sabot.table.chat_lines import Line
from sabot.table.entries import Dealt, Moved, Noted, Rematched, Started
from sabot.table.event_visibility import hears, tell
from sabot.table.private_notes import notes_of
from sabot.table.table import Table
from sabot.table.view import TableView
from sabot.table.view_builder import chat_of, turn_changes, view_table
from sabot.wire.messages import ENCODE, PROTOCOL, News, Presence, Snapshot, stream_of

# How many news are kept for who was away for a moment; with more to tell, a snapshot is shorter.
RECENT: Final = 8


class Listener(Protocol):
    """Somebody's connection. What is sent is taken at once: a full one asks for a snapshot."""

    person: int
    viewer: Viewer

    def send(self, message: bytes) -> None:
        """Pass on a message."""
        ...

    def farewell(self, reason: str, *, again: bool) -> None:
        """Say why the connection ends, and end it."""
        ...


class Stream:
    """What one seat hears, or all who watch. `known`: what it knows besides what lies open.

    `person` is who has the seat: others who had it before, or will, have streams of their own.
    """

    def __init__(self, known: dict[str, Any], person: int) -> None:
        self.person = person
        self.listeners: set[Listener] = set()
        self.known = known
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)


@dataclass(frozen=True)
class Ack:
    """Whose command it was, and its id."""

    listener: Listener
    id: str


class Audience:
    """Everybody who listens at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.streams: dict[Viewer, Stream] = {}
        self.table_view: TableView = view_table(table)
        self.shown: Any = None

    def listeners(self) -> list[Listener]:
        """Every connection."""
        return [each for stream in self.streams.values() for each in stream.listeners]

    def game_view(self, viewer: Viewer) -> Any:
        """What a viewer who listens knows of the game, if there is one."""
        known = self.streams[viewer].known
        return replace(self.shown, **known) if known else self.shown

    def number(self, listener: Listener) -> int:
        """The number of the last news of a listener's stream."""
        return self.table.heard(listener.person, watching=listener.viewer is None)

    # Coming and going.

    def join(self, listener: Listener) -> None:
        """Somebody begins to listen, to the stream of their seat or as a watcher."""
        listener.viewer = self.table.seat_of(listener.person)
        stream = self.streams.get(listener.viewer)
        if stream is None:
            stream = Stream(self.look(listener.viewer), listener.person)
            self.streams[listener.viewer] = stream
        stream.listeners.add(listener)

    def look(self, viewer: Viewer) -> dict[str, Any]:
        """See what lies open; what the viewer knows besides."""
        match = self.table.match
        if match is None:
            self.shown = None
            return {}
        self.shown, known = match.game.view_parts(match.state, [viewer])
        return known[0]

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        stream = self.streams.get(listener.viewer)
        if stream is not None:
            stream.listeners.discard(listener)
            if not stream.listeners:
                del self.streams[listener.viewer]

    def catch_up(
        self, listener: Listener, stream: str | None, seen: int, now: int, here: tuple[int, ...]
    ) -> None:
        """Send what a listener has missed behind a number: as news, or else a snapshot."""
        recent = self.streams[listener.viewer].recent
        last = self.number(listener)
        if stream == stream_of(listener.viewer) and seen <= last:
            missed = [message for number, message in recent if number > seen]
            if len(missed) == last - seen:
                for message in missed:
                    listener.send(message)
                listener.send(ENCODE(Presence(here)))
                return
        listener.send(self.snapshot(listener, now, here))

    def snapshot(self, listener: Listener, now: int, here: tuple[int, ...]) -> bytes:
        """Everything that a listener may know."""
        viewer = listener.viewer
        return ENCODE(
            Snapshot(
                protocol=PROTOCOL,
                stream=stream_of(viewer),
                n=self.number(listener),
                now=now,
                you=listener.person,
                seat=viewer,
                table=self.table_view,
                view=self.game_view(viewer),
                chat=chat_of(self.table, watching=viewer is None),
                here=here,
                notes=notes_of(self.table, viewer),
            )
        )

    # Telling.

    def announce(self, change: Change, asides: tuple[Line, ...], ack: Ack | None) -> None:
        """Tell everybody of an entry that has just been applied."""
        table_changes = self.table_changes(change)
        around = msgspec.Raw(ENCODE(table_changes)) if table_changes else None
        viewers = list(self.streams)
        stories = tell(self.table, change, asides, viewers)
        changes = self.changed_views(change, viewers)
        fresh = isinstance(change.entry, Started | Rematched)
        noted = isinstance(change.entry, Noted | Rematched)
        said: list[tuple[News, bytes]] = []
        for viewer, story, view in zip(viewers, stories, changes, strict=True):
            if hears(change.entry, viewer):
                stream = self.streams[viewer]
                number = self.table.heard(stream.person, watching=viewer is None)
                notes = notes_of(self.table, viewer) if noted else None
                news = News(number, story, around, view, fresh, None, notes)
                message = in_bytes(news, said)
                stream.recent.append((number, message))
                pass_on(stream, message, ack)

    def table_changes(self, change: Change) -> dict[str, Any]:
        """What an entry has changed of the table: a move or a deal little."""
        last = self.table_view
        if isinstance(change.entry, Moved | Dealt) and self.table.phase == "playing":
            changes = turn_changes(self.table, last)
            if changes:
                self.table_view = replace(last, **changes)
            return changes
        self.table_view = view_table(self.table)
        return changed_fields(last, self.table_view)

    def changed_views(self, change: Change, viewers: list[Viewer]) -> list[Any]:
        """What changed in the game for each viewer: all of it, when a game begins or is cleared."""
        if isinstance(change.entry, Started | Rematched):
            for viewer in viewers:
                self.streams[viewer].known = self.look(viewer)
            return [self.game_view(viewer) for viewer in viewers]
        match = self.table.match
        if match is None or not viewers or not isinstance(change.entry, Moved | Dealt):
            return [None] * len(viewers)
        shown, known = match.game.view_parts(match.state, viewers)
        # What lies open goes to many: it is put into bytes once.
        opened = {
            name: msgspec.Raw(ENCODE(value))
            for name, value in changed_fields(self.shown, shown).items()
        }
        self.shown = shown
        streams = [self.streams[viewer] for viewer in viewers]
        return [
            changed_for(stream, opened, fields)
            for stream, fields in zip(streams, known, strict=True)
        ]

    def tell_presence(self, here: tuple[int, ...]) -> None:
        """Tell everybody who is connected."""
        message = ENCODE(Presence(here))
        for listener in self.listeners():
            listener.send(message)

    def reseat(self, now: int, here: tuple[int, ...]) -> None:
        """Move those whose seat has changed to the stream that is theirs now."""
        for listener in self.listeners():
            if self.table.seat_of(listener.person) != listener.viewer:
                self.leave(listener)
                self.join(listener)
                listener.send(self.snapshot(listener, now, here))


def in_bytes(news: News, said: list[tuple[News, bytes]]) -> bytes:
    """News as they go over the wire. Most hear the same, which is put into bytes once."""
    for other, message in said:
        if other == news:
            return message
    message = ENCODE(news)
    said.append((news, message))
    return message


def pass_on(stream: Stream, news: bytes, ack: Ack | None) -> None:
    """Send the news to a stream; who asked for it finds the id of the command in it."""
    for listener in stream.listeners:
        if ack is not None and listener is ack.listener:
            listener.send(b'{"ack":' + ENCODE(ack.id) + b"," + news[1:])
        else:
            listener.send(news)


def changed_for(stream: Stream, opened: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """What changed for a stream: what lies open, but for what it knows better."""
    before = stream.known
    stream.known = known
    changes = {name: value for name, value in opened.items() if name not in known}
    for name, value in known.items():
        was = before[name]
        if value is not was and value != was:
            changes[name] = value
    return changes


def changed_fields(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields of a view that are no longer as they were."""
    fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: now for name, was, now in fields if now is not was and now != was}
