"""The board as text, as the terminal client shows it."""

from typing import cast

from sabot.core.flat_state import FlatState
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.options import GameOptions, option_set_of
from sabot.core.state import State
from sabot.games.registry import GAMES
from sabot.terminal.view_text import view_text


def board_text(game: AnyGame, state: State, viewer: Viewer = SPECTATOR) -> str:
    """What a seat or a spectator sees of the table; nothing that they may not know."""
    return view_text(game.view(state, viewer))


def state_text(state: FlatState) -> str:
    """The board of a state, as a spectator sees it."""
    game = GAMES[option_set_of(cast("GameOptions", state.chosen_options())).game]
    return board_text(game, state)
