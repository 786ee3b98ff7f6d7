"""The page of a screen, which names all files that the screen needs, so that they come at once.

A browser that learns of them one after the other waits for the line again and again. The build says
what is needed (`preloads.json`); a table that is not in memory has only what every table needs.
"""

import html
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

LANGUAGES: Final = ("en", "fr", "it", "de")
MOST_WEIGHED: Final = 512
HEAD: Final = "<head>"
HEAD_END: Final = "</head>"


def first_language(accepted: str) -> str:
    """The first of a browser's languages that the client speaks."""
    for each in accepted.split(","):
        short = each.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


class Needs(NamedTuple):
    """What a screen needs besides the page: its own files, those of a game, and a first call.

    `socket`: whether its socket is to be opened before the rest is there.
    """

    screen: str = ""
    game: str = ""
    call: str = ""
    socket: bool = False


def page_with_preloads(site: Path, language: str, needs: Needs) -> str:
    """The page with links to all that is needed, with the texts of a language."""
    screen, game, call, socket = needs
    built = (site / "index.html").stat().st_mtime_ns
    needed = preload_lists(site, built)
    names = (f"{screen} {language}", f"{game} {language}", screen, game)
    named = {file for name in names for file in needed.get(name, ())}
    # Nothing is shown before the last is there. A browser takes six at a time: a large one that
    # comes last would have the line to itself, and wait for it once more.
    files = sorted(named, key=partial(weight, site, built), reverse=True)
    links = [link_to(file) for file in files]
    if call:
        links.append(f'<link rel="preload" as="fetch" crossorigin href="{html.escape(call)}">')
    lines = "".join(f"  {link}\n" for link in links)
    text = plain_page(site, built).replace(HEAD_END, f"{lines}  {HEAD_END}", 1)
    return text.replace(HEAD, HEAD + early_script(needed), 1) if socket else text


def link_to(file: str) -> str:
    """The link that makes a browser load a file; the page is painted when its styles are there."""
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{file}">'


def early_script(needed: dict[str, list[str]]) -> str:
    """The script that opens the socket of a table, before all others: see web/src/net/early.ts."""
    src = "".join(f' src="/{file}"' for file in needed["early"])
    return f'\n    <script type="module" async fetchpriority="high" data-early{src}></script>'


# All are read again after another build: pages may be built while the server runs.


@lru_cache(MOST_WEIGHED)
def weight(site: Path, built: int, file: str) -> tuple[int, str]:
    """How large a file is as it was built at a time; with its name, so that none are equal."""
    del built
    return (site / file).stat().st_size, file


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
