"""The part of a bot that makes claims."""

from collections.abc import Sequence
from typing import Any, Protocol

from sabot.core.claims import Statement


class Speech(Protocol):
    """What a bot says. It reads the view, the claims of the round and the bot's opinions."""

    def claim(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """A claim that the seat makes now, or None."""
        ...


class SpeakingBot:
    """Base class of bots that make claims; without `speech` a bot is silent."""

    speech: Speech | None = None

    def speak(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """A claim that the bot makes now, or None."""
        return None if self.speech is None else self.speech.claim(view, said)
