"""The options of Sabotage, one table."""

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
from sabot.games.sabotage.setup import FOUR_PLAYERS, RANDOM_DEALER, TWO_PLAYERS, Setup

GAME_ID: Final = "sabotage"

DEFAULTS: Final[dict[str, object]] = {
    "players": 2,
    "fewer_dismantle": False,
    "rounds": 4,
    "dealer": None,
}

OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "players",
        Number(TWO_PLAYERS, FOUR_PLAYERS, step=2),
        "How many play: two, or four in two partnerships.",
    ),
    Option(
        "fewer_dismantle",
        Switch(),
        "Whether four of the eight dismantle cards are left out.",
    ),
    Option("rounds", Number(1, 12), "How many rounds a game has."),
    Option("dealer", Seat(), "Who deals the first round; the next seat begins it."),
)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agreed on."""

    players: int
    fewer_dismantle: bool
    rounds: int
    dealer: int | None


def make_options(choices: dict[str, object]) -> Options:
    """The options with these choices made, and the defaults elsewhere."""
    chosen = DEFAULTS | read_choices(GAME_ID, OPTIONS, choices)
    options = msgspec.convert(chosen, Options)
    check_seat(GAME_ID, "dealer", options.dealer, options.players)
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
        options.fewer_dismantle,
        options.rounds,
        RANDOM_DEALER if options.dealer is None else options.dealer,
    )
