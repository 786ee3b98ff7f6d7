"""R0: uniform over the legal moves. The baseline, and a fuzzer."""

from typing import Any

from sabot.bots.bot import Seen
from sabot.bots.talk.speaking import SpeakingBot
from sabot.core.rng import Rng


class RandomBot(SpeakingBot):
    """Plays a legal move, uniformly at random."""

    follows: bool = False

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Do nothing: the choice does not depend on the past."""

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        return view.moves[self.rng.below(len(view.moves))]
