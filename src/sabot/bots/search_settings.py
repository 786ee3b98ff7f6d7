"""Settings of a search as text behind a bot's name: `playouts=2000+seconds=1`."""

from typing import Any, Final

from sabot.bots.search import SearchSettings
from sabot.core.errors import SabotError

# A word by itself: learn nothing from the moves of others, to measure what learning is worth.
UNBIASED: Final = "unbiased"
# Not a comma, which separates the bots of a list.
JOINT: Final = "+"
WHOLE: Final = ("playouts", "candidates", "horizon")


def settings_of(detail: str, usual: SearchSettings) -> tuple[SearchSettings, bool]:
    """The settings that a text asks for, and True if beliefs are to stay uniform.

    `seconds=0` is no time limit.
    """
    words = [word.strip() for word in detail.split(JOINT) if word.strip()]
    settings = usual._replace(**dict(setting(word) for word in words if word != UNBIASED))
    return settings._replace(seconds=settings.seconds or None), UNBIASED in words


def setting(word: str) -> tuple[str, Any]:
    """One setting, as `playouts=2000`."""
    name, _, text = word.partition("=")
    if name not in SearchSettings._fields:
        expected = ", ".join((*SearchSettings._fields, UNBIASED))
        raise SabotError(f"a search has no '{name}'; expected some of {expected}")
    try:
        number = float(text)
    except ValueError:
        raise SabotError(f"'{text}' is no number for {name}") from None
    if not 0 <= number < float("inf"):
        raise SabotError(f"{name} can't be {text}")
    return name, int(number) if name in WHOLE else number
