"""The calls that make a table: for people to gather at, or with a game that goes on at once."""

import msgspec
from starlette.requests import Request

from sabot.server.calls import checked_pin, past_of, settled
from sabot.server.credentials import hashed_pin, key_of, new_secret
from sabot.server.errors import Rejected
from sabot.server.responses import Answer
from sabot.server.running_server import RunningServer, address_of
from sabot.server.tables import Deed
from sabot.table.branch_start import Moment, settings_like, taken_up
from sabot.table.entries import AnyEntry
from sabot.table.game_commands import start
from sabot.table.seating_commands import enter, sit
from sabot.table.settings import Settings
from sabot.table.table import Table
from sabot.wire.calls import BranchSetup, TableSetup


async def create(serving: RunningServer, request: Request, setup: TableSetup) -> Answer:
    """A new table, with its host in it; with bots on the other seats, their game begins."""
    context = serving.services.context
    wished = 0 if setup.sit is None and setup.bots is not None else setup.sit

    def seated(table: Table) -> list[AnyEntry]:
        return [] if wished is None else sit(table, table.host, wished)

    def started(table: Table) -> list[AnyEntry]:
        return [] if setup.bots is None else start(table, context, setup.bots)

    return await founded(serving, request, setup, setup.settings, [seated, started])


async def branch(serving: RunningServer, request: Request, setup: BranchSetup) -> Answer:
    """A new table where a game that is over goes on from one of its steps."""
    past = await past_of(serving, request)
    if not past.over:
        raise Rejected("not-revealed")
    context = serving.services.context
    moment = Moment(setup.step, setup.round)
    point = await serving.replays.branch(past.room.table, past.number, moment)
    settings = settings_like(point.settings, setup.settings)

    def going_on(table: Table) -> list[AnyEntry]:
        return taken_up(table, context, setup.seat, setup.bots, point.entries)

    return await founded(serving, request, setup, settings, [going_on])


async def founded(
    serving: RunningServer,
    request: Request,
    setup: TableSetup | BranchSetup,
    settings: Settings,
    deeds: list[Deed],
) -> Answer:
    """A new table: its host comes in, and the deeds follow."""
    pin = None if setup.pin is None else await hashed_pin(checked_pin(setup.pin))
    secret = new_secret()

    def entered(table: Table) -> list[AnyEntry]:
        key, figure = key_of(secret, table.id), setup.figure
        return enter(table, serving.services.context, setup.name, key, figure=figure)

    room = await serving.rooms.create(settings, pin, entered, *deeds)
    room.addresses.add(room.table.host, address_of(request))
    answer = await settled(serving, request, room, secret, setup.credentials)
    return msgspec.structs.replace(answer, status=201)
