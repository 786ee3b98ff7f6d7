"""The HTTP calls, one function each. `routes` says where they are found and what they take."""

import asyncio
from collections.abc import Iterable

import msgspec
from starlette.requests import Request

from sabot.bots.roster import kinds_of
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.notation import format_seat, parse_seat
from sabot.games.registry import GAMES, descriptor_of
from sabot.locales import LANGUAGES, game_source
from sabot.server.credentials import (
    LONGEST_PIN,
    key_of,
    new_secret,
    person_with,
    pin_fits,
    secret_of,
    token_of,
)
from sabot.server.errors import Rejected
from sabot.server.finished_games import Past, past_game
from sabot.server.hints import has_hints, has_meter
from sabot.server.responses import Answer
from sabot.server.room import Room
from sabot.server.running_server import RunningServer, address_of
from sabot.server.settings import BASE_URL
from sabot.server.tables import public_card
from sabot.server.version import VERSION
from sabot.table.context import TableContext
from sabot.table.seating_commands import check_may_watch
from sabot.table.table import Table
from sabot.wire.calls import (
    Doorstep,
    Entrance,
    GameInfo,
    Health,
    Lobby,
    Offer,
    OptionInfo,
    Place,
    TableCard,
)
from sabot.wire.messages import PROTOCOL

SHORTEST_PIN = 4
MOST_LISTED = 100
LONGEST_NUMBER = 9
# Words of a game change only when its package does.
WORDS_FRESH_S = 600
PUBLIC = "public"
ALL = "all"


async def offer(serving: RunningServer, request: Request) -> Answer:
    """The games, options and bots of this server."""
    del request
    context = serving.services.context
    games = tuple(described(game, context) for game in GAMES.values())
    kinds = tuple(sorted(context.kinds))
    return Answer(Offer(PROTOCOL, VERSION, games, kinds))


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
    )


async def game_words(serving: RunningServer, request: Request) -> Answer:
    """The Fluent catalogues of a game, for clients that have none of it; empty if it has none."""
    del serving
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in GAMES or language not in LANGUAGES:
        raise Rejected("no-page")
    text = game_source(language, descriptor_of(game).words)
    return Answer(text, fresh_s=WORDS_FRESH_S)


async def lobby(serving: RunningServer, request: Request) -> Answer:
    """The tables that are listed."""
    del request
    listed = await serving.services.log.listed(MOST_LISTED)
    cards = (msgspec.json.decode(row.summary.body, type=TableCard) for row in listed)
    return Answer(Lobby(ordered(cards)))


def ordered(cards: Iterable[TableCard]) -> tuple[TableCard, ...]:
    """Tables that gather people come first, in the order given; those that play by their id.

    What watchers of a running game say is in its log: in order of change, it would show.
    """
    gathering: list[TableCard] = []
    playing: list[TableCard] = []
    for card in cards:
        (gathering if card.phase == "gathering" else playing).append(card)
    return (*gathering, *sorted(playing, key=lambda card: card.table))


async def enter(serving: RunningServer, request: Request, entrance: Entrance) -> Answer:
    """Come in by name; a person who is in already stays the same person."""
    room = await room_of(serving, request)
    # What a cookie holds is never put into an answer, where a script could read it.
    given = token_of(request) if entrance.credentials == "token" else secret_of(request)
    known = person_with(room.table, given)
    if known is None and room.table.pin is not None:
        await check_pin(serving, request, room.table, checked_pin(entrance.pin or ""))
    secret = given or new_secret()
    if known is None:
        await room.enter(entrance.name, key_of(secret, room.table.id))
    return placed(address_by(serving, request), room, secret, entrance.credentials)


async def check_pin(serving: RunningServer, request: Request, table: Table, given: str) -> None:
    """Refuse a wrong PIN; and, from an address that has tried many at this table, any."""
    guesser = f"{table.id} {address_of(request)}"
    if not serving.guesses.take(guesser):
        raise Rejected("too-fast")
    if table.pin is None or not await pin_fits(table.pin, given):
        raise Rejected("bad-pin")
    serving.guesses.give_back(guesser)


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


def placed(address: str, room: Room, secret: str, credentials: str, status: int = 200) -> Answer:
    """Where somebody is now; the secret goes into a cookie, or into the answer if asked for."""
    person = person_with(room.table, secret)
    if person is None:
        raise Rejected("not-in")
    link = f"{address}/t/{room.table.id}"
    if credentials == "token":
        place = Place(table=room.table.id, link=link, person=person, token=secret)
        return Answer(place, status)
    return Answer(Place(table=room.table.id, link=link, person=person), status, secret)


async def doorstep(serving: RunningServer, request: Request) -> Answer:
    """The public facts of a table, before coming in."""
    room = await room_of(serving, request)
    return Answer(Doorstep(public_card(room.table), person_with(room.table, secret_of(request))))


async def record(serving: RunningServer, request: Request) -> Answer:
    """The record of a game that is over."""
    past = await past_of(serving, request)
    if not past.over:
        raise Rejected("not-revealed")
    return Answer(past.record_text())


async def replay(serving: RunningServer, request: Request) -> Answer:
    """A game step by step: while it runs as one sees it oneself, and then as anybody did."""
    past = await past_of(serving, request)
    if past.over and request.query_params.get("seat") == ALL:
        return Answer(await asyncio.to_thread(past.open_replay))
    viewer = await viewer_of(serving, request, past)
    return Answer(await asyncio.to_thread(past.replay, viewer))


async def viewer_of(serving: RunningServer, request: Request, past: Past) -> Viewer:
    """Through whose eyes a game is shown."""
    room = await room_of(serving, request)
    person = person_with(room.table, secret_of(request))
    own = None if person is None else room.table.seat_of(person)
    wished = request.query_params.get("seat")
    if not past.over:
        return running_viewer(room, person, wished)
    if wished is None:
        # The table may have had fewer seats then.
        return own if own is not None and own < len(past.names) else SPECTATOR
    if wished == PUBLIC:
        return SPECTATOR
    seat = parse_seat(wished)
    if seat >= len(past.names):
        raise Rejected("bad-call", detail=f"there is no seat {wished}")
    return seat


def running_viewer(room: Room, person: int | None, wished: str | None) -> Viewer:
    """Through whose eyes a running game is shown: one's own, and no others."""
    if person is None:
        raise Rejected("not-in")
    check_may_watch(room.table, person)
    own = room.table.seat_of(person)
    if wished not in {None, PUBLIC if own is None else format_seat(own)}:
        raise Rejected("not-revealed")
    return own


async def deals(serving: RunningServer, request: Request) -> Answer:
    """The deals of a game, worked out again from what was committed and revealed."""
    past = await past_of(serving, request)
    return Answer(await asyncio.to_thread(past.deal_check))


async def past_of(serving: RunningServer, request: Request) -> Past:
    """The game that a request is about; at a table with a PIN, only for people who are in."""
    room = await room_of(serving, request)
    if room.table.pin is not None and person_with(room.table, secret_of(request)) is None:
        raise Rejected("not-in")
    number = game_number(request.path_params["number"])
    past = await past_game(serving.services.log, room.table.id, number)
    if past is None:
        raise Rejected("no-game-yet")
    return past


def game_number(text: str) -> int:
    """The number of a game in a path."""
    if not (text.isascii() and text.isdigit()) or len(text) > LONGEST_NUMBER:
        raise Rejected("bad-call", detail="a game has a whole number")
    return int(text)


async def room_of(serving: RunningServer, request: Request) -> Room:
    """The room that a request is about."""
    room = await serving.rooms.room(request.path_params["table"])
    if room is None:
        raise Rejected("no-table")
    return room


async def health(serving: RunningServer, request: Request) -> Answer:
    """True if the server can do its work."""
    del request
    await serving.services.log.check()
    return Answer(Health("ok", VERSION))
