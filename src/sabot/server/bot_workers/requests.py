"""Requests of one table's seats to bot workers: with what the seat saw, and nothing else."""

import asyncio
import secrets
from typing import Final

from sabot.server.bot_workers.protocol import (
    BotReply,
    BotRequest,
    RequestKind,
    SentStep,
    encoded,
)
from sabot.server.bot_workers.seat_history import FEW_MOVES, SeatHistory
from sabot.server.services import Services
from sabot.table.match import Match
from sabot.table.table import Table

# How long a reply is waited for; then it is decided without.
PATIENCE_S: Final = 5.0


class BotRequests:
    """The requests of one table."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()
        self.history: SeatHistory | None = None

    async def ask(self, what: RequestKind, kind: str, seat: int) -> BotReply:
        """The reply of a bot of a kind for a seat; NoReply or TimeoutError if there is none."""
        async with asyncio.timeout(PATIENCE_S):
            history = await self.current_history()
            key = f"{self.table.id}/{self.table.game_number}/{history.rounds}/{seat}/{kind}"
            steps = [*history.seen_by(seat)]
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
                    first=encoded(steps[0].before if not known else None),
                    steps=[
                        SentStep(encoded(step.told), encoded(step.after)) for step in steps[known:]
                    ],
                )

            return await self.services.bot_workers.ask(key, request)

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
