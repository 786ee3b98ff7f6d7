"""The options of Goofspiel."""

from typing import Final

import msgspec

from sabot.core.options import Number, Option, canonical_text, read_choices

GAME_ID: Final = "goofspiel"
PLAYERS: Final = range(2, 7)
OPTIONS: Final = (
    Option("players", Number(2, 6), "How many play."),
    Option("rounds", Number(1, 9), "How many rounds a game has."),
)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agreed on."""

    players: int = 2
    rounds: int = 1


def make_options(choices: dict[str, object]) -> Options:
    """The options with these choices made, and the defaults elsewhere."""
    return msgspec.convert(read_choices(GAME_ID, OPTIONS, choices), Options)


def format_options(options: Options) -> str:
    """The canonical text: players, and what differs from the defaults."""
    return canonical_text(GAME_ID, OPTIONS, options, msgspec.structs.asdict(Options()))
