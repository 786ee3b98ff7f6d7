"""Who has no business at a table: without credentials, with those of others, or gone."""

import secrets

import pytest

from tests.server.hostile.raw import frame, greeted, socket_at
from tests.server.hostile.tables import BOB, HOST, WATCHER, Played, answer, asked, gathered

pytestmark = pytest.mark.asyncio

SAY = frame(b'{"type":"do","id":"x","command":{"do":"say","text":"hello"}}')
HELLO = frame(b'{"type":"hello","protocol":1}')


async def turned_away(played: Played, *headers: str, table: str | None = None) -> str:
    """Why somebody is not let in, although they speak at once; they hear nothing else."""
    table = played.table if table is None else table
    async with played.unmoved(), socket_at(played.server.port, table, *headers) as raw:
        await raw.send(HELLO + SAY)
        farewell = await answer(raw)
        assert farewell["type"] == "farewell"
        assert not farewell["again"]
        closed = await raw.hear()
        assert closed is not None
        assert closed.close_code() == 1008
        return str(farewell["reason"])


def bearer(token: str) -> str:
    return f"Authorization: Bearer {token}"


@pytest.mark.parametrize(
    "header",
    [
        "X-Nothing: 0",
        "Authorization: Bearer",
        "Authorization: Bearer ",
        "Authorization: Bearer a",
        "Authorization: Basic YTpi",
        f"Authorization: Bearer {'a' * 5000}",
        "Authorization: Bearer \xff\xfe",
        "Cookie: sabot=",
        "Cookie: sabot=%00",
        'Cookie: sabot="\\000"',
        f"Cookie: {'; '.join(f'c{n}=1' for n in range(500))}",
    ],
)
async def test_without_credentials_nobody_is_let_in(played: Played, header: str) -> None:
    assert await turned_away(played, header) == "not-in"


async def test_a_guessed_token_opens_nothing(played: Played) -> None:
    for _ in range(20):
        assert await turned_away(played, bearer(secrets.token_urlsafe(16))) == "not-in"


async def test_what_the_store_keeps_opens_nothing(played: Played) -> None:
    for row in await played.log():
        for word in row.body.decode().split('"'):
            if len(word) >= 16:
                assert await turned_away(played, bearer(word)) == "not-in"
                assert await turned_away(played, f"Cookie: sabot={word}") == "not-in"


async def test_tokens_of_one_table_are_worthless_at_another(played: Played) -> None:
    other = await gathered(played.server)
    for token in other.tokens:
        assert await turned_away(played, bearer(token)) == "not-in"
        assert await turned_away(played, f"Cookie: sabot={token}") == "not-in"


async def test_a_table_that_is_none_is_said_to_be_none(played: Played) -> None:
    token = bearer(played.tokens[HOST])
    for table in ("nonsense", "AAAAAAAAAAAA", "%00", "%ff", "a" * 500, "..", "'--"):
        assert await turned_away(played, token, table=table) == "no-table"


async def test_who_left_is_not_let_in_again_by_the_old_token(gathering: Played) -> None:
    async with gathering.wire_of(BOB) as raw:
        await raw.say({"type": "do", "id": "a", "command": {"do": "leave"}})
        assert (await raw.hear_until("farewell"))["reason"] == "left"
    left = gathering.tokens[BOB]
    gathering.tokens[BOB] = gathering.tokens[WATCHER]
    assert await turned_away(gathering, bearer(left)) == "not-in"


async def test_who_was_removed_is_cut_off_at_once_and_stays_out(gathering: Played) -> None:
    removed = gathering.tokens[BOB]
    async with gathering.wire_of(BOB) as raw:
        async with gathering.wire_of(HOST) as host:
            assert (await asked(host, {"do": "remove", "person": BOB}))["ack"] == "a"
        assert (await raw.hear_until("farewell"))["reason"] == "removed"
        await raw.send(SAY)
        gathering.tokens[BOB] = gathering.tokens[WATCHER]
        assert await turned_away(gathering, bearer(removed)) == "not-in"


async def test_one_person_may_have_several_sockets(played: Played) -> None:
    port, table, token = played.server.port, played.table, played.tokens[HOST]
    async with greeted(port, table, token) as one, greeted(port, table, token) as two:
        assert (await asked(one, {"do": "say", "text": "hello"}))["ack"] == "a"
        assert "ack" not in await answer(two)
