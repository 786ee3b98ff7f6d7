"""The view of a game of Sabotage, as types."""

import msgspec

from sabot.core.game import Outcome, Viewer
from sabot.core.hindered import Hindered
from sabot.games.sabotage.encoding import Discarded, Result, Roof
from sabot.games.sabotage.moves import Move
from sabot.games.sabotage.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it: how many cards it holds, and for which side it plays."""

    cards: int
    side: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Sabotage as one viewer knows it. Roofs, results and totals go by side.

    `turn` is whose turn it is; while a partner is asked, `to_act` is that partner. `next_dealer`
    deals the next round: None if there is none, or if the first dealer is yet to be drawn.
    `hindered` is, for the seat to act only and while it plays a card, which kinds in its hand it
    can only discard, and `end`, or `ask` where one asks a partner to end the round.
    """

    game: str = "sabotage"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    dealer: int
    next_dealer: int | None
    turn: int
    to_act: int | None
    seats: tuple[SeatView, ...]
    roofs: tuple[Roof, ...]
    deck: int
    hand: tuple[str, ...]
    discards: tuple[Discarded, ...]
    results: tuple[Result, ...]
    totals: tuple[int, int]
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]
