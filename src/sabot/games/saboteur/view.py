"""The view of a game of Saboteur, as types."""

import msgspec

from sabot.core.game import Outcome, Viewer
from sabot.core.hindered import Hindered
from sabot.core.roles import RoleInPlay
from sabot.games.saboteur.encoding import (
    Cell,
    Discarded,
    Fall,
    Goal,
    Gold,
    GoldStep,
    MazeCard,
    RoundResult,
)
from sabot.games.saboteur.moves import Move
from sabot.games.saboteur.options import Options


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it. `looked_at`: goals that it has used a map on."""

    cards: int
    broken: tuple[str, ...]
    looked_at: tuple[int, ...]
    role: str | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game of Saboteur as one viewer knows it.

    `open_discards` is what the table shows of the discard pile: None where the edition keeps it
    face down (ED.6). `discards` is what the viewer has seen put there, with what they remember.
    `roles_in_play` are the roles dealt from. `cut_off` are the tunnel cards, and goals turned
    over, that can't be walked to from the start. `result` is there once a round is over.

    For the seat to act only: `hindered` are the kinds of cards in its hand that it can only
    discard, and `falls` what a rockfall from its hand would cut off.
    """

    game: str = "saboteur"
    options: Options
    viewer: Viewer
    phase: str
    round: int
    to_act: int | None
    last_seat: int
    passes: int
    seats: tuple[SeatView, ...]
    spare_role: str | None
    roles_in_play: tuple[RoleInPlay, ...]
    maze: tuple[MazeCard, ...]
    cut_off: tuple[Cell, ...]
    goals: tuple[Goal, ...]
    deck: int
    hand: tuple[str, ...]
    discards: tuple[Discarded, ...]
    open_discards: tuple[str, ...] | None
    gold: Gold
    offer: Gold | None
    pile_to_shuffle: bool
    gold_story: tuple[GoldStep, ...]
    result: RoundResult | None
    outcome: Outcome | None
    moves: tuple[Move, ...]
    hindered: tuple[Hindered, ...]
    falls: tuple[Fall, ...]
