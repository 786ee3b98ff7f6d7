"""The server as a process: logging, sockets, and an orderly end."""

import errno
import gc
import socket

import uvicorn
from platformdirs import user_data_path

from sabot.core.errors import SabotError
from sabot.server.app import make_app
from sabot.server.bots import HOUSE
from sabot.server.ending import FAREWELL_S, OrderlyServer, end_without_failure
from sabot.server.logs import set_up_logging
from sabot.server.protocol import Wire
from sabot.server.services import Services
from sabot.server.serving import Serving
from sabot.server.settings import ServerSettings, check_base_url
from sabot.server.store.opening import log_at

LARGEST_MESSAGE = 16 * 1024
PING_S = 20.0


def default_database() -> str:
    """The file in the user's data folder."""
    return str(user_data_path("sabot", appauthor=False) / "sabot.db")


def serve(settings: ServerSettings) -> None:
    """Run a server until it is told to end."""
    check_base_url(settings.base_url)
    set_up_logging(settings.log_format, settings.log_level)
    listener = listening_socket(settings.host, settings.port)
    port = listener.getsockname()[1]
    database = settings.database or default_database()
    serving = Serving.of(settings, Services(log_at(database), HOUSE))
    config = uvicorn.Config(
        make_app(serving),
        loop="auto",
        http="httptools",
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
        timeout_graceful_shutdown=max(0, settings.drain_seconds - FAREWELL_S),
        lifespan="on",
    )
    tune_collector()
    server = OrderlyServer(config, serving)
    end_without_failure()
    announce(settings, port)
    server.run(sockets=[listener])
    if not server.started:
        raise SystemExit(1)


def tune_collector() -> None:
    """Look for cycles of garbage rarely: tables make next to none, and live long."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket at the address; refuses with a sentence what can't be listened at."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(found[0], socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(found[4])
    except OSError as reason:
        raise SabotError(unlistenable(host, port, reason)) from None
    return listener


def unlistenable(host: str, port: int, reason: OSError) -> str:
    """Why nothing can listen there."""
    if reason.errno == errno.EADDRINUSE:
        return f"port {port} is taken; end the other program or choose another with --port"
    if reason.errno == errno.EACCES:
        return f"port {port} may not be used by this user; choose one above 1023 with --port"
    return f"can't listen at {host}, port {port}: {reason.strerror}"


def announce(settings: ServerSettings, port: int) -> None:
    """Say where the server is found."""
    address = settings.address() if settings.base_url or settings.port else None
    shown = address or f"http://{settings.host}:{port}"
    print(f"Sabot is at {shown} (Ctrl-C ends it)", flush=True)  # noqa: T201
