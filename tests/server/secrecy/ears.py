"""A socket that keeps every byte it hears, and knows which number it has heard last."""

import asyncio
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sabot.table.commands import AnyCommand
from sabot.wire.messages import PROTOCOL, Do, FromServer, Hello, News, Presence, Snapshot
from tests.server.secrecy.scene import secret_of

PATIENCE_S: Final = 20.0
DECODE: Final = msgspec.json.Decoder(FromServer).decode
ENCODE: Final = msgspec.json.encode


class Ear:
    """One connection of somebody."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []
        self.messages: list[FromServer] = []
        self.n = 0
        self.changed = asyncio.Condition()
        self.task = asyncio.create_task(self.listen())

    @classmethod
    async def open(cls, address: str, person: int, hello: Hello | None = None) -> Self:
        """Connect as somebody and say hello; return when all there is has been heard."""
        headers = {"Authorization": f"Bearer {secret_of(person)}"}
        ear = cls(await connect(address, additional_headers=headers, proxy=None))
        await ear.send(hello or Hello(PROTOCOL))
        await ear.until(lambda: any(isinstance(m, Presence | Snapshot) for m in ear.messages))
        return ear

    async def listen(self) -> None:
        """Take in everything."""
        try:
            async for words in self.socket:
                assert isinstance(words, str)
                message = DECODE(words)
                if isinstance(message, News | Snapshot):
                    self.n = message.n
                async with self.changed:
                    self.heard.append(words.encode())
                    self.messages.append(message)
                    self.changed.notify_all()
        except ConnectionClosed:
            pass

    async def send(self, message: Any) -> None:
        await self.socket.send(ENCODE(message).decode())

    async def ask(self, message: Any) -> bytes:
        """Send something that is answered by one message."""
        before = len(self.heard)
        await self.send(message)
        await self.until(lambda: len(self.heard) > before)
        return self.heard[before]

    async def do(self, command_id: str, command: AnyCommand) -> bytes:
        return await self.ask(Do(command_id, command))

    async def until(self, holds: Any) -> None:
        """Wait until it holds."""
        async with asyncio.timeout(PATIENCE_S), self.changed:
            await self.changed.wait_for(holds)

    async def until_number(self, n: int) -> None:
        await self.until(lambda: self.n >= n)

    async def until_here(self, people: set[int]) -> None:
        """Wait until everybody is said to be connected."""
        await self.until(lambda: self.last_presence() == people)

    def last_presence(self) -> set[int] | None:
        said = [each.here for each in self.messages if isinstance(each, Presence | Snapshot)]
        return set(said[-1]) if said else None

    async def close(self) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        await self.socket.close()
