"""What the bots of one table say: after their own moves, and after claims that name them.

A claim comes after a pause that does not depend on what the bot holds or knows, and goes through
the same pipeline as those of people. No move waits for it. The process in which a bot has moved, or
a claim was made, asks the bots: so of several processes only one lets a bot speak.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from zlib import crc32

from sabot.bots.bot import Speaker
from sabot.bots.roster import make_bot
from sabot.bots.talk.asking import may_be_asked
from sabot.core.errors import Refusal, SabotError
from sabot.server.bot_workers.choices import report_failure
from sabot.server.bot_workers.kinds import is_quick, known_kind
from sabot.server.bot_workers.requests import BotRequests
from sabot.server.presence import PresenceTracker
from sabot.server.services import Services
from sabot.table.changes import Decision
from sabot.table.entries import AnyEntry, Claimed, Moved
from sabot.table.match import Match
from sabot.table.table import Table

Commit = Callable[[Callable[[], Decision]], asyncio.Future[bool]]


class BotSpeech:
    """Lets the bots of a table speak. At most one claim of each seat is on its way."""

    def __init__(
        self,
        table: Table,
        services: Services,
        presence: PresenceTracker,
        requests: BotRequests,
        commit: Commit,
    ) -> None:
        self.table = table
        self.services = services
        self.presence = presence
        self.requests = requests
        self.commit: Commit | None = commit
        self.tasks: dict[int, asyncio.Task[None]] = {}
        # Before this time, by the clock of the event loop, somebody else is to speak.
        self.free_at = 0.0

    def stop(self) -> None:
        """Let nobody speak any more, and let go of the room."""
        self.commit = None
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    def after(self, entries: Iterable[AnyEntry]) -> None:
        """Let those bots speak who may want to after these entries of this process."""
        for seat in {seat for entry in entries for seat in self.concerned(entry)}:
            if seat not in self.tasks and self.may_speak(seat):
                task = asyncio.create_task(self.speak(seat))
                self.tasks[seat] = task
                task.add_done_callback(partial(self.forget, seat))

    def forget(self, seat: int, task: asyncio.Task[None]) -> None:
        """Forget a claim that is no longer on its way."""
        if self.tasks.get(seat) is task:
            del self.tasks[seat]

    def concerned(self, entry: AnyEntry) -> Iterable[int]:
        """The seat that has moved, or those that a claim names."""
        words = self.table.game.vocabulary
        if words is None or self.table.settings.talk == "off":
            return ()
        if isinstance(entry, Moved):
            return (entry.seat,)
        if isinstance(entry, Claimed):
            named = words.named_seats(words.parse_claim(entry.claim))
            return [seat for seat in named if seat != entry.seat]
        return ()

    def may_speak(self, seat: int) -> bool:
        """True if a bot has the seat and may make a claim now.

        Who plays for an absent person never speaks for them.
        """
        table = self.table
        if table.match is None or table.paused or not table.round_runs():
            return False
        if table.settings.talk == "off" or table.seats[seat].bot is None:
            return False
        played = len(table.match.record.rounds[-1].turns)
        return bool(self.presence.people()) and may_be_asked(table.match.claims, played, seat)

    async def speak(self, seat: int) -> None:
        """Let a bot make a claim after a pause, if it has something to say then."""
        await asyncio.sleep(self.wait(asyncio.get_running_loop().time(), seat))
        match = self.table.match
        if match is None or not self.may_speak(seat):
            return
        try:
            claim = await self.claim_of(match, seat)
            if claim is not None and self.commit is not None:
                await self.commit(lambda: self.decide(match, seat, claim))
        except SabotError as reason:
            self.services.trouble.warn("a bot's claim is not made", reason=type(reason).__name__)

    def wait(self, now: float, seat: int) -> float:
        """How long a bot waits for its pause and for those who were asked before, in seconds.

        No two speak in the same breath: between them lies the shortest pause, whether or not the
        first has anything to say. So the time tells nothing of what a bot knows.
        """
        at = max(now + self.pause(seat), self.free_at)
        self.free_at = at + self.services.speech_pauses[0]
        return at - now

    def pause(self, seat: int) -> float:
        """How long a bot waits before it speaks, in seconds: now longer, now shorter."""
        table = self.table
        shortest, longest = self.services.speech_pauses
        draw = crc32(f"{table.id} {table.game_number} {table.number} {seat}".encode())
        return shortest + (longest - shortest) * (draw % 1000) / 1000

    async def claim_of(self, match: Match, seat: int) -> Any | None:
        """The claim of a bot: a quick one's at once, that of others from their worker."""
        kind = known_kind(self.table.seats[seat].bot or "", self.table.game.id)
        if is_quick(kind):
            return quick_claim(kind, match, seat)
        words = self.table.game.vocabulary
        text = await self.requests.claim(kind, seat)
        return words.parse_claim(text) if words is not None and text else None

    def decide(self, match: Match, seat: int, claim: Any) -> Decision:
        """The entry of a claim, if it may still be made in the same round of the same game."""
        words = self.table.game.vocabulary
        if words is None or match is not self.table.match or not self.may_speak(seat):
            return Decision([])
        try:
            match.check_claim(seat, claim)
        except Refusal:
            return Decision([])
        return Decision([Claimed(seat, words.format_claim(claim), "bot")])


def quick_claim(kind: str, match: Match, seat: int) -> Any | None:
    """The claim that a quick bot makes; none if it fails."""
    game = match.game
    try:
        bot = make_bot(kind, game, match.record.options, seat, secrets.randbits(62))
        said = match.claims.made
        return bot.speak(match.view(seat), said) if isinstance(bot, Speaker) else None
    except Exception as reason:  # noqa: BLE001  # the game must go on
        report_failure(kind, game.id, type(reason).__name__)
        return None
