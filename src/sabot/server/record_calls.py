"""Calls about records that somebody has as files: shown to them, and kept nowhere.

A record is read by other processes. Nothing of it is logged or written, and a review of it stays in
memory for some minutes only.
"""

from typing import Final

from starlette.requests import Request

from sabot.core.game import SPECTATOR
from sabot.core.notation import parse_seat
from sabot.server.calls import ALL, PUBLIC
from sabot.server.limits import Cost
from sabot.server.replays.protocol import Question
from sabot.server.responses import JSON, Answer, EncodedBody
from sabot.server.running_server import RunningServer, address_of
from sabot.wire.calls import RecordText

# Longer records cost more.
USUAL_LENGTH: Final = 16_000


async def opened_replay(serving: RunningServer, request: Request, given: RecordText) -> Answer:
    """The replay of a record."""
    question = question_of(request.query_params.get("seat", ALL))
    charge(serving, request, Cost.REPLAY, given)
    body = await serving.replays.of_record(given.record, question)
    return Answer(EncodedBody(body, JSON, gzipped=True))


async def opened_review(serving: RunningServer, request: Request, given: RecordText) -> Answer:
    """The review of a record, as far as it is made. Who starts it pays for it."""

    def pay() -> None:
        charge(serving, request, Cost.REVIEW, given)

    body = await serving.reviews.of_record(given.record, pay)
    return Answer(EncodedBody(body, JSON, gzipped=True))


def charge(serving: RunningServer, request: Request, cost: Cost, given: RecordText) -> None:
    """Let an address pay for what is done with a record."""
    times = max(1.0, len(given.record) / USUAL_LENGTH)
    serving.charge(address_of(request), cost, times)


def question_of(wished: str) -> Question:
    """The question for a replay through somebody's eyes."""
    if wished == ALL:
        return Question("open-replay")
    return Question("replay", SPECTATOR if wished == PUBLIC else parse_seat(wished))
