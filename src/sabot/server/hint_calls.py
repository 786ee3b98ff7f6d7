"""The calls of players who want help: whom to suspect, and what to play."""

from starlette.requests import Request

from sabot.advice.hint_steps import STEPS
from sabot.server.calls import room_of
from sabot.server.credentials import person_of
from sabot.server.errors import Rejected, TooFast
from sabot.server.responses import Answer
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of


async def suspicion(serving: RunningServer, request: Request) -> Answer:
    """The suspicions of one's own seat."""
    room, person = await asker(serving, request)
    return Answer(await room.hints.suspicion(person, address_of(request)))


async def hint(serving: RunningServer, request: Request) -> Answer:
    """A hint in three steps, of which the last is the move."""
    step = request.query_params.get("step", "1")
    if step not in {str(number) for number in range(1, STEPS + 1)}:
        raise Rejected("bad-call", detail=f"a hint has {STEPS} steps")
    room, person = await asker(serving, request)
    return Answer(await room.hints.hint(person, int(step), address_of(request)))


async def asker(serving: RunningServer, request: Request) -> tuple[Room, int]:
    """The room and the person of a request; too many requests are refused."""
    room = await room_of(serving, request)
    person = person_of(room.table, request)
    if person is None:
        raise Rejected("not-in")
    name = f"{room.table.id} {person}"
    if not serving.hint_calls.take(name):
        raise TooFast(serving.hint_calls.wait(name))
    return room, person
