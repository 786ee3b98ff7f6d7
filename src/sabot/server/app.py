"""The server as an ASGI application."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from sabot.server.allowed_hosts import AllowedHosts
from sabot.server.api_page import STYLE, api_page
from sabot.server.errors import Rejected
from sabot.server.http import plain_response, refusal, routes
from sabot.server.limits import Cost
from sabot.server.openapi import document
from sabot.server.origins import from_this_network
from sabot.server.pages import page_of, page_routes
from sabot.server.responses import JSON, Answer
from sabot.server.routes import CALLS
from sabot.server.running_server import RunningServer, address_of, serving_of
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
    return SafeHeaders(AllowedHosts(app, serving), secure=serving.settings.secure())


def all_routes(serving: RunningServer) -> list[BaseRoute]:
    """Calls, the socket, figures and pages."""
    found: list[BaseRoute] = [
        *routes(CALLS),
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        Route("/api/openapi.json", openapi, middleware=PAID),
        Route("/api/docs", api_docs, middleware=PAID),
        Route("/api/docs.css", api_style, middleware=PAID),
    ]
    if serving.settings.metrics:
        found.append(Route("/metrics", metrics))
    return [*found, *page_routes(PAID)]


class PaidPages:
    """Lets an address pay for what is no call before it gets it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse who has no tokens left."""
        answer = self.app
        if scope["type"] == "http":
            request = Request(scope)
            serving = serving_of(request)
            try:
                serving.charge(address_of(request), Cost.PAGE)
            except Rejected as reason:
                answer = refusal(serving, reason)
        await answer(scope, receive, send)


PAID: Final = (Middleware(PaidPages),)


async def openapi(request: Request) -> Response:
    """The description of the calls."""
    return plain_response(request, msgspec.json.encode(document()), Answer(None, public=True), JSON)


async def api_docs(request: Request) -> Response:
    """The same for people."""
    del request
    return HTMLResponse(api_page())


async def api_style(request: Request) -> Response:
    """How that page looks."""
    del request
    return Response(STYLE, media_type="text/css")


async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for whoever calls from this network and not through a proxy.

    How much is written at a quiet server tells whether anybody talks aside.
    """
    serving = serving_of(request)
    if not from_this_network(request, serving.settings):
        return refusal(serving, Rejected("no-page"))
    serving.services.metrics.rooms.set(len(serving.rooms.rooms))
    return Response(
        serving.services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


async def not_found(request: Request, error: Exception) -> Response:
    """That there is nothing here, or nothing by that method: to people on the page itself."""
    try:
        serving_of(request).charge(address_of(request), Cost.PAGE)
    except Rejected as reason:
        return refusal(serving_of(request), reason)
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
