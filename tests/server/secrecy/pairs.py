"""Games in pairs: all that a viewer may know is the same in both, and all else is not.

The hidden things are exchanged by the hand-made twins of the conformance suite, and the deal that
leads there by the same moves, as far as they were seen, by its retold past.
"""

from typing import Any

import msgspec

from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.table.match import Match
from sabot.table.record import Record
from tests.conformance.subjects import SUBJECTS


class Pair(msgspec.Struct, frozen=True):
    """Two records that end in the middle of a round, as a viewer can't tell them apart."""

    viewer: Viewer
    first: Record
    second: Record


def pair_of(options: str, viewer: Viewer, seed: int) -> Pair:
    """A game played to some point of its first or second round, and its twin."""
    rng = Rng(seed)
    match = played(options, 1 + int(rng.below(2)), 10 + int(rng.below(30)), rng)
    game, record = match.game, match.record
    subject = SUBJECTS[game.id]
    twin = game.from_position(subject.twin(game.position(match.state), viewer, rng))
    # Both are retold, so that the viewer draws the same cards in the same order.
    return Pair(viewer, subject.retell(match.state, record), subject.retell(twin, record))


def played(options: str, rounds: int, most: int, rng: Rng) -> Match:
    """A game in a round with that number; it ends by then, or after at most so many moves."""
    game = game_of_options(options)
    match = Match(game, game.parse_options(options), [])
    steer = SUBJECTS[game.id].steer
    while len(match.record.rounds) < rounds or len(match.record.rounds[-1].turns) < most:
        if match.state.awaits_deal():
            match.deal(rng)
            continue
        move = steer(game.legal_moves(match.state), rng)
        if len(match.record.rounds) == rounds and ends_round(match, move):
            break
        match.play(move)
    return match


def ends_round(match: Match, move: Any) -> bool:
    """Whether the rules reveal the hidden things after this move."""
    after = match.state.copy()
    match.game.play(after, move)
    return bool(after.awaits_deal() or after.over() or match.game.to_act(after) is None)
