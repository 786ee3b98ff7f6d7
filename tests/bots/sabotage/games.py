"""Games and tables that the rules bot is asked at."""

from collections.abc import Iterator

from sabot.bots.policy import Policy
from sabot.bots.sabotage.rules import policy
from sabot.bots.sabotage.weights import NAMES as WEIGHTS
from sabot.core.rng import Rng
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.sabotage.rules import Sabotage

RULES = policy()
# Who minds nothing likes all moves alike.
RANDOM = policy(dict.fromkeys(WEIGHTS, 0))

OPTIONS = (
    "sabotage(players=2,rounds=2)",
    "sabotage(players=2,fewer_dismantle=on,rounds=1)",
    "sabotage(players=4,rounds=2)",
    "sabotage(players=4,fewer_dismantle=on,rounds=1)",
)


def positions(options: str, seed: int, players: Policy) -> Iterator[Sabotage]:
    """Every state of a game in which somebody has to decide; do not change it."""
    state = SABOTAGE.new(SABOTAGE.parse_options(options))
    rng = Rng(seed)
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        yield state
        state.step(players.pick(state, rng, 1.0))


def liked(state: Sabotage) -> list[str]:
    """The legal moves as text, the best liked first."""
    moves = state.moves()
    scores = RULES.scores(state, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [SABOTAGE.format_move(SABOTAGE.move_of(int(moves[index]))) for index in order]
