"""Help at this machine: an adviser that sees what the person sees."""

from typing import Any

from sabot.advice.adviser import AdvisedMove
from sabot.advice.hint_steps import hint_of
from sabot.advice.seat_adviser import SeatAdviser, has_adviser, has_meter
from sabot.core.game import AnyGame
from sabot.terminal.aids import NoAid
from sabot.wire.calls import Hint, Suspicion


class OwnAids:
    """Hints and suspicions of our own bots. A position is thought over once."""

    def __init__(self, game: AnyGame, adviser: SeatAdviser) -> None:
        self.game = game
        self.adviser = adviser
        self.thought: tuple[int, AdvisedMove] | None = None

    def hint(self, view: Any, step: int) -> Hint:
        """Help with a move, up to a step."""
        if not has_adviser(self.game.id):
            raise NoAid("server-refusal-no-hints")
        turn = len(self.adviser.steps)
        if self.thought is None or self.thought[0] != turn:
            self.thought = (turn, self.adviser.advised_move(view))
        return hint_of(self.game, self.thought[1], turn, step)

    def suspicion(self, view: Any) -> Suspicion:
        """Whom the seat would suspect."""
        if not has_meter(self.game.id):
            raise NoAid("server-refusal-no-meter")
        return Suspicion(len(self.adviser.steps), tuple(self.adviser.suspects(view)))
