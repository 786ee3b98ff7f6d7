"""A bot that helps a person: it tells whom to suspect, and tries moves out."""

from typing import Any, Protocol, runtime_checkable

import msgspec

from sabot.advice.case import Case
from sabot.advice.game_hints import advice_of
from sabot.bots.beliefs import Beliefs
from sabot.bots.search import Found
from sabot.bots.suspicion import Suspect
from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.wire.calls import Notice


@runtime_checkable
class SuspicionSource(Protocol):
    """Beliefs that tell which seats to suspect."""

    def suspicions(self, view: Any) -> tuple[Suspect, ...]:
        """How likely each other seat has each role."""
        ...


class MoveSearch(Protocol):
    """The part of a searcher that tries moves out."""

    def find(self, view: Any, beliefs: Beliefs, rng: Rng) -> Found:
        """The moves that were tried, and the best of them."""
        ...


@runtime_checkable
class Adviser(Protocol):
    """A bot that can help people: it has beliefs, and tries moves out."""

    beliefs: Beliefs
    search: MoveSearch
    rng: Rng


class TriedMove(msgspec.Struct, frozen=True):
    """A move that was tried out: its code, its mean value, and the number of worlds."""

    move: int
    worth: float
    worlds: int


class AdvisedMove(msgspec.Struct, frozen=True):
    """The best move of a view by its code, all that were tried, and what can be said of it."""

    move: int
    tried: tuple[TriedMove, ...] = ()
    sight: Notice | None = None
    reason: Notice | None = None


def advised_move(adviser: Adviser, game: AnyGame, view: Any) -> AdvisedMove:
    """The moves that a search tried, the best of them, and what can be said of it."""
    tried: list[TriedMove] = []
    if len(view.moves) == 1:
        best = game.move_code(view.moves[0])
    else:
        found = adviser.search.find(view, adviser.beliefs, adviser.rng)
        columns = zip(found.moves, found.means, found.counts, strict=True)
        tried, best = [TriedMove(*each) for each in columns], found.best
    chances = {suspect.seat: suspect.chances for suspect in suspects_of(adviser, view)}
    advice = advice_of(Case(game, view, game.move_of(best), chances))
    return AdvisedMove(best, tuple(tried), advice.sight, advice.reason)


def suspects_of(adviser: Adviser, view: Any) -> tuple[Suspect, ...]:
    """How likely each other seat has each role, in games with hidden sides."""
    beliefs = adviser.beliefs
    return tuple(beliefs.suspicions(view)) if isinstance(beliefs, SuspicionSource) else ()
