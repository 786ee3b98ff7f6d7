from pathlib import Path

import pytest

from sabot.server.store.log import Log
from sabot.table.commands import Say
from tests.server.secrecy.inside import server_inside
from tests.server.secrecy.pairs import pair_of
from tests.server.secrecy.playing import Heard, Play, script_bots
from tests.server.secrecy.scene import AT, Scene, scene_of, write_scene

SECOND = 1000


class Gallery(Play):
    """A game with somebody who watches, and who talks to other watchers or does not."""

    talks = False
    at = AT

    def now(self) -> int:
        return self.at

    async def provoke(self, index: int, seat: int) -> None:
        self.at += SECOND
        watcher = self.ears[self.scene.watcher]
        if self.talks:
            before = watcher.n
            await watcher.do(f"aside {index}", Say(text=f"seat {seat} cheats"))
            await watcher.until_number(before + 1)
        if self.at == AT + SECOND:
            # Another table has changed since the last move, but not since the aside.
            await self.call_all()
        await super().provoke(index, seat)

    def listeners(self) -> list[int]:
        return [self.person]


async def heard_by_seat(scene: Scene, folder: Path, *, talks: bool) -> tuple[Heard, list[bytes]]:
    """What seat 0 hears, and what the watcher hears."""
    folder.mkdir()
    play = Gallery(scene, 0, "", [["junk"]] * scene.live)
    play.talks = talks

    async def prepare(log: Log) -> None:
        await write_scene(log, scene)
        await write_scene(log, scene, "another-table", AT + SECOND // 2)

    async with server_inside(folder / "tables.db", prepare, play.now) as address:
        play.go_to(address)
        heard = await play.run()
    return heard, play.ears[scene.watcher].heard


@pytest.mark.asyncio
async def test_players_can_not_tell_whether_watchers_talk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = scene_of(pair_of("saboteur(players=4)", 0, 3).first, 0, 12)
    script_bots(scene, monkeypatch)
    silent, seen_in_silence = await heard_by_seat(scene, tmp_path / "silent", talks=False)
    script_bots(scene, monkeypatch)
    loud, seen = await heard_by_seat(scene, tmp_path / "loud", talks=True)
    for ours, theirs in zip(silent, loud, strict=True):
        assert ours == theirs
    assert sum(b"cheats" in words for words in seen) > 3
    assert not any(b"cheats" in words for words in seen_in_silence)
