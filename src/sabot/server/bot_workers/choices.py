"""The move of the bot to act at one table, which it chooses as soon as its turn begins.

So when it moves does not depend on how long it thinks.
"""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sabot.bots.roster import make_bot
from sabot.bots.talk.speaking import SpeakingBot
from sabot.core.claims import Statement
from sabot.core.errors import SabotError
from sabot.games.registry import game_named
from sabot.server.bot_workers.kinds import STAND_IN, is_quick, known_kind
from sabot.server.bot_workers.requests import SLOTS_S, BotRequests
from sabot.server.logs import log_event
from sabot.server.services import Services
from sabot.table.table import Table


class BotTurn(NamedTuple):
    """One turn of a bot of some kind."""

    game: int
    turn: int
    seat: int
    kind: str


class BotChoices:
    """The choice of the bot to act: of a quick one at once, of others when a worker has replied."""

    def __init__(self, table: Table, services: Services, requests: BotRequests) -> None:
        self.table = table
        self.services = services
        self.requests = requests
        self.turn: BotTurn | None = None
        self.quick_move: Any = None
        self.task: asyncio.Task[Any] | None = None

    def turn_of(self, seat: int) -> BotTurn:
        """The turn of a bot's seat, as the table is."""
        table = self.table
        kind = known_kind(table.seats[seat].bot or self.services.context.stand_in, table.game.id)
        return BotTurn(table.game_number, table.turn, seat, kind)

    def start(self, seat: int) -> None:
        """Let the bot choose, or ask a worker for its move, unless that was done."""
        turn = self.turn_of(seat)
        if turn == self.turn:
            return
        self.cancel()
        self.turn = turn
        if is_quick(turn.kind):
            self.quick_move = sure_move(turn.kind, self.view(seat), self.said_to(seat))
        else:
            self.task = asyncio.create_task(self.chosen(turn))

    async def wait(self, seat: int) -> None:
        """Return when the bot has chosen."""
        self.start(seat)
        if self.task is not None:
            await asyncio.wait({self.task})

    def move(self, seat: int) -> Any:
        """The move of the seat to act; None if it has not been chosen yet."""
        if self.turn_of(seat) != self.turn:
            return None
        if self.task is None:
            return self.quick_move
        if not self.task.done():
            return None
        if self.task.cancelled() or self.task.exception() is not None:
            return stand_in_move(self.view(seat))
        return self.task.result()

    async def chosen(self, turn: BotTurn) -> Any:
        """The legal move that a worker answers; the stand-in's if it fails or takes too long."""
        view = self.view(turn.seat)
        clock = self.services.bot_workers.clock
        begun = clock.now()
        try:
            reply = await self.requests.move(turn.kind, turn.seat)
            move = self.table.game.move_of(reply.move)
        except SabotError as reason:
            trouble = self.services.trouble
            trouble.warn("a bot has not chosen a move", kind=turn.kind, reason=str(reason))
            move = None
        self.services.metrics.thinking.observe(whole_slots(clock.now() - begun))
        if move in view.moves:
            return move
        self.services.metrics.thoughtless.inc()
        return stand_in_move(view)

    def view(self, seat: int) -> Any:
        """The view of the seat."""
        if self.table.match is None:
            raise AssertionError("bots move in games")
        return self.table.match.view(seat)

    def said_to(self, seat: int) -> Sequence[Statement[Any]]:
        """The claims of the round for the bot of a seat; none for who plays for a person."""
        match = self.table.match
        return match.claims.made if match and self.table.seats[seat].bot is not None else ()

    def cancel(self) -> None:
        """Wait for the choice no longer."""
        if self.task is not None:
            self.task.cancel()
        self.turn, self.task, self.quick_move = None, None, None


def choose_now(kind: str, view: Any, said: Sequence[Statement[Any]]) -> Any:
    """The move that a bot of a kind makes with this view, after what was said in the round."""
    game = game_named(view.game)
    bot = make_bot(kind, game, view.options, view.viewer, secrets.randbits(62))
    if said and isinstance(bot, SpeakingBot):
        bot.remember(view, said)
    return bot.choose(view)


def stand_in_move(view: Any) -> Any:
    """A move in place of a bot that has none: the stand-in's."""
    return sure_move(known_kind(STAND_IN, view.game), view)


def sure_move(kind: str, view: Any, said: Sequence[Statement[Any]] = ()) -> Any:
    """The move that a quick bot makes with this view; if it fails, any."""
    try:
        return choose_now(kind, view, said)
    except Exception as reason:  # noqa: BLE001  # the game must go on
        report_failure(kind, view.game, type(reason).__name__)
        return view.moves[0]


@cache
def report_failure(kind: str, game_id: str, error: str) -> None:
    """Log once that a quick bot fails; without the error's message, which may name cards."""
    log_event("a quick bot fails", logging.ERROR, kind=kind, game=game_id, error=error)


def whole_slots(seconds: float) -> float:
    """A time in whole slots: figures tell nothing finer of what a bot thought about."""
    slot = SLOTS_S["move"]
    return max(1, round(seconds / slot)) * slot if slot else seconds
