"""Games and tables that the rules bot is asked at."""

from collections.abc import Iterator

import msgspec

from sabot.bots.policy import Policy
from sabot.bots.seven_seals.rules import policy
from sabot.bots.seven_seals.weights import NAMES
from sabot.core.rng import Rng
from sabot.games.seven_seals.cards import NAMES as CARDS
from sabot.games.seven_seals.cards import cards_in_play
from sabot.games.seven_seals.deals import Deal
from sabot.games.seven_seals.game import SEVEN_SEALS
from sabot.games.seven_seals.rules import SevenSeals
from tests.games.seven_seals.tables import D

RULES = policy()
# Who minds nothing likes all moves alike.
RANDOM = policy(dict.fromkeys(NAMES, 0))

OPTIONS = (
    "seven_seals(players=3,saboteur_base=6)",
    "seven_seals(players=3)",
    "seven_seals(players=4)",
    "seven_seals(players=4,show_played=on)",
    "seven_seals(players=5)",
)


def positions(options: str, seed: int, players: Policy) -> Iterator[SevenSeals]:
    """Every state of a game of two rounds in which somebody has to decide; do not change it."""
    chosen = msgspec.structs.replace(SEVEN_SEALS.parse_options(options), rounds=2)
    state = SEVEN_SEALS.new(chosen)
    rng = Rng(seed)
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        yield state
        state.step(players.pick(state, rng, 1.0))


def liked(state: SevenSeals) -> list[str]:
    """The legal moves as text, the best liked first."""
    moves = state.moves()
    scores = RULES.scores(state, moves)
    order = sorted(range(len(moves)), key=lambda index: -scores[index])
    return [SEVEN_SEALS.format_move(SEVEN_SEALS.move_of(int(moves[index]))) for index in order]


def holding(hand: str) -> SevenSeals:
    """Four players: A has this hand and announces first, the others share the rest."""
    own = hand.split()
    rest = [name for name in map(CARDS.__getitem__, cards_in_play(4)) if name not in own]
    others = tuple(tuple(rest[seat::3]) for seat in range(3))
    state = SEVEN_SEALS.new(SEVEN_SEALS.options(players=4))
    SEVEN_SEALS.deal(state, Deal(D, (tuple(own), *others)))
    return state


def promised(state: SevenSeals) -> list[str]:
    """What the seat to act takes, one after the other, if it always does what it likes best."""
    taken: list[str] = []
    seat = state.to_act()
    while state.to_act() == seat:
        best = liked(state)[0]
        taken.append(best)
        SEVEN_SEALS.play(state, SEVEN_SEALS.parse_move(best))
    return taken
