"""Who can say more of a move than where it is made: by game."""

from collections.abc import Callable
from typing import Final

from sabot.server.advice import sabotage, saboteur, seven_seals
from sabot.server.advice.case import Advice, Case

ADVISERS: Final[dict[str, Callable[[Case], Advice]]] = {
    "saboteur": saboteur.advise,
    "saboteur2": saboteur.advise,
    "seven_seals": seven_seals.advise,
    "sabotage": sabotage.advise,
}


def advice_of(case: Case) -> Advice:
    """What a friend would say; nothing where nobody knows the game so well."""
    adviser = ADVISERS.get(case.game.id)
    return Advice() if adviser is None else adviser(case)
