"""A running game as OpenSpiel's states hold it: deals by chance nodes, and copies on demand."""

from hashlib import blake2b
from typing import Any, Final

import msgspec
from librt.vecs import vec

from sabot.core.errors import SabotError
from sabot.core.game import SPECTATOR
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.envs.lookup import Environment
from sabot.envs.rendering import board_text
from sabot.envs.rewards import POINTS, Rewards

# A chance node lists all its outcomes, so many deals are drawn by several nodes.
MOST_OUTCOMES: Final = 1024


def chance_sizes(deals: int) -> list[int]:
    """The numbers of outcomes of the chance nodes that together draw one of so many deals."""
    sizes: list[int] = []
    while deals > MOST_OUTCOMES and deals % MOST_OUTCOMES == 0:
        sizes.append(MOST_OUTCOMES)
        deals //= MOST_OUTCOMES
    if not 1 <= deals <= MOST_OUTCOMES:
        raise SabotError(f"expected 1 to {MOST_OUTCOMES} deals, or {MOST_OUTCOMES} times as many")
    return [*sizes, deals]


class PlayedGame:
    """The state of a game, what has been told in public, and the draws of the next deal so far.

    `public` is a digest of all public events, and `gained` what each seat has gained so far.
    """

    def __init__(self, environment: Environment, sizes: list[int], reward: int) -> None:
        self.environment = environment
        self.reward = reward
        self.sizes = sizes
        self.state: State = environment.opening.copy()
        self.drawn: list[int] = []
        self.public = ""
        # The legal actions with their moves, once somebody has asked.
        self.moves: dict[int, int] | None = None
        self.gained = [0.0] * int(environment.encoder.players)

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlayedGame":
        """A game of its own: OpenSpiel clones states so."""
        del memo
        other = PlayedGame(self.environment, self.sizes, self.reward)
        other.state = self.state.copy()
        other.drawn = self.drawn[:]
        other.public = self.public
        other.moves = self.moves
        other.gained = self.gained
        return other

    def deals(self) -> bool:
        """True if a round is yet to be dealt."""
        return bool(self.state.awaits_deal())

    def waits_for_first_deal(self) -> bool:
        """True if nothing has been dealt."""
        return not self.public

    def to_act(self) -> int:
        """The seat to act."""
        return int(self.state.to_act())

    def outcomes(self) -> int:
        """How many outcomes the next draw has."""
        return self.sizes[len(self.drawn)]

    def draw(self, outcome: int) -> None:
        """Take a draw; the last one deals the round."""
        self.drawn.append(outcome)
        if len(self.drawn) < len(self.sizes):
            return
        seed = 0
        for size, drawn in zip(self.sizes, self.drawn, strict=True):
            seed = seed * size + drawn
        self.drawn = []
        self.moves = None
        self.state.deal(Rng(seed))
        game = self.environment.game
        self.tell(game.told_deal(self.state, SPECTATOR))

    def play(self, code: int) -> None:
        """Play a move by its code."""
        game, before = self.environment.game, self.state.copy()
        self.state.step(code)
        self.moves = None
        self.tell(game.told(before, game.move_of(code), self.state, SPECTATOR))
        if self.to_act() == NOBODY:
            self.collect()

    def collect(self) -> None:
        """Take in the rewards at the end of a round: points in all, and what the round gave."""
        encoder = self.environment.encoder
        now = vec[float]([0.0] * int(encoder.players))
        Rewards(encoder, self.reward, now, 0).after(self.state)
        before = [0.0] * len(now) if self.reward == POINTS else self.gained
        self.gained = [old + float(new) for old, new in zip(before, now, strict=True)]

    def tell(self, events: list[Any]) -> None:
        """Add what everybody is told."""
        text = msgspec.json.encode(events)
        self.public = blake2b(self.public.encode() + text, digest_size=16).hexdigest()

    def seen_by(self, seat: int) -> str:
        """The view of a seat as text."""
        view = self.environment.game.view(self.state, seat)
        return msgspec.json.encode(view).decode()

    def imagine(self, seat: int, seed: int) -> None:
        """Put another state in place of this one, which the seat can't tell from it."""
        game = self.environment.game
        self.state = game.imagine(game.view(self.state, seat), Rng(seed))
        self.moves = None

    def text(self) -> str:
        """The board as everybody at the table sees it."""
        return board_text(self.environment.game, self.state)
