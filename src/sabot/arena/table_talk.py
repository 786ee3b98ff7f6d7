"""Table talk between bots: who is asked to speak, and what comes of it."""

from collections.abc import Callable
from typing import Any

from sabot.bots.talk.asking import converse, may_be_asked
from sabot.core.errors import IllegalClaim
from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.table.claims import MadeClaim, RoundClaims
from sabot.table.refusals import Refused

# A seat's claim, or None; and whoever hears it.
Speak = Callable[[int], Any]
Tell = Callable[[MadeClaim], None]


class TableTalk:
    """The claims of a game. `refused` counts those that a table would not have let pass."""

    def __init__(self, game: AnyGame) -> None:
        self.claims = RoundClaims(game)
        self.turn = 0
        self.refused = 0

    def begin_round(self) -> None:
        """Forget the claims of the last round."""
        self.claims = self.claims.next_round()
        self.turn = 0

    def made(self) -> int:
        """How many claims were made in the game."""
        return self.claims.first - 1 + len(self.claims.made)

    def after_move(self, state: State, mover: int, speak: Speak, tell: Tell) -> None:
        """Let whoever has moved speak, and then those answer whom a claim names."""
        self.turn += 1
        converse(self.claims.vocabulary(), [mover], lambda seat: self.say(state, seat, speak, tell))

    def say(self, state: State, seat: int, speak: Speak, tell: Tell) -> MadeClaim | None:
        """Ask a seat for a claim; tell it if the table lets it pass."""
        if not may_be_asked(self.claims, self.turn, seat):
            return None
        claim = speak(seat)
        if claim is None:
            return None
        try:
            self.claims.check(state, self.turn, seat, claim)
        except (IllegalClaim, Refused):
            self.refused += 1
            return None
        made = self.claims.add(state, self.turn, seat, claim)
        tell(made)
        return made
