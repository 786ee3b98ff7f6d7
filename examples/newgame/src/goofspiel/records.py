"""Deals and positions as records hold them: drawn, written, read and checked."""

from typing import Final

import msgspec
from msgspec.structs import replace

from goofspiel.options import OPTIONS, Options
from goofspiel.rules import RULES_VERSION, SUIT, Goofspiel, Position
from sabot.core.build_game import Positions
from sabot.core.counting import check_same
from sabot.core.deals import Deals, Pile
from sabot.core.errors import BadPosition, expect
from sabot.core.notation import one_of
from sabot.core.positions import check_rows, options_in


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The prizes of a round in their order."""

    prizes: tuple[str, ...]


DEALS: Final = Deals[Goofspiel, Deal](
    Deal,
    lambda state: state.options.players,
    [Pile("prize", SUIT, lambda _: range(len(SUIT)), rest="prizes")],
    lambda state, dealt, _: state.open_round(dealt.prizes),
)


def new_game(options: Options) -> Goofspiel:
    """A game whose first round waits to be dealt."""
    scores = (0,) * options.players
    return Goofspiel(options, Position(options=OPTIONS.format(options), scores=scores))


def from_position(data: Position) -> Goofspiel:
    """The state that plain data describes; bids again, and refuses what can't be."""
    options = options_in(data, OPTIONS, RULES_VERSION)
    expect(bool(data.prizes) <= data.round <= options.rounds, f"there is no round {data.round}")
    check_rows({"scores": data.scores}, options.players)
    expect(data.prizes or not data.bids, "there are bids but no prizes")
    check_same(data.prizes, SUIT if data.prizes else (), "prizes", BadPosition)
    state = Goofspiel(options, replace(data, bids=()))
    for card in data.bids:
        number = one_of(card, SUIT, "card")
        expect(number in state.moves(), f"the card {card} is bid twice")
        state.step(number)
    expect(state.at.bids == data.bids, "the round is over; expected no bids")
    # The scores are those after the bids.
    state.at = data
    return state


POSITIONS: Final = Positions[Goofspiel, Options, Position](
    Position, RULES_VERSION, lambda state, _: state.at, from_position
)
