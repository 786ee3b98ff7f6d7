"""Somebody who came in at another process a moment ago is known here too."""

from starlette.requests import HTTPConnection

from sabot.server.credentials import claims_a_place, person_of
from sabot.server.room import Room


async def meet(room: Room, connection: HTTPConnection) -> int | None:
    """The person at the table who makes a request.

    A proxy may send who came in at one process to another, sooner than the database has told that
    one of it. So whoever claims a place that nobody here knows of is looked for in the log.
    """
    person = person_of(room.table, connection)
    if person is None and room.services.log.shared and claims_a_place(connection):
        await room.catch_up()
        person = person_of(room.table, connection)
    return person
