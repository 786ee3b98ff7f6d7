"""Messages and frames that mean nothing: refused, and the table does not notice."""

import pytest

from tests.server.hostile.raw import BINARY, PING, TEXT, frame, sized, socket_at
from tests.server.hostile.tables import BOB, HOST, Played, answer, start_of, told_until_pong

pytestmark = pytest.mark.asyncio

DO = b'{"type":"do","id":"a","command":'
SAY = DO + b'{"do":"say","text":"hello"}}'
LARGEST = 16 * 1024
CONT = 0
DEEP = b"[" * 8000 + b"]" * 8000

MEANINGLESS = {
    "nothing": b"",
    "a space": b" ",
    "no JSON": b"hello",
    "half of it": SAY[:-1],
    "more than it": SAY + b"}",
    "null": b"null",
    "a number": b"7",
    "a list": b"[" + SAY + b"]",
    "no type": b"{}",
    "unknown type": b'{"type":"nonsense"}',
    "type of another kind": b'{"type":7}',
    "type twice": b'{"type":"nonsense",' + SAY[1:],
    "unknown field": SAY[:-1] + b',"seat":0}',
    "unknown field in the command": DO + b'{"do":"say","text":"hello","person":0}}',
    "unknown command": DO + b'{"do":"nonsense"}}',
    "no command": b'{"type":"do","id":"a"}',
    "no id": b'{"type":"do","command":{"do":"say","text":"hello"}}',
    "an empty id": SAY.replace(b'"a"', b'""'),
    "an id of a number": SAY.replace(b'"a"', b"1"),
    "a long id": SAY.replace(b'"a"', b'"' + b"a" * 65 + b'"'),
    "an id with NUL": SAY.replace(b'"a"', b'"\\u0000"'),
    "half a surrogate": SAY.replace(b"hello", b"\\ud800"),
    "text of another kind": SAY.replace(b'"hello"', b"7"),
    "no UTF-8": SAY.replace(b"hello", b"\xff\xfe"),
    "UTF-16": SAY.decode().encode("utf-16"),
    "UTF-8 with its mark": b"\xef\xbb\xbf" + SAY,
    "a control character": SAY.replace(b"hello", b"a\x00b"),
    "a seat that is a fraction": DO + b'{"do":"sit","seat":1.5}}',
    "a seat that is text": DO + b'{"do":"sit","seat":"1"}}',
    "a seat that is true": DO + b'{"do":"sit","seat":true}}',
    "a seat that is no number": DO + b'{"do":"sit","seat":NaN}}',
    "a seat without end": DO + b'{"do":"sit","seat":Infinity}}',
    "a seat of many digits": DO + b'{"do":"sit","seat":' + b"9" * 5000 + b"}}",
    "a seat of a large power": DO + b'{"do":"sit","seat":1e999}}',
    "deep lists": DEEP,
    "deep lists for a move": DO + b'{"do":"move","turn":0,"move":' + DEEP + b"}}",
    "deep objects": b'{"type":' * 1500 + b"0" + b"}" * 1500,
    "another hello": b'{"type":"hello","protocol":1}',
    "what a server says": b'{"type":"done","id":"a","n":1}',
}  # fmt: skip


@pytest.mark.parametrize("opcode", [TEXT, BINARY])
async def test_what_means_nothing_is_refused_and_the_socket_stays(
    played: Played, opcode: int
) -> None:
    async with played.unmoved(), played.wire_of(HOST) as raw:
        for name, words in MEANINGLESS.items():
            await raw.send(frame(words, opcode))
            refused = await answer(raw)
            assert (name, refused["type"], refused["id"]) == (name, "refused", None)
            assert refused["reason"] == "not-understood"
        assert await told_until_pong(raw) == []


async def test_a_move_that_is_no_utf_8_is_refused(played: Played) -> None:
    seat, turn, _ = await start_of(played)
    async with played.unmoved(), played.wire_of(seat) as raw:
        for move in (b'"\xff"', b'{"move":"\xff"}', b'{"\xff":0}', b"[\xff]"):
            words = DO + b'{"do":"move","turn":%d,"move":%b}}' % (turn, move)
            await raw.send(frame(words, BINARY))
            assert (await answer(raw))["reason"] in {"bad-move", "not-understood"}


async def test_of_a_field_given_twice_the_last_counts(played: Played) -> None:
    async with played.wire_of(HOST) as raw:
        await raw.send(frame(DO + b'{"do":"say","text":"one","text":"two"}}'))
        told = (await answer(raw))["told"]
        assert [event["line"]["text"] for event in told] == ["two"]


@pytest.mark.parametrize("seen", [-1, 10**6, 2**63, 2**64, 10**30, -(10**30)])
async def test_numbers_that_were_never_told_are_answered_with_a_snapshot(
    played: Played, seen: int
) -> None:
    async with played.unmoved(), played.wire_of(HOST) as raw:
        await raw.say({"type": "resync", "seen": seen})
        assert (await answer(raw))["type"] == "snapshot"


async def test_a_message_may_come_in_parts_with_pings_between(played: Played) -> None:
    async with played.wire_of(HOST) as raw:
        parts = [SAY[:9], SAY[9:30], b"", SAY[30:]]
        for n, part in enumerate(parts):
            last = n == len(parts) - 1
            await raw.send(frame(part, CONT if n else TEXT, fin=last) + frame(b"?", PING))
        assert (await answer(raw))["ack"] == "a"


WRONG = {
    "not masked": (bytes([0x81, 2]) + b"{}", 1002),
    "reserved bits": (frame(SAY, reserved=7), 1002),
    "compressed, as was not agreed": (frame(SAY, reserved=4), 1002),
    "unknown opcode": (frame(SAY, 3), 1002),
    "unknown control opcode": (frame(SAY[:9], 15), 1002),
    "a continuation of nothing": (frame(SAY, CONT), 1002),
    "a message within another": (frame(SAY, fin=False) + frame(SAY), 1002),
    "a long ping": (frame(b"x" * 126, PING), 1002),
    "half a ping": (frame(b"x", PING, fin=False), 1002),
    "too large": (frame(b" " * (LARGEST + 1)), 1009),
    "too large by its own word": (bytes([0x81]) + sized(1 << 40), 1009),
    "too large in parts": (
        frame(b" " * LARGEST, fin=False) + frame(b" ", CONT, fin=False) + frame(b" ", CONT),
        1009,
    ),
    "in too many parts": (frame(b"", fin=False) + frame(b"", CONT, fin=False) * 1000, 1009),
}


@pytest.mark.parametrize("name", WRONG)
async def test_a_frame_against_the_rules_ends_the_connection(played: Played, name: str) -> None:
    data, code = WRONG[name]
    async with played.unmoved(), played.wire_of(HOST) as raw:
        await raw.send(data)
        heard = await raw.hear()
        while heard is not None and heard.opcode == TEXT:
            assert heard.message()["type"] == "presence"
            heard = await raw.hear()
        assert heard is not None
        assert heard.close_code() == code
        assert await raw.hear() is None


async def test_the_largest_message_is_taken(played: Played) -> None:
    async with played.unmoved(), played.wire_of(HOST) as raw:
        await raw.send(frame(b" " * LARGEST))
        assert (await answer(raw))["reason"] == "not-understood"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (SAY, "hello-first"),
        (b'{"type":"ping"}', "hello-first"),
        (b"", "hello-first"),
        (b"\xff", "hello-first"),
        (b'{"type":"hello"}', "hello-first"),
        (b'{"type":"hello","protocol":0}', "protocol"),
        (b'{"type":"hello","protocol":2}', "protocol"),
        (b'{"type":"hello","protocol":-99999999999999999999}', "protocol"),
    ],
)
async def test_without_a_fitting_hello_nothing_is_told(
    played: Played, words: bytes, reason: str
) -> None:
    token = f"Authorization: Bearer {played.tokens[HOST]}"
    async with played.unmoved(), socket_at(played.server.port, played.table, token) as raw:
        await raw.send(frame(words) + frame(SAY))
        assert await answer(raw) == {"type": "farewell", "reason": reason, "again": False}
        closed = await raw.hear()
        assert closed is not None
        assert closed.close_code() == 1008


async def test_who_leaves_and_asks_on_is_not_heard(gathering: Played) -> None:
    async with gathering.wire_of(BOB) as raw:
        leave = frame(DO + b'{"do":"leave"}}')
        resync = frame(b'{"type":"resync","seen":0}')
        await raw.send(leave + resync + frame(SAY.replace(b'"a"', b'"b"')) + resync)
        assert (await raw.hear_until("farewell"))["reason"] == "left"
        closed = await raw.hear()
        assert closed is not None
        assert closed.close_code() == 1008
    assert b"hello" not in (await gathering.log())[-1].body
