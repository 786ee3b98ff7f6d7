"""The options of Saboteur and its three editions, one table each (ED.1 to ED.8)."""

from functools import lru_cache
from typing import Final

import msgspec

from sabot.core.options import (
    Number,
    OneOf,
    Option,
    Seat,
    Switch,
    canonical_text,
    check_seat,
    read_choices,
)
from sabot.games.saboteur.setup import MAX_PLAYERS, MIN_PLAYERS, RANDOM_STARTER, Setup

GAME_ID: Final = "saboteur"

EDITIONS: Final[dict[str, dict[str, object]]] = {
    # ED.7, the shortest path of 7 cards, is no switch: the places of start and goals see to it.
    "gigamic": {
        "direction": "clockwise",
        "placement": "linked",
        "round_end": "hands_empty",
        "broken_tools_forfeit": False,
        "discards": "seen",
        "break_own_tool": False,
    },
    "amigo": {
        "direction": "counter-clockwise",
        "placement": "linked",
        "round_end": "hands_empty",
        "broken_tools_forfeit": False,
        "discards": "seen",
        "break_own_tool": True,
    },
    "zman": {
        "direction": "clockwise",
        "placement": "linked",
        "round_end": "all_passed",
        "broken_tools_forfeit": False,
        "discards": "hidden",
        "break_own_tool": True,
    },
}
DEFAULTS: Final[dict[str, object]] = {
    "players": 5,
    "edition": "gigamic",
    "rounds": 3,
    "auto_gold": True,
    "starter": None,
}

OPTIONS: Final[tuple[Option, ...]] = (
    Option("players", Number(MIN_PLAYERS, MAX_PLAYERS), "How many play."),
    Option("edition", OneOf(tuple(EDITIONS)), "The French, Italian or English rules."),
    Option(
        "direction",
        OneOf(("clockwise", "counter-clockwise")),
        "Which way play goes round the table.",
    ),
    Option(
        "placement",
        OneOf(("linked", "beside")),
        "Whether a tunnel card must be linked to the start, or just lie beside a card.",
    ),
    Option(
        "round_end",
        OneOf(("hands_empty", "all_passed")),
        "Whether a round without treasure ends when all cards are gone, or already when all"
        " have passed once round the table with the deck empty.",
    ),
    Option(
        "broken_tools_forfeit",
        Switch(),
        "Whether diggers with a broken tool in front of them get no gold.",
    ),
    Option(
        "discards",
        OneOf(("seen", "hidden")),
        "Whether played cards stay open on the discard pile.",
    ),
    Option("break_own_tool", Switch(), "Whether one may break one's own tool."),
    Option("rounds", Number(1, 10), "How many rounds a game has."),
    Option("auto_gold", Switch(), "Whether the highest gold card is taken for the player."),
    Option("starter", Seat(), "Who begins the first round."),
)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agreed on: an edition, with each of its switches as it is played."""

    players: int
    edition: str
    direction: str
    placement: str
    round_end: str
    broken_tools_forfeit: bool
    discards: str
    break_own_tool: bool
    rounds: int
    auto_gold: bool
    starter: int | None


def make_options(choices: dict[str, object]) -> Options:
    """The options with these choices made: the edition decides what was not chosen."""
    chosen = DEFAULTS | read_choices(GAME_ID, OPTIONS, choices)
    options = msgspec.convert(EDITIONS[str(chosen["edition"])] | chosen, Options)
    check_seat(GAME_ID, "starter", options.starter, options.players)
    return options


def format_options(options: Options) -> str:
    """The canonical text: players, edition, and what differs from the edition's own switches."""
    usual = DEFAULTS | EDITIONS[options.edition]
    return canonical_text(GAME_ID, OPTIONS, options, usual, ("players", "edition"))


@lru_cache(maxsize=64)
def setup_of(options: Options) -> Setup:
    """The options as the hot code reads them; never changed, so games share it."""
    return Setup(
        options,
        options.players,
        options.direction == "clockwise",
        options.placement == "linked",
        options.round_end == "all_passed",
        options.broken_tools_forfeit,
        options.break_own_tool,
        options.rounds,
        options.auto_gold,
        RANDOM_STARTER if options.starter is None else options.starter,
    )
