"""The pages that the server serves: one page that is every screen, and what it is made of.

They are built from `web/` into the folder `site`; nothing in them is inline.
"""

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from sabot.server.app_manifest import manifest
from sabot.server.compression import GZIPPED, MOST_KEPT, VARY, compressed, takes, takes_gzip
from sabot.server.credentials import person_of
from sabot.server.preloads import HEAD_END, Needs, first_language, page_with_preloads
from sabot.server.running_server import serving_of
from sabot.server.share_calls import open_graph_tags

SITE: Final = Path(str(files("sabot.server"))) / "site"
# The names of what is built change with what is in it.
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
# How the kinds of files end that become smaller.
TEXTS: Final = ("javascript", "css", "html", "svg+xml", "json", "plain")
ASK_FIRST: Final = {"cache-control": "no-cache"}

# The screens by their addresses; web/src/router.svelte.ts knows which is which.
SCREENS: Final = (
    "/",
    "/new/{game}",
    "/rules/{game}",
    "/learn/{game}",
    "/t/{table}",
    "/t/{table}/replay/{number:int}",
    "/t/{table}/review/{number:int}",
    "/t/{table}/deals/{number:int}",
    "/me",
    "/puzzles",
    "/puzzles/{game}/{number:int}",
    "/records",
    "/records/{record}/replay",
    "/records/{record}/review",
)


class Built(StaticFiles):
    """The parts of the page. They hold no secret."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, which the browser may keep."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and str(response.media_type).endswith(TEXTS):
            response = await self.compressed(response, Headers(scope=scope))
        response.headers.update(FOR_EVER)
        return response

    async def compressed(self, file: FileResponse, headers: Headers) -> Response:
        """A file of text, compressed if the client takes that."""
        file.headers.update(VARY)
        encoding = best_encoding(headers)
        if "range" in headers or encoding is None:
            return file
        data = await asyncio.to_thread(compressed_file, str(file.path), encoding)
        kept = {name: file.headers[name] for name in ("etag", "last-modified")}
        kept |= {"content-encoding": encoding, **VARY}
        return Response(data, headers=kept, media_type=file.media_type)


def best_encoding(headers: Headers) -> str | None:
    """How a file is compressed for a client: by Brotli, as the build has done, if it takes that."""
    return next((name for name in ("br", "gzip") if takes(name, headers)), None)


@lru_cache(MOST_KEPT)
def compressed_file(path: str, encoding: str) -> bytes:
    """A built file, compressed. What is in it never changes under its name."""
    if encoding == "br":
        return (SITE / "compressed" / f"{Path(path).name}.br").read_bytes()
    return compressed(Path(path).read_bytes())


def page_routes(middleware: Sequence[Middleware]) -> list[BaseRoute]:
    """The screens, and what they are made of."""
    return [
        *(Route(path, page, middleware=middleware) for path in SCREENS),
        Route("/favicon.svg", mark, middleware=middleware),
        Route("/service-worker.js", service_worker, middleware=middleware),
        Route("/app.webmanifest", app_manifest, middleware=middleware),
        Mount(
            "/icons",
            StaticFiles(directory=SITE / "icons", check_dir=False),
            middleware=middleware,
        ),
        Mount(
            "/assets",
            Built(directory=SITE / "assets", check_dir=False),
            middleware=middleware,
        ),
    ]


async def page(request: Request) -> Response:
    """The page of a screen, with all that it needs at once."""
    if not pages_are_built():
        return page_of(200)
    language = first_language(request.headers.get("accept-language", ""))
    text = page_with_preloads(SITE, language, needs_of(request))
    tags = await open_graph_tags(request, language)
    whole = text.replace(HEAD_END, tags + HEAD_END, 1).encode()
    # It holds nothing that its address does not tell, so its length tells of no secret.
    if takes_gzip(request.headers):
        return HTMLResponse(compressed(whole), headers=ASK_FIRST | GZIPPED)
    return HTMLResponse(whole, headers=ASK_FIRST | VARY)


def needs_of(request: Request) -> Needs:
    """What the screen at an address needs; of a table in memory, its game too.

    Who is at the table has their socket opened at once; for others it begins with a call.
    """
    table = request.path_params.get("table")
    if table is None:
        return Needs("lobby" if request.url.path == "/" else "")
    if "number" in request.path_params:
        return Needs()
    room = serving_of(request).rooms.rooms.get(table)
    if room is None:
        return Needs("table")
    known = person_of(room.table, request) is not None
    call = "" if known else f"/api/tables/{room.table.id}"
    return Needs("table", room.table.game.id, call, known)


def page_of(status: int) -> Response:
    """The page; the browser asks each time whether it has changed."""
    return built_file("index.html", status)


async def mark(request: Request) -> Response:
    """The mark in the browser's tab."""
    del request
    return built_file("favicon.svg")


async def service_worker(request: Request) -> Response:
    """What keeps the pages in the browser."""
    del request
    return built_file("service-worker.js")


async def app_manifest(request: Request) -> Response:
    """How the pages are installed as an app."""
    language = first_language(request.headers.get("accept-language", ""))
    headers = {**ASK_FIRST, "vary": "accept-language"}
    return Response(manifest(language), headers=headers, media_type="application/manifest+json")


def pages_are_built() -> bool:
    """True if the browser client is there."""
    return (SITE / "index.html").is_file()


def built_file(name: str, status: int = 200) -> Response:
    """A file of the site; or what to do where the site has not been built."""
    if not (SITE / name).is_file():
        return PlainTextResponse("The pages are not built yet: run `make web`.\n", 503)
    return FileResponse(SITE / name, status, ASK_FIRST)
