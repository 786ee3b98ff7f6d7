"""The questions that every game answers. Whoever drives a game needs no others."""

from typing import Any, Final, Protocol, TypeVar

import msgspec

from sabot.core.errors import SabotError
from sabot.core.options import Option
from sabot.core.rng import Rng
from sabot.core.state import State

# Who looks: a seat, or a spectator, who sees what lies open on the table.
Viewer = int | None
SPECTATOR: Final = None

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")
PositionT = TypeVar("PositionT")


class Shuffle(Protocol):
    """Where the chance of a deal comes from."""

    def permutation(self, size: int, /) -> list[int]:
        """The numbers below size in a random order, every order equally likely."""
        ...


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: the score of each seat, and who won; equals share the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Game(Protocol[StateT, OptionsT, DealT, MoveT, EventT, ViewT, PositionT]):
    """One game: its rules as questions. It holds no state of its own."""

    id: str
    title: str
    rules_version: int
    players: range
    option_table: tuple[Option, ...]
    move_type: Any
    view_type: type[ViewT]
    deal_type: type[DealT]
    position_type: type[PositionT]

    # Options, with one canonical text form: saboteur(players=5,edition=zman).

    def options(self, **choices: object) -> OptionsT:
        """The options with these choices made, and the defaults elsewhere."""
        ...

    def parse_options(self, text: str) -> OptionsT:
        """The options that a text names."""
        ...

    def format_options(self, options: OptionsT) -> str:
        """The canonical text of the options."""
        ...

    def options_of(self, state: StateT) -> OptionsT:
        """The options that the game is played with."""
        ...

    def longest(self, options: OptionsT) -> int:
        """A number of decisions that no game with these options exceeds."""
        ...

    # Deals: all chance of a round is fixed when it is dealt.

    def new(self, options: OptionsT) -> StateT:
        """A game whose first round waits to be dealt."""
        ...

    def draw_deal(self, state: StateT, shuffle: Shuffle) -> DealT:
        """A deal for the round that is awaited; the state stays as it is."""
        ...

    def deal(self, state: StateT, deal: DealT) -> None:
        """Deal the round that is awaited; refuses a deal that does not hold the right cards."""
        ...

    # Playing.

    def to_act(self, state: StateT) -> int | None:
        """The seat that must decide, or None."""
        ...

    def legal_moves(self, state: StateT) -> list[MoveT]:
        """Every legal move of the seat to act, once each, in a stable order."""
        ...

    def play(self, state: StateT, move: MoveT) -> None:
        """Play the move; an illegal one is refused with a reason, and nothing changes."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Scores and winners, or None while the game runs."""
        ...

    # What leaves the state: only this.

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """What one seat, or a spectator, may know; and that seat's legal moves."""
        ...

    def told(self, before: StateT, move: MoveT, after: StateT, viewer: Viewer) -> list[EventT]:
        """What happened through a move, as this viewer is told it."""
        ...

    def told_deal(self, after: StateT, viewer: Viewer) -> list[EventT]:
        """What happened through a deal, as this viewer is told it."""
        ...

    def imagine(self, view: ViewT, rng: Rng) -> StateT:
        """A whole state that agrees with the view, each as likely as any other."""
        ...

    # Other forms, both ways.

    def position(self, state: StateT) -> PositionT:
        """The whole state as plain data."""
        ...

    def from_position(self, position: PositionT) -> StateT:
        """The state that plain data describes; refuses what no game can be in."""
        ...

    def move_code(self, move: MoveT) -> int:
        """The move as the hot code sees it."""
        ...

    def move_of(self, code: int) -> MoveT:
        """The move that a number stands for."""
        ...

    def format_move(self, move: MoveT) -> str:
        """The move as short text."""
        ...

    def parse_move(self, text: str) -> MoveT:
        """The move that a text stands for."""
        ...

    def format_deal(self, deal: DealT) -> list[str]:
        """The deal as lines of text for a record."""
        ...

    def parse_deal(self, lines: list[str]) -> DealT:
        """The deal that lines of a record describe."""
        ...


def check_deal_awaited(state: State) -> None:
    """Refuse a deal while a round is being played or when the game is over."""
    if state.over():
        raise SabotError("the game is over; there is no round to deal")
    if not state.awaits_deal():
        raise SabotError("the round is still being played; it can't be dealt again")


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
