"""Games and tables that the rules bot is asked at."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sabot.bots.policy import Policy
from sabot.bots.saboteur2.rules import policy
from sabot.bots.saboteur2.weights import NAMES as WEIGHTS
from sabot.core.rng import Rng
from sabot.games.saboteur2.cards import COUNTS, NAMES
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.rules import Saboteur2
from tests.games.saboteur2.tables import position_of

RULES = policy()
# Who minds nothing likes all moves alike.
RANDOM = policy(dict.fromkeys(WEIGHTS, 0))

OPTIONS = (
    "saboteur2(players=2)",
    "saboteur2(players=3)",
    "saboteur2(players=5)",
    "saboteur2(players=8,profiteer_joins_lone_boss=on)",
    "saboteur2(players=12)",
)


def positions(options: str, seed: int, players: Policy) -> Iterator[Saboteur2]:
    """Every state of a game of one round in which somebody has to decide; do not change it."""
    chosen = msgspec.structs.replace(SABOTEUR2.parse_options(options), rounds=1)
    state = SABOTEUR2.new(chosen)
    rng = Rng(seed)
    state.deal(rng)
    while state.to_act() >= 0:
        yield state
        state.step(players.pick(state, rng, 1.0))


def liked(state: Saboteur2) -> list[str]:
    """The legal moves as text, the best liked first."""
    moves = state.moves()
    scores = RULES.scores(state, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [SABOTEUR2.format_move(SABOTEUR2.move_of(int(moves[index]))) for index in order]


def early(players: int = 5, **choices: Any) -> Saboteur2:
    """A table where all cards that are not named, held or put aside are still in the deck."""
    data = position_of(players, **choices)
    used = Counter(card for hand in data.hands for card in hand)
    used.update(card.card for card in data.maze)
    used.update(f"-{tool}" for tools in data.broken for tool in tools)
    used.update(data.aside)
    used.update({"prison": len(data.prisons), "thief": len(data.thieves)})
    rest = Counter(dict(zip(NAMES, COUNTS, strict=True))) - used
    return SABOTEUR2.from_position(
        msgspec.structs.replace(data, deck=tuple(rest.elements()), discards=())
    )


def late(players: int = 5, **choices: Any) -> Saboteur2:
    """A table where the deck has run out, and all cards that are not named lie on the pile."""
    return SABOTEUR2.from_position(position_of(players, **choices))
