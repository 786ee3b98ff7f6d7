"""Honest people at an attacked server: two who play with two bots, and others in the lobby."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from sabot.bots.random import RandomBot
from sabot.client import Seat, Server
from sabot.table.commands import Rematch, Sit, Start
from sabot.table.settings import Settings

GAME: Final = "saboteur(players=4)"
# Between two moves of the people.
BREATH_S: Final = 0.1
# Between two looks at the lobby.
LOOK_S: Final = 0.1


class HonestTable:
    """Two people and two bots. `commands` and `bot_turns` are how long these took, in seconds."""

    def __init__(self, people: list[Seat]) -> None:
        self.people = people
        self.picture = people[0].picture
        self.mover = RandomBot(1)
        self.commands: list[float] = []
        self.bot_turns: list[float] = []

    async def play(self, seconds: float) -> tuple[list[float], list[float]]:
        """How long the people's moves and the bots' turns take while they play for so long."""
        self.commands, self.bot_turns = [], []
        tasks = [asyncio.create_task(work) for work in (self.move(), self.watch_bots())]
        await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        return self.commands, self.bot_turns

    async def move(self) -> None:
        """Play at random whenever somebody has the turn, game after game."""
        host = self.people[0]
        while True:
            await host.until(lambda: self.picture.over() or self.to_act() in {0, 1})
            if self.picture.over():
                await host.do(Rematch())
                await host.do(Start())
                continue
            turn = self.picture.turn()
            mover = self.people[self.to_act() or 0]
            seen = mover.picture
            await mover.until(lambda turn=turn, seen=seen: seen.my_turn() or seen.turn() > turn)
            if seen.my_turn():  # unless the end of the last window has cut its move short
                async with timed(self.commands):
                    await mover.play(self.mover.choose(seen.view()))
            await host.until(lambda turn=turn: self.picture.turn() > turn)
            await asyncio.sleep(BREATH_S)

    async def watch_bots(self) -> None:
        """Measure each turn of a bot; also one that is not over at the end."""
        host = self.people[0]
        while True:
            await host.until(lambda: self.to_act() in {2, 3})
            turn = self.picture.turn()
            async with timed(self.bot_turns):
                await host.until(lambda turn=turn: self.picture.turn() > turn)

    def to_act(self) -> int | None:
        """The seat that has the turn, if any."""
        table = self.picture.table
        return None if table is None else table["to_act"]


@asynccontextmanager
async def timed(took: list[float]) -> AsyncGenerator[None]:
    """Add how long the block takes; also if it is cancelled, since then it took at least that."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        took.append(time.perf_counter() - begun)


@asynccontextmanager
async def honest_table(door: Server, bots: str = "rules") -> AsyncGenerator[HonestTable]:
    """A table where two people have begun a game with two bots that do not pause."""
    settings = Settings(game=GAME, bot_pause=0, round_pause=0)
    async with (
        await door.create(settings, "Ann") as ann,
        await door.enter(ann.place.table, "Bob") as bob,
    ):
        for seat, person in enumerate((ann, bob)):
            await person.do(Sit(seat))
        await ann.do(Start(bots))
        yield HonestTable([ann, bob])


async def repeated(ask: Callable[[], Awaitable[object]], going: Callable[[], bool]) -> list[float]:
    """How long something took each time, asked again and again as long as it is to go on."""
    took: list[float] = []
    while going():
        async with timed(took):
            await ask()
        await asyncio.sleep(LOOK_S)
    return took
