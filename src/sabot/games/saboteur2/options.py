"""The options of Saboteur 2."""

from functools import lru_cache
from typing import Final

import msgspec

from sabot.core.options import (
    Number,
    Option,
    Seat,
    Switch,
    canonical_text,
    check_seat,
    read_choices,
)
from sabot.games.saboteur.setup import RANDOM_STARTER
from sabot.games.saboteur2.setup import MAX_PLAYERS, MIN_PLAYERS, Setup

GAME_ID: Final = "saboteur2"

DEFAULTS: Final[dict[str, object]] = {
    "players": 5,
    "profiteer_joins_lone_boss": False,
    "rounds": 3,
    "starter": None,
}

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", Number(MIN_PLAYERS, MAX_PLAYERS), "How many play."),
    Option(
        "profiteer_joins_lone_boss",
        Switch(),
        "Whether the profiteer wins too where doors of both colours let only the boss win.",
    ),
    Option("rounds", Number(1, 10), "How many rounds a game has."),
    Option("starter", Seat(), "Who begins the first round."),
)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agreed on."""

    players: int
    profiteer_joins_lone_boss: bool
    rounds: int
    starter: int | None


def make_options(choices: dict[str, object]) -> Options:
    """The options with these choices made, and the defaults elsewhere."""
    chosen = DEFAULTS | read_choices(GAME_ID, OPTIONS, choices)
    options = msgspec.convert(chosen, Options)
    check_seat(GAME_ID, "starter", options.starter, options.players)
    return options


def format_options(options: Options) -> str:
    """The canonical text: players, and what differs from the defaults."""
    return canonical_text(GAME_ID, OPTIONS, options, DEFAULTS)


@lru_cache(maxsize=64)
def setup_of(options: Options) -> Setup:
    """The options as the hot code reads them; never changed, so games share it."""
    return Setup(
        options,
        options.players,
        options.rounds,
        RANDOM_STARTER if options.starter is None else options.starter,
        options.profiteer_joins_lone_boss,
    )
