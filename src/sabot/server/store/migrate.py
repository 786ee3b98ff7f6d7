"""The numbered steps that bring a store up to the version of this program."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Literal

import msgspec

from sabot.server.store.log import StoreDown

FOLDER: Final = "migrations"


class Migration(msgspec.Struct, frozen=True):
    """A step to the version `number`, as SQL."""

    number: int
    script: str


def migrations(database: Literal["sqlite", "postgres"]) -> list[Migration]:
    """All steps for a kind of database, in order: a file 0003_name.sql leads to version 3."""
    folder = files("sabot.server.store") / FOLDER / database
    scripts = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [Migration(int(f.name.partition("_")[0]), f.read_text("utf-8")) for f in scripts]


def steps_from(version: int, steps: Sequence[Migration], where: str) -> Sequence[Migration]:
    """The steps that are still to be taken; a store of a newer program is refused."""
    if version > len(steps):
        raise StoreDown(
            f"{where} was written by a newer version of this program: it has version {version}, "
            f"this program knows {len(steps)}."
        )
    return steps[version:]
