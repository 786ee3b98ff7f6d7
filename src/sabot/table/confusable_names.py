"""Names that people can't tell apart, by Unicode's data on confusable characters (UTS 39)."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

# Marks of direction that stand around right-to-left characters in the data's own texts.
MARK: Final = "\u200e"


class Neighbour(msgspec.Struct, frozen=True):
    """A character, or a few, that look like another."""

    c: str


@lru_cache(maxsize=1024)
def looks(name: str) -> frozenset[str]:
    """What a name looks like, whatever its case: two names with a look in common are confusable.

    A capital may resemble what its small letter does not, so both forms count: `Ian` and `lan`.
    """
    return frozenset({skeleton(skeleton(name).casefold()), skeleton(name.casefold())})


def skeleton(text: str) -> str:
    """The text with each character replaced by the prototype of those that look like it."""
    table = prototypes()
    letters = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(table.get(letter, letter) for letter in letters))


@cache
def prototypes() -> dict[str, str]:
    """The prototype of each confusable character.

    The library lists for each character its neighbours in Unicode's table, in which a character
    has one prototype, and stands before it. So a character is replaced if it has one neighbour,
    unless that one has been replaced by this.
    """
    data = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    neighbours = msgspec.json.decode(data, type=dict[str, list[Neighbour]])
    found: dict[str, str] = {}
    for listed, others in neighbours.items():
        character = listed.replace(MARK, "")
        prototype = others[0].c.replace(MARK, "")
        mutual = len(neighbours[others[0].c]) == 1 and prototype in found
        if len(character) == 1 and len(others) == 1 and not mutual:
            found[character] = prototype
    return found
