"""Moves in words, without what the seat that made them could not know."""

from typing import Final

from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.notation import format_seat
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.locales import Words
from sabot.terminal.presenters import presenter_of

# A sentence must be the same in this number of worlds that a seat can't tell apart. Two goals in
# three are stone: with few worlds they could agree by chance.
WORLDS: Final = 32


class MoveText:
    """Describes moves to a reader: to everybody, who hears all names, or to one seat."""

    def __init__(
        self, game: AnyGame, names: list[str], words: Words, reader: Viewer = SPECTATOR
    ) -> None:
        self.game = game
        self.presenter = presenter_of(game.id, words, names, reader)

    def move(self, state: State, seat: int, move: object) -> str:
        """A seat's move in the words of a replay.

        What the move would reveal differs from world to world, and is left out.
        """
        open_to_all = self.said(state, seat, move, SPECTATOR)
        known = self.said(state, seat, move, seat)
        if known == open_to_all or self.same_everywhere(state, seat, move, known):
            return known
        return open_to_all

    def same_everywhere(self, state: State, seat: int, move: object, known: str) -> bool:
        """True if the seat would be told the same in every world of its view."""
        view, rng = self.game.view(state, seat), Rng(1)
        worlds = (self.game.imagine(view, rng) for _ in range(WORLDS))
        return all(self.said(world, seat, move, seat) == known for world in worlds)

    def said(self, state: State, seat: int, move: object, viewer: int | None) -> str:
        """The first sentence about a move; its notation, if there is none."""
        after = state.copy()
        self.game.play(after, move)
        for event in self.game.told(state, move, after, viewer):
            if sentences := self.presenter.sentences(event):
                return " ".join(sentences)
        return f"{format_seat(seat)} {self.game.format_move(move)}"
