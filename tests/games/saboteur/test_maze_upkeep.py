"""What the maze keeps up with every card is what walking it anew would find."""

import pytest

from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.maze import FIRST_HEIGHT, FIRST_WIDTH, SITE_SHIFT, TILE, Maze, new_maze
from sabot.games.saboteur.shapes import FIRST_TUNNEL
from tests.conformance.subjects import SUBJECTS


def laid_anew(maze: Maze) -> Maze:
    """A maze in which the same tiles are laid once more, in the opposite order."""
    fresh = new_maze(maze.shapes, maze.linked)
    cells = [
        (maze.left + cell // maze.height, maze.top + cell % maze.height)
        for cell in range(len(maze.cells))
        if maze.cells[cell] & TILE >= FIRST_TUNNEL
    ]
    for col, row in reversed(cells):
        fresh.lay(col, row, maze.tile(col, row))
    for goal in range(3):
        if not maze.is_face_down(goal):
            fresh.turn_goal(goal, maze.tile(8, 2 * goal - 2))
    return fresh


def contents(maze: Maze) -> dict[tuple[int, int], int]:
    return {
        (int(maze.left) + cell // int(maze.height), int(maze.top) + cell % int(maze.height)): int(
            content
        )
        for cell, content in enumerate(maze.cells)
        if content
    }


@pytest.mark.slow
@pytest.mark.parametrize("options", ["saboteur", "saboteur(placement=beside)", "saboteur2"])
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.clause("SAB.4.5", "SAB.5.4")
def test_links_and_sites_are_kept_up(options: str, seed: int) -> None:
    game = game_of_options(options)
    steer = SUBJECTS[game.id].steer
    state = game.new(game.parse_options(options))
    rng = Rng(seed)
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        moves = game.legal_moves(state)
        game.play(state, steer(moves, rng) if seed % 2 else moves[rng.below(len(moves))])
        kept, walked, anew = state.maze, state.maze.copy(), laid_anew(state.maze)
        walked.walk_again()
        assert contents(kept) == contents(walked) == contents(anew)
        assert list(kept.sites) == list(walked.sites) == list(anew.sites)
        assert kept.laid == len(kept.tunnels())


@pytest.mark.clause("SAB.4.1")
def test_the_window_grows_with_the_maze_and_no_further() -> None:
    maze = SABOTEUR.new(SABOTEUR.options()).maze
    straight = FIRST_TUNNEL  # north to south
    for row in range(-1, -41, -1):
        maze.lay(0, row, straight)
    assert contents(maze)[0, -40] & TILE == straight
    assert len(maze.cells) < FIRST_WIDTH * (FIRST_HEIGHT + 48)
    assert [int(site) >> SITE_SHIFT for site in maze.sites] == sorted(
        int(site) >> SITE_SHIFT for site in maze.sites
    )
    assert maze.copy().cells is not maze.cells
