"""What a table does by itself, and when: bots move, clocks run out, rounds are dealt."""

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from sabot.table.entries import AnyEntry, WentAway
from sabot.table.playing import dealt
from sabot.table.table import Table

# How long the table waits for somebody who is not there, when it has no clock.
AWAY_AFTER_MS: Final = 30_000


class Duty(msgspec.Struct, frozen=True):
    """Something that is due at a time, in ms since 1970, unless the table changes before."""

    what: Literal["bot-moves", "person-is-away", "deal"]
    at: int
    seat: int = -1


def next_duty(table: Table, here: Collection[int], left_at: dict[int, int]) -> Duty | None:
    """What is due next. `here` are the people connected; `left_at` tells since when others aren't.

    Where nobody is, nothing happens: the game waits for its people.
    """
    if table.phase != "playing" or table.paused or not here:
        return None
    if table.awaits_deal():
        return Duty("deal", deal_time(table))
    seat = table.to_act()
    if seat is None:
        return None
    if table.seats[seat].played_by_bot():
        return Duty("bot-moves", turn_began(table) + table.settings.bot_pause, seat)
    away = away_time(table, seat, here, left_at)
    return None if away is None else Duty("person-is-away", away, seat)


def deal_time(table: Table) -> int:
    """When the next round is dealt: after the rest, or at once where only bots play."""
    if all(seat.ready or seat.played_by_bot() for seat in table.seats):
        return table.at
    return table.rests_since + table.settings.round_pause * 1000


def away_time(
    table: Table, seat: int, here: Collection[int], left_at: dict[int, int]
) -> int | None:
    """When a bot takes over for the one to act; None if it waits for them."""
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


def perform(table: Table, duty: Duty) -> list[AnyEntry]:
    """The entries of a duty that needs no bot."""
    if duty.what == "deal" and table.match is not None:
        return [dealt(table, table.match.state)]
    return [WentAway(duty.seat)]
