"""The connections at one table: streams of numbered news, and snapshots after a gap."""

# Compiled by mypyc.

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec
from msgspec.structs import astuple, replace

from sabot.core.game import Viewer
from sabot.table.changes import Change
from sabot.table.context import BotNames
from sabot.table.entries import Dealt, Moved, Noted, Rematched, Started
from sabot.table.event_visibility import events_for
from sabot.table.private_notes import notes_of
from sabot.table.table import Table
from sabot.table.view import TableView
from sabot.table.view_builder import chat_of, claims_of, turn_changes, view_table
from sabot.wire.messages import ENCODE, PROTOCOL, News, Presence, Snapshot, stream_of

# How many news are kept for short disconnections; a snapshot is shorter than more of them.
RECENT: Final = 8


class Subscriber(Protocol):
    """A connection. It takes every message at once: a full one asks for a snapshot later.

    `address` is where it comes from, as limits count it; nobody is told, and no log has it.
    """

    address: str
    person: int
    viewer: Viewer

    def send(self, message: bytes) -> None:
        """Send a message."""
        ...

    def disconnect(self, reason: str, *, again: bool) -> None:
        """Say why the connection ends and whether to connect again, and end it."""
        ...


@dataclass(frozen=True)
class Ack:
    """The connection that a command came from, and the command's id."""

    subscriber: Subscriber
    id: str


class Stream:
    """The news of one seat, or of all watchers. `known`: what it knows besides what lies open.

    `person` has the seat: others who had it before, or will, have streams of their own.
    """

    def __init__(self, known: dict[str, Any], person: int) -> None:
        self.person = person
        self.subscribers: set[Subscriber] = set()
        self.known = known
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=RECENT)

    def send(self, number: int, news: bytes, ack: Ack | None) -> None:
        """Send news to all; the one that asked for it finds the id of its command in it."""
        self.recent.append((number, news))
        for subscriber in self.subscribers:
            if ack is not None and subscriber is ack.subscriber:
                subscriber.send(b'{"ack":' + ENCODE(ack.id) + b"," + news[1:])
            else:
                subscriber.send(news)


class Subscribers:
    """Every connection at a table, by stream.

    `table_view` and `open_view` are the table and its game as they were last shown to everybody.
    """

    def __init__(self, table: Table, bot_names: BotNames) -> None:
        self.table = table
        self.bot_names = bot_names
        self.streams: dict[Viewer, Stream] = {}
        self.table_view: TableView = view_table(table, bot_names)
        self.open_view: Any = None

    def everybody(self) -> list[Subscriber]:
        """Every connection."""
        return [each for stream in self.streams.values() for each in stream.subscribers]

    def addresses(self) -> set[str]:
        """Where those are for whom bots play: players, or else watchers."""
        players = {
            each.address
            for viewer, stream in self.streams.items()
            if viewer is not None
            for each in stream.subscribers
        }
        return players or {each.address for each in self.everybody()}

    def game_view(self, viewer: Viewer) -> Any:
        """The game as a viewer with a stream knows it; None if there is no game."""
        known = self.streams[viewer].known
        return replace(self.open_view, **known) if known else self.open_view

    def number(self, subscriber: Subscriber) -> int:
        """The number of the last news of a subscriber's stream."""
        return self.table.news_number(subscriber.person, watching=subscriber.viewer is None)

    # Coming and going.

    def add(self, subscriber: Subscriber) -> None:
        """Add a connection to the stream of its person's seat, or of the watchers."""
        subscriber.viewer = self.table.seat_of(subscriber.person)
        stream = self.streams.get(subscriber.viewer)
        if stream is None:
            stream = Stream(self.look(subscriber.viewer), subscriber.person)
            self.streams[subscriber.viewer] = stream
        stream.subscribers.add(subscriber)

    def look(self, viewer: Viewer) -> dict[str, Any]:
        """Bring `open_view` up to date, and return what the viewer knows besides."""
        match = self.table.match
        if match is None:
            self.open_view = None
            return {}
        self.open_view, known = match.game.view_parts(match.state, [viewer])
        return known[0]

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a connection."""
        stream = self.streams.get(subscriber.viewer)
        if stream is not None:
            stream.subscribers.discard(subscriber)
            if not stream.subscribers:
                del self.streams[subscriber.viewer]

    def disconnect(self, gone: Iterable[Subscriber], reason: str, *, again: bool) -> None:
        """Remove connections, and end them."""
        for subscriber in gone:
            self.remove(subscriber)
            subscriber.disconnect(reason, again=again)

    def reseat(self, now: int, here: tuple[int, ...]) -> None:
        """Move those whose seat has changed to the stream that is theirs now."""
        for subscriber in self.everybody():
            if self.table.seat_of(subscriber.person) != subscriber.viewer:
                self.remove(subscriber)
                self.add(subscriber)
                subscriber.send(self.snapshot(subscriber, now, here))

    # What one connection is sent.

    def catch_up(
        self, subscriber: Subscriber, stream: str | None, seen: int, now: int, here: tuple[int, ...]
    ) -> None:
        """Send what a subscriber has missed since `seen`: as news, or else a snapshot."""
        recent = self.streams[subscriber.viewer].recent
        last = self.number(subscriber)
        if stream == stream_of(subscriber.viewer) and seen <= last:
            missed = [message for number, message in recent if number > seen]
            if len(missed) == last - seen:
                for message in missed:
                    subscriber.send(message)
                subscriber.send(ENCODE(Presence(here)))
                return
        subscriber.send(self.snapshot(subscriber, now, here))

    def snapshot(self, subscriber: Subscriber, now: int, here: tuple[int, ...]) -> bytes:
        """Everything that a subscriber may know."""
        viewer = subscriber.viewer
        return ENCODE(
            Snapshot(
                protocol=PROTOCOL,
                stream=stream_of(viewer),
                n=self.number(subscriber),
                now=now,
                you=subscriber.person,
                seat=viewer,
                table=self.table_view,
                view=self.game_view(viewer),
                chat=chat_of(self.table, watching=viewer is None),
                here=here,
                notes=notes_of(self.table, viewer),
                claims=claims_of(self.table),
            )
        )

    # What all connections are sent.

    def publish(self, change: Change, ack: Ack | None) -> None:
        """Tell everybody of an entry that has just been applied, as far as they may know of it."""
        entry, table = change.entry, self.table
        table_changes = self.table_changes(change)
        encoded_changes = msgspec.Raw(ENCODE(table_changes)) if table_changes else None
        viewers = list(self.streams)
        events = events_for(table, change, viewers)
        views = self.view_changes(change, viewers)
        fresh = isinstance(entry, Started | Rematched)
        noted = isinstance(entry, Noted | Rematched)
        # Most viewers are told the same, which is encoded once.
        encoded: list[tuple[News, bytes]] = []
        for viewer, told, view in zip(viewers, events, views, strict=True):
            if told is None:
                continue
            stream = self.streams[viewer]
            number = table.news_number(stream.person, watching=viewer is None)
            notes = notes_of(table, viewer) if noted else None
            news = News(number, told, encoded_changes, view, fresh, None, notes)
            for other, message in encoded:
                if other == news:
                    stream.send(number, message, ack)
                    break
            else:
                message = ENCODE(news)
                encoded.append((news, message))
                stream.send(number, message, ack)

    def table_changes(self, change: Change) -> dict[str, Any]:
        """The fields of the table's view that an entry has changed: few for a move or a deal."""
        last = self.table_view
        if isinstance(change.entry, Moved | Dealt) and self.table.phase == "playing":
            changes = turn_changes(self.table, last)
            if changes:
                self.table_view = replace(last, **changes)
            return changes
        self.table_view = view_table(self.table, self.bot_names)
        return changed_fields(last, self.table_view)

    def view_changes(self, change: Change, viewers: list[Viewer]) -> list[Any]:
        """The changed fields of each viewer's view; the whole view if a game begins or goes."""
        if isinstance(change.entry, Started | Rematched):
            for viewer in viewers:
                self.streams[viewer].known = self.look(viewer)
            return [self.game_view(viewer) for viewer in viewers]
        match = self.table.match
        if match is None or not viewers or not isinstance(change.entry, Moved | Dealt):
            return [None] * len(viewers)
        open_view, known_to_each = match.game.view_parts(match.state, viewers)
        # What lies open goes to many, so it is encoded once.
        opened = changed_fields(self.open_view, open_view)
        for name, value in opened.items():
            opened[name] = msgspec.Raw(ENCODE(value))
        self.open_view = open_view
        changes: list[Any] = []
        for viewer, known in zip(viewers, known_to_each, strict=True):
            stream = self.streams[viewer]
            before, stream.known = stream.known, known
            changed = {name: value for name, value in opened.items() if name not in known}
            for name, value in known.items():
                was = before[name]
                if value is not was and value != was:
                    changed[name] = value
            changes.append(changed)
        return changes

    def publish_presence(self, here: tuple[int, ...]) -> None:
        """Tell everybody who is connected."""
        message = ENCODE(Presence(here))
        for subscriber in self.everybody():
            subscriber.send(message)


def changed_fields(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The fields of a view that are no longer as they were."""
    fields = zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
    return {name: now for name, was, now in fields if now is not was and now != was}
