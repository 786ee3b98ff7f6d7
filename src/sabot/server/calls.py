"""The HTTP calls, one function each. `routes` says where they are found and what they take."""

from typing import NamedTuple, cast, get_args

import msgspec
from starlette.requests import Request

from sabot.bots.roster import kinds_of
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.notation import format_seat, parse_seat
from sabot.games.registry import GAMES, descriptor_of
from sabot.locales import LANGUAGES, game_source
from sabot.server.attendance import alert_host
from sabot.server.credentials import (
    LONGEST_PIN,
    NUMBER_HERE,
    cookie_secrets,
    cookie_with,
    key_of,
    known_secret,
    new_secret,
    person_of,
    person_with,
    pin_fits,
    recognised,
    secrets_of,
    token_of,
)
from sabot.server.errors import Rejected, TooFast
from sabot.server.hints import has_hints, has_meter
from sabot.server.invite_codes import code_of
from sabot.server.lessons.lesson import LESSONS
from sabot.server.limits import Cost
from sabot.server.lobby import ListedPhase
from sabot.server.newcomers import meet
from sabot.server.replays.protocol import Question
from sabot.server.replays.replays import is_over
from sabot.server.responses import JSON, PNG, TEXT, Answer, EncodedBody
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of
from sabot.server.settings import BASE_URL
from sabot.server.store.log import StoreDown
from sabot.server.tables import finished_game, public_card
from sabot.server.version import VERSION
from sabot.table.context import TableContext
from sabot.table.refusals import Refused
from sabot.table.seating_commands import check_may_watch
from sabot.wire.calls import (
    CodedTable,
    Doorstep,
    Entrance,
    GameInfo,
    Health,
    InviteCode,
    Offer,
    OptionInfo,
    Place,
)
from sabot.wire.messages import PROTOCOL

SHORTEST_PIN = 4
LONGEST_NUMBER = 9
# Words of a game change only when its package does.
WORDS_FRESH_S = 600
# Of tables with more entries, replays cost more.
USUAL_ROWS = 1000
# The kinds of answers that are no JSON.
KINDS = {"record": TEXT, "picture": PNG}
PUBLIC = "public"
ALL = "all"


async def offer(serving: RunningServer, request: Request) -> Answer:
    """The games, options and bots of this server."""
    del request
    context = serving.services.context
    games = tuple(described(game, context) for game in GAMES.values())
    kinds = tuple(sorted(context.kinds))
    return Answer(Offer(PROTOCOL, VERSION, games, kinds), public=True)


def described(game: AnyGame, context: TableContext) -> GameInfo:
    """A game, its options, its bots and its help."""
    usual = game.options()
    options = tuple(
        OptionInfo(
            option.name,
            type(option.kind).__name__.lower(),
            option.kind.values(),
            option.kind.write(getattr(usual, option.name)),
            option.says,
        )
        for option in game.option_table
    )
    return GameInfo(
        game.id,
        game.title,
        tuple(game.players),
        options,
        bots=tuple(kinds_of(game.id)),
        meter=has_meter(context, game.id),
        hints=has_hints(context, game.id),
        claims=game.vocabulary is not None,
        lesson=game.id in LESSONS,
    )


async def game_words(serving: RunningServer, request: Request) -> Answer:
    """The Fluent catalogues of a game, for clients that have none of it; empty if it has none."""
    del serving
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise Rejected("no-page")
    text = game_source(language, descriptor_of(game).words)
    return Answer(text, public=True, fresh_s=WORDS_FRESH_S)


async def lobby(serving: RunningServer, request: Request) -> Answer:
    """A page of the tables that are listed."""
    after, phase = request.query_params.get("after"), request.query_params.get("phase")
    if phase is not None and phase not in get_args(ListedPhase):
        raise Rejected("bad-call", detail="tables are listed that are gathering or playing")
    wished = cast("ListedPhase | None", phase)
    return Answer(serving.rooms.lobby.page(after, wished), public=True)


async def enter(serving: RunningServer, request: Request, entrance: Entrance) -> Answer:
    """Come in by name; a person who is in already stays the same person."""
    room = await room_of(serving, request)
    known = known_here(serving, request, room, entrance.credentials)
    if known is not None:
        return known
    secret = await let_in(serving, request, room, entrance)
    return await settled(serving, request, room, secret, entrance.credentials)


def known_here(
    serving: RunningServer, request: Request, room: Room, credentials: str
) -> Answer | None:
    """Where somebody is who is in already; None for somebody new."""
    # What a cookie holds is never put into an answer, where a script could read it.
    by_cookie = credentials == "cookie"
    given = secrets_of(request) if by_cookie or token_of(request) else []
    secret = known_secret(room.table, given)
    if secret is not None:
        return placed(serving, request, room, secret, credentials)
    here = recognised(room.table, request) if by_cookie else None
    return None if here is None else Answer(place_of(serving, request, room, here))


async def let_in(
    serving: RunningServer, request: Request, room: Room, entrance: Entrance, *, sits: bool = False
) -> str:
    """Let somebody new in who has the PIN, if there is one, and return their secret.

    With `sits` they come in only if they get a seat.
    """
    address, secret = address_of(request), new_secret()
    if room.table.pin is not None:
        await check_pin(serving, address, room, checked_pin(entrance.pin or ""))
    key, *former = (key_of(each, room.table.id) for each in (secret, *secrets_of(request)))
    before = request.scope.get(NUMBER_HERE)
    if before in room.table.people:  # a person who was here, and who may have been removed
        former.append(room.table.people[before].key)
    await room.enter(entrance.name, key, address, former, entrance.figure, sits=sits)
    return secret


async def settled(
    serving: RunningServer, request: Request, room: Room, secret: str, credentials: str
) -> Answer:
    """Where somebody new is now. The seat of a person is theirs, and its secret is forgotten."""
    here = person_with(room.table, secret)
    if credentials != "cookie" or here is None or not await seated(serving, request, room, here):
        return placed(serving, request, room, secret, credentials)
    return Answer(place_of(serving, request, room, here))


async def seated(serving: RunningServer, request: Request, room: Room, here: int) -> bool:
    """True if it is kept that somebody new is a person; if not, the seat is this browser's only."""
    try:
        person = await serving.persons.asking(request)
        if person is not None:
            await serving.persons.store.sit(person.id, room.table.id, here, serving.persons.now())
    except StoreDown:
        return False
    return person is not None


async def check_pin(serving: RunningServer, address: str, room: Room, given: str) -> None:
    """Refuse a wrong PIN; and any, where many wrong ones have been tried."""
    guard, table = serving.pin_guard, room.table
    if not guard.take(table.id, address):
        raise TooFast(guard.wait(table.id, address))
    if table.pin is None or not await pin_fits(table.pin, given):
        if guard.alerts(table.id, address):
            alert_host(room, "wrong-pins")
        raise Rejected("bad-pin")
    guard.right(table.id, address)


def checked_pin(pin: str) -> str:
    """The PIN, if it can be one."""
    if not SHORTEST_PIN <= len(pin) <= LONGEST_PIN:
        raise Rejected("pin-length", low=SHORTEST_PIN, high=LONGEST_PIN)
    return pin


def address_by(serving: RunningServer, request: Request) -> str:
    """The address for links: the one set, or else the one by which somebody has come."""
    asked = f"{request.url.scheme}://{request.headers.get('host', '').lower()}"
    if serving.settings.base_url or BASE_URL.fullmatch(asked) is None:
        return serving.settings.address()
    return asked


def placed(
    serving: RunningServer, request: Request, room: Room, secret: str, credentials: str
) -> Answer:
    """Where somebody is now; the secret goes into a cookie, or into the answer if asked for."""
    person = person_with(room.table, secret)
    if person is None:
        raise Rejected("not-in")
    place = place_of(serving, request, room, person)
    if credentials == "token":
        return Answer(msgspec.structs.replace(place, token=secret))
    return Answer(place, cookie=cookie_with(secret, cookie_secrets(request)))


def place_of(serving: RunningServer, request: Request, room: Room, person: int) -> Place:
    """Where one of the people at a table is."""
    link = f"{address_by(serving, request)}/t/{room.table.id}"
    return Place(table=room.table.id, link=link, person=person)


async def doorstep(serving: RunningServer, request: Request) -> Answer:
    """The public facts of a table, before coming in."""
    room = await room_of(serving, request)
    table, you = room.table, person_of(room.table, request)
    shown = table.pin is None or you is not None
    card = public_card(table, room.presence.people())
    return Answer(Doorstep(card, you, finished_game(table) if shown else None))


async def invite_code(serving: RunningServer, request: Request) -> Answer:
    """The code that leads to a table while people gather there, for those who are in."""
    room = await room_of(serving, request)
    if person_of(room.table, request) is None:
        raise Rejected("not-in")
    words = code_of(room.table)
    if words is None:
        raise Rejected("no-code")
    return Answer(InviteCode(words))


async def table_by_code(serving: RunningServer, request: Request) -> Answer:
    """The table that a code leads to."""
    table = serving.rooms.codes.find(request.path_params["code"])
    if table is None:
        raise Rejected("no-code")
    return Answer(CodedTable(table))


class PastGame(NamedTuple):
    """A game that has begun at a table, and whether it is over."""

    room: Room
    number: int
    over: bool


async def record(serving: RunningServer, request: Request) -> Answer:
    """The record of a game that is over."""
    past = await past_of(serving, request)
    if not past.over:
        raise Rejected("not-revealed")
    return await told(serving, request, past, Question("record"))


async def replay(serving: RunningServer, request: Request) -> Answer:
    """A game step by step: while it runs as one sees it oneself, and then as anybody did."""
    past = await past_of(serving, request)
    wished = request.query_params.get("seat")
    if past.over and wished == ALL:
        return await told(serving, request, past, Question("open-replay"))
    try:
        return await told(serving, request, past, Question("replay", viewer_of(request, past)))
    except Refused:  # no such seat: the table may have had fewer of them then
        if wished is not None:
            raise Rejected("bad-call", detail=f"there is no seat {wished}") from None
        return await told(serving, request, past, Question("replay", SPECTATOR))


async def log_page(serving: RunningServer, request: Request) -> Answer:
    """The log of a round as one was told it; for those who are at the table."""
    past = await past_of(serving, request)
    table, person = past.room.table, person_of(past.room.table, request)
    viewer = running_viewer(past.room, person, None)
    news = 0 if person is None else table.news_number(person, watching=viewer is None)
    wished = request.query_params.get("round")
    number = None if wished is None else whole_number(wished, "a round")
    question = Question("log", viewer, round=number, news=news)
    return await told(serving, request, past, question, Cost.LOG)


async def deals(serving: RunningServer, request: Request) -> Answer:
    """The deals of a game, worked out again from what was committed and revealed."""
    past = await past_of(serving, request)
    return await told(serving, request, past, Question("deals"))


async def told(
    serving: RunningServer,
    request: Request,
    past: PastGame,
    question: Question,
    cost: Cost = Cost.REPLAY,
) -> Answer:
    """The answer to a question that may be asked. Who is the first to ask pays for it."""
    table = past.room.table

    def pay() -> None:
        serving.charge(address_of(request), cost, max(1.0, table.number / USUAL_ROWS))

    body = await serving.replays.answer(table, past.number, question, pay)
    kind = KINDS.get(question.telling, JSON)
    return Answer(EncodedBody(body, kind, gzipped=past.over or question.telling == "log"))


def viewer_of(request: Request, past: PastGame) -> Viewer:
    """Through whose eyes a game is shown."""
    table = past.room.table
    person = person_of(table, request)
    wished = request.query_params.get("seat")
    if not past.over:
        return running_viewer(past.room, person, wished)
    if wished is None:
        return SPECTATOR if person is None else table.seat_of(person)
    return SPECTATOR if wished == PUBLIC else parse_seat(wished)


def running_viewer(room: Room, person: int | None, wished: str | None) -> Viewer:
    """Through whose eyes a running game is shown: one's own, and no others."""
    if person is None:
        raise Rejected("not-in")
    check_may_watch(room.table, person)
    own = room.table.seat_of(person)
    if wished not in {None, PUBLIC if own is None else format_seat(own)}:
        raise Rejected("not-revealed")
    return own


async def past_of(serving: RunningServer, request: Request) -> PastGame:
    """The game that a request is about; at a table with a PIN, only for people who are in."""
    room = await room_of(serving, request)
    if room.table.pin is not None and person_of(room.table, request) is None:
        raise Rejected("not-in")
    number = whole_number(request.path_params["number"], "a game")
    over = is_over(room.table, number)
    if not over and serving.services.log.shared:
        await room.catch_up()  # it may have begun, or ended, at another process
        over = is_over(room.table, number)
    if over is None:
        raise Rejected("no-game-yet")
    return PastGame(room, number, over)


def whole_number(text: str, what: str) -> int:
    """The number of a game or a round in an address."""
    if not (text.isascii() and text.isdigit()) or len(text) > LONGEST_NUMBER:
        raise Rejected("bad-call", detail=f"{what} has a whole number")
    return int(text)


async def room_of(serving: RunningServer, request: Request) -> Room:
    """The room that a request is about, which knows who makes it if they are in."""
    room = await serving.rooms.room(request.path_params["table"])
    if room is None:
        raise Rejected("no-table")
    await meet(room, request)
    return room


async def health(serving: RunningServer, request: Request) -> Answer:
    """True if the server can do its work."""
    del request
    await serving.check_store()
    return Answer(Health("ok", VERSION))


async def readiness(serving: RunningServer, request: Request) -> Answer:
    """True if more people may be sent to this process."""
    if serving.draining:
        raise Rejected("draining")
    return await health(serving, request)
