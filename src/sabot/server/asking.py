"""What the seats of one table ask of those who think: with what they saw, and nothing else."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from sabot.bots.bot import Seen
from sabot.server.questions import Answer, Asked, Question, SentStep, packed
from sabot.server.services import Services
from sabot.server.story import AT_ONCE, Story
from sabot.table.match import Match
from sabot.table.table import Table

# How long somebody waits for an answer; then it is decided without.
PATIENCE_S: Final = 5.0


class Asking:
    """The questions of one table."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        self.services = services
        self.lock = asyncio.Lock()
        self.story: Story | None = None

    async def ask(self, what: Asked, kind: str, seat: int) -> Answer:
        """What a bot of a kind answers for a seat; NoAnswer or TimeoutError if it does not."""
        async with asyncio.timeout(PATIENCE_S):
            story = await self.caught_up()
            key = f"{self.table.id}/{self.table.game_number}/{story.rounds}/{seat}/{kind}"
            steps = [*story.seen_by(seat)]
            options = self.table.game.format_options(self.table.options)
            seed = secrets.randbits(62)

            def question(known: int) -> Question:
                return Question(
                    what=what,
                    key=key,
                    kind=kind,
                    game=self.table.game.id,
                    options=options,
                    seat=seat,
                    seed=seed,
                    known=known,
                    first=packed(steps[0].before if not known else None),
                    steps=sent(steps[known:]),
                )

            return await self.services.thinkers.ask(key, question)

    async def caught_up(self) -> Story:
        """The story of the running game, as far as it has been played."""
        async with self.lock:
            story = self.story
            if story is None or story.match is not self.match():
                story = self.story = Story(self.match())
            if story.behind() > AT_ONCE:
                await asyncio.to_thread(story.catch_up)
            story.catch_up()
            return story

    def match(self) -> Match:
        """The game that runs."""
        if self.table.match is None:
            raise AssertionError("nobody thinks before the game")
        return self.table.match


def sent(steps: Sequence[Seen]) -> list[SentStep]:
    """Steps as they are sent."""
    return [SentStep(packed(step.told), packed(step.after)) for step in steps]
