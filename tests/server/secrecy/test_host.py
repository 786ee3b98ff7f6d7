"""A host decides who is at the table, and sees no more of the game for it."""

from functools import partial
from pathlib import Path

import pytest

from sabot.table.commands import (
    AnyCommand,
    HandOver,
    Lock,
    Mute,
    Pause,
    Remove,
    Replace,
    Reserve,
)
from tests.server.secrecy.inside import server_inside
from tests.server.secrecy.pairs import pair_of
from tests.server.secrecy.playing import Heard, Play, script_bots
from tests.server.secrecy.scene import scene_of, write_scene

HOST = 0
LIVE = 8
# A bot would choose by what it holds: while the game stands, nobody moves.
POWERS: tuple[AnyCommand, ...] = (
    Pause(),
    Lock(),
    Mute(1),
    Reserve(1, HOST),
    Replace(1, "random"),
    Lock(locked=False),
    Remove(2),
    HandOver(4),
)


class Powerful(Play):
    """A game after which the host uses all powers, and looks around."""

    async def turns(self) -> None:
        await super().turns()
        host = self.ears[HOST]
        for number, command in enumerate(POWERS):
            await host.do(f"power {number}", command)
        self.ears.pop(2)
        await self.look_around()


async def heard_by_host(folder: Path, patch: pytest.MonkeyPatch) -> list[Heard]:
    """What the host and a watcher hear in two games that differ in what the host may not know."""
    pair = pair_of("saboteur(players=4)", HOST, 3)
    heard: list[Heard] = []
    for name, record in (("first", pair.first), ("second", pair.second)):
        scene = scene_of(record, HOST, LIVE)
        script_bots(scene, patch)
        (folder / name).mkdir()
        database = folder / name / "tables.db"
        async with server_inside(database, partial(write_scene, scene=scene)) as at:
            heard.append(await Powerful(scene, HOST, at, [["junk"]] * scene.live).run())
    return heard


@pytest.mark.asyncio
async def test_the_powers_of_a_host_show_them_no_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await heard_by_host(tmp_path, monkeypatch)
    told = b"".join(words for who, words in first if who == f"person {HOST}")
    for event in ("table-locked", "muted", "bot-sat-down", "shown-out", "new-host", "game-paused"):
        assert f'"event":"{event}"'.encode() in told, event
    for ours, theirs in zip(first, second, strict=True):
        assert ours == theirs
