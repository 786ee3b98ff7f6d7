"""Background work of a table, and when it is due: bots, clocks, deals."""

from collections.abc import Collection
from typing import Final, Literal
from zlib import crc32

import msgspec

from sabot.table.entries import (
    AnyEntry,
    ClockRestarted,
    HostChanged,
    Reminded,
    Resumed,
    RoleWaitBegan,
    RoleWaitEnded,
    WentAway,
)
from sabot.table.game_commands import dealt
from sabot.table.holidays import left_at_reminder
from sabot.table.seating_commands import successor
from sabot.table.table import Table

# How long bots and clock wait until people have seen their roles, where several people play.
ROLE_WAIT_MS: Final = 20_000
# How long the table waits for somebody who is not there, when it has no clock.
AWAY_AFTER_MS: Final = 30_000
# After so long, time that is up has been noticed by any server that has the table.
UNNOTICED_MS: Final = 10_000
# How long people wait for a host who is not there, before a game starts and after it.
HOST_AWAY_MS: Final = 120_000
# How bots spread their pauses, in hundredths of the usual one: mostly short, now and then long.
PACES: Final = (85, 90, 95, 100, 105, 110, 120, 130, 150, 180, 210, 250)
# A pause takes at most this part of the time that a clock leaves.
SHARE_OF_CLOCK: Final = 8


class Duty(msgspec.Struct, frozen=True):
    """Something that is due at a time, in ms since 1970, unless the table changes before."""

    what: Literal[
        "bot-moves",
        "person-is-away",
        "reminder",
        "deal",
        "role-wait-begins",
        "role-wait-ends",
        "pause-ends",
        "host-is-gone",
    ]
    at: int
    seat: int = -1
    person: int = -1


def next_duty(
    table: Table,
    here: Collection[int],
    left_at: dict[int, int],
    acknowledging: Collection[int] = (),
) -> Duty | None:
    """The next duty. `here` are the people connected; `left_at` tells when others left.

    `acknowledging` are those whose client says when they have seen something.
    Where nobody is, nothing happens: the game waits for its people, unless it goes over days.
    """
    if not here and not goes_on_alone(table):
        return None
    if table.phase != "playing":
        return host_duty(table, here, left_at)
    if table.paused:
        ends = table.pause_ends()
        return None if ends is None else Duty("pause-ends", ends)
    if table.awaits_deal():
        return deal_duty(table, acknowledging)
    seat = table.to_act()
    if seat is None:
        return None
    looking = looks_at_role(table, acknowledging)
    if table.role_wait == "on":
        return role_wait_end(table, looking=looking)
    if looking:
        return Duty("role-wait-begins", table.at)
    if table.seats[seat].played_by_bot():
        return Duty("bot-moves", turn_began(table) + bot_pause(table), seat)
    reminder = reminder_time(table)
    if reminder is not None:
        return Duty("reminder", reminder, seat)
    away = away_time(table, seat, here, left_at)
    return None if away is None else Duty("person-is-away", away, seat)


def goes_on_alone(table: Table) -> bool:
    """True if a game goes on while nobody is there: over days, as long as people play it."""
    over_days = table.settings.clock.over_days()
    return over_days and table.phase == "playing" and bool(table.seated_people())


def reminder_time(table: Table) -> int | None:
    """When the one to act is reminded of their turn; None if they have been, or need not be."""
    since = table.timing.since
    if since is None or not table.settings.clock.over_days() or table.reminded_turn == table.turn:
        return None
    deadline = table.timing.deadline()
    left = left_at_reminder(table.settings.clock)
    return None if deadline is None else max(since, deadline - left)


def looks_at_role(table: Table, acknowledging: Collection[int]) -> bool:
    """True if somebody plays who will say that they have seen their role, and has not yet.

    Others are not waited for: a program needs no time, and an old page would never say it. Nor is
    anybody where there are days for each turn.
    """
    if table.settings.clock.over_days():
        return False
    return table.awaits_roles() and any(
        seat.person in acknowledging and not seat.away and not seat.role_seen
        for seat in table.seats
    )


def role_wait_end(table: Table, *, looking: bool) -> Duty | None:
    """When bots and clock go on; None while one person, who holds up nobody, plays and looks."""
    if not looking:
        return Duty("role-wait-ends", table.at)
    if table.one_person_plays():
        return None
    return Duty("role-wait-ends", table.role_wait_since + ROLE_WAIT_MS)


def plays_for_watchers(table: Table, here: Collection[int]) -> bool:
    """True if nobody who has a seat is connected, so that bots play for watchers alone."""
    return not any(seat.person in here for seat in table.seats)


def host_duty(table: Table, here: Collection[int], left_at: dict[int, int]) -> Duty | None:
    """When somebody who is here succeeds a host who is not."""
    heir = None if table.host in here else successor(table, here)
    if heir is None:
        return None
    return Duty("host-is-gone", left_at.get(table.host, 0) + HOST_AWAY_MS, person=heir)


def bot_pause(table: Table) -> int:
    """How long the bot to act waits, in ms: now longer, now shorter, as people do.

    The parts of one decision follow each other without a pause. What the bot holds has no part in
    it, so that nobody reads a hand from its haste. Every process finds the same for the same turn.
    """
    if goes_on(table):
        return 0
    draw = crc32(f"{table.id} {table.game_number} {table.turn}".encode())
    pause = table.settings.bot_pause * PACES[draw % len(PACES)] // 100
    left = table.timing.left
    return pause if left is None else min(pause, left // SHARE_OF_CLOCK)


def goes_on(table: Table) -> bool:
    """True if the last move was a part of the decision that the seat to act goes on with."""
    if table.match is None or not table.match.record.rounds:
        return False
    turns = table.match.record.rounds[-1].turns
    return bool(turns) and turns[-1].seat == table.to_act() and table.game.goes_on(turns[-1].move)


def deal_duty(table: Table, acknowledging: Collection[int]) -> Duty | None:
    """When the next round is dealt: after the rest, or at once where only bots play.

    None while one person plays, who will say that they are ready and holds up nobody.
    """
    if all(seat.ready or seat.played_by_bot() for seat in table.seats):
        return Duty("deal", table.at)
    if table.one_person_plays() and table.seated_people()[0] in acknowledging:
        return None
    return Duty("deal", table.rests_since + table.settings.round_pause * 1000)


def away_time(
    table: Table, seat: int, here: Collection[int], left_at: dict[int, int]
) -> int | None:
    """When a bot takes over for the one to act; None if it waits for them."""
    if not table.settings.takeover:
        return None
    deadline = table.timing.deadline()
    if deadline is not None:
        return deadline
    person = table.seats[seat].person
    if person is None or person in here:
        return None
    return max(turn_began(table), left_at.get(person, 0)) + AWAY_AFTER_MS


def turn_began(table: Table) -> int:
    """Since when the one to act has had the turn: what is said meanwhile delays nobody."""
    return table.at if table.timing.since is None else table.timing.since


def clock_restarted(table: Table, loaded_at: int, *, shared: bool) -> list[AnyEntry]:
    """The entry by which a turn has all its time again, if no server had the table before.

    Where servers share their tables, another may have it: unless the turn's time has been up for
    so long that it would have noticed. Time that goes over days goes on without a server.
    """
    since, deadline = table.timing.since, table.timing.deadline()
    if table.phase != "playing" or since is None or deadline is None:
        return []
    if table.settings.clock.over_days():
        return []
    abandoned = deadline + UNNOTICED_MS < loaded_at if shared else since < loaded_at
    return [ClockRestarted()] if abandoned else []


def perform(table: Table, duty: Duty) -> list[AnyEntry]:
    """The entries of a duty that needs no bot."""
    if duty.what == "deal" and table.match is not None:
        return [dealt(table, table.match.state)]
    if duty.what == "reminder":
        return [Reminded(duty.seat)]
    if duty.what == "role-wait-begins":
        return [RoleWaitBegan()]
    if duty.what == "role-wait-ends":
        return [RoleWaitEnded()]
    if duty.what == "pause-ends" and table.pauses.person is not None:
        return [Resumed(table.pauses.person, by_itself=True)]
    if duty.what == "host-is-gone":
        return [HostChanged(duty.person)]
    return [WentAway(duty.seat)]
