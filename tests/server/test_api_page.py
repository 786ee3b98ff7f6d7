"""The page of the calls has all of them, and links that lead somewhere."""

import re
from pathlib import Path

import httpx
import pytest

from sabot.server.api_page import api_page, type_of
from sabot.server.openapi import document
from sabot.server.routes import CALLS
from tests.server.running import running


def test_every_call_and_every_type_is_on_the_page() -> None:
    page = api_page()
    for call in CALLS:
        assert f"<code>{call.method} {call.path}</code></h2>" in page
    for name in document()["components"]["schemas"]:
        assert f'<h3 id="schema-{name}">' in page


def test_links_on_the_page_lead_to_a_type() -> None:
    page = api_page()
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"$ref": "#/components/schemas/Hint"}, '<a href="#schema-Hint">Hint</a>'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string or null"),
        ({"type": "array", "items": {"type": "integer"}}, "list of integer"),
        ({"type": "integer", "minimum": 1}, "integer (minimum <code>1</code>)"),
        ({"enum": ["<b>"]}, "<code>&#x27;&lt;b&gt;&#x27;</code>"),
        ({}, "any"),
    ],
)
def test_a_schema_in_words(schema: dict[str, object], said: str) -> None:
    assert type_of(schema) == said


@pytest.mark.asyncio
async def test_the_server_serves_the_page_under_the_policy_of_all_pages(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server, httpx.AsyncClient() as http:
        answer = await http.get(f"{server.address}/api/docs")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "<script" not in answer.text
        assert "style=" not in answer.text
        style = await http.get(f"{server.address}/api/docs.css")
        assert style.headers["content-type"].startswith("text/css")
        assert "color-scheme" in style.text
