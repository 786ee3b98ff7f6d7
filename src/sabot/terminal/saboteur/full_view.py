"""What replays show to who wants to see everything."""

import msgspec

from sabot.games.saboteur.encoding import GoldDrawn
from sabot.games.saboteur.events import Event, GoldShared
from sabot.games.saboteur.position import Position
from sabot.games.saboteur.view import View


def whole_view(views: list[View], position: Position) -> View:
    """A view with the roles that each seat knows and the goals as they are."""
    seats = tuple(view.seats[seat] for seat, view in enumerate(views))
    return msgspec.structs.replace(
        views[0], viewer=None, hand=(), offer=None, moves=(), seats=seats, goals=position.goals
    )


def seat_told(event: Event) -> int:
    """The seat that is told most of an event; 0 where all are told the same."""
    if isinstance(event, GoldShared):
        return 0 if isinstance(event.step, GoldDrawn) else event.step.seat
    seat: int = getattr(event, "seat", 0)
    return seat
