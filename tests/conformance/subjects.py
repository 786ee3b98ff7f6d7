"""Every game under the conformance suite, with every number of players and every edition."""

from typing import Final

from sabot.conformance import Subject
from sabot.core.rng import Rng
from sabot.games.sabotage import moves as sabotage
from sabot.games.sabotage.game import SABOTAGE
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.moves import BreakTool, LayTunnel, Move, RepairTool, TakeGold
from sabot.games.saboteur.shapes import tunnels_of
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.moves import Move as Move2
from sabot.games.saboteur2.moves import Pass as Pass2
from sabot.games.seven_seals.game import SEVEN_SEALS
from tests.conformance import sabotage_past, sabotage_twins, seven_seals_play
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


SUBJECTS: Final = {
    "saboteur": Subject(SABOTEUR, twin, retell, dig),
    "sabotage": Subject(SABOTAGE, sabotage_twins.twin, sabotage_past.retell, build),
    "saboteur2": Subject(SABOTEUR2, twin2, retell2, dig2),
    "seven_seals": Subject(
        SEVEN_SEALS, seven_seals_play.twin, seven_seals_play.retell, seven_seals_play.announce_few
    ),
}

OPTIONS: Final = (
    [
        f"saboteur(players={players},edition={edition}{extra})"
        for players in range(3, 11)
        for edition, extra in (
            ("gigamic", ""),
            ("gigamic", ",auto_gold=off,rounds=4"),
            ("amigo", ",placement=beside"),
            ("zman", ",broken_tools_forfeit=on"),
        )
    ]
    + [
        f"saboteur2(players={players}{extra})"
        for players in range(2, 13)
        for extra in ("", ",profiteer_joins_lone_boss=on,rounds=2")
    ]
    + [
        f"sabotage(players={players}{extra})"
        for players in (2, 4)
        for extra in ("", ",fewer_dismantle=on,rounds=2", ",rounds=1,dealer=B")
    ]
    + [
        f"seven_seals(players={players}{extra})"
        for players in (3, 4, 5)
        for extra in ("", ",saboteur_base=6,rounds=2,dealer=B", ",rounds=1,show_played=on")
    ]
)
