"""Whether somebody takes notes, and which, is known to nobody else: neither then nor later."""

from pathlib import Path

import pytest

from sabot.core.game import Viewer
from sabot.server import subscribers
from sabot.server.store.log import Log
from sabot.table.commands import Note
from sabot.table.private_notes import Mark
from sabot.table.table import Table
from tests.server.secrecy.inside import server_inside
from tests.server.secrecy.pairs import pair_of
from tests.server.secrecy.playing import Heard, Play, script_bots
from tests.server.secrecy.scene import AT, Scene, scene_of, write_scene

SECOND = 1000
# Who takes notes; the viewers are others.
NOTER = 2
SOME: tuple[Mark, ...] = ("suspected", "", "trusted", "doubted")
OTHERS: tuple[Mark, ...] = ("trusted",)


class Study(Play):
    """A game in which somebody marks others before each move of a person, or does not."""

    marks: tuple[Mark, ...] = ()
    at = AT

    def now(self) -> int:
        return self.at

    async def provoke(self, index: int, seat: int) -> None:
        self.at += SECOND
        for number, mark in enumerate(self.marks):
            await self.ears[NOTER].do(f"note {index} {number}", Note(index % 2, mark))
        if self.at == AT + SECOND:
            # Another table has changed since the last move, but not since the notes.
            await self.call_all()
        await super().provoke(index, seat)

    async def settle(self, numbers: dict[int, int]) -> None:
        """Who takes notes counts those too, and is not waited for."""
        await super().settle({who: n for who, n in numbers.items() if who != NOTER})


async def heard_by(
    scene: Scene, viewer: Viewer, folder: Path, marks: tuple[Mark, ...]
) -> tuple[Heard, list[bytes]]:
    """What the viewer and a watcher hear; and what whoever takes notes does."""
    folder.mkdir()
    play = Study(scene, viewer, "", [["junk"]] * scene.live)
    play.marks = marks

    async def prepare(log: Log) -> None:
        await write_scene(log, scene)
        await write_scene(log, scene, "another-table", AT + SECOND // 2)

    async with server_inside(folder / "tables.db", prepare, play.now) as address:
        play.go_to(address)
        heard = await play.run()
    return heard, play.ears[NOTER].heard


async def heard_each_time(
    viewer: Viewer, folder: Path, patch: pytest.MonkeyPatch
) -> list[tuple[Heard, list[bytes]]]:
    """The same game with no notes, with some, and with others."""
    scene = scene_of(pair_of("saboteur(players=4)", viewer, 3).first, viewer, 12)
    heard: list[tuple[Heard, list[bytes]]] = []
    for name, marks in (("none", ()), ("some", SOME), ("others", OTHERS)):
        script_bots(scene, patch)
        heard.append(await heard_by(scene, viewer, folder / name, marks))
    return heard


@pytest.mark.asyncio
@pytest.mark.parametrize("viewer", [None, 0])
async def test_nobody_can_tell_whether_somebody_takes_notes(
    viewer: Viewer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (none, silent), (some, loud), (others, _) = await heard_each_time(viewer, tmp_path, monkeypatch)
    assert len(none) > 12
    for quiet, one, other in zip(none, some, others, strict=True):
        assert quiet == one == other
        assert not any(mark.encode() in quiet[1] for mark in SOME if mark)
    assert sum(b'"noted"' in words for words in loud) > 3
    assert not any(b'"noted"' in words for words in silent)


@pytest.mark.asyncio
async def test_a_server_that_tells_of_notes_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def notes_of(table: Table, viewer: Viewer) -> dict[int, str]:
        del viewer
        return table.seats[NOTER].notes

    monkeypatch.setattr(subscribers, "notes_of", notes_of)
    (none, _), (some, _), (others, _) = await heard_each_time(0, tmp_path, monkeypatch)
    assert none != some
    assert some != others
