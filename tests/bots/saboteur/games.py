"""Games and tables that the rules bot is asked at."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from sabot.bots.policy import Policy
from sabot.bots.saboteur.rules import policy
from sabot.bots.saboteur.weights import NAMES as WEIGHTS
from sabot.core.rng import Rng
from sabot.games.saboteur.cards import COUNTS, NAMES
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.tables import position_of

RULES = policy()
# Who minds nothing likes all moves alike.
RANDOM = policy(dict.fromkeys(WEIGHTS, 0))

OPTIONS = (
    "saboteur(players=3,edition=zman,broken_tools_forfeit=on)",
    "saboteur(players=4,edition=amigo)",
    "saboteur(players=5,edition=gigamic)",
    "saboteur(players=6,edition=amigo,placement=beside)",
    "saboteur(players=8,edition=zman,auto_gold=off)",
    "saboteur(players=10,edition=gigamic,auto_gold=off)",
)


def positions(options: str, seed: int, players: Policy) -> Iterator[Saboteur]:
    """Every state of a game of one round in which somebody has to decide; do not change it."""
    chosen = msgspec.structs.replace(SABOTEUR.parse_options(options), rounds=1)
    state = SABOTEUR.new(chosen)
    rng = Rng(seed)
    state.deal(rng)
    while state.to_act() >= 0:
        yield state
        state.step(players.pick(state, rng, 1.0))


def liked(state: Saboteur) -> list[str]:
    """The legal moves as text, the best liked first."""
    moves = state.moves()
    scores = RULES.scores(state, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [SABOTEUR.format_move(SABOTEUR.move_of(int(moves[index]))) for index in order]


def early(players: int = 5, **choices: Any) -> Saboteur:
    """A table where all cards that are not named are still in the deck."""
    data = position_of(players, "gigamic", **choices)
    named = Counter(card for hand in data.hands for card in hand)
    named.update(card.card for card in data.maze)
    named.update(f"-{tool}" for tools in data.broken for tool in tools)
    rest = Counter(dict(zip(NAMES, COUNTS, strict=True))) - named
    return SABOTEUR.from_position(
        msgspec.structs.replace(data, deck=tuple(rest.elements()), discards=())
    )
