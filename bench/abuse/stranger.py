"""The attacker: a client with an address of its own that cares for nothing and counts refusals."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

# Honest people come from 127.0.0.1.
ADDRESS: Final = "127.0.0.2"
REFUSED: Final = re.compile(rb'"type":"(?:refused|farewell)".*?"reason":"([\w-]+)"')
HELLO: Final = '{"type":"hello","protocol":1}'


class Stranger:
    """A hostile client. `done` and `refused` count what the server let it do, and why not."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.done: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(
            local_address=ADDRESS, limits=httpx.Limits(max_connections=64)
        )
        self.http = httpx.AsyncClient(
            transport=transport, base_url=f"http://127.0.0.1:{port}", timeout=30
        )

    async def call(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer of a call; None if it was refused."""
        headers = {"content-type": "application/json"} if body is not None else {}
        if token:
            headers["authorization"] = f"Bearer {token}"
        content = None if body is None else msgspec.json.encode(body)
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_success:
            self.done[f"{method} {path.rpartition('/')[2]}"] += 1
            return answer.content
        self.refused[str(self.reason(answer))] += 1
        return None

    def reason(self, answer: httpx.Response) -> object:
        """Why a call was refused."""
        try:
            return msgspec.json.decode(answer.content)["reason"]
        except (msgspec.MsgspecError, KeyError, TypeError):
            return answer.status_code

    async def create(self, name: str, **settings: object) -> dict[str, Any] | None:
        """A place at a table of one's own; None if it was refused."""
        setup = {"name": name, "settings": settings, "credentials": "token"}
        answer = await self.call("POST", "/api/tables", setup)
        return None if answer is None else msgspec.json.decode(answer)

    async def enter(self, table: str, name: str) -> dict[str, Any] | None:
        """A place at somebody's table; None if it was refused."""
        entrance = {"name": name, "credentials": "token"}
        answer = await self.call("POST", f"/api/tables/{table}/people", entrance)
        return None if answer is None else msgspec.json.decode(answer)

    async def listen(
        self, place: dict[str, Any], heard: Callable[["ToTable", bytes], Any] | None = None
    ) -> None:
        """Connect to a table and take in what comes, until the connection ends."""
        try:
            async with self.connection(place) as socket:
                await socket.send(HELLO)
                self.done["socket"] += 1
                to_table = ToTable(socket)
                while True:
                    message = await socket.recv(decode=False)
                    if found := REFUSED.match(message, 1):
                        self.refused[found[1].decode()] += 1
                    if heard is not None:
                        await heard(to_table, message)
        except (OSError, WebSocketException, TimeoutError) as reason:
            self.refused[type(reason).__name__] += 1

    def connection(self, place: dict[str, Any]) -> connect:
        """A socket to a table."""
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{place['table']}/socket",
            additional_headers={"Authorization": f"Bearer {place['token']}"},
            local_addr=(ADDRESS, 0),
            compression=None,
            ping_interval=None,
            open_timeout=30,
            close_timeout=1,
            proxy=None,
        )


class ToTable:
    """Sends commands to a table, each under a new id."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.name = token_hex(4)
        self.count = 0

    async def do(self, **command: object) -> None:
        """Send a command without waiting for its answer."""
        self.count += 1
        message = {"type": "do", "id": f"{self.name}-{self.count}", "command": command}
        with suppress(WebSocketException, OSError):  # whoever listens finds out
            await self.socket.send(msgspec.json.encode(message).decode())


async def together(*works: Any) -> None:
    """Run attacks side by side."""
    async with asyncio.TaskGroup() as group:
        for work in works:
            group.create_task(work)
