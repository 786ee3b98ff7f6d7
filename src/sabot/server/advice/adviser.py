"""Who can say more of a move than where it is made: by game."""

from collections.abc import Callable
from typing import Final

from sabot.server.advice import mine, roofs, seals
from sabot.server.advice.case import Advice, Case

ADVISERS: Final[dict[str, Callable[[Case], Advice]]] = {
    "saboteur": mine.advise,
    "saboteur2": mine.advise,
    "seven_seals": seals.advise,
    "sabotage": roofs.advise,
}


def advice_of(case: Case) -> Advice:
    """What a friend would say; nothing where nobody knows the game so well."""
    adviser = ADVISERS.get(case.game.id)
    return Advice() if adviser is None else adviser(case)
