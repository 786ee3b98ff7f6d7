"""Notifications of other processes on one PostgreSQL: appended rows, and broadcasts."""

import asyncio
from typing import Final

from sabot.server.store.log import Broadcast, News
from sabot.server.store.postgres_connection import BROKEN, CONNECT_S, Connection, connect

NEWS: Final = "sabot_news"
BROADCASTS: Final = "sabot_whispers"
PING_S: Final = 5.0  # a connection that died in silence is noticed after this
RETRY_S: Final = 0.5


class Listener:
    """Listens until it is stopped; when the connection is lost, on a new one."""

    def __init__(self, url: str, process: str, news: News, broadcast: Broadcast) -> None:
        self.url = url
        self.process = process
        self.news = news
        self.broadcast = broadcast
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return when it listens."""
        connection = await self._listening()
        self.task = asyncio.create_task(self._stay(connection), name="sabot-listen")

    async def stop(self) -> None:
        """Listen no more."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.wait([self.task])

    async def _listening(self) -> Connection:
        connection = await connect(self.url)
        try:
            await connection.add_listener(NEWS, self._hear_news)
            await connection.add_listener(BROADCASTS, self._hear_broadcast)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _stay(self, connection: Connection) -> None:
        while True:
            try:
                await self._until_lost(connection)
            finally:
                connection.terminate()
            connection = await self._again()
            asyncio.get_running_loop().call_soon(self.news, "", 0)  # its faults don't end this task

    async def _until_lost(self, connection: Connection) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not (lost.is_set() or connection.is_closed()):
            try:
                async with asyncio.timeout(PING_S):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=CONNECT_S)
                except BROKEN:
                    return

    async def _again(self) -> Connection:
        while True:
            try:
                return await self._listening()
            except BROKEN:
                await asyncio.sleep(RETRY_S)

    def _hear_news(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        process, *lines = str(payload).split("\n")
        if process == self.process:
            return
        for line in lines:
            number, _, table = line.partition(" ")
            self.news(table, int(number))

    def _hear_broadcast(
        self, _connection: object, _pid: int, _channel: str, payload: object
    ) -> None:
        process, _, words = str(payload).partition("\n")
        if process != self.process:
            self.broadcast(words.encode())
