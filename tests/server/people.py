"""People at tables who remember what they were told, and whether the log says the same."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from sabot.client import Seat, Server
from sabot.games.registry import game_named
from sabot.server.finished_games import Past, game_in
from sabot.server.store.log import Log, Row
from sabot.server.store.transfer import Source
from sabot.server.tables import DECODE
from sabot.table.commands import AnyCommand, Move, Sit
from sabot.table.deals import check_deals
from sabot.table.entries import Moved, Rematched
from sabot.table.record import verify
from sabot.table.settings import Settings
from sabot.wire.messages import Farewell, FromServer, News, RefusedMessage


class Witness(Seat):
    """Remembers the commands that were acknowledged, in order, and every message."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat.address, seat.place, *seat.others)
        self.acknowledged: list[tuple[str, AnyCommand]] = []
        self.heard: list[FromServer] = []

    def answer(self, command_id: str | None, reason: Exception | None) -> None:
        command, answer = self.waiting.get(command_id or "", (None, None))
        if command_id and command and answer and not answer.done() and reason is None:
            self.acknowledged.append((command_id, command))
        super().answer(command_id, reason)

    async def hear(self, socket: ClientConnection, message: FromServer) -> None:
        self.heard.append(message)
        await super().hear(socket, message)

    def news(self) -> int:
        """How many news have come."""
        return sum(isinstance(message, News) for message in self.heard)

    def refusals(self) -> list[str]:
        """Why something was refused, each time."""
        return [message.reason for message in self.heard if isinstance(message, RefusedMessage)]

    def farewells(self) -> list[Farewell]:
        """How the server took its leave, each time."""
        return [message for message in self.heard if isinstance(message, Farewell)]

    def told(self, kind: str) -> list[Any]:
        """Every event of a kind that was told."""
        news = [message for message in self.heard if isinstance(message, News)]
        return [event for each in news for event in each.told if event["event"] == kind]

    def done(self) -> list[str]:
        """The commands that were acknowledged, as the log names them."""
        return [f"{self.place.person}:{command_id}" for command_id, _ in self.acknowledged]

    def unanswered(self) -> list[str]:
        """The commands that were sent and not answered, as the log names them."""
        return [f"{self.place.person}:{command_id}" for command_id in self.waiting]


def quick(game: str, **others: Any) -> Settings:
    """A table that waits for nothing but people."""
    return Settings(game=game, bot_pause=0, round_pause=0, **others)


@asynccontextmanager
async def seated(
    doors: Sequence[Server], settings: Settings, people: int
) -> AsyncGenerator[list[Witness]]:
    """People at a new table, each coming in by the next door and sitting on the next seat."""
    async with AsyncExitStack() as stack:
        host = await doors[0].create(settings, "Person 0")
        seats = [host]
        for number in range(1, people):
            door = doors[number % len(doors)]
            seats.append(await door.enter(host.place.table, f"Person {number}"))
        witnesses = [await stack.enter_async_context(Witness(seat)) for seat in seats]
        for number, witness in enumerate(witnesses):
            await witness.do(Sit(number))
        yield witnesses


def done_by(witnesses: Sequence[Witness]) -> list[str]:
    """The commands that were acknowledged to any of them, as the log names them."""
    return [name for witness in witnesses for name in witness.done()]


async def check_done(source: Source, table: str, done: Sequence[str]) -> list[Row]:
    """The log of a table, if it has a row for each command that had been acknowledged."""
    rows = await source.read(table)
    written = {row.command for row in rows}
    assert [name for name in done if name not in written] == []
    return rows


async def check_log(log: Log, witnesses: Sequence[Witness]) -> int:
    """Whether the log of a table has what was acknowledged, once and in order, and verifies.

    All commands must have been answered. Returns how many moves all its games have.
    """
    table = witnesses[0].place.table
    rows = await check_done(log, table, done_by(witnesses))
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    written = [(row.command, DECODE(row.body)) for row in rows]
    for witness in witnesses:
        mine = f"{witness.place.person}:"
        asked = [(mine + command_id, command) for command_id, command in witness.acknowledged]
        done = [(name, entry) for name, entry in written if name and name.startswith(mine)]
        assert [name for name, _ in done] == [name for name, _ in asked]
        for (_, entry), (_, command) in zip(done, asked, strict=True):
            if isinstance(command, Move):
                assert isinstance(entry, Moved)
                assert entry.by == "person"
                assert entry.move == move_text(witness, command)
    games = 1 + sum(isinstance(entry, Rematched) for _, entry in written)
    moves = [await check_game(log, table, number) for number in range(1, games + 1)]
    assert sum(moves) == sum(isinstance(entry, Moved) for _, entry in written)
    return sum(moves)


def move_text(witness: Witness, command: Move) -> str:
    """The move that was asked for, as a record has it."""
    game = game_named(witness.picture.table_view().game)
    return str(game.format_move(msgspec.json.decode(command.move, type=game.move_type)))


async def past_game(log: Log, table: str, number: int) -> Past | None:
    """A game of a table by its number; None if it has not begun."""
    return game_in(table, await log.read(table), number)


async def check_game(log: Log, table: str, number: int) -> int:
    """How many moves a game has, if it is over and its record is right."""
    past = await past_game(log, table, number)
    assert past is not None
    assert past.over
    assert check_deals(past.record)
    return verify(past.record)
