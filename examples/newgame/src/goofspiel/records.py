"""Deals and positions as records hold them: drawn, written, read and checked."""

import msgspec
from msgspec.structs import replace

from goofspiel.options import GAME_ID, Options, format_options, make_options
from goofspiel.rules import SUIT, Goofspiel, Position
from sabot.core.counting import check_same, numbers, shuffled
from sabot.core.errors import BadPosition, BadRecord, expect
from sabot.core.game import Shuffle, check_deal_awaited
from sabot.core.notation import refuse_rest, split_lines, take_line
from sabot.core.options import check_header


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The prizes of a round in their order."""

    prizes: tuple[str, ...]


def draw_deal(state: Goofspiel, shuffle: Shuffle) -> Deal:
    """A deal for the round that is awaited."""
    check_deal_awaited(state)
    return Deal(tuple(shuffled(SUIT, shuffle)))


def deal(state: Goofspiel, dealt: Deal) -> None:
    """Deal the round that is awaited; refuses other prizes than there are."""
    check_deal_awaited(state)
    check_same(dealt.prizes, SUIT, "prizes", BadRecord)
    state.open_round(dealt.prizes)


def format_deal(dealt: Deal) -> list[str]:
    """The deal as lines of a record."""
    return [f"prizes: {' '.join(dealt.prizes)}"]


def parse_deal(lines: list[str]) -> Deal:
    """The deal that lines of a record describe."""
    parts = split_lines(lines)
    dealt = Deal(tuple(take_line(parts, "prizes")))
    refuse_rest(parts)
    return dealt


def new(options: Options) -> Goofspiel:
    """A game whose first round waits to be dealt."""
    scores = (0,) * options.players
    return Goofspiel(options, Position(options=format_options(options), scores=scores))


def from_position(data: Position) -> Goofspiel:
    """The state that plain data describes; bids again, and refuses what can't be."""
    options = make_options(check_header(data, GAME_ID, 1))
    expect(bool(data.prizes) <= data.round <= options.rounds, f"there is no round {data.round}")
    expect(len(data.scores) == options.players, "expected a score for each player")
    expect(data.prizes or not data.bids, "there are bids but no prizes")
    check_same(data.prizes, SUIT if data.prizes else (), "prizes", BadPosition)
    state = Goofspiel(options, replace(data, bids=()))
    for card in numbers(data.bids, SUIT, "card"):
        expect(card in state.moves(), f"the card {SUIT[card]} is bid twice")
        state.step(card)
    expect(state.at.bids == data.bids, "the round is over; expected no bids")
    # The scores are those after the bids.
    state.at = data
    return state
