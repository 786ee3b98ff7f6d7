"""What a seat was told since the game began, as tokens: of an environment, or of a live game."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.envs.tokens import WIDTH, Token, Tokens, tag_of

DEAL: Final = "round-dealt"

Rows = npt.NDArray[np.int16]


class History:
    """The tokens of one seat. A bot at a table hands it what it was told: `Seen.told`."""

    def __init__(self, tokens: Tokens, seat: int) -> None:
        self.tokens = tokens
        self.seat = seat
        self.rows: list[Token] = []
        self.round_start = 0

    def see(self, told: Sequence[Any]) -> None:
        """Add events that the seat was told, of a deal or of a move."""
        if told and tag_of(told[0]) == DEAL:
            self.round_start = len(self.rows)
        self.rows += self.tokens.of_events(told, self.seat)

    def last(self, length: int) -> Rows:
        """The last tokens of the running round, oldest first; rows of zeros before the first."""
        filled = np.zeros((length, WIDTH), np.int16)
        rows = self.rows[max(self.round_start, len(self.rows) - length) :]
        if rows:
            filled[-len(rows) :] = rows
        return filled

    def key(self) -> bytes:
        """All that the seat was ever told, as bytes: an information state with perfect recall."""
        return np.array(self.rows, np.int16).tobytes()


class Histories:
    """The histories of all seats of a game that an environment plays."""

    def __init__(self, game: AnyGame, players: int) -> None:
        self.game = game
        tokens = Tokens(game, players)
        self.seats = [History(tokens, seat) for seat in range(players)]

    def deal(self, state: State) -> None:
        """Add the deal that led to this state."""
        for history in self.seats:
            history.see(self.game.told_deal(state, history.seat))

    def step(self, before: State, move: int, after: State) -> None:
        """Add a move by its code, from the states before and after it."""
        happened = self.game.happened(before, self.game.move_of(move), after)
        for history in self.seats:
            history.see([self.game.event_for(event, history.seat) for event in happened])
