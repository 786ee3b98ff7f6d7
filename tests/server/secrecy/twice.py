"""Both games of a pair on the wire, the same in all that the viewer may know."""

from pathlib import Path
from typing import Final

import pytest

from tests.server.secrecy.pairs import Pair
from tests.server.secrecy.playing import Heard, bytes_heard
from tests.server.secrecy.scene import scene_of
from tests.server.secrecy.trying import tries_of

# How many illegal moves the viewer tries in a turn.
TRIES: Final = 4


async def heard_twice(
    pair: Pair, folder: Path, patch: pytest.MonkeyPatch, live: int
) -> tuple[Heard, Heard]:
    """What the viewer and a watcher hear of the one, and of the other."""
    scenes = [scene_of(record, pair.viewer, live) for record in (pair.first, pair.second)]
    tries = tries_of(scenes, TRIES)
    heard: list[Heard] = []
    for name, scene in zip(("first", "second"), scenes, strict=True):
        (folder / name).mkdir()
        heard.append(await bytes_heard(scene, pair.viewer, tries, folder / name, patch))
    return heard[0], heard[1]
