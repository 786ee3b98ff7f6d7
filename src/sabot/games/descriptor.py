"""The descriptor of a game: one small table that says where each part of the game is.

A part is named by a text such as `package.module:NAME`, or `package.module` for the module itself.
It is imported when it is used, so a game costs no other game's start, and the rules import no bot,
screen or server.
"""

from importlib import import_module

import msgspec

from sabot.core.errors import SabotError


class GameDescriptor(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of one game. Only the rules are required; the others have working defaults.

    `order` sorts lists of games, lowest first.
    """

    # The id in options, records and addresses: `[a-z0-9_]+`.
    id: str
    # The `sabot.core.game.Game`.
    rules: str
    order: int = 100
    # A function from weights to a `sabot.bots.policy.Policy`. Without it there is no rules bot.
    policy: str | None = None
    # A module or object that answers `sabot.bots.factory`; by default a search by the rules alone.
    bot_factory: str | None = None
    # A function that makes a `sabot.bots.talk.speaking.Speech`. Without it the bots are silent.
    speech: str | None = None
    # A class that answers `sabot.terminal.presenter.Presenter`; by default the generic presenter.
    presenter: str | None = None
    # A `sabot.arena.round_scores.Accounting`; by default the scores of the rules.
    scoring: str | None = None
    # A `sabot.advice.game_hints.GameHints`. Without it there are no hints.
    hints: str | None = None
    # A `sabot.review.evaluator.Unit`; by default hundredths of a win, or points where the game
    # brings no bot factory.
    review_unit: str | None = None
    # A class that answers `sabot.review.truth_part.ReviewedGame`: what the game adds to reviews.
    review: str | None = None
    # A class that answers `sabot.server.share.game_part.PicturedGame`: boards in pictures, on pages
    # of reviews and in notebooks. Without it a picture has the players and the scores.
    picture: str | None = None
    # A function from a new state and a `sabot.envs.window.Window`, or None, to a
    # `sabot.envs.encoder.Encoder`. Without it the game is no environment.
    environment: str | None = None
    # Fluent catalogues as `package:catalogue`: the files `<package>/<language>/<catalogue>.ftl`.
    words: tuple[str, ...] = ()


def load(place: str) -> object:
    """Import the part of a game that a text names."""
    module, _, name = place.partition(":")
    try:
        found: object = import_module(module)
        return getattr(found, name) if name else found
    except (ImportError, AttributeError) as reason:
        raise SabotError(f"there is no '{place}': {reason}") from None
