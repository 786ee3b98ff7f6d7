"""Whether a request comes from our own pages: other sites may not use somebody's cookie."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sabot.server.settings import ServerSettings


def same_origin(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether the origin is our own. Programs that are no browsers send none."""
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
