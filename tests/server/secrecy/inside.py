"""A server in this process on a real socket, whose clock stands, with tables put into its log."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.listen_address import bound_socket, listen
from sabot.server.run import config_of
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.log import Log
from sabot.server.store.open_store import log_at
from tests.server.secrecy.scene import AT

# Links name the base URL, since ports differ from run to run.
SETTINGS = ServerSettings(
    base_url="http://sabot.test",
    command_rate=1e6,
    command_burst=1e6,
    chat_rate=1e6,
    chat_burst=1e6,
    budget_rate=1e6,
    shortest_bot_pause=0,
    bot_moves_each=1e6,
    bot_tables_each=1_000_000,
    budget_burst=1e6,
)


@asynccontextmanager
async def server_inside(
    database: Path, prepare: Callable[[Log], Awaitable[object]], now: Callable[[], int] = lambda: AT
) -> AsyncGenerator[str]:
    """The address, without scheme, of a server on the store as it was prepared."""
    log = log_at(str(database))
    await log.open()
    await prepare(log)
    await log.close()
    serving = RunningServer.of(
        SETTINGS, Services(log_at(str(database)), CONTEXT, now=now, steady=now)
    )
    server = uvicorn.Server(config_of(serving))
    with bound_socket("127.0.0.1", 0) as listener:
        async with serving.running():
            listen(listener, "127.0.0.1")
            task = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                async with asyncio.timeout(20):
                    while not server.started:
                        await asyncio.sleep(0.002)
                yield f"127.0.0.1:{listener.getsockname()[1]}"
            finally:
                server.should_exit = True
                await task
