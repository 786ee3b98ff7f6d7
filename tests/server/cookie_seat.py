"""A seat at a table that a browser's cookies hold, played at random."""

from websockets.asyncio.client import connect

from sabot.bots.random import RandomBot
from sabot.client import Seat
from sabot.wire.calls import Place
from tests.server.running import play_to_the_end


class CookieSeat(Seat):
    """A seat that is held by a browser's cookies; it connects once."""

    def __init__(self, port: int, table: str, cookies: str) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        super().__init__(address, Place(table=table, link="", person=0))
        self.cookies = cookies

    async def stay(self) -> None:
        headers = {"Cookie": self.cookies}
        async with connect(self.address, additional_headers=headers, proxy=None) as socket:
            await self.talk(socket)


async def play_through(port: int, table: str, cookies: str) -> None:
    """Play the game of a table to its end."""
    async with CookieSeat(port, table, cookies) as seat:
        await play_to_the_end(seat, RandomBot(1))
