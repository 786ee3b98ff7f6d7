"""The view of a game of Saboteur 2, as types."""

import msgspec

from sabot.core.game import Outcome, Viewer
from sabot.core.hindered import Hindered
from sabot.core.roles import RoleInPlay
from sabot.games.saboteur.encoding import Cell, Discarded, Fall, Goal, MazeCard
from sabot.games.saboteur2.encoding import HandStep, RoleAway, RoundResult, Theft
from sabot.games.saboteur2.moves import Move
from sabot.games.saboteur2.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it.

    `looked_at`: goals that it has used a map on; `inspected`: seats whose present role it knows.
    """

    cards: int
    broken: tuple[str, ...]
    imprisoned: bool
    thief: bool
    looked_at: tuple[int, ...]
    inspected: tuple[int, ...]
    role: str | None
    nuggets: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Saboteur 2 as one viewer knows it.

    `put_down` is how many of the discards were put down face down at a time, in order.
    `thieves` are the seats with a thief card, the last put down first, `robbers` those yet to
    steal, in order. `hand_story` is what hands went through since the first swap of the round:
    a viewer knows the cards of a swap that they took part in. `result` is there once a round is
    over. What each player owns is public (SB2.7.6). `roles_in_play` are the roles dealt from.
    `cut_off` are the tunnel cards, and goals turned over, that can't be walked to from the start,
    whatever doors lie on the way.

    For the seat to act only: `hindered` are the kinds of cards in its hand that it can only
    discard, and `clear` if it lacks the cards to remove one in front of it; `falls` is what a
    rockfall from its hand would cut off.
    """

    game: str = "saboteur2"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    to_act: int | None
    last_seat: int
    seats: tuple[SeatView, ...]
    roles_in_play: tuple[RoleInPlay, ...]
    roles_left: int
    roles_away: tuple[RoleAway, ...]
    maze: tuple[MazeCard, ...]
    cut_off: tuple[Cell, ...]
    crystals: int
    goals: tuple[Goal, ...]
    deck: int
    aside: int
    hand: tuple[str, ...]
    discards: tuple[Discarded, ...]
    put_down: tuple[int, ...]
    hand_story: tuple[HandStep, ...]
    thieves: tuple[int, ...]
    robbers: tuple[int, ...]
    thefts: tuple[Theft, ...]
    result: RoundResult | None
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]
    falls: tuple[Fall, ...]
