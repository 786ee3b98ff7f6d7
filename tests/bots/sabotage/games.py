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


def scored(state: Sabotage) -> dict[str, int]:
    """The legal moves as text, and how much the seat to act likes them."""
    moves = state.moves()
    scores = RULES.scores(state, moves)
    texts = [SABOTAGE.format_move(SABOTAGE.move_of(int(move))) for move in moves]
    return dict(zip(texts, map(int, scores), strict=True))


def best(state: Sabotage, among: str = "") -> list[str]:
    """The moves that are liked best, of those that begin so; more than one if they are equal."""
    scores = {text: score for text, score in scored(state).items() if text.startswith(among)}
    return [text for text, score in scores.items() if score == max(scores.values())]


def worst(state: Sabotage, among: str = "") -> list[str]:
    """The moves that are liked least, likewise."""
    scores = {text: score for text, score in scored(state).items() if text.startswith(among)}
    return [text for text, score in scores.items() if score == min(scores.values())]
