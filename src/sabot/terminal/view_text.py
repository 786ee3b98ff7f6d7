"""A view as plain text, as the terminal client shows it."""

from functools import lru_cache
from typing import Any, Final

from sabot.core.game import Viewer
from sabot.terminal.presenter import AnyPresenter
from sabot.terminal.presenters import game_words, presenter_of

WIDTH: Final = 100


def view_text(view: Any) -> str:
    """The table as its viewer sees it, in English, with seats for names."""
    shown = presenter(view.game, view.options.players, view.viewer).table(view, [], WIDTH)
    return "\n".join(line.plain.rstrip() for line in shown)


@lru_cache(maxsize=64)
def presenter(game_id: str, players: int, viewer: Viewer) -> AnyPresenter:
    """The presenter of a game in English, with seats for names."""
    names = [f"seat_{seat}" for seat in range(players)]
    return presenter_of(game_id, game_words(game_id, "en"), names, viewer)
