"""The options of The Seven Seals."""

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
from sabot.games.seven_seals.setup import MAX_PLAYERS, MIN_PLAYERS, RANDOM_DEALER, Setup

GAME_ID: Final = "seven_seals"

# SEV.6.1: so each deals once, and twice with three.
ROUNDS: Final[dict[int, int]] = {3: 6, 4: 4, 5: 5}
DEFAULTS: Final[dict[str, object]] = {
    "players": 4,
    "saboteur_base": 4,
    "dealer": None,
    "show_played": False,
}

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", Number(MIN_PLAYERS, MAX_PLAYERS), "How many play."),
    Option(
        "saboteur_base",
        Number(4, 6),
        "The saboteur's points before black seals are taken off; 5 or 6 suits three players.",
    ),
    Option(
        "rounds",
        Number(1, 20),
        "How many rounds a game has; by default as many as players, and six with three.",
    ),
    Option("dealer", Seat(), "Who deals the first round."),
    Option("show_played", Switch(), "Whether the table shows the cards already played."),
)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agreed on."""

    players: int
    saboteur_base: int
    rounds: int
    dealer: int | None
    show_played: bool


def make_options(choices: dict[str, object]) -> Options:
    """The options with these choices made: the players decide how many rounds, if nobody does."""
    options = msgspec.convert(with_defaults(read_choices(GAME_ID, OPTIONS, choices)), Options)
    check_seat(GAME_ID, "dealer", options.dealer, options.players)
    return options


def with_defaults(chosen: dict[str, object]) -> dict[str, object]:
    """The choices, and what is usual for so many players elsewhere."""
    filled = DEFAULTS | chosen
    return {"rounds": ROUNDS[int(str(filled["players"]))]} | filled


def format_options(options: Options) -> str:
    """The canonical text: the players, and what differs from what is usual for so many."""
    usual = with_defaults({"players": options.players})
    return canonical_text(GAME_ID, OPTIONS, options, usual)


@lru_cache(maxsize=64)
def setup_of(options: Options) -> Setup:
    """The options as the hot code reads them; never changed, so games share it."""
    return Setup(
        options,
        options.players,
        options.saboteur_base,
        options.rounds,
        RANDOM_DEALER if options.dealer is None else options.dealer,
    )
