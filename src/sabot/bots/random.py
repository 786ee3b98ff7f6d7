"""R0: uniform over the legal moves. The baseline, and a fuzzer."""

from typing import Any

from sabot.core.rng import Rng


class RandomBot:
    """Plays any of its legal moves, each as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: Any) -> Any:
        """One of the moves that the view offers."""
        return view.moves[self.rng.below(len(view.moves))]
