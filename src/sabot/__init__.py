"""Sabot: the saboteur family of card games, as rules that people, bots and programs share.

>>> import sabot
>>> game = sabot.game("saboteur")
>>> state = game.new(game.options(players=5))
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sabot.core.game import AnyGame

__all__ = ["game", "game_ids"]


def game(name: str) -> "AnyGame":
    """The game with this id, such as `saboteur`."""
    # Imported when asked for, so that importing the package costs next to nothing.
    from sabot.games.registry import game_named  # noqa: PLC0415

    return game_named(name)


def game_ids() -> list[str]:
    """The ids of all games, those of other packages too."""
    from sabot.games import registry  # noqa: PLC0415

    return registry.game_ids()
