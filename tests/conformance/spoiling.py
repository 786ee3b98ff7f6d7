"""Games that are wrong on purpose, for the suite to find out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict, replace

from sabot.core.game import Sight


def spoil_views(game: Any, change: Callable[[Any, Any], Any]) -> None:
    """Have every view changed, from the state, before it is sent."""
    honest = game.sight_of

    def sight_of(state: Any, options: Any, viewers: Any) -> Sight[Any]:
        shown, known = honest(state, options, viewers)
        return Sight(shown, [asdict(change(state, replace(shown, **each))) for each in known])

    game.sight_of = sight_of
