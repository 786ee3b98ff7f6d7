"""Stands between a program and PostgreSQL, and can lose an answer on the way back."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Passes everything on, until it is told to lose the next answer and cut the line.

    While `flowing` is not set it keeps every line open and passes nothing on.
    """

    def __init__(self, target: Path) -> None:
        self.target = target
        self.lose_next = False
        self.lost = 0
        self.tries = 0
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.lines: list[asyncio.Task[None]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.tries += 1
        there, back = await asyncio.open_unix_connection(str(self.target))
        line = [
            asyncio.create_task(self.carry(reader, back, losing=False)),
            asyncio.create_task(self.carry(there, writer, losing=True)),
        ]
        self.lines += line
        await asyncio.wait(line, return_when=asyncio.FIRST_COMPLETED)
        for direction in line:
            direction.cancel()
        await asyncio.wait(line)
        for side in (back, writer):
            side.close()
            with suppress(ConnectionError):
                await side.wait_closed()
        for direction in line:
            self.lines.remove(direction)

    async def carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, losing: bool
    ) -> None:
        try:
            while words := await reader.read(65536):
                if losing and self.lose_next:
                    self.lose_next = False
                    self.lost += 1
                    return
                await self.flowing.wait()
                writer.write(words)
        except ConnectionError:
            pass


@asynccontextmanager
async def through_proxy(url: str) -> AsyncGenerator[tuple[Proxy, str]]:
    """The proxy, and the address at which it stands for the database."""
    parts = urlsplit(url)
    proxy = Proxy(Path(parse_qs(parts.query)["host"][0]) / SOCKET)
    folder = Path(tempfile.mkdtemp(prefix="sabot-"))
    server = await asyncio.start_unix_server(proxy.serve, folder / SOCKET)
    try:
        yield proxy, parts._replace(query=f"host={folder}").geturl()
    finally:
        server.close()
        while proxy.lines:
            proxy.lines[0].cancel()
            await asyncio.sleep(0.001)
        shutil.rmtree(folder)
