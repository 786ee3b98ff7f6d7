"""What the rules bot of The Seven Seals likes, and what rounds cost that are played out in a rush.

As text: both builds must print the same bytes.
"""

import hashlib
from collections.abc import Iterator
from typing import cast

from sabot.bots.seven_seals.rules import Rules
from sabot.bots.seven_seals.rush import Rush
from tests.bots.seven_seals.games import OPTIONS, RULES, positions

GAMES = 2


def traces() -> Iterator[str]:
    """One line a game, with a digest of the scores of every move on offer, and of what follows."""
    rush = Rush(cast("Rules", RULES))
    for options in OPTIONS:
        for seed in range(GAMES):
            digest = hashlib.sha256()
            asked = 0
            for state in positions(options, seed, RULES):
                moves = state.moves()
                liked = [int(score) for score in RULES.scores(state, moves)]
                cost = int(rush.cost(state.copy(), 0))
                digest.update(repr(([int(move) for move in moves], liked, cost)).encode())
                asked += 1
            yield f"rules bot, {options} seed {seed}: {asked} asked, {digest.hexdigest()}"
