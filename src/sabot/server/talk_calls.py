"""The call of players who want to say something: what they may claim now."""

import re
from typing import Final

from starlette.requests import Request

from sabot.server.calls import room_of
from sabot.server.credentials import person_of
from sabot.server.errors import Rejected
from sabot.server.responses import Answer
from sabot.server.running_server import RunningServer
from sabot.table.talk_commands import claims_at
from sabot.wire.calls import ClaimOffer

PLACE: Final = "^[a-z]{1,12}-[0-9]{1,3}$"


async def claims(serving: RunningServer, request: Request) -> Answer:
    """What one's own seat may claim at a place of the table."""
    place = request.query_params.get("place", "")
    if re.fullmatch(PLACE, place) is None:
        raise Rejected("bad-call", detail="a place is like goal-1 or seat-2")
    room = await room_of(serving, request)
    person = person_of(room.table, request)
    if person is None:
        raise Rejected("not-in")
    return Answer(ClaimOffer(place, claims_at(room.table, person, place)))
