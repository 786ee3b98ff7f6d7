"""What a game adds to pictures: its board, what players are, and what to tell of an evening."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from sabot.core.errors import SabotError
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of
from sabot.locales import Words
from sabot.review.record_states import GameHistory
from sabot.server.share.pieces import Placed
from sabot.server.share.sheet import Sheet


class PlayedGame(NamedTuple):
    """A game of which something is told. `view` is the last one, `name` names a seat."""

    history: GameHistory
    view: Any
    words: Words
    name: Callable[[int], str]

    def named(self, seats: Sequence[int]) -> str:
        """Some players."""
        return ", ".join(map(self.name, seats))


class PicturedGame(Protocol):
    """What a game adds to pictures."""

    def pieces(self, sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterable[Placed]:
        """What lies on the board of a view; `marks` are drawings by seat, for what is its own."""
        ...

    def icon(self, view: Any, seat: int) -> str | None:
        """The name of the icon of what somebody is, if a view shows it."""
        ...

    def sentence(self, played: PlayedGame) -> str | None:
        """The one thing to tell of a game that is over, if there is any."""
        ...


class Plain:
    """A game that adds nothing: its pictures show the players and the scores."""

    def pieces(self, sheet: Sheet, view: Any, marks: Sequence[str]) -> Iterable[Placed]:
        """Nothing."""
        del sheet, view, marks
        return ()

    def icon(self, view: Any, seat: int) -> str | None:
        """Nothing."""
        del view, seat
        return None

    def sentence(self, played: PlayedGame) -> str | None:
        """Nothing."""
        del played
        return None


@lru_cache(maxsize=64)
def pictured_game(game_id: str) -> PicturedGame:
    """What a game's descriptor names; else nothing."""
    place = descriptor_of(game_id).picture
    if place is None:
        return Plain()
    found = load(place)
    if not isinstance(found, type):
        raise SabotError(f"expected a class at '{place}', not {type(found).__name__}")
    made: PicturedGame = found()
    return made
