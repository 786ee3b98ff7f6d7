"""Where a request comes from: our own pages, or other sites; this network, or elsewhere."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sabot.server.settings import ServerSettings

FORWARDED: Final = ("forwarded", "x-forwarded-for")


def from_this_network(connection: HTTPConnection) -> bool:
    """True if a request comes from this machine or its network, by no proxy for somebody else."""
    if connection.client is None or any(name in connection.headers for name in FORWARDED):
        return False
    try:
        return ip_address(connection.client.host).is_private
    except ValueError:
        return False


def same_origin(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """True if the origin is our own. Programs that are no browsers send none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.base_url and origin == settings.address():
        return True
    return named_host(origin) == connection.headers.get("host", "")


def named_host(origin: str) -> str | None:
    """Host and port of an origin; None if it names none, as a page without one does."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None
