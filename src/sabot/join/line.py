"""The connection to a table, for code that waits: it runs in a thread of its own."""

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from queue import SimpleQueue
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

from sabot.client import Seat, Server
from sabot.client.table_state import Picture
from sabot.core.errors import SabotError
from sabot.table.commands import AnyCommand
from sabot.wire.calls import Hint, Suspicion

Found = TypeVar("Found")
Story = list[Any]


def server_of(link: str) -> str:
    """The address of the server that a link to a table leads to."""
    parts = urlsplit(link)
    if parts.scheme not in {"http", "https"} or not parts.netloc or len(parts.path) < 2:
        raise SabotError(f"'{link}' is no link to a table; expected one such as http://host/t/ID")
    return f"{parts.scheme}://{parts.netloc}"


class Line:
    """One's seat at a table. `stories` are the events as they come; None when there are no more."""

    def __init__(self, link: str, name: str, pin: str | None) -> None:
        self.address = server_of(link)
        self.entrance = (link, name, pin)
        self.stories: SimpleQueue[Story | None] = SimpleQueue()
        self.stir: Callable[[], None] | None = None
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.server: Server | None = None
        self.seat: Seat | None = None
        self.listening: asyncio.Task[None] | None = None

    def __enter__(self) -> Self:
        self.thread.start()
        try:
            self.ask(self.open())
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.ask(self.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def ask(self, asked: Coroutine[Any, Any, Found]) -> Found:
        """What a coroutine answers."""
        return asyncio.run_coroutine_threadsafe(asked, self.loop).result()

    async def open(self) -> None:
        """Come in, and listen."""
        self.server = Server(self.address)
        try:
            self.seat = await self.server.enter(*self.entrance)
        except OSError as reason:
            raise SabotError(f"can't reach {self.address}: {reason}") from None
        self.listening = asyncio.create_task(self.listen(self.seat))
        await asyncio.sleep(0)
        await self.seat.open()

    async def close(self) -> None:
        """Leave the connection; the place stays one's own."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        if self.seat is not None:
            await self.seat.close()
        if self.server is not None:
            await self.server.http.aclose()

    async def listen(self, seat: Seat) -> None:
        """Pass on what happens, and that it has."""
        with contextlib.suppress(asyncio.CancelledError):
            async for story in seat.happenings():
                self.pass_on(story)
        self.pass_on(None)

    def pass_on(self, story: Story | None) -> None:
        """Pass on what happened."""
        self.stories.put(story)
        if self.stir is not None:
            self.stir()

    # What one knows, and what one can do.

    def at_table(self) -> tuple[Server, Seat]:
        """The server and the seat, once they are there."""
        if self.server is None or self.seat is None:
            raise AssertionError("the line is open")
        return self.server, self.seat

    @property
    def picture(self) -> Picture:
        """All that one knows of the table."""
        return self.at_table()[1].picture

    def do(self, command: AnyCommand) -> None:
        """Ask for something; a refusal is raised."""
        self.ask(self.at_table()[1].do(command))

    def play(self, move: object) -> None:
        """Play a move."""
        self.ask(self.at_table()[1].play(move))

    def claim(self, claim: object) -> None:
        """Claim something in public."""
        self.ask(self.at_table()[1].claim(claim))

    def hint(self, step: int) -> Hint:
        """A hint, up to a step."""
        server, seat = self.at_table()
        return self.ask(server.hint(seat.place, step))

    def suspicion(self) -> Suspicion:
        """Whom one's seat would suspect."""
        server, seat = self.at_table()
        return self.ask(server.suspicion(seat.place))
