"""A bot that says nothing, around a bot of another package that might."""

from typing import Any

from sabot.bots.bot import Bot, Listener, Seen
from sabot.core.claims import Statement


class MutedBot:
    """Plays and hears as the bot in it, and makes no claims."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    @property
    def follows(self) -> bool:
        """True if it wants to see every step."""
        return self.bot.follows

    def see(self, step: Seen) -> None:
        """Take notice of a step."""
        self.bot.see(step)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        return self.bot.choose(view)

    def hear(self, view: Any, statement: Statement[Any]) -> None:
        """Take notice of a claim."""
        if isinstance(self.bot, Listener):
            self.bot.hear(view, statement)
