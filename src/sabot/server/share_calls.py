"""What leaves of a game to be shared: a picture of its result, and tags that name it in a page."""

from html import escape
from typing import Final

from starlette.requests import Request

from sabot.core.errors import SabotError
from sabot.locales import FALLBACK, LANGUAGES
from sabot.server.calls import address_by, past_of, told
from sabot.server.errors import Rejected
from sabot.server.limits import Cost
from sabot.server.replays.protocol import Question
from sabot.server.replays.replays import is_over
from sabot.server.responses import Answer
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of, serving_of

SPOILERS: Final = "yes"
NO_SPOILERS: Final = "no"
SIZE: Final = ("1200", "630")


async def picture(serving: RunningServer, request: Request) -> Answer:
    """The picture of the result of a game that is over."""
    past = await past_of(serving, request)
    if not past.over:
        raise Rejected("not-revealed")
    language = request.query_params.get("lang", FALLBACK)
    if language not in LANGUAGES:
        raise Rejected("bad-call", detail=f"lang is one of {', '.join(LANGUAGES)}")
    wished = request.query_params.get("spoilers", SPOILERS)
    if wished not in {SPOILERS, NO_SPOILERS}:
        raise Rejected("bad-call", detail=f"spoilers is {SPOILERS} or {NO_SPOILERS}")
    spoilers = wished == SPOILERS
    question = Question("picture", language=language, spoilers=spoilers)
    return await told(serving, request, past, question)


async def open_graph_tags(request: Request, language: str) -> str:
    """Tags by which a link to a game that is over shows it; empty for everything else.

    A link to the replay gives nothing away, links to the table and to the review tell the result.
    """
    table = request.path_params.get("table")
    room = None if table is None else await room_in_reach(request, table)
    if room is None or room.table.pin is not None:
        return ""
    number = int(request.path_params.get("number", room.table.game_number))
    if not is_over(room.table, number):
        return ""
    home = address_by(serving_of(request), request)
    query = f"lang={language}" + ("&spoilers=no" if "/replay/" in request.url.path else "")
    image = f"{home}/api/tables/{room.table.id}/games/{number}/picture?{query}"
    tags = {
        "og:type": "website",
        "og:site_name": "Sabot",
        "og:title": room.table.game.title,
        "og:url": f"{home}{request.url.path}",
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": SIZE[0],
        "og:image:height": SIZE[1],
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(said)}">' for name, said in tags.items()
    )


async def room_in_reach(request: Request, table: str) -> Room | None:
    """A table in memory, or one that this address can pay for to be read."""
    serving = serving_of(request)
    room = serving.rooms.rooms.get(table)
    if room is not None:
        return room
    try:
        serving.charge(address_of(request), Cost.CALL)
        return await serving.rooms.room(table)
    except SabotError:
        return None
