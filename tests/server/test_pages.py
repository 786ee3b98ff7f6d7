"""The built pages: served as files with headers that keep them safe, and with nothing inline."""

import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest

from sabot.server import pages
from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.compression import compressed
from sabot.server.pages import SITE
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at

SCREENS = ("/", "/new/saboteur", "/rules/sabotage", "/t/abc", "/t/abc/replay/1", "/t/abc/deals/2")
ASSETS = sorted(path.name for path in (SITE / "assets").glob("*"))
KINDS = {".css": "text/css", ".js": "text/javascript"}


class Page(HTMLParser):
    """What a page refers to, and what in it breaks the rules."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.inline: list[str] = []
        self.open: str = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        traits = {name: value or "" for name, value in attrs}
        self.inline += [name for name in traits if name.startswith("on") or name == "style"]
        self.inline += [tag] if tag == "style" or (tag == "script" and "src" not in traits) else []
        self.addresses += [traits[name] for name in ("src", "href", "action") if name in traits]
        self.open = tag

    def handle_data(self, data: str) -> None:
        if self.open in {"script", "style"} and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        del tag
        self.open = ""


def files_in(page: Page) -> set[str]:
    """The files that a page refers to; the manifest is made by the server."""
    return set(page.addresses) - {"/app.webmanifest"}


async def fetch(path: str, folder: Path, accept: str = "*/*", **more: str) -> httpx.Response:
    services = Services(log_at(str(folder / "sabot.db")), CONTEXT)
    app = make_app(RunningServer.of(ServerSettings(), services))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://sabot") as client:
        headers = {name.replace("_", "-"): value for name, value in more.items()}
        return await client.get(path, headers={"accept": accept, **headers})


@pytest.mark.asyncio
@pytest.mark.parametrize("path", SCREENS)
async def test_a_screen_is_served_with_headers_that_forbid_anything_inline(
    path: str, tmp_path: Path
) -> None:
    answer = await fetch(path, tmp_path)
    assert answer.status_code == 200
    page = Page(answer.text)
    assert page.inline == []
    assert set(page.addresses) >= set(Page((SITE / "index.html").read_text("utf-8")).addresses)
    assert all((SITE / address.lstrip("/")).is_file() for address in files_in(page))
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.asyncio
async def test_what_is_no_screen_is_not_there(tmp_path: Path) -> None:
    assert (await fetch("/t/abc/replay/one", tmp_path)).status_code == 404
    assert (await fetch("/elsewhere", tmp_path)).status_code == 404
    assert (await fetch("/elsewhere", tmp_path)).json()["reason"] == "no-page"


@pytest.mark.asyncio
async def test_people_who_are_lost_are_told_so_on_the_page(tmp_path: Path) -> None:
    answer = await fetch("/elsewhere", tmp_path, accept="text/html,*/*")
    assert answer.status_code == 404
    assert answer.text == (SITE / "index.html").read_text("utf-8")


@pytest.mark.asyncio
@pytest.mark.parametrize("name", ASSETS)
async def test_what_pages_are_made_of_is_served_as_what_it_is_and_may_be_kept(
    name: str, tmp_path: Path
) -> None:
    answer = await fetch(f"/assets/{name}", tmp_path)
    assert answer.status_code == 200
    assert answer.content == (SITE / "assets" / name).read_bytes()
    assert answer.headers["content-type"].partition(";")[0] == KINDS[Path(name).suffix]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.asyncio
async def test_what_is_large_goes_out_compressed(tmp_path: Path) -> None:
    largest = max(ASSETS, key=lambda name: (SITE / "assets" / name).stat().st_size)
    whole = (SITE / "assets" / largest).stat().st_size
    for encoding, taken in (("gzip", "gzip, deflate"), ("br", "gzip, deflate, br")):
        answer = await fetch(f"/assets/{largest}", tmp_path, accept_encoding=taken)
        assert answer.headers["content-encoding"] == encoding
        assert answer.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) < whole / 2
    plain = await fetch(f"/assets/{largest}", tmp_path, accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.content == (SITE / "assets" / largest).read_bytes()


@pytest.mark.asyncio
async def test_pages_and_public_answers_go_out_compressed(tmp_path: Path) -> None:
    for path in ("/", "/api/games"):
        plain = await fetch(path, tmp_path, accept_encoding="identity")
        answer = await fetch(path, tmp_path, accept_encoding="gzip")
        assert "content-encoding" not in plain.headers
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert int(answer.headers["content-length"]) < len(plain.content) / 2
        assert answer.content == plain.content


@pytest.mark.parametrize("name", ASSETS)
def test_each_file_is_there_compressed(name: str) -> None:
    assert (SITE / "compressed" / f"{name}.br").is_file()


@pytest.mark.asyncio
async def test_the_first_screen_names_its_files_in_the_readers_language(tmp_path: Path) -> None:
    french = await fetch("/", tmp_path, accept_language="xx, fr-CA;q=0.9, en;q=0.8")
    names = [name for name in ASSETS if name.startswith("front-")]
    assert [name for name in names if name in french.text] == [
        name for name in names if name.startswith("front-fr-")
    ]
    odd = await fetch("/", tmp_path, accept_language="xx")
    assert any(name in odd.text for name in names if name.startswith("front-en-"))


def test_the_file_that_opens_the_socket_waits_for_no_other() -> None:
    (early,) = (SITE / "assets" / name for name in ASSETS if name.startswith("early-"))
    assert not re.search(r"\bimport\b", early.read_text("utf-8"))


@pytest.mark.asyncio
async def test_nothing_outside_the_folder_is_served(tmp_path: Path) -> None:
    assert (await fetch("/assets/%2e%2e/%2e%2e/pages.py", tmp_path)).status_code == 404
    assert (await fetch("/assets/%2e%2e/index.html", tmp_path)).status_code == 404
    assert (await fetch("/assets/nothing.js", tmp_path)).status_code == 404


def test_the_page_holds_no_script_style_or_handler_of_its_own() -> None:
    page = Page((SITE / "index.html").read_text("utf-8"))
    assert page.inline == []
    assert page.addresses


def test_inline_script_style_and_handlers_would_be_found() -> None:
    bad = '<p onclick="x()" style="y"></p><script>z()</script><style>p {}</style>'
    assert Page(bad).inline == ["onclick", "style", "script", "z()", "style", "p {}"]


def test_the_page_refers_to_nothing_but_files_that_are_there() -> None:
    for address in files_in(Page((SITE / "index.html").read_text("utf-8"))):
        assert (SITE / address.lstrip("/")).is_file()


def test_scripts_name_no_other_host() -> None:
    # Namespaces of SVG and the like are names, not addresses.
    names = re.compile(r"https?://(?!www\.w3\.org/|svelte\.dev/)[\w.-]+")
    found = {
        host
        for path in (SITE / "assets").glob("*.js")
        for host in names.findall(path.read_text("utf-8"))
    }
    assert found == set()


@pytest.mark.asyncio
async def test_a_part_of_the_page_is_compressed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.js").write_text("let a = 1;\n" * 1000, "utf-8")
    (tmp_path / "a.png").write_bytes(b"\x89PNG" * 1000)
    times: list[bytes] = []

    def counted(text: bytes) -> bytes:
        times.append(text)
        return compressed(text)

    monkeypatch.setattr(pages, "compressed", counted)
    transport = httpx.ASGITransport(pages.Built(directory=tmp_path))
    async with httpx.AsyncClient(transport=transport, base_url="http://sabot") as client:
        for _ in range(3):
            answer = await client.get("/a.js")
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.text == "let a = 1;\n" * 1000
        answer = await client.get("/a.js")
        etag = {"if-none-match": answer.headers["etag"]}
        assert (await client.get("/a.js", headers=etag)).status_code == 304
        plain = await client.get("/a.js", headers={"accept-encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.text) == (False, answer.text)
        part = await client.get("/a.js", headers={"range": "bytes=4-8"})
        assert (part.status_code, part.text) == (206, "a = 1")
        assert "content-encoding" not in (await client.get("/a.png")).headers
    assert len(times) == 1
