"""The server as a process: from its settings to its orderly end."""

import asyncio
import dataclasses
import gc
import logging
import socket
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from sabot.games.registry import GAMES
from sabot.server.allowed_hosts import check_hosts
from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.bot_workers.pool import WorkerPool
from sabot.server.bounded_protocols import counted_http
from sabot.server.descriptors import fit_descriptors
from sabot.server.listen_address import bound_socket, listen
from sabot.server.logs import log_event, set_up_logging
from sabot.server.metrics import Metrics
from sabot.server.pages import pages_are_built
from sabot.server.push.vapid import VapidKey, kept_key
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings, check_base_url, check_proxies
from sabot.server.shutdown import OrderlyServer
from sabot.server.store.monitored import MonitoredLog
from sabot.server.store.open_store import file_of, log_at
from sabot.server.version import VERSION
from sabot.server.websocket_protocol import Wire

LARGEST_MESSAGE = 16 * 1024
PING_S = 20.0
PUSH_KEY = "push-key.pem"


def default_database() -> str:
    """The file in the user's data folder."""
    return str(user_data_path("sabot", appauthor=False) / "sabot.db")


def serve(settings: ServerSettings) -> None:
    """Run a server until it is told to end. What can't be done is refused before anybody comes."""
    check_base_url(settings.base_url)
    check_hosts(settings.allowed_hosts)
    check_proxies(settings.trusted_proxies)
    set_up_logging(settings.log_format, settings.log_level)
    settings = fit_descriptors(settings)
    import_games()
    database = settings.database or default_database()
    metrics = Metrics(VERSION)
    log = MonitoredLog(log_at(database), metrics)
    with bound_socket(settings.host, settings.port) as listener:
        actual = dataclasses.replace(settings, port=listener.getsockname()[1])
        serving = RunningServer.of(
            actual,
            Services(log, CONTEXT, metrics, WorkerPool(settings.thinkers)),
            lambda: key_for_push(settings, database),
        )
        config = config_of(serving)
        tune_collector()
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(run(serving, config, listener, kind_of(database)))


async def run(
    serving: RunningServer, config: uvicorn.Config, listener: socket.socket, database: str
) -> None:
    """Open the tables, serve them, and close them."""

    def announce() -> None:
        address = serving.settings.address()
        log_event("serving", version=VERSION, address=address, database=database)
        print(f"Sabot is at {address} (Ctrl-C ends it)", flush=True)  # noqa: T201
        if not pages_are_built():
            log_event("the pages are not built yet: run `make web`", logging.WARNING)

    async with serving.running():
        listen(listener, serving.settings.host)
        await OrderlyServer(config, serving, announce).serve(sockets=[listener])
    log_event("stopped")


def config_of(serving: RunningServer) -> uvicorn.Config:
    """How uvicorn serves."""
    settings = serving.settings
    return uvicorn.Config(
        make_app(serving),
        loop="auto",
        http=counted_http(
            serving.open_connections, serving.services.metrics.refusals.labels("too-many")
        ),
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        # Messages are small, and compressing them costs half the throughput.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
        timeout_graceful_shutdown=settings.drain_seconds,
        lifespan="off",  # the tables are open before anybody can come
    )


def key_for_push(settings: ServerSettings, database: str) -> VapidKey | None:
    """The key that push services know the server by: in a file beside the tables, or one given."""
    if not settings.push:
        return None
    file = file_of(database)
    folder = user_data_path("sabot", appauthor=False) if file is None else file.parent
    path = Path(settings.push_key) if settings.push_key else folder / PUSH_KEY
    return VapidKey(kept_key(path), settings.contact())


def import_games() -> None:
    """Import all games now: everybody would wait while the first table of a game imports it."""
    for _ in GAMES.values():
        pass


def tune_collector() -> None:
    """Look for cycles of garbage rarely: tables make next to none, and live long."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def kind_of(database: str) -> str:
    """The kind of database that an address names: logs tell no more of it."""
    return "postgresql" if file_of(database) is None else "sqlite"
