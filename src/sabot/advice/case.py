"""A move that somebody is advised to make, with all that they know."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.wire.calls import Notice

Facts = int | str


class Advice(NamedTuple):
    """The sight, which gives no move away, and the reason for the move."""

    sight: Notice | None = None
    reason: Notice | None = None


class Case(NamedTuple):
    """A view, the best move found for it, and how likely each other seat has each role."""

    game: AnyGame
    view: Any
    move: Any
    chances: Mapping[int, Mapping[str, float]]

    def world(self) -> State:
        """A world as the viewer may imagine it: of it only what the viewer knows is asked."""
        world: State = self.game.imagine(self.view, Rng(0))
        return world

    def world_after(self) -> State:
        """The same world after the move."""
        world = self.world()
        world.step(self.game.move_code(self.move))
        return world


def notice(name: str, **facts: Facts) -> Notice:
    """Something that is worth saying."""
    return Notice(name, facts)
