"""Sides: who wins a round together, and which playouts they have won."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.review.evaluator import Unit

# By unit, the least worth of a won round in thousandths of a win. A seat of Saboteur 2 wins if it
# gets any gold, and one of The Seven Seals if it keeps its promise.
WINS = {"percent": 500, "nuggets": 1, "penalty": 0, "points": 1}


def side_of(view: Any, seat: int) -> str:
    """The side of a seat, by its own view: its role, its team, or itself."""
    seats = getattr(view, "seats", None)
    own = None if seats is None else seats[seat]
    role, team = getattr(own, "role", None), getattr(own, "side", None)
    if role is not None:
        return str(role)
    return f"seat-{seat}" if team is None else f"side-{team}"


def sides_in(game: AnyGame, state: State, players: int) -> tuple[str, ...]:
    """The side of each seat."""
    views = game.views(state, range(players))
    return tuple(side_of(view, seat) for seat, view in enumerate(views))


def seats_by_side(sides: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The seats of each side, in the order of their first seats."""
    return {
        side: tuple(seat for seat, other in enumerate(sides) if other == side) for side in sides
    }


def wins(worth: float, unit: Unit) -> bool:
    """True if a round with this worth is won."""
    return worth >= WINS[unit.name]


def chance(playouts: Sequence[tuple[int, ...]], seats: Sequence[int], unit: Unit) -> float:
    """The percentage of playouts that one of these seats wins."""
    counted = Counter(playouts)  # many end alike
    won = sum(
        count
        for playout, count in counted.items()
        if any(wins(playout[seat], unit) for seat in seats)
    )
    return round(100 * won / len(playouts), 1)
