"""A server as a process of its own, to be stopped, killed and started again; and who plays there.

async with running(database, tmp_path) as server:
    async with Server(server.address) as door: …
"""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sabot.bots.random import RandomBot
from sabot.client import RefusedByServer, Seat

# A limit for what hangs, not for what is slow: machines may be busy.
PATIENCE_S = 60.0
# Below the ports from which the system takes those of clients: a client that calls while nobody
# listens could otherwise be given the very port that it calls, and talk to itself.
PORTS = range(20_000, 32_000)
HASTE = ("--shortest-bot-pause", "0", "--bot-moves-each", "1000000", "--bot-tables-each", "1000000")
LIMITS = (
    *("--command-rate", "1000000", "--chat-rate", "1000000", "--budget-rate", "1000000"),
    *("--connections-each", "10000"),
    *HASTE,
)
# Flags for addresses that can pay for sixty calls and then for one in ten seconds.
POOR = ("--budget-rate", "0.1", "--budget-burst", "60")
# Kills the server when the pipe from the tests closes, so that it can't outlive them.
KEEPER = 'read -r _; kill -KILL "$0" 2>/dev/null'


def free_port() -> int:
    """A port at which nobody listens."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


class Running:
    """One server at one port, with one database, through any number of processes.

    Its output is in `log`. `module` is what is run: the program, or one that changes it first.
    `environment` replaces that of the tests. `files` is how many it may open, if not as usual.
    """

    def __init__(
        self,
        database: str | Path,
        folder: Path,
        *flags: str,
        module: str = "sabot",
        environment: dict[str, str] | None = None,
    ) -> None:
        self.port = free_port()
        self.database = str(database)
        self.log = folder / f"server-{self.port}.log"
        self.flags = flags
        self.module = module
        self.environment = environment
        self.files: int | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.keeper: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Return when it answers."""
        self.launch()
        await until(self.answers)

    def launch(self) -> None:
        """Begin a process."""
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port),
                   "--database", self.database, *LIMITS, *self.flags]  # fmt: skip
        if self.files is not None:
            command = ["/bin/sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self.environment,
            )
        self.keeper = subprocess.Popen(
            ["/bin/sh", "-c", KEEPER, str(self.process.pid)], stdin=subprocess.PIPE
        )

    async def answers(self) -> bool:
        """Whether it can do its work."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text("utf-8")
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return (await reader.read()).startswith(b"HTTP/1.1 200")
        except OSError:
            return False
        finally:
            writer.close()

    async def kill(self) -> None:
        """End it at once, wherever it is."""
        await self.end(signal.SIGKILL)

    async def stop(self) -> int:
        """Ask it to end, and wait; its exit code."""
        return await self.end(signal.SIGTERM)

    async def restart(self) -> None:
        """Kill it, and start it again."""
        await self.kill()
        await self.start()

    async def end(self, how: signal.Signals) -> int:
        """Send it a signal that ends it, and wait; its exit code."""
        process = self.process
        assert process is not None
        process.send_signal(how)
        await until(lambda: process.poll() is not None)
        self.let_go()
        return process.returncode

    def remove(self) -> None:
        """Leave nothing running."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE_S)
        self.let_go()

    def let_go(self) -> None:
        """The process has ended; so may the one that watches over it."""
        self.process = None
        if self.keeper is not None:
            self.keeper.kill()
            self.keeper.communicate()
            self.keeper = None

    def memory(self) -> int:
        """How many bytes of memory it holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def running(
    database: str | Path, folder: Path, *flags: str, limit_s: float = 120.0, module: str = "sabot"
) -> AsyncGenerator[Running]:
    """A server that runs; whatever happens, and at the latest after the limit, it is gone."""
    server = Running(database, folder, *flags, module=module)
    try:
        async with asyncio.timeout(limit_s):
            await server.start()
            yield server
    finally:
        server.remove()


async def until(holds: Callable[[], Any], patience_s: float = PATIENCE_S) -> None:
    """Wait until it holds, but not forever."""
    async with asyncio.timeout(patience_s):
        while True:
            held = holds()
            if asyncio.iscoroutine(held):
                held = await held
            if held:
                return
            await asyncio.sleep(0.005)


async def play_to_the_end(seat: Seat, bot: RandomBot, game: int = 1) -> None:
    """Play whenever it is one's turn, until the game with that number is over."""
    while await has_turn(seat, game):
        await take_turn(seat, bot)


async def has_turn(seat: Seat, game: int = 1) -> bool:
    """Wait for one's turn in that game; False if the game is over before."""
    picture = seat.picture

    def concerns_us() -> bool:
        reached = picture.table is not None and picture.table["game_number"] >= game
        return reached and (picture.my_turn() or picture.over())

    await seat.until(concerns_us)
    return not picture.over()


async def take_turn(seat: Seat, bot: RandomBot) -> None:
    """Play a move, now that it is one's turn, and return when that is known."""
    picture = seat.picture
    turn = picture.turn()
    try:
        await seat.play(bot.choose(picture.view()))
    except RefusedByServer as reason:
        # A bot has moved in our place, as we have not heard yet.
        if reason.reason not in {"late", "not-your-turn"}:
            raise
    await seat.until(lambda: picture.turn() > turn)
