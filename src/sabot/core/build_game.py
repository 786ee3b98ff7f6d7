"""Builds a game from its parts, so that a new game names each of its functions once.

`sabot.core.game` documents each function.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic

import msgspec
from msgspec.structs import asdict

from sabot.core.claims import AnyVocabulary
from sabot.core.deals import Deals, DealT
from sabot.core.errors import IllegalMove
from sabot.core.game import (
    EventT,
    Game,
    MoveT,
    Outcome,
    PositionT,
    StateT,
    Viewer,
    ViewParts,
    ViewT,
    every_move_is_whole,
    no_game_is_silent,
)
from sabot.core.options import OptionSet, OptionsT, SetupT
from sabot.core.rng import Rng


class Rules(msgspec.Struct, Generic[StateT, OptionsT, MoveT], frozen=True):
    """The options, the greatest length and the end of a game; refusals of moves; roles."""

    options_of: Callable[[StateT], OptionsT]
    longest: Callable[[OptionsT], int]
    outcome: Callable[[StateT], Outcome | None]
    refusal: Callable[[StateT, MoveT], IllegalMove]
    secret_roles: bool = False


class Moves(msgspec.Struct, Generic[MoveT], frozen=True):
    """Moves as structs, as numbers and as text."""

    move_type: Any  # a union, which no type of a type can express
    move_code: Callable[[MoveT], int]
    move_of: Callable[[int], MoveT]
    format_move: Callable[[MoveT], str]
    parse_move: Callable[[str], MoveT]
    goes_on: Callable[[MoveT], bool] = every_move_is_whole


class Events(msgspec.Struct, Generic[StateT, MoveT, EventT], frozen=True):
    """Events of moves and deals, and what each viewer is told of them."""

    event_type: Any  # a union, as above
    happened: Callable[[StateT, MoveT, StateT], list[EventT]]
    event_for: Callable[[EventT, Viewer], EventT]
    told_deal: Callable[[StateT, Viewer], list[EventT]]


class Views(msgspec.Struct, Generic[StateT, OptionsT, ViewT], frozen=True):
    """Views of a state, and states imagined from a view."""

    view_type: type[ViewT]
    view_parts_of: Callable[[StateT, OptionsT, Sequence[Viewer]], ViewParts[ViewT]]
    imagine: Callable[[ViewT, Rng], StateT]


class Positions(msgspec.Struct, Generic[StateT, OptionsT, PositionT], frozen=True):
    """Whole states as plain data, both ways."""

    position_type: type[PositionT]
    rules_version: int
    position_of: Callable[[StateT, OptionsT], PositionT]
    from_position: Callable[[PositionT], StateT]


class Talk(msgspec.Struct, Generic[OptionsT], frozen=True):
    """The claims of a game, if any, and whether its rules forbid free talk during a round."""

    vocabulary: AnyVocabulary | None = None
    silent: Callable[[OptionsT], bool] = no_game_is_silent


NO_CLAIMS: Final = Talk[Any]()


def build_game(
    title: str,
    options: OptionSet[OptionsT, SetupT],
    new_game: Callable[[SetupT], StateT],
    rules: Rules[StateT, OptionsT, MoveT],
    deals: Deals[StateT, DealT],
    moves: Moves[MoveT],
    events: Events[StateT, MoveT, EventT],
    views: Views[StateT, OptionsT, ViewT],
    positions: Positions[StateT, OptionsT, PositionT],
    talk: Talk[OptionsT] = NO_CLAIMS,
) -> Game[StateT, OptionsT, DealT, MoveT, EventT, ViewT, PositionT]:
    """The game that consists of these parts."""
    return Game(
        id=options.game,
        title=title,
        players=options.players(),
        option_table=options.table,
        make_options=options.make,
        format_options=options.format,
        deal_type=deals.deal_type,
        draw_deal=deals.draw_deal,
        deal=deals.deal,
        format_deal=deals.format_deal,
        parse_deal=deals.parse_deal,
        new=lambda chosen: new_game(options.setup_of(chosen)),
        **asdict(rules),
        **asdict(moves),
        **asdict(events),
        **asdict(views),
        **asdict(positions),
        **asdict(talk),
    )
