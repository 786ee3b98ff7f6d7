"""A bot for Sabotage: it lays on its own roof when it can, and never touches the other one.

PYTHONPATH=. sabot arena sabotage --bots bot_in_a_file:make,random --deals 20
"""

from typing import Any

from sabot.bots.bot import Seen
from sabot.core.game import AnyGame
from sabot.core.rng import Rng


class Builder:
    """Prefers moves by their text: `F-blue@F` lays a card on one's own roof."""

    follows = False  # it decides by the view alone

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def see(self, step: Seen) -> None:
        """Nothing to remember."""

    def choose(self, view: Any) -> Any:
        """A card for one's own roof, else any move that leaves the other roof alone."""
        texts = {self.game.format_move(move): move for move in view.moves}
        for wanted in ("@", ""):
            found = [text for text in texts if wanted in text and ">" not in text]
            if found:
                return texts[found[self.rng.below(len(found))]]
        return view.moves[0]


def make(game: AnyGame, options: object, seat: int, seed: int) -> Builder:
    """Called by the arena for each seat and game."""
    del options, seat
    return Builder(game, seed)
