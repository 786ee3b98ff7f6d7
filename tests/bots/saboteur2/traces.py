"""What bots of Saboteur 2 like, as text: both builds must print the same bytes."""

import hashlib
from collections.abc import Iterator

from sabot.bots.saboteur2.lookahead_policy import LookaheadPolicy
from tests.bots.saboteur2.games import OPTIONS, RULES, positions

GAMES = 2
# Foresight takes long where it is interpreted: it is asked in some states only.
EVERY = 8


def traces() -> Iterator[str]:
    """One line a game, with a digest of the scores of every move on offer."""
    lookahead = LookaheadPolicy(RULES)
    for options in OPTIONS:
        for seed in range(GAMES):
            digest = hashlib.sha256()
            asked = 0
            for state in positions(options, seed, RULES):
                moves = state.moves()
                liked = [int(score) for score in RULES.scores(state, moves)]
                digest.update(repr(([int(move) for move in moves], liked)).encode())
                if asked % EVERY == 0:
                    lookahead.believe([state])
                    foreseen = [int(score) for score in lookahead.scores(state, moves)]
                    digest.update(repr(foreseen).encode())
                asked += 1
            yield f"rules bot, {options} seed {seed}: {asked} asked, {digest.hexdigest()}"
