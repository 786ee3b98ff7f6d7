"""The call for reviews: of games that are over, for whoever may see the whole game."""

from starlette.requests import Request

from sabot.server.calls import USUAL_ROWS, past_of
from sabot.server.errors import Rejected
from sabot.server.limits import Cost
from sabot.server.replays.protocol import Question
from sabot.server.responses import JSON, Answer, EncodedBody
from sabot.server.reviews.reviews import record_in
from sabot.server.running_server import RunningServer, address_of


async def review(serving: RunningServer, request: Request) -> Answer:
    """The review of a game that is over, as far as it is made. Who starts it pays for it."""
    past = await past_of(serving, request)
    if not past.over:  # whoever asks: a review tells every hand and role
        raise Rejected("not-revealed")
    table, address = past.room.table, address_of(request)

    def pay_for_record() -> None:
        serving.charge(address, Cost.REPLAY, max(1.0, table.number / USUAL_ROWS))

    def pay() -> None:
        serving.charge(address, Cost.REVIEW)

    record = await serving.replays.answer(table, past.number, Question("record"), pay_for_record)
    body = await serving.reviews.answer(table.id, past.number, record_in(record), pay)
    return Answer(EncodedBody(body, JSON, gzipped=True))
