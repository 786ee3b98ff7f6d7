"""People who connect to a room and go: what they missed, and what waits for the host."""

from contextlib import suppress

from sabot.server.room import LOADED_AGAIN, Room
from sabot.server.store.log import StoreDown
from sabot.server.subscribers import Subscriber
from sabot.table.background_work import clock_restarted
from sabot.table.changes import Decision
from sabot.table.decide import back
from sabot.table.refusals import Refused
from sabot.table.seating_commands import check_may_watch
from sabot.wire.messages import ENCODE, Alert, AlertName


async def join(
    room: Room,
    subscriber: Subscriber,
    stream: str | None,
    seen: int,
    *,
    acknowledges: bool = False,
) -> None:
    """Add a subscriber, who may have missed something since `seen`.

    `acknowledges`: its client says when its person has seen something.
    """
    async with room.lock:
        if room.closed:
            raise StoreDown(LOADED_AGAIN)
        check_may_watch(room.table, subscriber.person)
        watching = room.table.seat_of(subscriber.person) is None
        if seen > room.table.news_number(subscriber.person, watching=watching):
            room.stale = True
        await room.refresh()
        room.subscribers.add(subscriber)
        arrived = room.presence.arrive(subscriber.person, acknowledges=acknowledges)
        catch_up(room, subscriber, stream, seen)
        send_alerts(room)
        if arrived:
            room.presence_changed()
        else:
            room.scheduler.schedule()
    await restart_clock(room)
    await take_seat_back(room, subscriber.person)


async def restart_clock(room: Room) -> None:
    """Let the turn's clock start again if this is the first to come since the table was loaded."""
    shared, loaded_at, room.loaded_at = room.services.log.shared, room.loaded_at, None

    def clock_started() -> Decision:
        if loaded_at is None:
            return Decision([])
        return Decision(clock_restarted(room.table, loaded_at, shared=shared))

    await room.commit(clock_started)


async def take_seat_back(room: Room, person: int) -> None:
    """Let somebody who was away play for themselves again."""

    def seat_taken_back() -> Decision:
        seat = room.table.seat_of(person)
        return Decision([] if seat is None else back(room.table, seat))

    with suppress(Refused):
        await room.commit(seat_taken_back)


async def resync(room: Room, subscriber: Subscriber, stream: str, seen: int) -> None:
    """Send a subscriber what it says it has missed."""
    async with room.lock:
        if subscriber in room.subscribers.everybody():  # or it was disconnected meanwhile
            catch_up(room, subscriber, stream, seen)


def catch_up(room: Room, subscriber: Subscriber, stream: str | None, seen: int) -> None:
    """Send a subscriber what it has missed since `seen`."""
    now, here = room.clock.now(), room.presence.here()
    room.subscribers.catch_up(subscriber, stream, seen, now, here)


def snapshot(room: Room, subscriber: Subscriber) -> bytes:
    """Everything that a subscriber may know, for one that could not keep up."""
    return room.subscribers.snapshot(subscriber, room.clock.now(), room.presence.here())


def leave(room: Room, subscriber: Subscriber, *, acknowledges: bool = False) -> None:
    """Remove a subscriber."""
    room.subscribers.remove(subscriber)
    room.presence.depart(subscriber.person, acknowledges=acknowledges)


def alert_host(room: Room, alert: AlertName) -> None:
    """Tell the host something; one who is not here is told when they come."""
    room.alerts.add(alert)
    send_alerts(room)


def send_alerts(room: Room) -> None:
    """Send the host what they are to be told, if they are connected here."""
    hosts = [each for each in room.subscribers.everybody() if each.person == room.table.host]
    if hosts:
        for alert in sorted(room.alerts):
            for subscriber in hosts:
                subscriber.send(ENCODE(Alert(alert)))
        room.alerts.clear()
