"""Calls as Starlette endpoints: body read and checked, answer and refusal put into bytes."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from sabot.core.errors import SabotError
from sabot.server.compression import GZIPPED, LARGE, VARY, compressed_once, takes_gzip
from sabot.server.credentials import COOKIE, HOST_COOKIE
from sabot.server.errors import Rejected, problem
from sabot.server.origins import same_origin
from sabot.server.persons import identity
from sabot.server.responses import JSON, TEXT, Answer, EncodedBody
from sabot.server.routes import Call
from sabot.server.running_server import RunningServer, address_of, serving_of

BODY_TIMEOUT_S: Final = 10.0
YEAR_S: Final = 365 * 24 * 3600


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
            return await response(serving, request, await run(call, serving, request))
        except SabotError as error:
            return refusal(serving, error)

    return answer


async def run(call: Call, serving: RunningServer, request: Request) -> Answer:
    """Check who calls and what with, and call."""
    if call.cost is not None:
        serving.charge(address_of(request), call.cost)
    for name in request.query_params:
        if name not in {query.name for query in call.queries}:
            raise Rejected("bad-call", detail=f"there is no parameter {name!r}")
    await serving.persons.recognise(request)
    if call.takes is None:
        return await call.run(serving, request)
    if not same_origin(request, serving.settings):
        raise Rejected("bad-origin")
    return await call.run(serving, request, await body_of(request, call))


async def body_of(request: Request, call: Call) -> Any:
    """The decoded body of a call."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise Rejected("bad-call", detail=f"expected a body of type {JSON}")
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            async for part in request.stream():
                data += part
                if len(data) > call.most_bytes:
                    raise Rejected("too-large", most=call.most_bytes)
    except (ClientDisconnect, TimeoutError):
        raise Rejected("bad-call", detail="it broke off") from None
    try:
        return msgspec.json.decode(data, type=call.takes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as reason:
        raise Rejected("bad-call", detail=reason) from None


async def response(serving: RunningServer, request: Request, answer: Answer) -> Response:
    """An answer as bytes."""
    if isinstance(answer.body, EncodedBody):
        return await encoded_response(request, answer.body)
    if isinstance(answer.body, str):
        return plain_response(request, answer.body.encode(), answer, TEXT)
    made = plain_response(request, msgspec.json.encode(answer.body), answer, JSON)
    secure = serving.settings.secure()
    if answer.cookie is not None:
        set_cookie(made, HOST_COOKIE if secure else COOKIE, answer.cookie, secure=secure)
    if answer.person_key is not None:
        name = identity.HOST_COOKIE if secure else identity.COOKIE
        set_cookie(made, name, answer.person_key, secure=secure)
    return made


def set_cookie(response: Response, name: str, value: str, *, secure: bool) -> None:
    """Set a cookie that no script can read; an empty one is taken away."""
    age = YEAR_S if value else 0
    response.set_cookie(name, value, age, httponly=True, samesite="lax", secure=secure)


def plain_response(request: Request, text: bytes, answer: Answer, kind: str) -> Response:
    """A text, compressed if it is large and the same for everybody.

    All others go out as they are: the length of a compressed answer tells of secrets in it.
    """
    headers = caching(answer)
    if answer.public and len(text) >= LARGE:
        headers |= VARY
        if takes_gzip(request.headers):
            text, headers = compressed_once(text), headers | GZIPPED
    return Response(text, answer.status, headers, kind)


async def encoded_response(request: Request, body: EncodedBody) -> Response:
    """A body as it is kept, or without its compression for a client that takes none."""
    if not body.gzipped:
        return Response(body.data, media_type=body.kind)
    if takes_gzip(request.headers):
        return Response(body.data, headers=GZIPPED, media_type=body.kind)
    data = await asyncio.to_thread(gzip.decompress, body.data)
    return Response(data, headers=VARY, media_type=body.kind)


def caching(answer: Answer) -> dict[str, str]:
    """The header that lets browsers keep an answer. All others are marked as not to be stored."""
    return {"cache-control": f"public, max-age={answer.fresh_s}"} if answer.fresh_s else {}


def refusal(serving: RunningServer, error: SabotError) -> Response:
    """A refusal as bytes."""
    status, body = problem(error)
    serving.services.metrics.refusals.labels(body.reason).inc()
    wait = body.facts.get("seconds", "1")
    headers = {"retry-after": wait} if status in {429, 503} else None
    return Response(msgspec.json.encode(body), status, headers, media_type=JSON)
