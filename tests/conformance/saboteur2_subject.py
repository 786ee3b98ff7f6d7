"""Saboteur 2 under test: conformance subject, options and golden games."""

from typing import Final

from sabot.conformance import Subject
from sabot.core.rng import Rng
from sabot.games.saboteur.moves import BreakTool, LayTunnel
from sabot.games.saboteur.shapes import tunnels_of
from sabot.games.saboteur2 import moves as saboteur2
from sabot.games.saboteur2.game import SABOTEUR2
from tests.conformance.saboteur2_past import retell
from tests.conformance.saboteur2_twins import twin


def dig2(moves: list[saboteur2.Move], rng: Rng) -> saboteur2.Move:
    """Dig eastwards, and play the new action cards as well: random games mostly discard."""
    choice = moves
    kind = rng.below(10)
    if kind < 6:
        lays = [move for move in moves if isinstance(move, LayTunnel) and tunnels_of(move.card)[0]]
        east = max((move.col - abs(move.row) for move in lays), default=0)
        choice = [move for move in lays if move.col - abs(move.row) == east]
    elif kind < 9:
        choice = [
            move for move in moves if not isinstance(move, LayTunnel | saboteur2.Pass | BreakTool)
        ]
    choice = choice or moves
    return choice[rng.below(len(choice))]


SUBJECT: Final = Subject(SABOTEUR2, twin, retell, dig2)

OPTIONS: Final = [
    f"saboteur2(players={players}{extra})"
    for players in range(2, 13)
    for extra in ("", ",profiteer_joins_lone_boss=on,rounds=2")
]

GOLDEN: Final = {
    f"saboteur2-{players}": f"saboteur2(players={players})" for players in (2, 5, 8, 12)
}
