"""Every HTTP call: where it is found, what it takes, what it answers. OpenAPI is made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from sabot.server import (
    calls,
    hint_calls,
    lesson_calls,
    person_calls,
    push_calls,
    puzzle_calls,
    record_calls,
    review_calls,
    seat_calls,
    share_calls,
    table_creation,
    talk_calls,
)
from sabot.server.limits import Cost
from sabot.server.lobby import CURSOR
from sabot.server.responses import Answer
from sabot.wire.calls import (
    BranchSetup,
    ClaimOffer,
    CodedTable,
    DealCheck,
    Doorstep,
    Entrance,
    Health,
    Hint,
    InviteCode,
    Lobby,
    LogPage,
    Newcomer,
    Offer,
    Place,
    PushOffer,
    PushWish,
    RecordText,
    Replay,
    Suspicion,
    TableSetup,
)
from sabot.wire.lesson import Lesson
from sabot.wire.person import (
    DeviceNamed,
    LinkCode,
    LinkedDevice,
    MyGames,
    NewPerson,
    NoDetails,
    PersonExport,
    PersonNames,
    WhoIAm,
)
from sabot.wire.puzzles import PuzzleList, PuzzleTask
from sabot.wire.review import Review

LARGEST_BODY: Final = 16 * 1024
# Four times as much as the longest games that bots play have, with what is said in them.
LARGEST_RECORD: Final = 64 * 1024


class Query(msgspec.Struct, frozen=True):
    """A parameter behind the question mark."""

    name: str
    pattern: str
    says: str


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """One call. `takes` is the type of its body; `answers` that of its answer, `str` for text.

    `cost` is what an address pays for it; None if it is free and never refused. A body has at most
    `most_bytes`.
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
    most_bytes: int = LARGEST_BODY
    queries: tuple[Query, ...] = ()


GAME: Final = "/api/tables/{table}/games/{number}"
EYES: Final = Query(
    "seat",
    "^([A-L]|public|all)$",
    "Through whose eyes: a seat's letter, or public; after the game also all.",
)

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
        path="/api/games/{game}/lesson",
        says="The first game of a game: a prepared table, step by step; the same for everybody.",
        run=lesson_calls.lesson,
        answers=Lesson,
        refuses=(404,),
    ),
    Call(
        method="GET",
        path="/api/tables",
        says="The tables that are listed, a page at a time; the fullest with free seats first.",
        run=calls.lobby,
        answers=Lobby,
        queries=(
            Query("after", CURSOR, "The page behind this place: `more` of the page before."),
            Query(
                "phase", "^(gathering|playing)$", "Only those that gather, or that one may watch."
            ),
        ),
    ),
    Call(
        method="POST",
        path="/api/seat",
        says="A seat at any table that is open to all; the fullest first, and none with a PIN.",
        run=seat_calls.sit_at_any_table,
        cost=Cost.SEAT,
        takes=Newcomer,
        answers=Place,
        refuses=(400, 403, 404, 413, 503),
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
        method="GET",
        path="/api/tables/{table}/code",
        says="Words by which others find the table while people gather; for those who are in.",
        run=calls.invite_code,
        answers=InviteCode,
        refuses=(401, 404, 503),
    ),
    Call(
        method="GET",
        path="/api/codes/{code}",
        says="The table that an invitation code leads to.",
        run=calls.table_by_code,
        cost=Cost.ENTER,
        answers=CodedTable,
        refuses=(404,),
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
        path="/api/push",
        says="The key by which browsers know what this server pushes; null if it pushes nothing.",
        run=push_calls.push_offer,
        answers=PushOffer,
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/push",
        says="Push to this browser when it is one's turn at a table, or no more.",
        run=push_calls.wish_push,
        cost=Cost.ENTER,
        takes=PushWish,
        answers=PushOffer,
        refuses=(400, 401, 404, 413, 503),
    ),
    Call(
        method="GET",
        path=f"{GAME}/replay",
        says="A game step by step: while it runs as one sees it, afterwards as any seat did.",
        run=calls.replay,
        answers=Replay,
        refuses=(400, 401, 403, 404, 503),
        queries=(EYES,),
    ),
    Call(
        method="GET",
        path=f"{GAME}/log",
        says="What one was told of a round, move by move; for those who are at the table.",
        run=calls.log_page,
        answers=LogPage,
        refuses=(400, 401, 403, 404, 503),
        queries=(Query("round", "^[0-9]{1,9}$", "Which round; the last if none is named."),),
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
        path=f"{GAME}/review",
        says="The review of a game that is over, as far as it is made: the first call starts it.",
        run=review_calls.review,
        answers=Review,
        refuses=(401, 403, 404, 503),
    ),
    Call(
        method="GET",
        path=f"{GAME}/picture",
        says="A picture of the result of a game that is over, as PNG; without spoilers if wished.",
        run=share_calls.picture,
        answers=bytes,
        refuses=(401, 403, 404, 503),
        queries=(
            Query("lang", "^(en|fr|it|de)$", "The language of its words."),
            Query("spoilers", "^(yes|no)$", "no: the game and who played, but not how it ended."),
        ),
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
        path="/api/puzzles",
        says="All puzzles, by game, with their difficulty; by it a browser knows that of the day.",
        run=puzzle_calls.puzzle_list,
        answers=PuzzleList,
    ),
    Call(
        method="GET",
        path="/api/puzzles/{game}/{number}",
        says="One puzzle with its answer: all steps up to it, as its seat saw them.",
        run=puzzle_calls.puzzle,
        answers=PuzzleTask,
        refuses=(404, 503),
    ),
    Call(
        method="POST",
        path="/api/records/replay",
        says="The replay of a record of a game that is over. The record is not kept.",
        run=record_calls.opened_replay,
        takes=RecordText,
        answers=Replay,
        refuses=(400, 403, 413, 503),
        most_bytes=LARGEST_RECORD,
        queries=(EYES,),
    ),
    Call(
        method="POST",
        path="/api/records/review",
        says="The review of a record, as far as it is made; it is kept in memory, for minutes.",
        run=record_calls.opened_review,
        takes=RecordText,
        answers=Review,
        refuses=(400, 403, 413, 503),
        most_bytes=LARGEST_RECORD,
    ),
    Call(
        method="GET",
        path="/api/person",
        says="Who the person of this browser is, with their devices; null if it is not known.",
        run=person_calls.who_i_am,
        answers=WhoIAm,
        refuses=(503,),
    ),
    Call(
        method="POST",
        path="/api/person",
        says="Be known across the tables of this server from now on, by a key in a cookie.",
        run=person_calls.become_known,
        cost=Cost.PERSON,
        takes=NewPerson,
        answers=WhoIAm,
        status=201,
        refuses=(400, 403, 409, 413, 503),
    ),
    Call(
        method="POST",
        path="/api/person/names",
        says="Take another name and figure for tables to come.",
        run=person_calls.rename,
        takes=PersonNames,
        answers=WhoIAm,
        refuses=(400, 401, 403, 413, 503),
    ),
    Call(
        method="POST",
        path="/api/person/code",
        says="Words that link another browser to the person, once and for ten minutes.",
        run=person_calls.link_code,
        cost=Cost.ENTER,
        takes=NoDetails,
        answers=LinkCode,
        refuses=(400, 401, 403, 413, 503),
    ),
    Call(
        method="POST",
        path="/api/person/link",
        says="Make this browser a device of a person by their words; few can be tried.",
        run=person_calls.link,
        cost=Cost.ENTER,
        takes=LinkedDevice,
        answers=WhoIAm,
        refuses=(400, 403, 404, 409, 413, 503),
    ),
    Call(
        method="POST",
        path="/api/person/revoke",
        says="Take a device from the person: it is cut off at once. One's own is signed out.",
        run=person_calls.revoke,
        takes=DeviceNamed,
        answers=WhoIAm,
        refuses=(400, 401, 403, 404, 409, 413, 503),
    ),
    Call(
        method="POST",
        path="/api/person/delete",
        says="Delete the person with devices and seats. Games stay as others know them.",
        run=person_calls.delete,
        takes=NoDetails,
        answers=WhoIAm,
        refuses=(400, 401, 403, 413, 503),
    ),
    Call(
        method="GET",
        path="/api/person/export",
        says="All that is kept of the person, beside the logs of their tables.",
        run=person_calls.export,
        cost=Cost.GAMES,
        answers=PersonExport,
        refuses=(401, 503),
    ),
    Call(
        method="GET",
        path="/api/person/games",
        says="The person's tables, a page at a time, and what games that are over came to.",
        run=person_calls.games,
        cost=Cost.GAMES,
        answers=MyGames,
        refuses=(400, 401, 503),
        queries=(
            Query(
                "after", "^[0-9]{1,3}$", "The page behind this place: `more` of the page before."
            ),
        ),
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
