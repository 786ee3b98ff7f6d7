"""Every HTTP call: where it is found, what it takes, what it answers. OpenAPI is made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from sabot.server import calls, hint_calls, table_creation, talk_calls
from sabot.server.limits import Cost
from sabot.server.lobby import CURSOR
from sabot.server.responses import Answer
from sabot.wire.calls import (
    BranchSetup,
    ClaimOffer,
    DealCheck,
    Doorstep,
    Entrance,
    Health,
    Hint,
    Lobby,
    Offer,
    Place,
    Replay,
    Suspicion,
    TableSetup,
)


class Query(msgspec.Struct, frozen=True):
    """A parameter behind the question mark."""

    name: str
    pattern: str
    says: str


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """One call. `takes` is the type of its body; `answers` that of its answer, `str` for text.

    `cost` is what an address pays for it; None if it is free and never refused.
    """

    method: str
    path: str
    says: str
    run: Callable[..., Awaitable[Answer]]
    answers: Any
    takes: Any = None
    status: int = 200
    refuses: tuple[int, ...] = ()
    cost: Cost | None = Cost.CALL
    queries: tuple[Query, ...] = ()


GAME: Final = "/api/tables/{table}/games/{number}"

CALLS: Final[tuple[Call, ...]] = (
    Call(
        method="GET",
        path="/api/games",
        says="The games that can be played here, their options, and the kinds of bots.",
        run=calls.offer,
        answers=Offer,
    ),
    Call(
        method="GET",
        path="/api/games/{game}/words/{language}",
        says="The words of a game in a language, as Fluent text; English where it has no other.",
        run=calls.game_words,
        answers=str,
        refuses=(404,),
    ),
    Call(
        method="GET",
        path="/api/tables",
        says="The tables that are listed, a page at a time; the fullest with free seats first.",
        run=calls.lobby,
        answers=Lobby,
        queries=(Query("after", CURSOR, "The page behind this place: `more` of the page before."),),
    ),
    Call(
        method="POST",
        path="/api/tables",
        says="Create a table and be its host; with bots on all other seats, play at once.",
        run=table_creation.create,
        cost=Cost.CREATE,
        takes=TableSetup,
        answers=Place,
        status=201,
        refuses=(400, 403, 409, 413, 503),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}",
        says="What one may know of a table before coming in.",
        run=calls.doorstep,
        answers=Doorstep,
        refuses=(404, 503),
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/people",
        says="Come in by name, with the PIN if there is one.",
        run=calls.enter,
        cost=Cost.ENTER,
        takes=Entrance,
        answers=Place,
        refuses=(400, 401, 403, 404, 409, 413, 503),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/suspicion",
        says="Whom a player may suspect, by what their own seat has seen; where the table allows.",
        run=hint_calls.suspicion,
        cost=Cost.SUSPICION,
        answers=Suspicion,
        refuses=(401, 404, 409, 503),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/hint",
        says="What a player may do in their turn, step by step; where the table allows.",
        run=hint_calls.hint,
        cost=Cost.HINT,
        answers=Hint,
        refuses=(400, 401, 404, 409, 503),
        queries=(Query("step", "^[1-3]$", "1: where to look; 2: what kind of move; 3: the move."),),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/claims",
        says="What a player may claim now at a place of the table, by what everybody sees.",
        run=talk_calls.claims,
        answers=ClaimOffer,
        refuses=(400, 401, 404, 409, 503),
        queries=(Query("place", talk_calls.PLACE, "A goal or a seat, counted from 0: goal-1."),),
    ),
    Call(
        method="GET",
        path=f"{GAME}/replay",
        says="A game step by step: while it runs as one sees it, afterwards as any seat did.",
        run=calls.replay,
        answers=Replay,
        refuses=(400, 401, 403, 404, 503),
        queries=(
            Query(
                "seat",
                "^([A-L]|public|all)$",
                "Through whose eyes: a seat's letter, or public; after the game also all.",
            ),
        ),
    ),
    Call(
        method="POST",
        path=f"{GAME}/branch",
        says="Take a game that is over up at a new table, from one of its steps, against bots.",
        run=table_creation.branch,
        cost=Cost.CREATE,
        takes=BranchSetup,
        answers=Place,
        status=201,
        refuses=(400, 401, 403, 404, 409, 413, 503),
    ),
    Call(
        method="GET",
        path=f"{GAME}/record",
        says="The record of a game that is over, as text.",
        run=calls.record,
        answers=str,
        refuses=(401, 403, 404, 503),
    ),
    Call(
        method="GET",
        path=f"{GAME}/deals",
        says="The deals of a game, worked out again from what was committed and revealed.",
        run=calls.deals,
        answers=DealCheck,
        refuses=(401, 404, 503),
    ),
    Call(
        method="GET",
        path="/healthz",
        says="Whether the server can do its work.",
        run=calls.health,
        cost=None,
        answers=Health,
        refuses=(503,),
    ),
    Call(
        method="GET",
        path="/readyz",
        says="Whether more people may be sent here: not while the server ends.",
        run=calls.readiness,
        cost=None,
        answers=Health,
        refuses=(503,),
    ),
)
