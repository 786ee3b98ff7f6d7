"""Browsers are told of turns, by a real push service on loopback; it learns nothing else."""

from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.push.subscriptions import MOST_EACH, Subscription, Subscriptions
from sabot.server.push.vapid import VapidKey
from sabot.server.room import Room
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at
from sabot.table.commands import Move, Sit, Start
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.push.service import BrowserKeys, Service, claims_of, push_service
from tests.server.running import until
from tests.server.store.subjects import opened, row

pytestmark = pytest.mark.asyncio
DUEL = Settings(game="sabotage(players=2)", round_pause=0)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        yield str(request.getfixturevalue("postgres_url"))


@asynccontextmanager
async def serving_at(address: str, **settings: object) -> AsyncGenerator[RunningServer]:
    key = VapidKey(ec.generate_private_key(ec.SECP256R1()), "mailto:op@example.org")
    made = ServerSettings(allowed_hosts="*", **settings)  # type: ignore[arg-type]
    serving = RunningServer.of(made, Services(log_at(address), CONTEXT), lambda: key)
    async with serving.running():
        yield serving


async def game_of_two(serving: RunningServer) -> Room:
    room = await serving.rooms.create(
        DUEL,
        None,
        lambda t: enter(t, CONTEXT, "Ann", "Ann's"),
        lambda t: enter(t, CONTEXT, "Bob", "Bob's"),
    )
    for person in (0, 1):
        await room.do(person, f"sit {person}", Sit(person))
    return room


async def play(room: Room) -> int:
    """The seat to act moves until another is; the seat that acts then."""
    seat = room.table.to_act()
    assert seat is not None
    while room.table.to_act() == seat:
        assert room.table.match is not None
        legal = room.table.game.legal_moves(room.table.match.state)
        move = msgspec.Raw(msgspec.json.encode(legal[0]))
        await room.do(seat, f"move {room.table.turn}", Move(room.table.turn, move))
    return room.table.to_act() or 0


async def subscribe(
    serving: RunningServer, room: Room, service: Service, person: int, language: str = "en"
) -> BrowserKeys:
    keys = BrowserKeys()
    endpoint = service.endpoint(f"browser-{person}")
    wished = Subscription(endpoint, keys.p256dh, keys.auth, language)
    await serving.knocks.subscriptions.keep(room.table.id, person, wished, person)
    return keys


async def test_who_is_not_there_is_told_of_their_turn(address: str) -> None:
    async with push_service() as service, serving_at(address, push_anywhere=True) as serving:
        room = await game_of_two(serving)
        keys = [await subscribe(serving, room, service, person, "de") for person in (0, 1)]
        await room.do(0, "start", Start())
        first = room.table.to_act()
        assert first is not None
        await until(lambda: len(service.got) == 1)
        second = await play(room)
        await until(lambda: len(service.got) == 2)
        for delivery, person in zip(service.got, (first, second), strict=True):
            assert delivery.path == f"/browser-{person}"
            assert keys[person].read(delivery.body) == {
                "table": room.table.id,
                "title": "Sabotage",
                "text": "Du bist am Zug.",
            }
            assert serving.knocks.key is not None
            authorization = delivery.headers["authorization"]
            assert claims_of(authorization, serving.knocks.key.public)["sub"].startswith("mailto:")
        told = {(d.headers["topic"], d.headers["ttl"], len(d.body)) for d in service.got}
        assert len(told) == 1


async def test_a_browser_that_is_gone_is_forgotten(address: str) -> None:
    async with push_service() as service, serving_at(address, push_anywhere=True) as serving:
        room = await game_of_two(serving)
        for person in (0, 1):
            await subscribe(serving, room, service, person)
        service.status = "410 Gone"
        await room.do(0, "start", Start())
        first = room.table.to_act()
        assert first is not None

        async def forgotten() -> bool:
            return not await serving.knocks.subscriptions.of(room.table.id, first)

        await until(forgotten)
        assert len(await serving.knocks.subscriptions.of(room.table.id, 1 - first)) == 1


async def test_a_server_calls_nobody_in_its_own_network(address: str) -> None:
    async with push_service() as service, serving_at(address) as serving:
        room = await game_of_two(serving)
        for person in (0, 1):
            await subscribe(serving, room, service, person)
        await room.do(0, "start", Start())
        await until(lambda: serving.knocks.trouble.logged_at or service.got)
        assert service.got == []


async def test_a_person_has_a_few_browsers_and_the_oldest_goes(address: str) -> None:
    room = "table"
    async with opened(address) as log:
        await log.append(room, [row(1)])
        subscriptions = Subscriptions(log)
        for at in range(MOST_EACH + 2):
            wished = Subscription(f"https://push.example.org/{at}", "p", "a", "en")
            await subscriptions.keep(room, 0, wished, at)
        kept = [each.endpoint[-1] for each in await subscriptions.of(room, 0)]
        assert kept == [str(at) for at in range(2, MOST_EACH + 2)]
        await subscriptions.forget(room, 0, "https://push.example.org/3")
        await subscriptions.gone("https://push.example.org/4")
        assert [each.endpoint[-1] for each in await subscriptions.of(room, 0)] == ["2"]


async def test_by_the_calls_of_a_browser(tmp_path: Path) -> None:
    async with serving_at(str(tmp_path / "tables.db")) as serving:
        transport = httpx.ASGITransport(make_app(serving))
        async with httpx.AsyncClient(transport=transport, base_url="http://sabot") as browser:
            offered = (await browser.get("/api/push")).json()
            assert serving.knocks.key is not None
            assert offered == {"key": serving.knocks.key.public}
            setup = {"name": "Ann", "settings": {"game": "sabotage(players=2)"}}
            place = (await browser.post("/api/tables", json=setup)).json()
            path, keys = f"/api/tables/{place['table']}/push", BrowserKeys()
            wish = {
                "wanted": True,
                "endpoint": "https://push.example.org/1",
                "p256dh": keys.p256dh,
                "auth": keys.auth,
                "language": "fr",
            }
            as_ann = {"authorization": f"Bearer {place['token']}"} if place.get("token") else {}
            assert (await browser.post(path, json=wish)).status_code in {200, 401}
            answer = await browser.post(path, json=wish, headers=as_ann)
            assert answer.status_code == 200, answer.text
            of = serving.knocks.subscriptions.of
            assert [each.language for each in await of(place["table"], 0)] == ["fr"]
            for bad in ({"endpoint": "https://10.0.0.1/"}, {"auth": "x"}, {"p256dh": ""}):
                refused = await browser.post(path, json={**wish, **bad}, headers=as_ann)
                assert refused.status_code == 400
            await browser.post(path, json={**wish, "wanted": False}, headers=as_ann)
            assert await of(place["table"], 0) == []
        async with httpx.AsyncClient(transport=transport, base_url="http://sabot") as stranger:
            assert (await stranger.post(path, json=wish)).status_code == 401
