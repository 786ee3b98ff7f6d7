"""The options of Goofspiel."""

from typing import Annotated, Final

from sabot.core.options import GameOptions, Number, OptionField, OptionSet


class Options(GameOptions, frozen=True, kw_only=True):
    """What a table agreed on."""

    players: Annotated[int, OptionField(Number(2, 6), "How many play.", 2)]
    rounds: Annotated[int, OptionField(Number(1, 9), "How many rounds a game has.", 1)]


# The rules read the options as they are, so the options are their own setup.
OPTIONS: Final = OptionSet("goofspiel", Options, setup=lambda options: options)
