"""Questions and changes beside the logs, written once for both kinds of database.

They are SQL that both understand, with parameters as PostgreSQL has them: $1, and $1::text where it
can't know the type. No text of anybody's ever stands in them: that is what parameters are for.
"""

import re
from typing import Any, Final

import msgspec

CAST: Final = re.compile(r"::[a-z]+")


class Statement(msgspec.Struct, frozen=True):
    """A change. If it is `needed` and changes no row, all changes made with it are undone."""

    text: str
    facts: tuple[Any, ...] = ()
    needed: bool = False


def change(text: str, *facts: object, needed: bool = False) -> Statement:
    """A change with its parameters."""
    return Statement(text, facts, needed)


def for_sqlite(text: str) -> str:
    """The same text as SQLite takes it."""
    return CAST.sub("", text).replace("$", "?")
