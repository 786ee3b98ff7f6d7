"""Saboteur under test: conformance subject, options and golden games."""

from typing import Final

from sabot.conformance import Subject
from sabot.core.rng import Rng
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import LayTunnel, Move, RepairTool, TakeGold
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


SUBJECT: Final = Subject(SABOTEUR, twin, retell, dig)

OPTIONS: Final = [
    f"saboteur(players={players},edition={edition}{extra})"
    for players in range(3, 11)
    for edition, extra in (
        ("gigamic", ""),
        ("gigamic", ",auto_gold=off,rounds=4"),
        ("amigo", ",placement=beside"),
        ("zman", ",broken_tools_forfeit=on"),
    )
]

GOLDEN: Final = {
    f"saboteur-{edition}-{players}": f"saboteur(players={players},edition={edition})"
    for edition in ("gigamic", "amigo", "zman")
    for players in (3, 5, 7, 10)
}
