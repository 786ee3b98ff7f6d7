"""Hints and suspicions for players who ask, made from their own view only."""

import asyncio
from typing import Any, Final, NamedTuple

from sabot.bots.roster import has_factory
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.server.advice.game_hints import hints_of
from sabot.server.bot_workers.protocol import BotReply, RequestKind, TriedMove
from sabot.server.bot_workers.requests import BotRequests
from sabot.server.errors import Rejected
from sabot.server.services import Services
from sabot.table.context import TableContext
from sabot.table.help_rights import check_aid
from sabot.table.table import Table
from sabot.wire.calls import Hint, Suspicion, Weighed

STEPS: Final = 3
# How many moves are shown beside the best.
OTHERS: Final = 2

# Where to look for a move whose kind has no place of its own.
HAND: Final = "hand"


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
        answer = await self.answer("hint", person, seat, address)
        return hint_of(self.table.game, answer, turn, step)

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


def hint_of(game: AnyGame, answer: BotReply, turn: int, step: int) -> Hint:
    """As much of an answer as a step tells."""
    kind = kind_of(game.move_of(answer.move))
    hints = hints_of(game.id)
    area = HAND if hints is None else hints.areas.get(kind, HAND)
    if step == 1:
        return Hint(turn=turn, step=step, area=area, sight=answer.sight)
    if step < STEPS:
        return Hint(turn=turn, step=step, area=area, sight=answer.sight, kind=kind)
    best = next((each for each in answer.tried if each.move == answer.move), None)
    rest = [each for each in answer.tried if each.move != answer.move]
    # Who was given up early was tried in few worlds, and may look better than it is.
    others = sorted(rest, key=lambda each: (-each.worlds, -each.worth))[:OTHERS]
    return Hint(
        turn=turn,
        step=step,
        area=area,
        sight=answer.sight,
        kind=kind,
        reason=answer.reason,
        best=weighed(game, best or TriedMove(answer.move, 0.0, 0)),
        others=tuple(weighed(game, each) for each in others),
    )


def weighed(game: AnyGame, tried: TriedMove) -> Weighed:
    """A move that was tried, for people."""
    move = game.move_of(tried.move)
    return Weighed(move, game.format_move(move), tried.worth / 1000, tried.worlds)


def kind_of(move: Any) -> str:
    """The name of a move, or of a type of moves, on the wire."""
    return str(move.__struct_config__.tag)
