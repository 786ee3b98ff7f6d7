"""Sabotage under test: conformance subject, options and golden games."""

from typing import Final

from sabot.conformance import Subject
from sabot.core.rng import Rng
from sabot.games.sabotage import moves as sabotage
from sabot.games.sabotage.game import SABOTAGE
from tests.conformance.sabotage_past import retell
from tests.conformance.sabotage_twins import twin


def build(moves: list[sabotage.Move], rng: Rng) -> sabotage.Move:
    """Lay red and orange on one's own roof: random games seldom get to end a round early."""
    good = [
        move
        for move in moves
        if isinstance(move, sabotage.LayPipe)
        and move.roof == sabotage.OWN
        and move.card.endswith(("red", "orange"))
    ]
    if sabotage.GoOn() in moves and rng.below(2):
        return sabotage.GoOn()
    choice = good if good and rng.below(10) else moves
    return choice[rng.below(len(choice))]


SUBJECT: Final = Subject(SABOTAGE, twin, retell, build)

OPTIONS: Final = [
    f"sabotage(players={players}{extra})"
    for players in (2, 4)
    for extra in ("", ",fewer_dismantle=on,rounds=2", ",rounds=1,dealer=B")
]

GOLDEN: Final = {
    "sabotage-2": "sabotage(players=2)",
    "sabotage-4": "sabotage(players=4)",
    "sabotage-fewer-dismantle-2": "sabotage(players=2,fewer_dismantle=on)",
    "sabotage-fewer-dismantle-4": "sabotage(players=4,fewer_dismantle=on,rounds=2)",
}
