"""The presenter of each game, found by its descriptor; the generic one for games without any."""

from collections.abc import Callable
from typing import cast

from sabot.core.game import Viewer
from sabot.games.descriptor import load
from sabot.games.registry import descriptor_of, game_named
from sabot.locales import Words
from sabot.terminal.generic_presenter import GenericPresenter
from sabot.terminal.presenter import AnyPresenter

# Makes a presenter from the words, the players' names, and the viewer's seat.
MakePresenter = Callable[[Words, list[str], Viewer], AnyPresenter]


def presenter_of(game_id: str, words: Words, names: list[str], viewer: Viewer) -> AnyPresenter:
    """The presenter of a game. The words need not have the game's own texts yet."""
    descriptor = descriptor_of(game_id)
    spoken = words.including(descriptor.words)
    if descriptor.presenter is None:
        return GenericPresenter(game_named(game_id), spoken, names, viewer)
    make = cast("MakePresenter", load(descriptor.presenter))
    return make(spoken, names, viewer)


def game_words(game_id: str, language: str) -> Words:
    """The texts of one language, with those of a game."""
    return Words(language, descriptor_of(game_id).words)
