"""What a table does by itself: bots move, people are taken for away, rounds are dealt."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sabot.core.errors import SabotError
from sabot.server.presence import Presences
from sabot.server.services import Services
from sabot.server.thoughts import Thoughts
from sabot.table.background_work import Duty, next_duty, perform
from sabot.table.entries import AnyEntry, Mover
from sabot.table.game_commands import play
from sabot.table.table import Table

# After another process has acted, this one leaves it the table's own duties for so long.
DEFERENCE_MS: Final = 1_500
# After a failure, and after a table was loaded, duties wait for so long.
GRACE_MS: Final = 5_000

Commit = Callable[[Callable[[], list[AnyEntry]]], Coroutine[Any, Any, bool]]


class Clockwork:
    """The timer of one table. `defers`: another process has acted last and may go on acting."""

    def __init__(
        self,
        table: Table,
        services: Services,
        presences: Presences,
        thoughts: Thoughts,
        commit: Commit,
    ) -> None:
        self.table = table
        self.services = services
        self.presences = presences
        self.thoughts = thoughts
        self.commit = commit
        self.defers = False
        self.stopped = False
        self.not_before = services.now() + GRACE_MS
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Do nothing more."""
        self.stopped = True
        self.thoughts.drop()
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()

    def schedule(self) -> None:
        """Set the timer for what is due next."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stopped:
            return
        duty = self.next_duty()
        if duty is not None:
            if duty.what == "bot-moves" and not self.defers:
                self.thoughts.begin(duty.seat)  # its pause is time to think
            due = max(duty.at + (DEFERENCE_MS if self.defers else 0), self.held_until(duty))
            delay = max(0, due - self.services.now()) / 1000
            self.timer = asyncio.get_running_loop().call_later(delay, self.begin, duty)

    def next_duty(self) -> Duty | None:
        """What is due next."""
        here = self.presences.people(self.services.now())
        return next_duty(self.table, here, self.presences.left_at)

    def held_until(self, duty: Duty) -> int:
        """Until when a duty waits: nobody is taken for away as soon as the server is back."""
        return self.not_before if duty.what == "person-is-away" else 0

    def begin(self, duty: Duty) -> None:
        """Do what is due, unless something is being done already: then it is scheduled anew."""
        self.timer = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.see_to(duty))

    async def see_to(self, duty: Duty) -> None:
        """Do what is due; after a failure try again later."""
        try:
            if duty.what == "bot-moves":
                await self.thoughts.wait(duty.seat)
            await self.commit(lambda: self.dutiful(duty))
        except SabotError as reason:
            self.services.logger.warning("a table's own duty has to wait: %s", reason)
            await asyncio.sleep(GRACE_MS / 1000)
        finally:
            self.task = None
            self.schedule()

    def dutiful(self, duty: Duty) -> list[AnyEntry]:
        """The entries of a duty, if it is still one."""
        if self.next_duty() != duty:
            return []
        if duty.what != "bot-moves":
            return perform(self.table, duty)
        move = self.thoughts.move(duty.seat)
        if move is None:
            return []
        return play(self.table, duty.seat, move, by_whom(self.table.seats[duty.seat].bot))


def by_whom(bot: str | None) -> Mover:
    """Who moves: a bot in its own seat, or in the place of a person."""
    return "autopilot" if bot is None else "bot"
