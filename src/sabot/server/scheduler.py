"""The timer of one table: bots move, absent people are replaced, rounds are dealt."""

import asyncio
from collections.abc import Callable
from typing import Final

from sabot.core.errors import SabotError
from sabot.server.bot_workers.choices import BotChoices
from sabot.server.presence import PresenceTracker
from sabot.server.table_clock import TableClock
from sabot.server.wakes import TableWake
from sabot.table.background_work import (
    HOST_AWAY_MS,
    Duty,
    next_duty,
    perform,
    plays_for_watchers,
    turn_began,
)
from sabot.table.changes import Decision
from sabot.table.entries import Mover
from sabot.table.game_commands import play
from sabot.table.table import Table

# For so long after another process has acted, this one leaves the table's duties to it.
DEFERENCE_MS: Final = 1_500
# How often a table asks again whether its bots may play for watchers.
LEASE_RETRY_S: Final = 1.0
# For so long after a failure, and after a table was loaded, duties wait.
GRACE_MS: Final = 5_000

Commit = Callable[[Callable[[], Decision]], asyncio.Future[bool]]


def nothing_done(_decided: Callable[[], Decision]) -> asyncio.Future[bool]:
    """The commit of a room that is closed."""
    done = asyncio.get_running_loop().create_future()
    done.set_result(False)
    return done


class Scheduler:
    """Does what is due at a table. `defers`: another process has acted last and may go on.

    `wake` notes what is due next, so that a table where nobody is can be found again.
    """

    def __init__(
        self,
        table: Table,
        clock: TableClock,
        presence: PresenceTracker,
        choices: BotChoices,
        commit: Commit,
    ) -> None:
        self.table = table
        self.services = choices.services
        self.clock = clock
        self.presence = presence
        self.choices = choices
        self.commit = commit
        self.wake = TableWake(table, choices.services.log, clock.now)
        self.defers = False
        self.stopped = False
        self.not_before = clock.now() + GRACE_MS
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Do nothing more, and let go of the room, which would otherwise wait for a collection."""
        self.stopped = True
        self.commit = nothing_done
        self.choices.cancel()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.task is not None:
            self.task.cancel()
            self.task = None  # if it has not begun, it never sets this itself

    def schedule(self) -> None:
        """Set the timer for the next duty."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.stopped:
            return
        duty = self.due()
        self.wake.note(duty)
        if duty is None:
            return
        if duty.what == "bot-moves" and not self.defers:
            self.choices.start(duty.seat)  # it chooses during its pause
        due = duty.at + DEFERENCE_MS if self.defers else duty.at
        if duty.what == "bot-moves":
            due = max(due, turn_began(self.table) + self.services.bot_pace.shortest_pause)
        # After a restart people need time to come back, unless they have days for it.
        if duty.what == "person-is-away" and not self.table.settings.clock.over_days():
            due = max(due, self.not_before)
        elif duty.what in {"pause-ends", "host-is-gone"}:
            due = max(due, self.not_before + HOST_AWAY_MS)
        delay = max(0, due - self.clock.now()) / 1000
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
                await self.wait_for_share(duty)
            await self.commit(lambda: self.decide(duty))
        except SabotError as reason:
            self.services.logger.warning("a table's own duty has to wait: %s", reason)
            await asyncio.sleep(GRACE_MS / 1000)
        finally:
            self.task = None
            self.schedule()

    async def wait_for_share(self, duty: Duty) -> None:
        """Return when the bots of this table's people may make another move."""
        pace, addresses = self.services.bot_pace, self.choices.requests.addresses
        while plays_for_watchers(self.table, self.presence.people()):
            if pace.lease(self.table.id, addresses()) or self.due() != duty:
                break
            await asyncio.sleep(LEASE_RETRY_S)
        delay = pace.delay(addresses())
        if delay:
            await asyncio.sleep(delay)

    def due(self) -> Duty | None:
        """The next duty, as the table is."""
        presence = self.presence
        return next_duty(self.table, presence.people(), presence.left_at, presence.acknowledging())

    def decide(self, duty: Duty) -> Decision:
        """The entries of a duty, if it is still due."""
        table = self.table
        if self.stopped or self.due() != duty:
            return Decision([])
        if duty.what != "bot-moves":
            return Decision(perform(table, duty))
        move = self.choices.move(duty.seat)
        if move is None:
            return Decision([])
        # A bot has the seat, or plays for a person who is away.
        by: Mover = "autopilot" if table.seats[duty.seat].bot is None else "bot"
        return play(table, duty.seat, move, by)
