"""What a browser needs to install the pages as an app."""

from pathlib import Path

import pytest

from tests.server.test_pages import fetch

pytestmark = pytest.mark.asyncio


async def test_the_manifest_is_in_the_readers_language(tmp_path: Path) -> None:
    answer = await fetch("/app.webmanifest", tmp_path, accept_language="de-CH,de;q=0.9")
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["vary"] == "accept-language"
    found = answer.json()
    assert (found["lang"], found["start_url"], found["display"]) == ("de", "/", "standalone")
    assert found["description"] == "Vier Kartenspiele um Stollen, Stiche und Holzschuhe."
    english = (await fetch("/app.webmanifest", tmp_path)).json()
    assert english["lang"] == "en"
    assert english["id"] == found["id"]


async def test_its_icons_are_there_in_their_sizes(tmp_path: Path) -> None:
    icons = (await fetch("/app.webmanifest", tmp_path)).json()["icons"]
    assert {each["purpose"] for each in icons} == {"any", "maskable"}
    for each in icons:
        answer = await fetch(each["src"], tmp_path)
        assert answer.headers["content-type"] == each["type"] == "image/png"
        width, height = (int.from_bytes(answer.content[at : at + 4], "big") for at in (16, 20))
        assert each["sizes"] == f"{width}x{height}"


async def test_the_service_worker_is_asked_for_each_time(tmp_path: Path) -> None:
    answer = await fetch("/service-worker.js", tmp_path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "__SHELL__" not in answer.text
    assert "/assets/" in answer.text
