"""The page of a screen, which names all files that the screen needs, so that they come at once.

A browser that learns of them one after the other waits for the line again and again. The build says
what is needed (`preloads.json`); a table that is not in memory has only what every table needs.
"""

import html
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

LANGUAGES: Final = ("en", "fr", "it", "de")
HEAD_END: Final = "</head>"


def first_language(accepted: str) -> str:
    """The first of a browser's languages that the client speaks."""
    for each in accepted.split(","):
        short = each.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


class Needs(NamedTuple):
    """What a screen needs besides the page: its own files, those of a game, and a first call."""

    screen: str = ""
    game: str = ""
    call: str = ""


def page_with_preloads(site: Path, language: str, needs: Needs) -> str:
    """The page with links to all that is needed, with the texts of a language."""
    screen, game, call = needs
    built = (site / "index.html").stat().st_mtime_ns
    needed = preload_lists(site, built)
    names = (screen, game, f"{screen} {language}", f"{game} {language}")
    files = dict.fromkeys(file for name in names for file in needed.get(name, ()))
    links = [f'<link rel="modulepreload" crossorigin href="/{file}">' for file in files]
    if call:
        links.append(f'<link rel="preload" as="fetch" crossorigin href="{html.escape(call)}">')
    lines = "".join(f"  {link}\n" for link in links)
    return plain_page(site, built).replace(HEAD_END, f"{lines}  {HEAD_END}", 1)


# Both are read again after another build: pages may be built while the server runs.


@lru_cache(1)
def plain_page(site: Path, built: int) -> str:
    """The page as it was built at a time."""
    del built
    return (site / "index.html").read_text("utf-8")


@lru_cache(1)
def preload_lists(site: Path, built: int) -> dict[str, list[str]]:
    """The files that screens, games and languages needed in the build of a time."""
    del built
    path = site / "preloads.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, list[str]])
