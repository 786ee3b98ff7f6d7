"""The words of a game over HTTP, for clients that have none of it."""

import sys
from importlib import invalidate_caches
from pathlib import Path

import httpx
import pytest

from sabot.locales import LANGUAGES, game_source, source
from tests.server.hostile.test_origins import check_safe
from tests.server.running import running


@pytest.mark.asyncio
async def test_the_words_of_a_game_are_text_that_browsers_may_keep(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        httpx.AsyncClient(base_url=server.address) as http,
    ):
        for language in LANGUAGES:
            answered = await http.get(f"/api/games/saboteur2/words/{language}")
            assert answered.status_code == 200
            check_safe(answered)
            assert answered.headers["content-type"] == "text/plain; charset=utf-8"
            assert answered.headers["cache-control"] == "public, max-age=600"
            words = [source(language, name) for name in ("saboteur", "claims", "saboteur2")]
            assert answered.text == "\n".join(words)
        for path in ("/api/games/chess/words/en", "/api/games/saboteur/words/pt"):
            refused = await http.get(path)
            assert (refused.status_code, refused.json()["reason"]) == (404, "no-page")
            assert refused.headers["cache-control"] == "no-store"


def test_a_catalogue_without_the_language_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language, name in (("en", "whist"), ("en", "bids"), ("fr", "bids")):
        folder = tmp_path / "cards_words" / language
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.ftl").write_text(f"{name} = {language}\n", "utf-8")
    (tmp_path / "cards_words" / "__init__.py").write_text("", "utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    invalidate_caches()
    places = ("cards_words:whist", "cards_words:bids")
    assert game_source("fr", places) == "whist = en\n\nbids = fr\n"
    assert game_source("en", places) == "whist = en\n\nbids = en\n"
    assert not game_source("fr", ())
