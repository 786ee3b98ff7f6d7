"""The drawings that the build of the pages has written out: `share.json` in the folder `site`."""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

SHEET: Final = Path(str(files("sabot.server"))) / "site" / "share.json"


class Drawing(msgspec.Struct, frozen=True, rename={"view_box": "viewBox"}):
    """A drawing and the part of it that is shown."""

    view_box: str
    art: str


class Figure(msgspec.Struct, frozen=True):
    """The figure of a player, for a person and for a bot."""

    person: str
    bot: str


class Sheet(msgspec.Struct, frozen=True):
    """All drawings by their names: cards are 120 × 180, figures, icons and seals 48 × 48."""

    style: str
    defs: str
    colours: dict[str, str]
    cards: dict[str, str]
    figures: tuple[Figure, ...]
    icons: dict[str, str]
    seals: dict[str, str]
    pictures: dict[str, Drawing]


@lru_cache(1)
def sheet() -> Sheet | None:
    """The drawings; None where the pages have not been built."""
    if not SHEET.is_file():
        return None
    return msgspec.json.decode(SHEET.read_bytes(), type=Sheet)
