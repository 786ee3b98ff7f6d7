"""Secrets stay where they belong: not in logs, not in URLs, not in the store."""

import hmac
import inspect
import math
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sabot.client import RefusedByServer, Server
from sabot.server.credentials import hashed_pin, key_of, new_secret, person_with, pin_fits
from sabot.table.context import TableContext
from sabot.table.fold import fold, open_table
from sabot.table.seating_commands import enter, opened
from sabot.table.settings import Settings
from sabot.table.table import Table
from tests.server.hostile.raw import frame, request, socket_at, upgrade, wire
from tests.server.hostile.tables import HOST, THREE, Played, asked, dealt, start_of
from tests.server.running import Running, running

PIN = "pin-4711-pin"
CHAT = "my own words about you all"
WORDS = "words for the deal"


async def use(server: Running) -> set[str]:
    """Do a bit of everything, rightly and wrongly; what of it nobody may read in a log."""
    secrets: set[str] = {PIN, CHAT, WORDS}
    played = await dealt(server)
    secrets.update(played.tokens)
    async with played.wire_of(HOST) as raw:
        await asked(raw, {"do": "say", "text": CHAT}, "chat")
        await asked(raw, {"do": "give-words", "words": WORDS}, "words")
        await raw.send(frame(b"\xff") + frame(b"{"))
    seat, turn, moves = await start_of(played)
    async with played.wire_of(seat) as raw:
        await asked(raw, {"do": "move", "turn": turn, "move": moves[0]}, "move")
    secrets.update(await wrongly(played))
    async with Server(server.address) as door:
        host = await door.create(Settings(game=THREE), "Ann", pin=PIN)
        with pytest.raises(RefusedByServer):
            await door.enter(host.place.table, "Bob", pin=PIN + "!")
        entered = await door.enter(host.place.table, "Bob", pin=PIN)
        secrets.update({str(host.place.token), str(entered.place.token)})
    entry: dict[str, Any] = msgspec.json.decode((await played.log())[0].body)
    return secrets | {entry["seed"]}


async def wrongly(played: Played) -> set[str]:
    """Requests that fail, with secrets in them."""
    port, token = played.server.port, played.tokens[HOST]
    path = f"/api/tables/{played.table}/socket"
    cookie = new_secret()
    for headers in (
        [f"Authorization: Bearer {token}", "Origin: http://["],
        [f"Cookie: sabot={cookie}", "X: " + "y" * 9000],
        [f"Authorization: Bearer {token}", "Sec-WebSocket-Version: 99"],
    ):
        async with wire(port) as stranger:
            await stranger.send(upgrade(path, port, *headers))
            await stranger.reader.readuntil(b"\r\n\r\n")
    async with socket_at(port, played.table, f"Cookie: sabot={token}") as raw:
        await raw.send(frame(token.encode()))
    await request(port, f"GET / HTTP/1.1\r\nAuthorization: {token}\r\n:\r\n\r\n".encode())
    known = {"Cookie": f"sabot={cookie}"}
    async with httpx.AsyncClient(base_url=played.server.address, headers=known) as http:
        await http.post("/api/tables", content=b"{" + PIN.encode())
        made = await http.post("/api/tables", json={"name": "Ann", "settings": {"game": THREE}})
        assert made.status_code == 201
        return {cookie, http.cookies["sabot"]}


@pytest.mark.asyncio
@pytest.mark.parametrize("form", ["json", "text"])
async def test_the_log_of_the_server_has_no_secrets(tmp_path: Path, form: str) -> None:
    flags = ("--log-level", "debug", "--log-format", form)
    async with running(tmp_path / "tables.db", tmp_path, *flags) as server:
        secrets = await use(server)
        await server.stop()
    written = server.log.read_text("utf-8")
    assert {secret for secret in secrets if secret in written} == set()
    lines = [line for line in written.splitlines() if not line.startswith("Sabot is at ")]
    assert lines
    if form == "json":
        assert all(msgspec.json.decode(line)["level"] for line in lines)


@pytest.mark.asyncio
async def test_the_store_has_no_secrets_of_people(tmp_path: Path) -> None:
    async with running(tmp_path / "tables.db", tmp_path) as server:
        secrets = await use(server)
        await server.stop()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert CHAT.encode() in kept
    for secret in secrets:
        if len(secret) == 22 or secret == PIN:
            assert secret.encode() not in kept


@pytest.mark.asyncio
async def test_answers_and_links_have_no_secrets_but_a_token_asked_for(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        made = await http.post("/api/tables", json={"name": "Ann", "settings": {"game": THREE}})
        table, secret = made.json()["table"], http.cookies["sabot"]
        for path in ("", "/games/1/replay", "/games/1/deals"):
            answered = await http.get(f"/api/tables/{table}{path}")
            assert secret not in answered.text
            assert key_of(secret, table) not in answered.text
        assert secret not in made.text
        assert made.json()["link"] == f"{server.address}/t/{table}"
        assert secret not in (await http.get("/metrics")).text


@pytest.mark.asyncio
@pytest.mark.parametrize("weak", ["a", "A" * 21, "A" * 23, "A" * 21 + ".", "\u00e9" * 22])
async def test_a_secret_that_the_server_can_not_have_made_is_not_taken(
    server: Running, weak: str
) -> None:
    async with Server(server.address) as door:
        table = (await door.create(Settings(game=THREE), "Ann")).place.table
    entrance = {"name": "Bob", "credentials": "token"}
    bearer = {b"Authorization": f"Bearer {weak}".encode("latin-1")}
    async with httpx.AsyncClient(base_url=server.address) as http:
        path = f"/api/tables/{table}/people"
        entered = await http.post(path, json=entrance, headers=bearer)
        assert entered.json()["token"] != weak
        assert len(entered.json()["token"]) == 22


@pytest.mark.asyncio
async def test_a_token_in_the_address_is_not_taken(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        refused = await http.get("/api/games?token=AAAAAAAAAAAAAAAAAAAAAA")
        assert (refused.status_code, refused.json()["reason"]) == (400, "bad-call")


def with_person(secret: str) -> Table:
    """A table with one person."""
    house = TableContext(kinds=frozenset(), stand_in="")
    table = open_table("table", opened(house, Settings(game=THREE), None), 0)
    for entry in enter(table, house, "Ann", key_of(secret, "table")):
        fold(table, entry, 0)
    return table


def test_secrets_have_128_bits_and_are_never_the_same() -> None:
    made = {new_secret() for _ in range(1000)}
    assert len(made) == 1000
    assert {len(secret) for secret in made} == {math.ceil(128 / 6)}
    assert len(set("".join(made))) == 64


def test_a_person_is_known_by_the_secret_only() -> None:
    secret = new_secret()
    table = with_person(secret)
    assert person_with(table, secret) == 0
    for other in (new_secret(), secret[:-1], secret.swapcase(), table.people[0].key):
        assert person_with(table, other) is None


def test_a_secret_is_kept_in_another_form_at_each_table() -> None:
    secret = new_secret()
    assert key_of(secret, "a") != key_of(secret, "b")
    assert secret not in key_of(secret, "a")
    assert len(key_of(secret, "a")) == 64


def test_secrets_and_pins_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[tuple[Any, Any]] = []

    def compare(left: Any, right: Any) -> bool:
        compared.append((left, right))
        return hmac_compare(left, right)

    hmac_compare = hmac.compare_digest
    monkeypatch.setattr(hmac, "compare_digest", compare)
    secret = new_secret()
    table = with_person(secret)
    person_with(table, secret)
    assert compared == [(table.people[0].key, key_of(secret, "table"))]
    assert " == " not in inspect.getsource(person_with) + inspect.getsource(pin_fits)


@pytest.mark.asyncio
async def test_a_pin_is_kept_hashed_with_a_salt_of_its_own() -> None:
    one, other = await hashed_pin(PIN), await hashed_pin(PIN)
    assert one != other
    assert PIN not in one
    assert await pin_fits(one, PIN)
    assert not await pin_fits(one, PIN + " ")
