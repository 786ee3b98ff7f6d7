"""A scene played on the real wire, with every byte that two of those there receive."""

from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sabot.bots import roster
from sabot.core.game import Viewer
from sabot.core.notation import format_seat
from sabot.server.bot_workers import kinds
from sabot.table.commands import MakeClaim, Move, Resume, Say
from sabot.wire.messages import PROTOCOL, Do, Hello, Ping, Pong, Resync, stream_of
from tests.server.secrecy.ears import Ear
from tests.server.secrecy.inside import server_inside
from tests.server.secrecy.scene import BOT, TABLE, Scene, secret_of, write_scene

Heard = list[tuple[str, bytes]]
CLAIMS = ("I stone", "A saboteur", "doubt A I stone", "ask B look II", "ask A mend B pick")


class ScriptedBot:
    """A bot that plays what stands in its script, whatever it sees."""

    def __init__(self, script: deque[Any]) -> None:
        self.script = script

    def choose(self, view: Any) -> Any:
        assert view.moves, "a bot is asked when it is to move"
        return self.script.popleft()


class Play:
    """One run: who is connected, and what was heard besides the sockets."""

    def __init__(self, scene: Scene, viewer: Viewer, address: str, tries: list[list[str]]) -> None:
        self.scene = scene
        self.go_to(address)
        self.tries = tries
        self.viewer = viewer
        self.person = scene.watcher if viewer is None else viewer
        self.ears: dict[int, Ear] = {}
        self.heard: Heard = []

    def go_to(self, address: str) -> None:
        """Where the server is."""
        self.address = address
        self.socket = f"ws://{address}/api/tables/{TABLE}/socket"

    async def run(self) -> Heard:
        """Play from beginning to end; all that was heard."""
        await self.open()
        await self.look_around()
        await self.resume()
        await self.turns()
        await self.close()
        return self.heard

    async def open(self) -> None:
        """Everybody connects, and the game goes on."""
        everybody = [*self.scene.people(), self.scene.watcher]
        for person in everybody:
            self.ears[person] = await Ear.open(self.socket, person)
            for ear in self.ears.values():
                await ear.until_here(set(self.ears))

    async def resume(self) -> None:
        numbers = self.numbers()
        await self.ears[self.scene.people()[0]].send(Do("resume", Resume()))
        await self.settle(numbers)

    def numbers(self) -> dict[int, int]:
        """The number that each has heard last."""
        return {person: ear.n for person, ear in self.ears.items()}

    async def settle(self, numbers: dict[int, int]) -> None:
        """Wait until they have all heard of one thing more."""
        for person, number in numbers.items():
            await self.ears[person].until_number(number + 1)

    async def turns(self) -> None:
        """Play the live turns; bots play theirs by themselves."""
        turns = self.scene.live_turns()
        numbers = self.numbers()
        for index, turn in enumerate(turns):
            if turn.seat not in self.scene.bots:
                await self.provoke(index, turn.seat)
                text = self.scene.record.game.format_move(turn.move)
                await self.ears[turn.seat].send(Do(f"move {index}", self.move(index, text)))
            await self.settle(numbers)
            numbers = {person: number + 1 for person, number in numbers.items()}
            if index in {len(turns) // 2, len(turns) - 1} and not self.bot_is_next(index):
                await self.look_around()
                numbers = self.numbers()

    def bot_is_next(self, index: int) -> bool:
        """Whether something is about to happen by itself."""
        turns = self.scene.live_turns()
        return index + 1 < len(turns) and turns[index + 1].seat in self.scene.bots

    def move(self, index: int, text: str) -> Move:
        return Move(self.scene.turns_played() + index, msgspec.Raw(msgspec.json.encode(text)))

    async def provoke(self, index: int, seat: int) -> None:
        """The viewer tries what can't be done, and asks what can be asked."""
        ear = self.ears[self.person]
        for number, text in enumerate(self.tries[index] if seat == self.viewer else ["junk"]):
            answer = await ear.do(f"try {index} {number}", self.move(index, text))
            assert b'"type":"refused"' in answer, answer
        await ear.ask(Ping())

    async def look_around(self) -> None:
        """The viewer comes again in other tabs, and calls all that there is to call."""
        ear = self.ears[self.person]
        stream = stream_of(self.viewer)
        for hello in (None, Hello(PROTOCOL, stream, ear.n - 3), Hello(PROTOCOL, stream, 1)):
            tab = await Ear.open(self.socket, self.person, hello)
            await tab.send(Resync(ear.n - 1))
            await tab.send(Ping())
            await tab.until(lambda tab=tab: isinstance(tab.messages[-1], Pong))
            self.heard += [("tab", words) for words in tab.heard]
            await tab.close()
        hearers = self.ears if self.viewer is not None else [self.person]
        numbers = {person: self.ears[person].n for person in hearers}
        await ear.do(f"hear hear {ear.n}", Say(phrase="well-played"))
        await self.settle(numbers)
        await self.claim_things()
        await self.call_all()

    async def claim_things(self) -> None:
        """The viewer and somebody else claim what comes to mind; some of it is refused."""
        if self.scene.record.game.vocabulary is None:
            return
        for person in (self.scene.people()[0], self.person):
            for text in CLAIMS:
                numbers, ear = self.numbers(), self.ears[person]
                claim = MakeClaim(msgspec.Raw(msgspec.json.encode(text)))
                answer = await ear.do(f"claim {person} {text} {ear.n}", claim)
                if b'"type":"refused"' not in answer:
                    await self.settle(numbers)

    async def call_all(self) -> None:
        """Every call that there is, with the viewer's credentials and without."""
        game = f"/api/tables/{TABLE}/games/1"
        paths = ["/api/tables", f"/api/tables/{TABLE}", f"{game}/replay", f"{game}/deals"]
        paths += [f"{game}/record", "/api/games", f"/t/{TABLE}", "/healthz"]
        paths += [f"{game}/log{page}" for page in ("", "?round=1", "?round=9")]
        letters = [format_seat(seat) for seat in range(self.scene.players)]
        paths += [f"{game}/replay?seat={seat}" for seat in [*letters, "public", "all"]]
        bearer = {"authorization": f"Bearer {secret_of(self.person)}"}
        async with httpx.AsyncClient(
            base_url=f"http://{self.address}", trust_env=False, timeout=60
        ) as http:
            for path in paths:
                self.note(path, await http.get(path, headers=bearer))
                self.note(path, await http.get(path))
            entrance = {"name": "again", "credentials": "token"}
            path = f"/api/tables/{TABLE}/people"
            self.note(path, await http.post(path, json=entrance, headers=bearer))
            path = f"{game}/branch"
            for step in (0, self.scene.turns_played(), 10_000):
                branch = {"name": "again", "step": step, "seat": 0, "credentials": "token"}
                self.note(path, await http.post(path, json=branch, headers=bearer))

    def note(self, path: str, answer: httpx.Response) -> None:
        headers = sorted(pair for pair in answer.headers.items() if pair[0] != "date")
        self.heard.append((path, f"{answer.status_code} {headers}".encode() + answer.content))

    async def close(self) -> None:
        """Everybody goes; what was heard by those whom it is about is kept."""
        for person in self.listeners():
            self.heard += [(f"person {person}", words) for words in self.ears[person].heard]
        for ear in self.ears.values():
            await ear.close()

    def listeners(self) -> list[int]:
        """Whose bytes are kept: a watcher knows no more than the viewer."""
        return sorted({self.person, self.scene.watcher})


async def bytes_heard(
    scene: Scene, viewer: Viewer, tries: list[list[str]], folder: Path, patch: pytest.MonkeyPatch
) -> Heard:
    """All that the viewer, and a watcher, receive while the scene is played."""
    script_bots(scene, patch)
    database = folder / "tables.db"
    async with server_inside(database, lambda log: write_scene(log, scene)) as address:
        return await Play(scene, viewer, address, tries).run()


def script_bots(scene: Scene, patch: pytest.MonkeyPatch) -> None:
    """Let the bots play what the scene has for them."""
    script = deque(turn.move for turn in scene.live_turns() if turn.seat in scene.bots)
    patch.setattr(kinds, "QUICK", frozenset({BOT}))  # asked here, where the script is

    def make(*asked: object) -> ScriptedBot:
        del asked
        return ScriptedBot(script)

    patch.setitem(roster.MAKERS, BOT, make)
