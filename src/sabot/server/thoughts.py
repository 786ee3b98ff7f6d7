"""What the bot to act at one table plays: thought of from when its turn begins."""

import asyncio
import time
from typing import Any, NamedTuple

from sabot.core.errors import SabotError
from sabot.server.asking import Asking
from sabot.server.bots import choose, known_kind, make_do, thinks_at_once
from sabot.server.services import Services
from sabot.table.table import Table


class Turn(NamedTuple):
    """Whose turn it is, and which kind of bot thinks about it."""

    game: int
    turn: int
    seat: int
    kind: str


class Thoughts:
    """The thought of whoever is to act, if it is one that takes its time."""

    def __init__(self, table: Table, services: Services, asking: Asking) -> None:
        self.table = table
        self.services = services
        self.asking = asking
        self.turn: Turn | None = None
        self.task: asyncio.Task[Any] | None = None

    def now(self, seat: int) -> Turn:
        """The turn of a bot's seat, as the table is."""
        table = self.table
        kind = known_kind(table.seats[seat].bot or self.services.house.stand_in, table.game.id)
        return Turn(table.game_number, table.turn, seat, kind)

    def begin(self, seat: int) -> None:
        """Begin to think, unless that has begun or takes no time."""
        turn = self.now(seat)
        if thinks_at_once(turn.kind) or turn == self.turn:
            return
        self.drop()
        self.turn = turn
        self.task = asyncio.create_task(self.think(turn))

    async def wait(self, seat: int) -> None:
        """Return when it has been thought about."""
        self.begin(seat)
        if self.task is not None:
            await asyncio.wait({self.task})

    def move(self, seat: int) -> Any:
        """The move of the seat to act; None if there was no time to think of one."""
        turn = self.now(seat)
        if thinks_at_once(turn.kind):
            return choose(turn.kind, self.view(seat))
        if turn != self.turn or self.task is None or not self.task.done():
            return None
        if self.task.cancelled() or self.task.exception() is not None:
            return make_do(self.view(seat))
        return self.task.result()

    async def think(self, turn: Turn) -> Any:
        """A legal move: the bot's own, or if it fails or takes too long, another's."""
        view = self.view(turn.seat)
        begun = time.perf_counter()
        try:
            answer = await self.asking.ask("move", turn.kind, turn.seat)
            move = self.table.game.move_of(answer.move)
        except (SabotError, TimeoutError) as reason:
            self.services.logger.warning("a %s bot did without thinking: %r", turn.kind, reason)
            move = None
        self.services.metrics.thinking.observe(time.perf_counter() - begun)
        if move in view.moves:
            return move
        self.services.metrics.thoughtless.inc()
        return make_do(view)

    def view(self, seat: int) -> Any:
        """What the seat sees."""
        if self.table.match is None:
            raise AssertionError("bots move in games")
        return self.table.match.view(seat)

    def drop(self) -> None:
        """Think no more of it."""
        if self.task is not None:
            self.task.cancel()
        self.turn, self.task = None, None
