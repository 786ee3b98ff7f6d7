"""The calls of browsers that want to be told of their person's turn while no page is open."""

from starlette.requests import Request

from sabot.locales import LANGUAGES
from sabot.server.calls import room_of
from sabot.server.credentials import person_of
from sabot.server.errors import Rejected, TooFast
from sabot.server.push.encryption import BadKeys, Browser
from sabot.server.push.endpoints import BadEndpoint, check_endpoint
from sabot.server.push.subscriptions import Subscription
from sabot.server.responses import Answer
from sabot.server.running_server import RunningServer, address_of
from sabot.wire.calls import PushOffer, PushWish


async def push_offer(serving: RunningServer, request: Request) -> Answer:
    """The key by which browsers know this server's pushes."""
    del request
    return Answer(offered(serving), public=True)


def offered(serving: RunningServer) -> PushOffer:
    """What browsers need to know; no key where nothing is pushed."""
    key = serving.knocks.key
    return PushOffer(None if key is None else key.public)


async def wish_push(serving: RunningServer, request: Request, wish: PushWish) -> Answer:
    """Push to a browser when it is its person's turn at a table, or no more."""
    room = await room_of(serving, request)
    person = person_of(room.table, request)
    if person is None:
        raise Rejected("not-in")
    subscriptions, table = serving.knocks.subscriptions, room.table.id
    if not wish.wanted:
        await subscriptions.forget(table, person, wish.endpoint)
        return Answer(offered(serving))
    if serving.knocks.key is None:
        raise Rejected("bad-call", detail="this server pushes nothing")
    address = address_of(request)
    if not serving.push_wishes.take(address):
        raise TooFast(serving.push_wishes.wait(address))
    await subscriptions.keep(table, person, checked(serving, wish), serving.services.now())
    return Answer(offered(serving))


def checked(serving: RunningServer, wish: PushWish) -> Subscription:
    """The subscription, if something can be sent to it."""
    try:
        check_endpoint(wish.endpoint, anywhere=serving.knocks.anywhere)
        Browser(wish.p256dh, wish.auth)
    except (BadEndpoint, BadKeys):
        raise Rejected("bad-call", detail="that is no subscription of a browser") from None
    language = wish.language if wish.language in LANGUAGES else LANGUAGES[0]
    return Subscription(wish.endpoint, wish.p256dh, wish.auth, language)
