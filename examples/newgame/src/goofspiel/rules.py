"""The rules: who may do what, and what it changes."""

from typing import Final

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from goofspiel.options import GAME_ID, Options
from sabot.core.counting import shuffled
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State

SUIT: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole truth of a game.

    `prizes` are those of the round in their order, none between rounds. `bids` are all of the
    round, in turn from the first seat on. `scores` are the points of each seat.
    """

    game: str = GAME_ID
    rules: int = 1
    options: str
    round: int = 0
    scores: tuple[int, ...]
    prizes: tuple[str, ...] = ()
    bids: tuple[str, ...] = ()


class Goofspiel(State):
    """One running game: its options, and a position that every move replaces."""

    def __init__(self, options: Options, at: Position) -> None:
        self.options = options
        self.at = at

    def copy(self) -> "Goofspiel":
        """A state of its own, equal to this one."""
        return Goofspiel(self.options, self.at)

    def to_act(self) -> i64:
        """The seat that must decide, or NOBODY."""
        return len(self.at.bids) % self.options.players if self.at.prizes else NOBODY

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards that a seat has not bid in this round."""
        if not self.at.prizes:
            return ()
        spent = self.at.bids[seat :: self.options.players]
        return tuple(card for card in SUIT if card not in spent)

    def shown(self) -> int:
        """The number of bids that lie face up: those for prizes that are decided."""
        return len(self.at.bids) // self.options.players * self.options.players

    def prize(self) -> str | None:
        """The prize that is bid for, if a round is being played."""
        turned = self.shown() // self.options.players
        return self.at.prizes[turned] if self.at.prizes else None

    def moves(self) -> vec[i64]:
        """A bid of every card in hand; a move's number is the card's place in the suit."""
        hand = self.hand(int(self.to_act())) if self.at.prizes else ()
        return vec[i64]([SUIT.index(card) for card in hand])

    def step(self, move: i64) -> None:
        """Bid; the last bid for a prize decides it, and the last prize ends the round."""
        prize = self.prize()
        self.at = replace(self.at, bids=(*self.at.bids, SUIT[move]))
        if prize is not None and self.shown() == len(self.at.bids):
            self.award(prize)
        if len(self.at.bids) == len(SUIT) * self.options.players:
            self.at = replace(self.at, prizes=(), bids=())

    def award(self, prize: str) -> None:
        """Give the prize to the highest bid, if there is one highest."""
        values = [SUIT.index(card) for card in self.at.bids[-self.options.players :]]
        if values.count(max(values)) == 1:
            scores = [*self.at.scores]
            scores[values.index(max(values))] += SUIT.index(prize) + 1
            self.at = replace(self.at, scores=tuple(scores))

    def open_round(self, prizes: tuple[str, ...]) -> None:
        """Begin a round with these prizes."""
        self.at = replace(self.at, round=self.at.round + 1, prizes=prizes)

    def deal(self, rng: Rng) -> None:
        """Deal the round that is awaited, for playouts."""
        self.open_round(tuple(shuffled(SUIT, rng)))

    def awaits_deal(self) -> bool:
        """Whether a round has to be dealt."""
        return not self.at.prizes and self.at.round < self.options.rounds

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.at.prizes and self.at.round == self.options.rounds

    def score(self, seat: i64) -> i64:
        """The points of a seat."""
        return self.at.scores[seat]
