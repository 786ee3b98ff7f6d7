"""Words in four languages: Fluent catalogues that every client shares."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

# A server only passes catalogues on: Fluent, which takes a fifth of its start, is imported when a
# text is formatted.
if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "fr", "it", "de")
FALLBACK: Final = "en"
# The catalogues that do not belong to one game. A game's own are named by its descriptor.
COMMON: Final = ("terminal", "table", "bots", "games", "review")


class Words:
    """The texts of one language, by name; English where a text is missing.

    `catalogues` are those of a game, as `package:catalogue`. They come after the common ones and
    may replace their texts.
    """

    def __init__(self, language: str, catalogues: tuple[str, ...] = ()) -> None:
        self.language = language
        languages = dict.fromkeys((language, FALLBACK))
        self.bundles = [bundle(name, catalogues) for name in languages]

    def __call__(self, name: str, /, **facts: str | int) -> str:
        """The text with this name, filled with the facts."""
        found = next((each for each in self.bundles if each.has_message(name)), None)
        pattern = None if found is None else found.get_message(name).value
        if found is None or pattern is None:
            raise LookupError(f"there is no text '{name}'")
        # A fact that a text lacks shows as its name: better than no game. Tests find it.
        text, _ = found.format_pattern(pattern, facts)
        return str(text)

    def __contains__(self, name: str) -> bool:
        return any(each.has_message(name) for each in self.bundles)

    def including(self, catalogues: tuple[str, ...]) -> "Words":
        """These words with the catalogues of a game."""
        return Words(self.language, catalogues)

    def lines(self, name: str, /, **facts: str | int) -> list[str]:
        """A text of several lines, line by line."""
        return self(name, **facts).split("\n")


def bundle(language: str, catalogues: tuple[str, ...] = ()) -> "FluentBundle":
    """The common texts of one language, and those of these catalogues."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415  # see above

    made = FluentBundle([language], use_isolating=False)
    for catalogue in COMMON:
        made.add_resource(parsed(language, catalogue))
    for place in catalogues:
        package, _, catalogue = place.partition(":")
        made.add_resource(parsed(language, catalogue, package), allow_overrides=True)
    return made


@lru_cache(maxsize=64)
def parsed(language: str, catalogue: str, package: str = __name__) -> "Resource":
    """A catalogue, parsed once."""
    from fluent.runtime import FluentResource  # noqa: PLC0415  # see above

    return FluentResource(source(language, catalogue, package))


def source(language: str, catalogue: str, package: str = __name__) -> str:
    """A catalogue as it is written. A game of another package need not speak every language."""
    place = files(package).joinpath(language, f"{catalogue}.ftl")
    if language != FALLBACK and not place.is_file():
        return ""
    return place.read_text("utf-8")


@lru_cache(maxsize=64)
def game_source(language: str, catalogues: tuple[str, ...]) -> str:
    """The catalogues of a game as one Fluent text; English for those that lack the language."""
    texts: list[str] = []
    for place in catalogues:
        package, _, catalogue = place.partition(":")
        texts.append(source(language, catalogue, package) or source(FALLBACK, catalogue, package))
    return "\n".join(texts)


@cache
def bot_names(seat: int) -> frozenset[str]:
    """The names that a bot on this seat has in the browser, in all languages."""
    line = re.compile(rf"^play-bot-name-{seat} = (.+)$", re.MULTILINE)
    return frozenset(name for each in LANGUAGES for name in line.findall(source(each, "play")))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it, else English."""
    settings = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((setting for setting in settings if setting), "")[:2].lower()
    return wanted if wanted in LANGUAGES else FALLBACK
