"""The call of who wants to play with anybody: a seat at a table that is open to all."""

from itertools import islice
from typing import Final

from starlette.requests import Request

from sabot.core.errors import Refusal
from sabot.server.calls import known_here, let_in, settled
from sabot.server.errors import Rejected
from sabot.server.limits import Cost
from sabot.server.responses import Answer
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of
from sabot.table.any_seat import sit_anywhere
from sabot.table.changes import Decision
from sabot.wire.calls import Entrance, Newcomer, Place

# Tables that are tried: each may have been taken, or locked, since it was listed.
MOST_TRIED: Final = 6
# What is wrong with the wish is wrong at every table.
FINAL: Final = frozenset({"bad-name", "too-fast"})


async def sit_at_any_table(serving: RunningServer, request: Request, newcomer: Newcomer) -> Answer:
    """A seat at the first listed table that has one for the caller; who sits there stays there."""
    tables = islice(serving.rooms.lobby.seats_for_all(), MOST_TRIED)
    for tried, table in enumerate(list(tables)):
        if tried:
            serving.charge(address_of(request), Cost.SEAT)
        try:
            room = await serving.rooms.room(table)
            if room is not None and room.table.pin is None:
                return await seat_at(serving, request, room, newcomer)
        except Refusal as refusal:
            if refusal.reason in FINAL:
                raise
    raise Rejected("no-open-table")


async def seat_at(
    serving: RunningServer, request: Request, room: Room, newcomer: Newcomer
) -> Answer:
    """A seat at this table, for somebody new or for somebody who is in without one."""
    await serving.persons.recognise_at(request, room.table.id)
    known = known_here(serving, request, room, newcomer.credentials)
    if known is not None and isinstance(known.body, Place):
        person = known.body.person
        await room.commit(lambda: Decision(sit_anywhere(room.table, person)))
        return known
    entrance = Entrance(name=newcomer.name, figure=newcomer.figure)
    secret = await let_in(serving, request, room, entrance, sits=True)
    return await settled(serving, request, room, secret, newcomer.credentials)
