"""What happened, and who is told what of it."""

from typing import assert_never

from goofspiel.moves import Bid
from goofspiel.rules import Goofspiel
from sabot.core.events import GameEvent, SeatEvent
from sabot.core.game import Viewer


class PrizeTurned(GameEvent, frozen=True, tag="prize-turned"):
    """A prize was turned up, the first of a round or the next."""

    prize: str


class BidMade(SeatEvent, frozen=True, tag="bid"):
    """A player bid a card, which only that player is told."""

    card: str | None


class PrizeTaken(GameEvent, frozen=True, tag="prize-taken"):
    """The bids were turned up: `hands` has that of each seat, `scores` their points now."""

    prize: str
    hands: tuple[str, ...]
    scores: tuple[int, ...]


class RoundEnded(GameEvent, frozen=True, tag="round-ended"):
    """A round is over."""

    round: int
    scores: tuple[int, ...]


Event = PrizeTurned | BidMade | PrizeTaken | RoundEnded


def told_deal(state: Goofspiel, viewer: Viewer) -> list[Event]:
    """The deal of a round: everybody sees the first prize."""
    del viewer
    return [PrizeTurned(state.prize() or "")]


def happened(before: Goofspiel, move: Bid, after: Goofspiel) -> list[Event]:
    """The whole truth of what a move did."""
    seat, players = int(before.to_act()), before.options.players
    events: list[Event] = [BidMade(seat, move.card)]
    if seat < players - 1:
        return events
    bids = (*before.at.bids[before.shown() :], move.card)
    events.append(PrizeTaken(before.prize() or "", bids, after.at.scores))
    prize = after.prize()
    ended = RoundEnded(after.at.round, after.at.scores)
    return [*events, ended if prize is None else PrizeTurned(prize)]


def event_for(event: Event, viewer: Viewer) -> Event:
    """The event as a viewer is told it. A new kind fails type checking until it is decided."""
    match event:
        case BidMade(seat):
            return event if viewer == seat else BidMade(seat, None)
        case PrizeTurned() | PrizeTaken() | RoundEnded():
            return event
    assert_never(event)
