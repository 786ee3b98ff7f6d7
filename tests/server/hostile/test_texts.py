"""What people write comes through as it is, or not at all."""

from typing import Any

import pytest

from sabot.client import RefusedByServer, Server
from sabot.table.settings import Settings
from tests.server.hostile.raw import greeted
from tests.server.hostile.tables import HOST, THREE, Played, asked, told_until_pong
from tests.server.running import Running

pytestmark = pytest.mark.asyncio

UNSHOWABLE = {
    "control": "a\x07b",
    "NUL": "a\0b",
    "escape": "a\x1b[31mb",
    "delete": "a\x7fb",
    "right to left from here": "a\u202eb",
    "isolate": "a\u2066b",
    "mark": "a\u200fb",
    "no width": "a\u200bb",
    "joiner": "a\u2060b",
    "byte order": "\ufeffa",
    "tag": "a\U000e0041",
    "private use": "a\ue000",
    "not assigned": "a\U0003fffe",
}
MARKUP = "<script>alert(1)</script>"
MARKED = ("<b>&amp;</b>", "'\"><img src=x>", "{{7*7}} ${x} %s {0}", "](javascript:1)", "\\u003c")


@pytest.mark.parametrize("name", [*UNSHOWABLE.values(), "", " ", "\n", "x" * 25, "x" * 15_000])
async def test_names_that_can_not_be_shown_are_refused(server: Running, name: str) -> None:
    async with Server(server.address) as door:
        with pytest.raises(RefusedByServer) as refused:
            await door.create(Settings(game=THREE), name)
        assert refused.value.reason == "bad-name"


@pytest.mark.parametrize("text", [*UNSHOWABLE.values(), "", " ", "x" * 301, "x" * 15_000])
async def test_chat_that_can_not_be_shown_is_refused(played: Played, text: str) -> None:
    async with played.unmoved(), played.wire_of(HOST) as raw:
        assert (await asked(raw, {"do": "say", "text": text}))["reason"] == "bad-text"


async def test_markup_in_names_is_nothing_but_text(server: Running) -> None:
    async with Server(server.address) as door:
        for name in MARKED:
            host = await door.create(Settings(game=THREE, listed=True), name[:24])
            assert (await door.doorstep(host.place.table)).card.host == name[:24]
            async with host:
                assert host.picture.table_view().people[0].name == name[:24]
        lobby = await door.http.get("/api/tables")
        assert lobby.headers["content-type"] == "application/json"
        assert lobby.headers["x-content-type-options"] == "nosniff"


async def test_markup_in_chat_is_nothing_but_text(played: Played) -> None:
    port, table, token = played.server.port, played.table, played.tokens[1]
    async with played.wire_of(HOST) as raw, greeted(port, table, token) as other:
        for n, text in enumerate((MARKUP, *MARKED)):
            said = await asked(raw, {"do": "say", "text": text}, f"c{n}")
            assert lines(said) == [text]
        assert [line for news in await told_until_pong(other) for line in lines(news)] == [
            MARKUP,
            *MARKED,
        ]


def lines(news: Any) -> list[str]:
    return [event["line"]["text"] for event in news["told"] if event["event"] == "said"]


async def test_spaces_and_forms_are_made_one(played: Played) -> None:
    async with played.wire_of(HOST) as raw:
        said = await asked(raw, {"do": "say", "text": "  cafe\u0301 \u2028\t au\u00a0lait  "})
        assert lines(said) == ["caf\u00e9 au lait"]
