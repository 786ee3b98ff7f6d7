"""The view of a game of The Seven Seals, as types."""

import msgspec

from sabot.core.game import Outcome, Viewer
from sabot.core.hindered import Hindered
from sabot.games.seven_seals.encoding import Seals, Trick
from sabot.games.seven_seals.moves import Move
from sabot.games.seven_seals.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """One seat as all see it. `tricks`: how many it has won; `points`: of all rounds so far.

    `owed`: how many tricks it must still win to be rid of its coloured and white seals.
    """

    cards: int
    seals: Seals
    owed: int
    tricks: int
    points: int


class Offer(msgspec.Struct, frozen=True):
    """The seals of one colour that can still be taken.

    So many come from the stock, and then one from each of these seats, in any order; a seat that
    can give two stands there twice (SEV.3.2).
    """

    stock: int
    seats: tuple[int, ...]


class Offers(msgspec.Struct, frozen=True):
    """All that a seat can still take while it announces, so that it can choose before it takes.

    `exchanges`: how many seals can come from other seats, of all colours together (SEV.3.3).
    """

    red: Offer
    yellow: Offer
    green: Offer
    blue: Offer
    violet: Offer
    exchanges: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of The Seven Seals as one viewer knows it.

    `trick` is what lies on the table, `last_trick` the one won last, which anyone may look at.
    `shown_played` is what the table shows of the cards played: None unless it was agreed on.
    `played` is what the viewer has seen: the tricks that now lie face down, as a person
    remembers them (SEV.4.8). `sheet` has a row of points for each round. `leader` leads the trick
    on the table, or the next one if none lies there. `tricks_in_round` is how many tricks a round
    has. `costs` is what a seal of each kind costs who holds it at the end. `next_dealer` deals the
    next round: None if there is none, or if the first dealer is yet to be drawn.

    `hindered` is for the seat to act only: while it plays, its cards that can't be played; while
    it announces, the colours of which it can take no seal, and `saboteur`; while it settles a
    trick, the seals that it holds and can't give, and `black` if it can't take one. `offers` is
    for the seat that announces.
    """

    game: str = "seven_seals"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    dealer: int
    next_dealer: int | None
    leader: int | None
    tricks_in_round: int
    to_act: int | None
    saboteur: int | None
    seats: tuple[SeatView, ...]
    stock: Seals
    costs: Seals
    hand: tuple[str, ...]
    trick: Trick | None
    last_trick: Trick | None
    played: tuple[Trick, ...]
    shown_played: tuple[str, ...] | None
    sheet: tuple[tuple[int, ...], ...]
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]
    offers: Offers | None
