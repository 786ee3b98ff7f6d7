"""Every game under the conformance suite, with every number of players and every edition."""

from typing import Final

from sabot.conformance import Subject
from sabot.core.game import Viewer
from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import BreakTool, LayTunnel, Move, RepairTool, TakeGold
from sabot.games.saboteur.shapes import tunnels_of
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.moves import ChangeRole, SwapHands
from sabot.games.saboteur2.moves import Move as Move2
from sabot.games.saboteur2.moves import Pass as Pass2
from tests.conformance.saboteur2_past import retell as retell2
from tests.conformance.saboteur2_twins import twin as twin2
from tests.conformance.saboteur_past import retell
from tests.conformance.saboteur_twins import twin


def dig(moves: list[Move], rng: Rng) -> Move:
    """Dig eastwards and mend: random games almost never reach a goal, these mostly do."""
    good: list[Move] = [move for move in moves if isinstance(move, RepairTool | TakeGold)]
    lays = [move for move in moves if isinstance(move, LayTunnel) and move.card[0] != "x"]
    if lays:
        east = max(move.col - abs(move.row) for move in lays)
        good += [move for move in lays if move.col - abs(move.row) == east]
    choice = good if good and rng.below(10) else moves
    return choice[rng.below(len(choice))]


def dig2(moves: list[Move2], rng: Rng) -> Move2:
    """Dig eastwards, and play the new action cards as well: random games mostly discard."""
    choice = moves
    kind = rng.below(10)
    if kind < 6:
        lays = [move for move in moves if isinstance(move, LayTunnel) and tunnels_of(move.card)[0]]
        east = max((move.col - abs(move.row) for move in lays), default=0)
        choice = [move for move in lays if move.col - abs(move.row) == east]
    elif kind < 9:
        choice = [move for move in moves if not isinstance(move, LayTunnel | Pass2 | BreakTool)]
    choice = choice or moves
    return choice[rng.below(len(choice))]


def shows2(move: Move2, viewer: Viewer) -> bool:
    """Who is made to swap hands or to change their role sees cards that others don't."""
    return isinstance(move, SwapHands | ChangeRole) and move.seat == viewer


SUBJECTS: Final = {
    "saboteur": Subject(SABOTEUR, twin, retell, dig),
    "saboteur2": Subject(SABOTEUR2, twin2, retell2, dig2, shows2),
}

SABOTEUR_OPTIONS: Final = [
    f"saboteur(players={players},edition={edition}{extra})"
    for players in range(3, 11)
    for edition, extra in (
        ("gigamic", ""),
        ("gigamic", ",auto_gold=off,rounds=4"),
        ("amigo", ",placement=beside"),
        ("zman", ",broken_tools_forfeit=on"),
    )
]
SABOTEUR2_OPTIONS: Final = [
    f"saboteur2(players={players}{extra})"
    for players in range(2, 13)
    for extra in ("", ",profiteer_joins_lone_boss=on,rounds=2")
]
OPTIONS: Final = SABOTEUR_OPTIONS + SABOTEUR2_OPTIONS
