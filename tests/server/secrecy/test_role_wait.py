"""Waiting until everybody has seen their role tells nobody anything of the roles."""

from functools import partial
from pathlib import Path

import msgspec
import pytest

from sabot.core.game import Viewer
from sabot.table.commands import AcknowledgeRole
from sabot.table.record import Record, Round
from sabot.wire.messages import PROTOCOL, Hello
from tests.server.secrecy.ears import Ear
from tests.server.secrecy.inside import server_inside
from tests.server.secrecy.pairs import pair_of
from tests.server.secrecy.playing import Heard, Play, script_bots
from tests.server.secrecy.scene import Scene, scene_of, write_scene
from tests.server.secrecy.trying import tries_of

TURNS = 5


class Looking(Play):
    """A round that has just been dealt: everybody looks at their role, and then it is played."""

    async def open(self) -> None:
        for person in [*self.scene.people(), self.scene.watcher]:
            hello = Hello(PROTOCOL, acknowledges=True)
            self.ears[person] = await Ear.open(self.socket, person, hello)
            for ear in self.ears.values():
                await ear.until_here(set(self.ears))

    async def resume(self) -> None:
        numbers = self.numbers()
        await super().resume()
        numbers = {person: number + 2 for person, number in numbers.items()}
        for person, number in numbers.items():  # the game goes on, and the wait begins
            await self.ears[person].until_number(number)
        for person in self.scene.people():
            await self.ears[person].do("seen", AcknowledgeRole(len(self.scene.record.rounds)))
        for person, number in numbers.items():  # one's own acknowledgement, and the wait ends
            own = person in self.scene.people()
            await self.ears[person].until_number(number + (2 if own else 1))


def beginning(record: Record) -> Record:
    """The record with the first turns of its last round only."""
    *before, last = record.rounds
    return msgspec.structs.replace(record, rounds=[*before, Round(last.deal, last.turns[:TURNS])])


def scenes_to_look_at(options: str, viewer: Viewer) -> list[Scene]:
    """A pair of rounds of which nothing has been played, and in which a person begins."""
    for seed in range(1, 100):
        pair = pair_of(options, viewer, seed)
        records = [beginning(record) for record in (pair.first, pair.second)]
        scenes = [scene_of(record, viewer, TURNS) for record in records]
        if scenes[0].live_turns()[0].seat not in scenes[0].bots:
            return scenes
    raise AssertionError("bots begin everywhere")


async def heard_twice(
    options: str, viewer: Viewer, folder: Path, patch: pytest.MonkeyPatch
) -> list[Heard]:
    scenes = scenes_to_look_at(options, viewer)
    tries, heard = tries_of(scenes, 2), list[Heard]()
    for name, scene in zip(("first", "second"), scenes, strict=True):
        (folder / name).mkdir()
        script_bots(scene, patch)
        database = folder / name / "tables.db"
        async with server_inside(database, partial(write_scene, scene=scene)) as at:
            heard.append(await Looking(scene, viewer, at, tries).run())
    return heard


def waits(heard: Heard) -> list[bytes]:
    """The messages that tell that the table begins to wait, or waits no longer."""
    return [words for _, words in heard if b'"news"' in words and b'"role_wait"' in words]


@pytest.mark.asyncio
@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("options", ["saboteur(players=4)", "saboteur2(players=4)"])
async def test_nobody_learns_of_roles_by_waiting_for_them(
    options: str, viewer: Viewer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await heard_twice(options, viewer, tmp_path, monkeypatch)
    assert len(waits(first)) >= 2
    for ours, theirs in zip(first, second, strict=True):
        assert ours == theirs


@pytest.mark.asyncio
async def test_nobody_hears_who_has_seen_their_role(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A watcher hears of the wait's beginning and end, and of nothing between."""
    heard, _ = await heard_twice("saboteur(players=4)", None, tmp_path, monkeypatch)
    news = [words for who, words in heard if who.startswith("person") and b'"news"' in words]
    first = next(n for n, words in enumerate(news) if b'"role_wait":true' in words)
    assert b'"role_wait":false' in news[first + 1]
