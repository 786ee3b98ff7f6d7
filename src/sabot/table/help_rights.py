"""The rights to suspicions and hints. Both are made from the player's own view."""

from typing import Literal

from sabot.table.refusals import Refused
from sabot.table.settings import Aid
from sabot.table.table import Table

AidName = Literal["meter", "hints"]


def check_aid(table: Table, person: int, name: AidName) -> int:
    """The seat of a person who may have this help now; anybody else is refused."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if table.phase != "playing" or table.match is None:
        raise Refused("no-game")
    if not allowed(table, table.settings.meter if name == "meter" else table.settings.hints):
        raise Refused(f"{name}-off")
    if name == "hints":
        check_turn(table, seat)
    return seat


def allowed(table: Table, aid: Aid) -> bool:
    """True if the table helps now; with `alone`, only if one person has a seat."""
    people = sum(seat.person is not None for seat in table.seats)
    return aid == "on" or (aid == "alone" and people == 1)


def check_turn(table: Table, seat: int) -> None:
    """Refuse a seat that is not to act."""
    if table.paused:
        raise Refused("paused")
    if table.to_act() != seat:
        raise Refused("not-your-turn")
