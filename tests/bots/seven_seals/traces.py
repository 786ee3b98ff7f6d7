"""What the rules bot of The Seven Seals likes, as text: both builds must print the same bytes."""

import hashlib
from collections.abc import Iterator

from tests.bots.seven_seals.games import OPTIONS, RULES, positions

GAMES = 2


def traces() -> Iterator[str]:
    """One line a game, with a digest of the scores of every move on offer."""
    for options in OPTIONS:
        for seed in range(GAMES):
            digest = hashlib.sha256()
            asked = 0
            for state in positions(options, seed, RULES):
                moves = state.moves()
                liked = [int(score) for score in RULES.scores(state, moves)]
                digest.update(repr(([int(move) for move in moves], liked)).encode())
                asked += 1
            yield f"rules bot, {options} seed {seed}: {asked} asked, {digest.hexdigest()}"
