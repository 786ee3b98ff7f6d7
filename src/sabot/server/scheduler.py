"""The timer of one table: bots move, absent people are replaced, rounds are dealt."""

import asyncio
from collections.abc import Callable
from typing import Final

from sabot.core.errors import SabotError
from sabot.server.bot_workers.choices import BotChoices
from sabot.server.presence import PresenceTracker
from sabot.server.services import Services
from sabot.table.background_work import Duty, next_duty, perform
from sabot.table.changes import Decision
from sabot.table.entries import Mover
from sabot.table.game_commands import play
from sabot.table.table import Table

# For so long after another process has acted, this one leaves the table's duties to it.
DEFERENCE_MS: Final = 1_500
# For so long after a failure, and after a table was loaded, duties wait.
GRACE_MS: Final = 5_000

Commit = Callable[[Callable[[], Decision]], asyncio.Future[bool]]


class Scheduler:
    """Does what is due at a table. `defers`: another process has acted last and may go on."""

    def __init__(
        self,
        table: Table,
        services: Services,
        presence: PresenceTracker,
        choices: BotChoices,
        commit: Commit,
    ) -> None:
        self.table = table
        self.services = services
        self.presence = presence
        self.choices = choices
        self.commit = commit
        self.defers = False
        self.stopped = False
        self.not_before = services.now() + GRACE_MS
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Do nothing more."""
        self.stopped = True
        self.choices.cancel()
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()

    def schedule(self) -> None:
        """Set the timer for the next duty."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stopped:
            return
        duty = next_duty(self.table, self.presence.people(), self.presence.left_at)
        if duty is None:
            return
        if duty.what == "bot-moves" and not self.defers:
            self.choices.start(duty.seat)  # it chooses during its pause
        due = duty.at + DEFERENCE_MS if self.defers else duty.at
        if duty.what == "person-is-away":
            due = max(due, self.not_before)  # after a restart people need time to come back
        delay = max(0, due - self.services.now()) / 1000
        self.timer = asyncio.get_running_loop().call_later(delay, self.begin, duty)

    def begin(self, duty: Duty) -> None:
        """Do what is due, unless a duty is being done: then it is scheduled again."""
        self.timer = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.do(duty))

    async def do(self, duty: Duty) -> None:
        """Do what is due; after a failure try again later."""
        try:
            if duty.what == "bot-moves":
                await self.choices.wait(duty.seat)
            await self.commit(lambda: self.decide(duty))
        except SabotError as reason:
            self.services.logger.warning("a table's own duty has to wait: %s", reason)
            await asyncio.sleep(GRACE_MS / 1000)
        finally:
            self.task = None
            self.schedule()

    def decide(self, duty: Duty) -> Decision:
        """The entries of a duty, if it is still due."""
        table = self.table
        due = next_duty(table, self.presence.people(), self.presence.left_at)
        if self.stopped or due != duty:
            return Decision([])
        if duty.what != "bot-moves":
            return Decision(perform(table, duty))
        move = self.choices.move(duty.seat)
        if move is None:
            return Decision([])
        # A bot has the seat, or plays for a person who is away.
        by: Mover = "autopilot" if table.seats[duty.seat].bot is None else "bot"
        return play(table, duty.seat, move, by)
