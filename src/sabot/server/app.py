"""The server as an ASGI application."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from sabot.server.errors import Rejected
from sabot.server.http import refusal, routes
from sabot.server.openapi import document
from sabot.server.origins import from_this_network
from sabot.server.pages import page_of, page_routes
from sabot.server.routes import CALLS
from sabot.server.running_server import RunningServer, serving_of
from sabot.server.security_headers import SafeHeaders
from sabot.server.sockets import table_socket


def make_app(serving: RunningServer) -> ASGIApp:
    """The application of one server."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncGenerator[None]:
        del app
        async with serving.running():
            yield

    app = Starlette(
        routes=all_routes(serving),
        lifespan=lifespan,
        exception_handlers={HTTPException: not_found, Exception: broken},
    )
    app.state.serving = serving
    # Around all of Starlette, so that its answer to what nobody expected has them too.
    return SafeHeaders(app, secure=serving.settings.secure())


def all_routes(serving: RunningServer) -> list[BaseRoute]:
    """Calls, the socket, figures and pages."""
    found: list[BaseRoute] = [
        *routes(CALLS),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/api/openapi.json", openapi),
    ]
    if serving.settings.metrics:
        found.append(Route("/metrics", metrics))
    return [*found, *page_routes()]


async def openapi(request: Request) -> Response:
    """The description of the calls."""
    del request
    return Response(msgspec.json.encode(document()), media_type="application/json")


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for whoever calls from this network and not through a proxy.

    How much is written at a quiet server tells whether anybody talks aside.
    """
    serving = serving_of(request)
    if not from_this_network(request):
        return refusal(serving, Rejected("no-page"))
    serving.services.metrics.rooms.set(len(serving.rooms.rooms))
    return Response(
        serving.services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


async def not_found(request: Request, error: Exception) -> Response:
    """That there is nothing here, or nothing by that method: to people on the page itself."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        return page_of(404)
    answer = refusal(serving_of(request), Rejected("no-page"))
    if isinstance(error, HTTPException):
        answer.status_code = error.status_code
        if error.headers:
            answer.headers.update(error.headers)
    return answer


async def broken(request: Request, error: Exception) -> Response:
    """That something went wrong here; what, is in the log of the server only."""
    del error
    answer = refusal(serving_of(request), Rejected("broken"))
    answer.status_code = 500
    return answer
