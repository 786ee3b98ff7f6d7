"""Words in four languages: Fluent catalogues that every client shares."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "it", "de")
FALLBACK: Final = "en"
CATALOGUES: Final = (
    "terminal",
    "table",
    "bots",
    "games",
    "saboteur",
    "saboteur2",
    "seven_seals",
    "sabotage",
    "review",
)


class Words:
    """The texts of one language, by name; English where a text is missing."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundles = [bundle(name) for name in dict.fromkeys((language, FALLBACK))]

    def __call__(self, name: str, /, **facts: str | int) -> str:
        """The text with this name, filled with the facts."""
        found = next((each for each in self.bundles if each.has_message(name)), None)
        pattern = None if found is None else found.get_message(name).value
        if found is None or pattern is None:
            raise LookupError(f"there is no text '{name}'")
        # A fact that a text lacks shows as its name: better than no game. Tests find it.
        text, _ = found.format_pattern(pattern, facts)
        return str(text)

    def lines(self, name: str, /, **facts: str | int) -> list[str]:
        """A text of several lines, line by line."""
        return self(name, **facts).split("\n")


def bundle(language: str) -> FluentBundle:
    """All texts of one language."""
    made = FluentBundle([language], use_isolating=False)
    for catalogue in CATALOGUES:
        made.add_resource(FluentResource(source(language, catalogue)))
    return made


def source(language: str, catalogue: str) -> str:
    """A catalogue as it is written."""
    return files(__name__).joinpath(language, f"{catalogue}.ftl").read_text("utf-8")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it, else English."""
    settings = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next((setting for setting in settings if setting), "")[:2].lower()
    return wanted if wanted in LANGUAGES else FALLBACK
