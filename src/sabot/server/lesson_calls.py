"""The call for lessons: the first game of each game, the same for everybody."""

import asyncio
from functools import cache

from starlette.requests import Request

from sabot.server.compression import compressed
from sabot.server.errors import Rejected
from sabot.server.lessons.lesson import LESSONS
from sabot.server.lessons.playing import played_lesson
from sabot.server.responses import JSON, Answer, EncodedBody
from sabot.server.running_server import RunningServer


async def lesson(serving: RunningServer, request: Request) -> Answer:
    """The first game of a game. It is played once in this process, for the first who asks."""
    del serving
    game = request.path_params["game"]
    if game not in LESSONS:
        raise Rejected("no-page")
    body = await asyncio.to_thread(compressed_lesson, game)
    return Answer(EncodedBody(body, JSON, gzipped=True))


@cache
def compressed_lesson(game: str) -> bytes:
    """A lesson as it is sent; no secret is in it."""
    return compressed(played_lesson(game))
