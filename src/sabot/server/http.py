"""Calls as Starlette endpoints: body read and checked, answer and refusal put into bytes."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from sabot.core.errors import SabotError
from sabot.server.credentials import COOKIE
from sabot.server.errors import Rejected, problem
from sabot.server.origins import same_origin
from sabot.server.responses import Answer
from sabot.server.routes import Call
from sabot.server.running_server import RunningServer, address_of, serving_of

LARGEST_BODY: Final = 16 * 1024
BODY_TIMEOUT_S: Final = 10.0
YEAR_S: Final = 365 * 24 * 3600
JSON: Final = "application/json"


def routes(calls: Sequence[Call]) -> list[Route]:
    """One route for each path, so that it knows all methods that are allowed there."""
    paths: dict[str, dict[str, Call]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method] = call
    return [Route(path, endpoint(found), methods=[*found]) for path, found in paths.items()]


def endpoint(calls: Mapping[str, Call]) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint for Starlette: the calls of a path by their methods."""

    async def answer(request: Request) -> Response:
        serving = serving_of(request)
        call = calls["GET" if request.method == "HEAD" else request.method]
        try:
            return response(serving, await run(call, serving, request))
        except SabotError as error:
            return refusal(serving, error)

    return answer


async def run(call: Call, serving: RunningServer, request: Request) -> Answer:
    """Check who calls and what with, and call."""
    if not serving.calls.take(address_of(request)):
        raise Rejected("too-fast")
    for name in request.query_params:
        if name not in {query.name for query in call.queries}:
            raise Rejected("bad-call", detail=f"there is no parameter {name!r}")
    if call.takes is None:
        return await call.run(serving, request)
    if not same_origin(request, serving.settings):
        raise Rejected("bad-origin")
    return await call.run(serving, request, await body_of(request, call.takes))


async def body_of(request: Request, kind: Any) -> Any:
    """The decoded body."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Rejected("bad-call", detail=f"expected a body of type {JSON}")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            async for part in request.stream():
                data += part
                if len(data) > LARGEST_BODY:
                    raise Rejected("too-large", most=LARGEST_BODY)
    except (ClientDisconnect, TimeoutError):
        raise Rejected("bad-call", detail="it broke off") from None
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as reason:
        raise Rejected("bad-call", detail=reason) from None


def response(serving: RunningServer, answer: Answer) -> Response:
    """An answer as bytes."""
    if isinstance(answer.body, str):
        return PlainTextResponse(answer.body, answer.status, caching(answer))
    body = msgspec.json.encode(answer.body)
    made = Response(body, answer.status, caching(answer), media_type=JSON)
    if answer.secret is not None:
        made.set_cookie(
            COOKIE,
            answer.secret,
            max_age=YEAR_S,
            httponly=True,
            samesite="lax",
            secure=serving.settings.secure(),
        )
    return made


def caching(answer: Answer) -> dict[str, str]:
    """The header that lets browsers keep an answer. All others are marked as not to be stored."""
    return {"cache-control": f"public, max-age={answer.fresh_s}"} if answer.fresh_s else {}


def refusal(serving: RunningServer, error: SabotError) -> Response:
    """A refusal as bytes."""
    status, body = problem(error)
    serving.services.metrics.refusals.labels(body.reason).inc()
    headers = {"retry-after": "1"} if status in {429, 503} else None
    return Response(msgspec.json.encode(body), status, headers, media_type=JSON)
