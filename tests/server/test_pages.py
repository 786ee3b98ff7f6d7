"""The plain pages: served as files with headers that keep them safe, and with nothing inline."""

import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import httpx
import pytest

from sabot.server.app import make_app
from sabot.server.bots import HOUSE
from sabot.server.services import Services
from sabot.server.serving import Serving
from sabot.server.settings import ServerSettings
from sabot.server.store.opening import log_at

STATIC = Path(str(files("sabot.server") / "static"))
PAGES = {"/": "index.html", "/t/abc": "table.html", "/t/abc/deals/1": "deals.html"}
SCRIPTS = sorted(path.name for path in STATIC.glob("*.js"))
IMPORTED = re.compile(r"""^import .* from "\./(.+)";$""", re.MULTILINE)
ASKED_FOR = re.compile(r"""\$\("([a-z-]+)"\)""")


class Page(HTMLParser):
    """What a page is made of, and what in it breaks the rules."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.inline: list[str] = []
        self.ids: list[str] = []
        self.labelled: set[str] = set()
        self.inputs: list[str] = []
        self.texts: list[str] = []
        self.open: str = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        traits = {name: value or "" for name, value in attrs}
        self.inline += [name for name in traits if name.startswith("on") or name == "style"]
        self.inline += [tag] if tag == "style" or (tag == "script" and "src" not in traits) else []
        self.addresses += [traits[name] for name in ("src", "href", "action") if name in traits]
        self.ids += [traits["id"]] if "id" in traits else []
        self.labelled |= {traits["for"]} if tag == "label" else set()
        self.inputs += [traits["id"]] if tag in {"input", "select"} else []
        self.texts += [traits["data-text"]] if "data-text" in traits else []
        self.open = tag

    def handle_data(self, data: str) -> None:
        if self.open in {"script", "style"} and data.strip():
            self.inline.append(data)

    def handle_endtag(self, tag: str) -> None:
        del tag
        self.open = ""


def read(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")


async def fetch(path: str, folder: Path) -> httpx.Response:
    services = Services(log_at(str(folder / "sabot.db")), HOUSE)
    app = make_app(Serving.of(ServerSettings(), services))
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://sabot") as client:
        return await client.get(path)


@pytest.mark.asyncio
@pytest.mark.parametrize(("path", "name"), PAGES.items())
async def test_a_page_is_served_with_headers_that_forbid_anything_inline(
    path: str, name: str, tmp_path: Path
) -> None:
    answer = await fetch(path, tmp_path)
    assert answer.status_code == 200
    assert answer.text == read(name)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = answer.headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.asyncio
@pytest.mark.parametrize("name", [*SCRIPTS, "style.css"])
async def test_what_pages_are_made_of_is_served_as_what_it_is(name: str, tmp_path: Path) -> None:
    answer = await fetch(f"/static/{name}", tmp_path)
    assert answer.status_code == 200
    kind = "text/css" if name.endswith(".css") else "text/javascript"
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.asyncio
async def test_nothing_outside_the_static_folder_is_served(tmp_path: Path) -> None:
    assert (await fetch("/static/%2e%2e/pages.py", tmp_path)).status_code == 404
    assert (await fetch("/static/nothing.js", tmp_path)).status_code == 404


@pytest.mark.parametrize("name", PAGES.values())
def test_a_page_holds_no_script_style_or_handler_of_its_own(name: str) -> None:
    assert Page(read(name)).inline == []


def test_inline_script_style_and_handlers_would_be_found() -> None:
    bad = '<p onclick="x()" style="y"></p><script>z()</script><style>p {}</style>'
    assert Page(bad).inline == ["onclick", "style", "script", "z()", "style", "p {}"]


@pytest.mark.parametrize("name", PAGES.values())
def test_a_page_refers_to_nothing_but_files_that_are_there(name: str) -> None:
    addresses = set(Page(read(name)).addresses) - {"/", "data:,"}
    assert addresses
    assert [each for each in addresses if not each.startswith("/static/")] == []
    assert [each for each in addresses if not (STATIC / each.rpartition("/")[2]).is_file()] == []


@pytest.mark.parametrize("name", PAGES.values())
def test_every_input_has_a_label_and_every_id_is_used_once(name: str) -> None:
    page = Page(read(name))
    assert set(page.inputs) <= page.labelled
    assert len(page.ids) == len(set(page.ids))


@pytest.mark.parametrize("name", PAGES.values())
def test_every_text_that_a_page_asks_for_is_among_the_words(name: str) -> None:
    words = set(re.findall(r"^  (\w+):", read("words.js"), re.MULTILINE))
    texts = Page(read(name)).texts
    assert texts
    assert [text for text in texts if text not in words] == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_imports_only_scripts_that_are_there(name: str) -> None:
    text = read(name)
    imports = IMPORTED.findall(text)
    assert len(imports) == len(re.findall(r"\bimport\b", text))
    assert set(imports) <= set(SCRIPTS)


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_makes_no_markup_or_code_from_text(name: str) -> None:
    made = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|eval\(|Function\("
    assert re.findall(made, read(name)) == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_asks_only_for_elements_that_a_page_has(name: str) -> None:
    ids = {each for page in PAGES.values() for each in Page(read(page)).ids}
    assert set(ASKED_FOR.findall(read(name))) <= ids
