"""What stands on the screen, by the names that its texts have: wording may change, tests not."""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from sabot.locales import source

CATALOGUES: Final = (
    "front",
    "play",
    "aids",
    "bots",
    "replay",
    "lookback",
    "puzzles",
    "me",
    "records",
    "share",
    "lessons",
    "coach",
    "mine",
    "saboteur",
    "seven_seals",
    "seven_seals-board",
    "sabotage-board",
    "generic",
    "claims",
    "table",
    "games",
)


@cache
def bundle(language: str) -> FluentBundle:
    """The texts of the browser client in one language."""
    made = FluentBundle([language], use_isolating=False)
    for catalogue in CATALOGUES:
        made.add_resource(FluentResource(source(language, catalogue)))
    return made


def said(name: str, /, language: str = "en", **facts: str | int) -> str:
    """A text, filled with facts."""
    texts = bundle(language)
    pattern = texts.get_message(name).value
    assert pattern is not None
    text, errors = texts.format_pattern(pattern, facts)
    assert not errors, errors
    return str(text)
