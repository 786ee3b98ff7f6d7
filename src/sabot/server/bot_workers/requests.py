"""Requests of one table's seats to bot workers: with what the seat saw, and nothing else."""

import asyncio
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from sabot.bots.bot import Seen
from sabot.core.claims import Statement
from sabot.server.bot_workers.fair_queue import Job
from sabot.server.bot_workers.pool import PATIENCE_S
from sabot.server.bot_workers.protocol import (
    BotReply,
    BotRequest,
    RequestKind,
    SentClaim,
    SentStep,
    encoded,
)
from sabot.server.bot_workers.seat_history import FEW_MOVES, SeatHistory
from sabot.server.bot_workers.slots import ThoughtKind
from sabot.server.limits import Cost
from sabot.server.services import Services
from sabot.table.match import Match
from sabot.table.table import Table

# How long a worker's slot usually is: longer than nearly all thoughts on a machine that keeps up.
SLOTS_S: Final[Mapping[RequestKind, float]] = {
    "move": 0.2,
    "hint": 0.2,
    "suspicion": 0.1,
    "talk": 0.1,
}
# Everybody sees when a bot moves or speaks. Only who asks for help sees when it comes, and it is
# about their own cards.
PUNCTUAL: Final = frozenset[RequestKind]({"move", "talk"})
# How long a worker is waited for; then it is decided without. People do not wait as long as bots.
WAITS_S: Final[Mapping[RequestKind, float]] = {
    "move": 30.0,
    "hint": 10.0,
    "suspicion": 10.0,
    "talk": 10.0,
}


class BotRequests:
    """The requests of one table, for which one of the `addresses` of its people is charged."""

    def __init__(
        self, table: Table, services: Services, addresses: Callable[[], Collection[str]]
    ) -> None:
        self.table = table
        self.services = services
        self.addresses = addresses
        self.lock = asyncio.Lock()
        self.history: SeatHistory | None = None

    async def move(self, kind: str, seat: int) -> BotReply:
        """The move of a bot of a kind; NoReply if there is none.

        An address that can't pay for it comes after all others, and so has slower bots.
        """
        address = self.services.bot_workers.queue.lightest(self.addresses())
        paid = self.services.budgets.take_spare(address, Cost.THOUGHT)
        job = await self.job("move", kind, seat)
        job.address, job.paid = address, paid
        return await self.services.bot_workers.ask(job, self.patience())

    async def claim(self, kind: str, seat: int) -> str:
        """The claim of a bot as text, or nothing; NoReply if no worker has time for it.

        Moves come before talk: it waits for all of them, and is left out if no address can pay.
        """
        address = self.services.bot_workers.queue.lightest(self.addresses())
        if not self.services.budgets.take_spare(address, Cost.THOUGHT):
            return ""
        job = await self.job("talk", kind, seat)
        job.address, job.paid = address, False
        reply = await self.services.bot_workers.ask(job, WAITS_S["talk"])
        return reply.claim

    async def help(self, what: RequestKind, kind: str, seat: int, address: str) -> BotReply:
        """The help of a bot for a person, who has paid for it; NoReply if there is none.

        People do not wait for the bots of their own address.
        """
        job = await self.job(what, kind, seat)
        job.address, job.urgent = address, True
        return await self.services.bot_workers.ask(job, WAITS_S[what])

    def patience(self) -> float:
        """How long a bot's move may wait for a worker: no longer than its clock leaves it."""
        left = self.table.timing.left
        return WAITS_S["move"] if left is None else min(WAITS_S["move"], left / 1000)

    async def job(self, what: RequestKind, kind: str, seat: int) -> Job:
        """A request for a seat, with what it has seen of the round."""
        history = await self.current_history()
        round_key = f"{self.table.id}/{self.table.game_number}/{history.rounds}"
        key = f"{round_key}/{seat}/{kind}"
        stream = history.stream_of(seat)
        first = history.seen_by(seat)[0].before
        options = self.table.game.format_options(self.table.options)
        seed = secrets.randbits(62)

        def request(known: int) -> BotRequest:
            return BotRequest(
                what=what,
                key=key,
                kind=kind,
                game=self.table.game.id,
                options=options,
                seat=seat,
                seed=seed,
                known=known,
                first=encoded(first if not known else None),
                steps=[self.sent(each) for each in stream[known:]],
            )

        slot, slots = SLOTS_S[what], self.services.bot_workers.slots
        thought = ThoughtKind(what, kind, self.table.game.id, len(self.table.seats))
        factor = slots.factor(self.table.id, round_key, thought)

        def took(seconds: float) -> None:
            slots.record(self.table.id, round_key, thought, seconds / slot if slot else 0.0)

        return Job(
            key=key,
            request=request,
            table=self.table.id,
            slot=min(slot * factor, PATIENCE_S),
            punctual=slot > 0 and what in PUNCTUAL,
            took=took,
        )

    def sent(self, each: Seen | Statement[Any]) -> SentStep | SentClaim:
        """A step or a claim of the round as it is sent."""
        if isinstance(each, Seen):
            return SentStep(encoded(each.told), encoded(each.after))
        words = self.table.game.vocabulary
        if words is None:
            raise AssertionError("there are claims, so the game has a vocabulary")
        return SentClaim(each.seat, words.format_claim(each.claim))

    async def current_history(self) -> SeatHistory:
        """The history of the running game, up to date."""
        async with self.lock:
            history = self.history
            if history is None or history.match is not self.match():
                history = self.history = SeatHistory(self.match())
            if history.behind() > FEW_MOVES:
                await asyncio.to_thread(history.catch_up)
            history.catch_up()
            return history

    def match(self) -> Match:
        """The running game."""
        if self.table.match is None:
            raise AssertionError("bots are asked in games")
        return self.table.match
