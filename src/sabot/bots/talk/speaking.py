"""The part of a bot that makes claims and does what others wish."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from sabot.core.claims import Statement
from sabot.core.game import AnyGame


class Speech(Protocol):
    """What a bot says. It reads the view, the claims of the round and the bot's opinions."""

    def claim(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """A claim that the seat makes now, or None."""
        ...

    def favours(self, view: Any, said: Sequence[Statement[Any]]) -> Mapping[Any, float]:
        """By move, how much the wishes of others speak for it, from −1 to 1."""
        ...


class SpeakingBot:
    """Base class of bots that make claims; without `speech` a bot is silent and deaf to wishes."""

    game: AnyGame
    speech: Speech | None = None
    # What was said in a round, as far as the bot has heard it.
    said: tuple[int, Sequence[Statement[Any]]] = (0, ())

    def remember(self, view: Any, said: Sequence[Statement[Any]]) -> None:
        """Keep what has been said so far in the round of a view."""
        self.said = view.round, said

    def speak(self, view: Any, said: Sequence[Statement[Any]]) -> Any | None:
        """A claim that the bot makes now, or None."""
        self.remember(view, said)
        return None if self.speech is None else self.speech.claim(view, said)

    def favours(self, view: Any) -> dict[int, float]:
        """By code of a move, how much the wishes of others speak for it, from −1 to 1."""
        in_round, said = self.said
        if self.speech is None or not said or view.round != in_round:
            return {}
        wished = self.speech.favours(view, said)
        return {self.game.move_code(move): amount for move, amount in wished.items()}
