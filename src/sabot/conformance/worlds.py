"""Checks of imagined worlds: sound, in agreement with the view, and with a possible past."""

from collections.abc import Callable
from typing import Any

from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.table.match import Match
from sabot.table.record import Record, final_state

MOVES_PLAYED = 3
# With two possible worlds, ten draws are all equal once in 512 times; a game has many views.
WORLDS_DRAWN = 10


def check_world(
    game: AnyGame,
    match: Match,
    viewer: Viewer,
    retell: Callable[[Any, Record], Record],
    rng: Rng,
) -> None:
    """A world imagined from a view shows that view, is sound, and has a possible past."""
    view = game.view(match.state, viewer)
    world = game.imagine(view, rng)
    assert game.view(world, viewer) == view, f"viewer {viewer} imagined what they do not see"
    position = game.position(world)
    game.from_position(position)
    if match.record.rounds:
        check_past(game, world, retell(world, match.record))
    check_future(game, world, rng)


def check_past(game: AnyGame, world: State, record: Record) -> None:
    """The moves that were seen lead, from some deal, legally to the imagined world."""
    assert game.position(final_state(record)) == game.position(world), (
        "no past leads to the imagined world"
    )


def check_future(game: AnyGame, world: State, rng: Rng) -> None:
    """The imagined world can be played on."""
    for _ in range(MOVES_PLAYED):
        moves = world.moves()
        if not len(moves):
            return
        game.play(world, game.move_of(int(moves[rng.below(len(moves))])))


class Variety:
    """Whether imagined worlds differ where they can: counted over the views of one game."""

    def __init__(self) -> None:
        self.views = 0
        self.varied = 0

    def draw(self, game: AnyGame, state: State, other: Any, rng: Rng) -> None:
        """Imagine worlds of the spectator's view, if another position looks the same."""
        if other == game.position(state):
            return
        view = game.view(state, SPECTATOR)
        first, *more = (game.position(game.imagine(view, rng)) for _ in range(WORLDS_DRAWN))
        self.views += 1
        self.varied += any(world != first for world in more)

    def check(self) -> None:
        """Some view has several worlds, and `imagine` finds more than one."""
        assert not self.views or self.varied, "`imagine` always gives the same world"
