"""The pages that the server serves: plain files, without anything inline."""

from importlib.resources import files

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles


def page_routes() -> list[BaseRoute]:
    """The front page, a table, and what they are made of."""
    return [
        Route("/", front),
        Route("/t/{table}", table_page),
        Route("/t/{table}/deals/{number}", deals_page),
        Mount("/static", StaticFiles(directory=str(files("sabot.server") / "static"))),
    ]


def page(name: str) -> Response:
    """A page by its name; the browser asks each time whether it has changed."""
    path = files("sabot.server") / "static" / name
    return FileResponse(str(path), headers={"cache-control": "no-cache"})


async def front(request: Request) -> Response:
    """Where one begins."""
    del request
    return page("index.html")


async def table_page(request: Request) -> Response:
    """A table."""
    del request
    return page("table.html")


async def deals_page(request: Request) -> Response:
    """The deals of a game, to be checked by anybody."""
    del request
    return page("deals.html")
