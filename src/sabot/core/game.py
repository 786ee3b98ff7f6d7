"""The interface that every game implements. Bots, tables and clients need no other."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar, cast

import msgspec
from msgspec.structs import replace

from sabot.core.claims import AnyVocabulary, Statement, standing
from sabot.core.errors import OUT_OF_PLAY, IllegalMove
from sabot.core.options import Option, choices_for
from sabot.core.rng import Rng
from sabot.core.state import State, seat_or_none

# A viewer: a seat, or a spectator, who sees only what lies open on the table.
Viewer = int | None
SPECTATOR: Final = None

StateT = TypeVar("StateT", bound=State)
OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
PositionT = TypeVar("PositionT")


class Shuffle(Protocol):
    """The source of randomness for deals."""

    def permutation(self, size: int, /) -> list[int]:
        """The numbers below size in a random order, every order equally likely."""
        ...


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: the score of each seat, and the winners; equals share the win."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


def outcome_of(
    state: State, players: int, best: Callable[[Sequence[int]], int] = max
) -> Outcome | None:
    """Scores and winners once the game is over, else None; the best score wins."""
    if not state.over():
        return None
    scores = tuple(int(state.score(seat)) for seat in range(players))
    top = best(scores)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == top))


def out_of_play(state: State) -> IllegalMove | None:
    """The refusal of every move while nobody is to act, else None."""
    if state.over():
        return IllegalMove(OUT_OF_PLAY, "game-over")
    return IllegalMove(OUT_OF_PLAY, "not-dealt") if state.awaits_deal() else None


class ViewParts(NamedTuple, Generic[ViewT]):
    """The views of several viewers, in the parts that they share and those that they don't.

    `shared` is a spectator's view. `private` has for each viewer the fields in which their view
    differs, always the same ones for every seat of a game; none for a spectator.
    """

    shared: ViewT
    private: list[dict[str, object]]


def no_game_is_silent(options: object) -> bool:
    """False: with these options, as with all, seats may chat while a round runs."""
    del options
    return False


def every_move_is_whole(move: object) -> bool:
    """False: this move, as all, is a decision of its own."""
    del move
    return False


class Game(
    msgspec.Struct,
    Generic[StateT, OptionsT, DealT, MoveT, EventT, ViewT, PositionT],
    kw_only=True,
    eq=False,
):
    """One game: the functions that implement its rules. It holds no state of its own."""

    id: str
    title: str
    rules_version: int
    players: range
    option_table: tuple[Option, ...]
    move_type: Any
    event_type: Any
    view_type: type[ViewT]
    deal_type: type[DealT]
    position_type: type[PositionT]

    # Options, with one canonical text form: saboteur(players=5,edition=zman).

    # The options with these choices made, and the defaults elsewhere.
    make_options: Callable[[dict[str, object]], OptionsT]
    # Their canonical text.
    format_options: Callable[[OptionsT], str]
    # The options that a game is played with.
    options_of: Callable[[StateT], OptionsT]
    # A number of decisions that no game with these options exceeds.
    longest: Callable[[OptionsT], int]

    # Deals: all chance of a round is fixed when it is dealt.

    # A game whose first round waits to be dealt.
    new: Callable[[OptionsT], StateT]
    # A deal for the round that is awaited; the state stays as it is.
    draw_deal: Callable[[StateT, Shuffle], DealT]
    # Deal the round that is awaited; refuses a deal that does not hold the right cards.
    deal: Callable[[StateT, DealT], None]

    # Playing.

    # The refusal of a move that is not among the legal ones; it reveals nothing hidden. A round is
    # being played.
    refusal: Callable[[StateT, MoveT], IllegalMove]
    # Scores and winners, or None while the game runs.
    outcome: Callable[[StateT], Outcome | None]
    # True if every seat is dealt a secret role with each round.
    secret_roles: bool = False

    # Views and events: nothing else leaves the state.

    # What these viewers may know, with the legal moves for the seat to act.
    view_parts_of: Callable[[StateT, OptionsT, Sequence[Viewer]], ViewParts[ViewT]]
    # The events of a move, from the state before and after: the whole truth, which leaves only as
    # `event_for` tells it.
    happened: Callable[[StateT, MoveT, StateT], list[EventT]]
    # An event as this viewer is told it; the event itself, where nothing of it is hidden.
    event_for: Callable[[EventT, Viewer], EventT]
    # The events of a deal, as this viewer is told them.
    told_deal: Callable[[StateT, Viewer], list[EventT]]
    # A whole state that agrees with a view, drawn uniformly.
    imagine: Callable[[ViewT, Rng], StateT]

    # Other forms, both ways.

    # The whole state as plain data, and the state that plain data describes.
    position_of: Callable[[StateT, OptionsT], PositionT]
    from_position: Callable[[PositionT], StateT]
    # A move as a number in compiled code, and the move that a number stands for.
    move_code: Callable[[MoveT], int]
    move_of: Callable[[int], MoveT]
    # True if a move is a part of a decision that its seat goes on with: bots make the next part
    # without a pause.
    goes_on: Callable[[MoveT], bool] = every_move_is_whole
    # A move as short text.
    format_move: Callable[[MoveT], str]
    parse_move: Callable[[str], MoveT]
    # A deal as lines of text for a record.
    format_deal: Callable[[DealT], list[str]]
    parse_deal: Callable[[list[str]], DealT]

    # Talk: it touches no rule.

    # The claims that seats can make; None if there are none in this game.
    vocabulary: AnyVocabulary | None = None
    # True if the rules forbid seats to talk freely while a round runs.
    silent: Callable[[OptionsT], bool] = no_game_is_silent

    def options(self, **choices: object) -> OptionsT:
        """The options with these choices made, and the defaults elsewhere."""
        return self.make_options(choices)

    def parse_options(self, text: str) -> OptionsT:
        """The options that a text such as `saboteur(players=5)` names."""
        return self.make_options(choices_for(self.id, text))

    def to_act(self, state: StateT) -> int | None:
        """The seat that must decide, or None."""
        return seat_or_none(state.to_act())

    def legal_moves(self, state: StateT) -> list[MoveT]:
        """Every legal move of the seat to act, once each, in a stable order."""
        return [*map(self.move_of, state.moves())]

    def play(self, state: StateT, move: MoveT) -> None:
        """Play the move; an illegal one is refused with a reason, and nothing changes."""
        code = self.move_code(move)
        if code not in state.moves():
            raise out_of_play(state) or self.refusal(state, move)
        state.step(code)

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """The view of a seat, or of a spectator, with the legal moves of the seat to act."""
        return self.views(state, (viewer,))[0]

    def views(self, state: StateT, viewers: Sequence[Viewer]) -> list[ViewT]:
        """The views of several viewers, in their order; the shared part is built only once."""
        shared, private = self.view_parts(state, viewers)
        return [replace(shared, **fields) if fields else shared for fields in private]

    def view_parts(self, state: StateT, viewers: Sequence[Viewer]) -> ViewParts[ViewT]:
        """The view that all share, and what each of the viewers knows in addition."""
        return self.view_parts_of(state, self.options_of(state), viewers)

    def told(self, before: StateT, move: MoveT, after: StateT, viewer: Viewer) -> list[EventT]:
        """The events of a move, as this viewer is told them."""
        return [self.event_for(event, viewer) for event in self.happened(before, move, after)]

    def claims(self, view: ViewT, said: Sequence[Statement[Any]] = ()) -> list[Any]:
        """Every claim that the seat of a view may make; `said` are the claims of the round so far.

        The same for all that hold other hidden cards. A spectator makes no claims.
        """
        seat: Viewer = cast("Any", view).viewer  # every view has it
        words = self.vocabulary
        if words is None or seat is None or not words.is_open(view):
            return []
        return [*words.offered(view, seat, standing(words, said))]

    def position(self, state: StateT) -> PositionT:
        """The whole state as plain data."""
        return self.position_of(state, self.options_of(state))


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
