"""Where a request comes from: our own pages, or other sites; this network, or elsewhere."""

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sabot.server.settings import ServerSettings

# Headers that proxies add, besides those that begin with `x-forwarded-`.
FORWARDED: Final = frozenset({
    "forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip",
    "cf-connecting-ip", "fastly-client-ip",
})  # fmt: skip


def from_this_network(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """True if a request comes from this machine or its network, by no proxy for somebody else."""
    if connection.client is None or by_proxy(connection, settings):
        return False
    try:
        return ip_address(connection.client.host).is_private
    except ValueError:
        return False


def by_proxy(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """True if a proxy has added a header, or has passed on the name that is for people outside."""
    if any(name in FORWARDED or name.startswith("x-forwarded-") for name in connection.headers):
        return True
    public = named_host(settings.base_url)
    return public is not None and connection.headers.get("host", "").lower() == public


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
