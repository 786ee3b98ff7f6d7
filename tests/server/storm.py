"""Tables that are played at while servers are killed at random points, again and again."""

import asyncio
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.server.store.open_store import source_at
from sabot.table.commands import Rematch, Say, Start
from tests.server.people import Witness, check_done, check_log, done_by, quick, seated
from tests.server.running import PATIENCE_S, Running, has_turn, take_turn, until
from tests.server.store.subjects import opened

# Options and how many people; bots have the other seats.
TABLES = (
    ("saboteur(players=5,rounds=1)", 3),
    ("saboteur2(players=4,rounds=1)", 4),
    ("seven_seals(players=5,rounds=2)", 5),
    ("sabotage(players=2,rounds=2)", 2),
    ("saboteur(players=3,rounds=2)", 2),
)
LONGEST_PAUSE_S = 0.25


@dataclass
class Tally:
    """What the kills met: how many commands were on their way, and had been written already."""

    kills: int = 0
    unanswered: int = 0
    kills_with_unanswered: int = 0
    written_unheard: int = 0
    acknowledged: int = 0
    moves: int = 0
    games: int = 0


@dataclass
class Storm:
    """The servers of one database, and everybody who plays there, thinking for up to `think_s`."""

    servers: Sequence[Running]
    seed: int
    think_s: float = 0.0
    tables: list[list[Witness]] = field(default_factory=list[list[Witness]])
    tally: Tally = field(default_factory=Tally)
    enough: asyncio.Event = field(default_factory=asyncio.Event)

    async def rage(self, kills: int, tables: Sequence[tuple[str, int]] = TABLES) -> Tally:
        """Play, kill so often, play all games to their end, and check every log."""
        async with AsyncExitStack() as stack:
            addresses = [server.address for server in self.servers]
            doors = [
                await stack.enter_async_context(Server(first, *others))
                for first, *others in rotations(addresses)
            ]
            for game, people in tables:
                company = seated(doors, quick(game), people)
                self.tables.append(await stack.enter_async_context(company))
            async with asyncio.TaskGroup() as group:
                for table in self.tables:
                    group.create_task(self.keep_playing(table))
                    group.create_task(self.keep_talking(table[-1]))
                await self.kill_often(kills)
                self.enough.set()
        for server in self.servers:
            await server.stop()
        await self.check()
        return self.tally

    async def keep_playing(self, people: Sequence[Witness]) -> None:
        """One game after the other, until it is enough."""
        bots = [RandomBot(self.seed + number) for number in range(len(people))]
        game = 0
        while not self.enough.is_set():
            game += 1
            if game > 1:
                await people[0].do(Rematch())
            await people[0].do(Start("random"))
            await asyncio.gather(
                *(self.play(*player, game) for player in zip(people, bots, strict=True))
            )
        self.tally.games += game

    async def play(self, person: Witness, bot: RandomBot, game: int) -> None:
        """One game."""
        while await has_turn(person, game):
            await asyncio.sleep(self.think_s * random.random())
            await take_turn(person, bot)

    async def keep_talking(self, person: Witness) -> None:
        """Say something from time to time, so that commands of one person overtake each other."""
        chance = random.Random(self.seed)
        number = 0
        while not self.enough.is_set():
            number += 1
            await person.do(Say(f"Word {number}"))
            await asyncio.sleep(chance.random() * 0.05)

    async def kill_often(self, kills: int) -> None:
        """Kill one server after the other and start it again."""
        chance = random.Random(self.seed)
        for _ in range(kills):
            if chance.random() < 0.8:  # else perhaps before anybody is back
                await self.progress(chance.randrange(1, 40))
            await asyncio.sleep(chance.random() ** 2 * LONGEST_PAUSE_S)
            if chance.random() < 0.7:
                await self.something_under_way()
                if chance.random() < 0.5:  # else at once, before it can be answered
                    await asyncio.sleep(chance.random() * 0.005)
            server = chance.choice(self.servers)
            unanswered = {name for person in self.everybody() for name in person.unanswered()}
            await server.kill()
            await self.count(unanswered)
            await server.start()

    async def progress(self, commands: int) -> None:
        """Wait until so many more commands have been acknowledged."""
        enough = self.acknowledged() + commands
        await until(lambda: self.acknowledged() >= enough)

    async def something_under_way(self) -> None:
        """Wait until somebody has asked for something, looking as often as possible."""
        async with asyncio.timeout(PATIENCE_S):
            while not any(person.waiting for person in self.everybody()):
                await asyncio.sleep(0)

    async def count(self, unanswered: set[str]) -> None:
        """Note what was on its way when a server was killed; what was done has its row."""
        self.tally.kills += 1
        self.tally.unanswered += len(unanswered)
        self.tally.kills_with_unanswered += bool(unanswered)
        source = source_at(self.servers[0].database)
        await source.open()
        for table in self.tables:
            rows = await check_done(source, table[0].place.table, done_by(table))
            self.tally.written_unheard += len(unanswered & {row.command for row in rows[-20:]})
        await source.close()

    async def check(self) -> None:
        """Whether the logs have what was acknowledged, once and in order."""
        async with opened(self.servers[0].database) as log:
            for table in self.tables:
                self.tally.moves += await check_log(log, table)
        self.tally.acknowledged = self.acknowledged()

    def everybody(self) -> list[Witness]:
        """All people at all tables."""
        return [person for table in self.tables for person in table]

    def acknowledged(self) -> int:
        """How many commands have been acknowledged to anybody."""
        return sum(len(person.acknowledged) for person in self.everybody())


def rotations(addresses: Sequence[str]) -> list[list[str]]:
    """The addresses, beginning with each in turn."""
    return [[*addresses[n:], *addresses[:n]] for n in range(len(addresses))]
