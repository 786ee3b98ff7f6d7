"""Base classes of the events of games, and the event that every game ends with."""

import msgspec

from sabot.core.game import Outcome


class GameEvent(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened in a game; its tag names the kind."""


class SeatEvent(GameEvent, frozen=True):
    """The deed of a seat."""

    seat: int


class TargetEvent(SeatEvent, frozen=True):
    """The deed of a seat to a target, which can be the same seat."""

    target: int


class GameEnded(GameEvent, frozen=True, tag="game-ended"):
    """The game is over."""

    outcome: Outcome
