"""Other sites may not use somebody's cookie: origins, cookies, headers and what proxies say."""

from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from tests.server.hostile.raw import Wire, request, socket_at
from tests.server.hostile.tables import HOST, THREE, Played, answer, gathered
from tests.server.running import POOR, Running, running

pytestmark = pytest.mark.asyncio

SETUP = {"name": "Ann", "settings": {"game": THREE}}
BASE_URL = "https://games.example.org"
FOREIGN = [
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost.evil.example",
    "null",
    "",
    "http://[",
    "file://",
    "http://127.0.0.1:PORT.evil.example",
    "http://127.0.0.1:PORT@evil.example",
    "http://evil.example/127.0.0.1:PORT",
    "http://evil.example#127.0.0.1:PORT",
]


async def first_words(raw: Wire) -> str:
    """How a socket begins: with a snapshot after our hello, or a farewell."""
    await raw.say({"type": "hello", "protocol": 1})
    words = await answer(raw)
    return str(words.get("reason", words["type"]))


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_opens_no_socket(played: Played, origin: str) -> None:
    port = played.server.port
    headers = (
        f"Cookie: sabot={played.tokens[HOST]}",
        f"Origin: {origin}".replace("PORT", f"{port}"),
    )
    async with played.unmoved(), socket_at(port, played.table, *headers) as raw:
        assert await first_words(raw) == "bad-origin"


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_calls_nothing_that_changes(played: Played, origin: str) -> None:
    origin = origin.replace("PORT", str(played.server.port))
    async with played.unmoved(), httpx.AsyncClient(base_url=played.server.address) as http:
        for path, body in (
            ("/api/tables", SETUP),
            (f"/api/tables/{played.table}/people", {"name": "Eve"}),
        ):
            refused = await http.post(path, json=body, headers={"Origin": origin})
            assert refused.status_code == 403
            assert refused.json()["reason"] == "bad-origin"
            assert "set-cookie" not in refused.headers


async def test_a_page_without_a_host_is_nobodys(server: Running) -> None:
    body = b'{"name":"Ann","settings":{"game":"saboteur(players=3)"}}'
    head = b"POST /api/tables HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\n"
    answered = await request(server.port, head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert answered.startswith(b"HTTP/1.1 403 ")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
async def test_what_a_form_can_send_is_no_call(server: Running, kind: str) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        refused = await http.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
        assert (refused.status_code, refused.json()["reason"]) == (400, "bad-call")


async def test_our_own_pages_may_do_both(played: Played) -> None:
    origin = played.server.address
    headers = (f"Cookie: sabot={played.tokens[HOST]}", f"Origin: {origin}")
    async with socket_at(played.server.port, played.table, *headers) as raw:
        assert await first_words(raw) == "snapshot"
    async with httpx.AsyncClient(base_url=origin) as http:
        made = await http.post("/api/tables", json=SETUP, headers={"Origin": origin})
        assert made.status_code == 201


async def test_behind_a_proxy_the_base_url_is_our_own(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with running(database, tmp_path, "--base-url", BASE_URL + "/") as server:
        played = await gathered(server)
        headers = (f"Cookie: sabot={played.tokens[HOST]}", f"Origin: {BASE_URL}")
        async with socket_at(server.port, played.table, *headers) as raw:
            assert await first_words(raw) == "snapshot"
        async with httpx.AsyncClient(base_url=server.address) as http:
            made = await http.post("/api/tables", json=SETUP, headers={"Origin": BASE_URL})
            assert made.json()["link"].startswith(f"{BASE_URL}/t/")
            assert "secure" in flags(made)
            assert made.headers["strict-transport-security"]
            foreign = {"Origin": BASE_URL + ".evil.example"}
            assert (await http.post("/api/tables", json=SETUP, headers=foreign)).status_code == 403


def flags(answered: httpx.Response) -> set[str]:
    """What a cookie says beside its value, in small letters."""
    return {each.strip().lower() for each in answered.headers["set-cookie"].split(";")[1:]}


async def test_the_cookie_is_for_this_site_and_no_script(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        made = await http.post("/api/tables", json=SETUP)
        assert {"httponly", "samesite=lax", "path=/"} <= flags(made)
        assert "secure" not in flags(made)  # or it would not come back over HTTP
        assert not any(flag.startswith("domain") for flag in flags(made))
        assert "token" not in made.json() or made.json()["token"] is None
        secret = http.cookies["sabot"]
        entrance = {"name": "Bob", "credentials": "token"}
        entered = await http.post(f"/api/tables/{made.json()['table']}/people", json=entrance)
        assert secret not in entered.text
        assert "set-cookie" not in entered.headers


SAFE = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "referrer-policy",
    "x-content-type-options",
}


def check_safe(answered: httpx.Response) -> None:
    assert set(answered.headers) >= SAFE
    policy = answered.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "server" not in answered.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/nonsense", 200),
        ("GET", "/favicon.svg", 200),
        ("GET", "/assets/nonsense", 404),
        ("GET", "/assets/..%2fapp.py", 404),
        ("GET", "/assets/%2e%2e/app.py", 404),
        ("POST", "/favicon.svg", 405),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nonsense", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/api/tables/nonsense", 404),
        ("GET", "/api/games?nonsense=1", 400),
        ("GET", "/api/games/nonsense/words/en", 404),
        ("GET", "/api/games/saboteur/words/..", 404),
        ("GET", "/api/games/saboteur/words/..%2fen", 404),
        ("GET", "/api/games/saboteur/words/en%00", 404),
        ("POST", "/api/tables", 400),
        ("OPTIONS", "/api/tables", 405),
        ("GET", f"/api/tables/x/games/{'9' * 5000}/deals", 404),
    ],
)
async def test_every_answer_has_the_safe_headers(
    server: Running, method: str, path: str, status: int
) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        answered = await http.request(method, path)
        assert answered.status_code == status
        check_safe(answered)
        if path.startswith("/api/"):
            assert answered.headers["cache-control"] == "no-store"
        assert "access-control-allow-origin" not in answered.headers


async def test_pages_have_nothing_inline(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as http:
        for path in ("/", "/t/x", "/t/x/deals/1"):
            page = (await http.get(path)).text
            assert "<script>" not in page
            assert "<style" not in page
            assert " onclick=" not in page


async def statuses(server: Running, headers: Mapping[str, str], calls: int) -> set[int]:
    async with httpx.AsyncClient(base_url=server.address, headers=headers) as http:
        return {(await http.get("/api/games")).status_code for _ in range(calls)}


async def test_only_trusted_proxies_say_whose_call_it_is(tmp_path: Path) -> None:
    for trusted, expected in (("", {429}), ("192.0.2.1", {429}), ("127.0.0.1", {200})):
        folder = tmp_path / f"trusting {trusted}"
        folder.mkdir()
        flag = ["--trusted-proxies", trusted] if trusted else []
        async with running(folder / "t.db", folder, *POOR, *flag) as server:
            spent = await statuses(server, {"X-Forwarded-For": "198.51.100.1"}, 70)
            assert spent == {200, 429}
            # Others are not held up, if the proxy's word is taken; whatever the client wrote
            # before it is not.
            assert await statuses(server, {"X-Forwarded-For": "198.51.100.2"}, 1) == expected
            forged = {"X-Forwarded-For": "203.0.113.9, 198.51.100.1"}
            assert await statuses(server, forged, 1) == {429}
