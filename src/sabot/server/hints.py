"""Hints and suspicions for players who ask, made from their own view only."""

import asyncio
from typing import NamedTuple

from sabot.advice.game_hints import hints_of
from sabot.advice.hint_steps import hint_of
from sabot.bots.roster import has_factory
from sabot.core.errors import SabotError
from sabot.server.bot_workers.protocol import BotReply, RequestKind
from sabot.server.bot_workers.requests import BotRequests
from sabot.server.errors import Rejected
from sabot.server.services import Services
from sabot.table.context import TableContext
from sabot.table.help_rights import check_aid
from sabot.table.table import Table
from sabot.wire.calls import Hint, Suspicion


def has_hints(context: TableContext, game_id: str) -> bool:
    """True if a bot of this server can advise players of a game."""
    return hints_of(game_id) is not None and (":" in context.adviser or has_factory(game_id))


def has_meter(context: TableContext, game_id: str) -> bool:
    """True if a game has hidden sides, and a bot of this server can tell whom to suspect."""
    hints = hints_of(game_id)
    return hints is not None and hints.meter and has_hints(context, game_id)


class Moment(NamedTuple):
    """A request of a person in one turn: until the table moves on, the answer is the same."""

    what: RequestKind
    game: int
    turn: int
    person: int


class Hints:
    """The help that is given at one table."""

    def __init__(self, table: Table, services: Services, requests: BotRequests) -> None:
        self.table = table
        self.services = services
        self.requests = requests
        self.answers: dict[Moment, asyncio.Task[BotReply]] = {}

    async def suspicion(self, person: int, address: str) -> Suspicion:
        """The suspicions for a person, who asks from an address."""
        seat = check_aid(self.table, person, "meter")
        if not has_meter(self.services.context, self.table.game.id):
            raise Rejected("no-meter")
        turn = self.table.turn
        if self.table.to_act() is None:  # between rounds, when nothing is left to guess
            return Suspicion(turn, ())
        return Suspicion(turn, (await self.answer("suspicion", person, seat, address)).suspects)

    async def hint(self, person: int, step: int, address: str) -> Hint:
        """The hint for a person, up to a step, who asks from an address."""
        seat = check_aid(self.table, person, "hints")
        if not has_hints(self.services.context, self.table.game.id):
            raise Rejected("no-hints")
        turn = self.table.turn
        advised = (await self.answer("hint", person, seat, address)).advised
        if advised is None:
            raise Rejected("no-answer")
        return hint_of(self.table.game, advised, turn, step)

    async def answer(self, what: RequestKind, person: int, seat: int, address: str) -> BotReply:
        """The adviser's reply; it is asked once for each moment."""
        moment = Moment(what, self.table.game_number, self.table.turn, person)
        task = self.answers.get(moment)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            adviser = self.services.context.adviser
            task = asyncio.create_task(self.requests.help(what, adviser, seat, address))
            now = moment[1:3]
            self.answers = {key: old for key, old in self.answers.items() if key[1:3] == now}
            self.answers[moment] = task
        try:
            return await asyncio.shield(task)
        except SabotError as reason:
            self.services.trouble.warn("no help could be given", what=what, reason=str(reason))
            raise Rejected("no-answer") from None
