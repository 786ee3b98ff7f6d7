"""Random games for the tests, with a leaning towards the goals so that they are often reached."""

from collections.abc import Iterator

from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import BreakTool, CollapseTunnel, LayTunnel, Move
from sabot.games.saboteur.options import Options
from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.oracle import STEPS, Card


def random_turns(options: Options, rng: Rng) -> Iterator[tuple[Saboteur, Saboteur]]:
    """The states before and after each turn of a whole game."""
    state = SABOTEUR.new(options)
    while not state.over():
        if state.awaits_deal():
            SABOTEUR.deal(state, SABOTEUR.draw_deal(state, rng))
            continue
        before = state.copy()
        SABOTEUR.play(state, leaning_move(state, rng))
        yield before, state


def leaning_move(state: Saboteur, rng: Rng) -> Move:
    """Mostly a tunnel that goes on towards the goals; now and then anything."""
    moves = SABOTEUR.legal_moves(state)
    lays = [move for move in moves if isinstance(move, LayTunnel)]
    falls = [move for move in moves if isinstance(move, CollapseTunnel)]
    luck = rng.below(20)
    if lays and luck < 16:
        return min((lays[index] for index in rng.permutation(len(lays))), key=detour)
    if falls and luck < 17:
        return falls[rng.below(len(falls))]
    if luck < 19:
        moves = [move for move in moves if not isinstance(move, BreakTool)]
    return moves[rng.below(len(moves))]


def detour(move: LayTunnel) -> tuple[bool, int]:
    """How badly a card serves who wants to get to the goals, roughly."""
    joined = Card(move.card, turned=move.turned).joined
    ends = [(move.col + STEPS[side][0], move.row + STEPS[side][1]) for side in joined]
    distances = [abs(8 - col) + min(abs(row - goal) for goal in (-2, 0, 2)) for col, row in ends]
    return not joined, min(distances, default=0)
