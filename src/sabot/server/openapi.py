"""The HTTP calls as an OpenAPI document, made from the routes and the types they declare."""

import re
from functools import lru_cache
from typing import Any, Final

import msgspec

from sabot.locales import LANGUAGES
from sabot.server.routes import CALLS, Call
from sabot.server.version import VERSION
from sabot.wire.calls import Problem

SCHEMA: Final = "#/components/schemas/{name}"
# 400 and 429 can come with any call.
ALWAYS: Final = (400, 429)
PLACES: Final[dict[str, dict[str, Any]]] = {
    "game": {"type": "string", "pattern": "^[a-z0-9_]+$", "maxLength": 64},
    "language": {"type": "string", "enum": LANGUAGES},
    "table": {"type": "string", "minLength": 1, "maxLength": 32},
    "number": {"type": "integer", "minimum": 1},
    "code": {"type": "string", "minLength": 1, "maxLength": 80},
}


@lru_cache(maxsize=1)
def document() -> dict[str, Any]:
    """The whole document."""
    kinds = [kind for call in CALLS for kind in (call.takes, call.answers) if is_struct(kind)]
    _, components = msgspec.json.schema_components([*kinds, Problem], ref_template=SCHEMA)
    paths: dict[str, dict[str, Any]] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Sabot",
            "version": VERSION,
            "description": "Tables for card games with hidden roles. The game itself goes over a"
            " WebSocket at /api/tables/{table}/socket, which docs/wire.md describes.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "sabot"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def is_struct(kind: Any) -> bool:
    """True if a type has a schema of its own."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def operation(call: Call) -> dict[str, Any]:
    """One call."""
    described: dict[str, Any] = {
        "operationId": call.run.__name__,
        "summary": call.says,
        "parameters": [*path_parameters(call), *query_parameters(call)],
        "responses": {
            str(call.status): {"description": "Done.", "content": content(call.answers)},
            **{
                str(status): {"description": "Refused.", "content": content(Problem)}
                for status in sorted({*ALWAYS, *call.refuses})
            },
        },
    }
    if call.takes is not None:
        described["requestBody"] = {"required": True, "content": content(call.takes)}
    return described


def content(kind: Any) -> dict[str, Any]:
    """A body of a type: JSON, or plain text."""
    if kind is bytes:
        return {"image/png": {"schema": {"type": "string", "format": "binary"}}}
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": SCHEMA.format(name=kind.__name__)}}}


def path_parameters(call: Call) -> list[dict[str, Any]]:
    """The parameters in the path."""
    return [
        {"name": name, "in": "path", "required": True, "schema": PLACES[name]}
        for name in re.findall(r"{(\w+)}", call.path)
    ]


def query_parameters(call: Call) -> list[dict[str, Any]]:
    """The parameters of the query."""
    return [
        {
            "name": query.name,
            "in": "query",
            "description": query.says,
            "schema": {"type": "string", "pattern": query.pattern},
        }
        for query in call.queries
    ]
