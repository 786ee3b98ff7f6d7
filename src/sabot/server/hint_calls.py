"""The calls of players who want help: whom to suspect, and what to play."""

from starlette.requests import Request

from sabot.server.calls import room_of
from sabot.server.credentials import person_with, secret_of
from sabot.server.errors import Rejected
from sabot.server.hints import STEPS
from sabot.server.responses import Answer
from sabot.server.room import Room
from sabot.server.running_server import RunningServer


async def suspicion(serving: RunningServer, request: Request) -> Answer:
    """The suspicions of one's own seat."""
    room, person = await asker(serving, request)
    return Answer(await room.hints.suspicion(person))


async def hint(serving: RunningServer, request: Request) -> Answer:
    """A hint in three steps, of which the last is the move."""
    step = request.query_params.get("step", "1")
    if step not in {str(number) for number in range(1, STEPS + 1)}:
        raise Rejected("bad-call", detail=f"a hint has {STEPS} steps")
    room, person = await asker(serving, request)
    return Answer(await room.hints.hint(person, int(step)))


async def asker(serving: RunningServer, request: Request) -> tuple[Room, int]:
    """The room and the person of a request; too many requests are refused."""
    room = await room_of(serving, request)
    person = person_with(room.table, secret_of(request))
    if person is None:
        raise Rejected("not-in")
    if not serving.hint_calls.take(f"{room.table.id} {person}"):
        raise Rejected("too-fast")
    return room, person
