"""The OpenAPI document as a page to read: every call, its parameters, bodies, answers and types.

The page has no script and nothing inline, so the policy of all pages holds for it too.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from typing import Any, Final

from sabot.server.openapi import document

STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; }
"""
HEAD: Final = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The calls of Sabot</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>The calls of Sabot</h1>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
"""


@lru_cache(maxsize=1)
def api_page() -> str:
    """The whole page."""
    return f"{HEAD}{api_body()}</body>\n</html>\n"


def api_body() -> str:
    """What stands on the page, for pages of other sites too."""
    described = document()
    lines = [f"<p>{escape(described['info']['description'])}</p>"]
    for path, methods in described["paths"].items():
        for method, call in methods.items():
            lines.extend(call_lines(f"{method.upper()} {path}", call))
    for name, schema in described["components"]["schemas"].items():
        lines.extend(schema_lines(name, schema))
    return "\n".join(lines) + "\n"


def call_lines(title: str, call: dict[str, Any]) -> Iterator[str]:
    """One call."""
    yield f'<h2 id="{call["operationId"]}"><code>{escape(title)}</code></h2>'
    yield f"<p>{escape(call['summary'])}</p>"
    rows = [
        (each["name"], each["in"], type_of(each["schema"]), escape(each.get("description", "")))
        for each in call["parameters"]
    ]
    if "requestBody" in call:
        rows.append(("body", "body", body_of(call["requestBody"]), ""))
    if rows:
        yield from table_lines(("parameter", "in", "type", ""), rows)
    answers = [
        (status, body_of(answer), escape(answer["description"]))
        for status, answer in call["responses"].items()
    ]
    yield from table_lines(("status", "answer", ""), answers)


def schema_lines(name: str, schema: dict[str, Any]) -> Iterator[str]:
    """One type."""
    yield f'<h3 id="schema-{escape(name)}"><code>{escape(name)}</code></h3>'
    if says := schema.get("description"):
        yield f"<p>{escape(says)}</p>"
    needed = set(schema.get("required", ()))
    fields = [
        (field, type_of(kind), "required" if field in needed else "")
        for field, kind in schema.get("properties", {}).items()
    ]
    if fields:
        yield from table_lines(("field", "type", ""), fields)
    else:
        yield f"<p>{type_of(schema)}</p>"


def table_lines(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """A table; the first cell of each row is code, and the others are HTML already."""
    yield "<table>"
    titles = "".join(f'<th scope="col">{head}</th>' for head in heads)
    yield f"<tr>{titles}</tr>"
    for name, *cells in rows:
        rest = "".join(f"<td>{cell}</td>" for cell in cells)
        yield f"<tr><td><code>{escape(name)}</code></td>{rest}</tr>"
    yield "</table>"


def body_of(described: dict[str, Any]) -> str:
    """The type of a body, and the kind of file if it is not JSON."""
    ((media, body),) = described["content"].items()
    kind = type_of(body["schema"])
    return kind if media == "application/json" else f"{kind} ({escape(media)})"


def type_of(schema: dict[str, Any]) -> str:
    """A schema in words, with links to the types that it names."""
    match schema:
        case {"$ref": str(place)}:
            name = escape(place.rpartition("/")[2])
            return f'<a href="#schema-{name}">{name}</a>'
        case {"anyOf": [*kinds]}:
            return " or ".join(type_of(kind) for kind in kinds)
        case {"enum": [*values]}:
            return " or ".join(f"<code>{escape(repr(value))}</code>" for value in values)
        case {"type": "array", "prefixItems": [*kinds]}:
            return f"[{', '.join(type_of(kind) for kind in kinds)}]"
        case {"type": "array", "items": kind} if kind is not False:
            return f"list of {type_of(kind)}"
        case {"type": "object", "additionalProperties": kind} if kind is not False:
            return f"object with values of {type_of(kind)}"
        case {"type": str(kind)}:
            return escape(kind) + bounds_of(schema)
        case _:
            return "any"


def bounds_of(schema: dict[str, Any]) -> str:
    """The bounds of a number or a text."""
    names = ("minimum", "maximum", "minLength", "maxLength", "pattern")
    said = [f"{name} <code>{escape(str(schema[name]))}</code>" for name in names if name in schema]
    return f" ({', '.join(said)})" if said else ""
