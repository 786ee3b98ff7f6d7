"""A server, seen from outside: its HTTP calls, and the way to a table."""

from typing import Literal, Self, TypeVar

import httpx
import msgspec

from sabot.client.errors import RefusedByServer
from sabot.client.seat import Seat
from sabot.core.errors import SabotError
from sabot.table.settings import Settings
from sabot.wire.calls import (
    BranchSetup,
    ClaimOffer,
    DealCheck,
    Doorstep,
    Entrance,
    Hint,
    Lobby,
    Newcomer,
    Offer,
    Place,
    Problem,
    Replay,
    Suspicion,
    TableSetup,
)
from sabot.wire.review import Review

Kind = TypeVar("Kind")


class Server:
    """One server. It remembers no cookie: who enters gets a token that its `Seat` keeps.

    `others` are further processes with the same tables, for seats that lose their connection.
    """

    def __init__(self, address: str, *others: str) -> None:
        self.address = address.rstrip("/")
        self.others = [other.rstrip("/") for other in others]
        self.http = httpx.AsyncClient(base_url=self.address, timeout=15)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def offer(self) -> Offer:
        """The games, options and bots of the server."""
        return await self.call("GET", "/api/games", Offer)

    async def lobby(
        self, after: str | None = None, phase: Literal["gathering", "playing"] | None = None
    ) -> Lobby:
        """A page of the tables that are listed; the next one, if `after` is `more` of a page.

        With a phase only those that gather, or those that play and may be watched.
        """
        wished = {"after": after, "phase": phase}
        query = "&".join(f"{name}={text}" for name, text in wished.items() if text is not None)
        return await self.call("GET", f"/api/tables?{query}" if query else "/api/tables", Lobby)

    async def create(
        self,
        settings: Settings,
        name: str,
        pin: str | None = None,
        *,
        sit: int | None = None,
        bots: str | None = None,
        figure: int | None = None,
    ) -> Seat:
        """A new table, with oneself as the host; with bots of a kind, the game starts at once."""
        setup = TableSetup(
            name=name,
            settings=settings,
            pin=pin,
            credentials="token",
            sit=sit,
            bots=bots,
            figure=figure,
        )
        return self.seat(await self.call("POST", "/api/tables", Place, setup))

    async def branch(
        self, table: str, game: int, setup: BranchSetup, token: str | None = None
    ) -> Seat:
        """A new table where a game that is over goes on from one of its steps."""
        path = f"/api/tables/{table}/games/{game}/branch"
        wish = msgspec.structs.replace(setup, credentials="token")
        return self.seat(await self.call("POST", path, Place, wish, token))

    async def enter(
        self, table: str, name: str, pin: str | None = None, *, figure: int | None = None
    ) -> Seat:
        """A table that one comes into; by its id or its link."""
        table = table.rstrip("/").rpartition("/")[2]
        entrance = Entrance(name=name, pin=pin, credentials="token", figure=figure)
        path = f"/api/tables/{table}/people"
        return self.seat(await self.call("POST", path, Place, entrance))

    async def sit_anywhere(self, name: str, *, figure: int | None = None) -> Seat:
        """A seat at any table that is open to all and has one."""
        newcomer = Newcomer(name=name, credentials="token", figure=figure)
        return self.seat(await self.call("POST", "/api/seat", Place, newcomer))

    async def doorstep(self, table: str, token: str | None = None) -> Doorstep:
        """The public facts of a table, before coming in."""
        return await self.call("GET", f"/api/tables/{table}", Doorstep, token=token)

    async def claims(self, place: Place, where: str) -> ClaimOffer:
        """What one's seat may claim now at a place of the table, such as `goal-1`."""
        path = f"/api/tables/{place.table}/claims?place={where}"
        return await self.call("GET", path, ClaimOffer, token=place.token)

    async def suspicion(self, place: Place) -> Suspicion:
        """The suspicions of one's seat, where the table allows them."""
        path = f"/api/tables/{place.table}/suspicion"
        return await self.call("GET", path, Suspicion, token=place.token)

    async def hint(self, place: Place, step: int = 1) -> Hint:
        """A hint, step by step, where the table allows them."""
        path = f"/api/tables/{place.table}/hint?step={step}"
        return await self.call("GET", path, Hint, token=place.token)

    async def replay(
        self, table: str, game: int = 1, seat: str | None = None, token: str | None = None
    ) -> Replay:
        """A game step by step."""
        query = "" if seat is None else f"?seat={seat}"
        path = f"/api/tables/{table}/games/{game}/replay{query}"
        return await self.call("GET", path, Replay, token=token)

    async def record(self, table: str, game: int = 1, token: str | None = None) -> str:
        """The record of a game that is over."""
        path = f"/api/tables/{table}/games/{game}/record"
        return (await self.ask("GET", path, None, token)).decode()

    async def review(self, table: str, game: int = 1, token: str | None = None) -> Review:
        """The review of a game that is over, as far as it is made; the first call starts it."""
        path = f"/api/tables/{table}/games/{game}/review"
        return await self.call("GET", path, Review, token=token)

    async def deals(self, table: str, game: int = 1, token: str | None = None) -> DealCheck:
        """The deals of a game, worked out again."""
        path = f"/api/tables/{table}/games/{game}/deals"
        return await self.call("GET", path, DealCheck, token=token)

    def seat(self, place: Place) -> Seat:
        """One's place at a table."""
        if place.token is None:
            raise SabotError("the server sent no token")
        path = f"/api/tables/{place.table}/socket"
        addresses = (self.address, *self.others)
        first, *others = (f"ws{each.removeprefix('http')}{path}" for each in addresses)
        return Seat(first, place, *others)

    async def call(
        self,
        method: str,
        path: str,
        kind: type[Kind],
        body: object = None,
        token: str | None = None,
    ) -> Kind:
        """The answer of a call."""
        return msgspec.json.decode(await self.ask(method, path, body, token), type=kind)

    async def ask(self, method: str, path: str, body: object, token: str | None) -> bytes:
        """The bytes that a call answers; a refusal is raised."""
        headers = {"content-type": "application/json"} if body is not None else {}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        data = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=data, headers=headers)
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.MsgspecError:
            raise SabotError(f"the server answered {answer.status_code}") from None
        raise RefusedByServer(problem.reason, problem.facts, problem.words)
