"""Facts about a game's balance, read from the spectator's view at the end of a round."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, Final

from sabot.games.sabotage.view import View as SabotageView
from sabot.games.saboteur.view import View as SaboteurView
from sabot.games.saboteur2.view import View as Saboteur2View
from sabot.games.seven_seals.view import View as SevenSealsView

# The facts of one round by name; a fact that the round says nothing about is missing.
Facts = dict[str, float]


def saboteur(view: SaboteurView, starter: int, gains: Sequence[int]) -> Facts:
    """1 if the saboteurs won or, where there are none, if the diggers failed."""
    del starter, gains
    found = any(goal.face_up and goal.card == "treasure" for goal in view.goals)
    return {"saboteurs": float(not found)}


def saboteur2(view: Saboteur2View, starter: int, gains: Sequence[int]) -> Facts:
    """For each role at the end of the round: 1 if its players won, and their nuggets."""
    del starter
    if view.result is None:
        raise ValueError("the round is not over")
    found: dict[str, list[float]] = defaultdict(list)
    for seat, gain in enumerate(gains):
        role = view.seats[seat].role
        found[f"{role} won"].append(float(seat in view.result.winners))
        found[f"{role} nuggets"].append(float(gain))
    found["all nuggets"] = [float(gain) for gain in gains]
    return {name: fmean(values) for name, values in found.items()}


def seven_seals(view: SevenSealsView, starter: int, gains: Sequence[int]) -> Facts:
    """1 if somebody was the saboteur, and the penalties of the round."""
    del starter
    saboteur = view.saboteur
    facts = {"taken": float(saboteur is not None), "penalty": fmean(gains)}
    if saboteur is not None:
        others = [gain for seat, gain in enumerate(gains) if seat != saboteur]
        facts["saboteur's penalty"] = float(gains[saboteur])
        facts["announcers' penalty"] = fmean(others)
    return facts


def sabotage(view: SabotageView, starter: int, gains: Sequence[int]) -> Facts:
    """1 if the side that began won, its lead, and 1 if a player ended the round."""
    del gains
    result = view.results[-1]
    side = view.seats[starter].side
    mine, theirs = result.scores[side], result.scores[1 - side]
    return {
        "first won": float(mine > theirs) + float(mine == theirs) / 2,
        "first's lead": float(mine - theirs),
        "ended by a player": float(result.ended_by is not None),
    }


FACTS: Final[dict[str, Callable[[Any, int, Sequence[int]], Facts]]] = {
    "saboteur": saboteur,
    "saboteur2": saboteur2,
    "seven_seals": seven_seals,
    "sabotage": sabotage,
}
# Facts that are shares; the others are counted in nuggets or points.
SHARES: Final = ("saboteurs", "taken", "first won", "ended by a player")


def is_share(name: str) -> bool:
    """True if a fact is a share of rounds."""
    return name in SHARES or name.endswith(" won")
