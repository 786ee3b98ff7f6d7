"""Games that are wrong on purpose, for the suite to find out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import asdict, replace

from sabot.core.game import ViewParts


def spoil_views(game: Any, change: Callable[[Any, Any], Any]) -> None:
    """Have every view changed, from the state, before it is sent."""
    honest = game.view_parts_of

    def view_parts_of(state: Any, options: Any, viewers: Any) -> ViewParts[Any]:
        shown, known = honest(state, options, viewers)
        return ViewParts(shown, [asdict(change(state, replace(shown, **each))) for each in known])

    game.view_parts_of = view_parts_of
