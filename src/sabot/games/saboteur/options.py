"""The options of Saboteur and its three editions (ED.1 to ED.8)."""

from collections.abc import Mapping
from typing import Annotated, Final

from sabot.core.options import GameOptions, Number, OneOf, OptionField, OptionSet, Seat, Switch
from sabot.games.saboteur.setup import MAX_PLAYERS, MIN_PLAYERS, Setup

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


class Options(GameOptions, frozen=True, kw_only=True):
    """The options that a table agreed on: an edition, and each of its switches."""

    players: Annotated[int, OptionField(Number(MIN_PLAYERS, MAX_PLAYERS), "How many play.", 5)]
    edition: Annotated[
        str, OptionField(OneOf(tuple(EDITIONS)), "The French, Italian or English rules.", "gigamic")
    ]
    direction: Annotated[
        str,
        OptionField(
            OneOf(("clockwise", "counter-clockwise")), "Which way play goes round the table."
        ),
    ]
    placement: Annotated[
        str,
        OptionField(
            OneOf(("linked", "beside")),
            "Whether a tunnel card must be linked to the start, or just lie beside a card.",
        ),
    ]
    round_end: Annotated[
        str,
        OptionField(
            OneOf(("hands_empty", "all_passed")),
            "Whether a round without treasure ends when all cards are gone, or already when all"
            " have passed once round the table with the deck empty.",
        ),
    ]
    broken_tools_forfeit: Annotated[
        bool,
        OptionField(Switch(), "Whether diggers with a broken tool in front of them get no gold."),
    ]
    discards: Annotated[
        str,
        OptionField(
            OneOf(("seen", "hidden")), "Whether played cards stay open on the discard pile."
        ),
    ]
    break_own_tool: Annotated[bool, OptionField(Switch(), "Whether one may break one's own tool.")]
    rounds: Annotated[int, OptionField(Number(1, 10), "How many rounds a game has.", 3)]
    auto_gold: Annotated[
        bool,
        OptionField(
            Switch(), "Whether the highest gold card is taken for the player.", default=True
        ),
    ]
    starter: Annotated[int | None, OptionField(Seat(), "Who begins the first round.", None)]


def edition_of(chosen: Mapping[str, object]) -> dict[str, object]:
    """The switches of the chosen edition."""
    return EDITIONS[str(chosen["edition"])]


OPTIONS: Final = OptionSet(
    "saboteur",
    Options,
    lambda options: Setup(
        options,
        options.players,
        options.direction == "clockwise",
        options.placement == "linked",
        options.round_end == "all_passed",
        options.broken_tools_forfeit,
        options.break_own_tool,
        options.rounds,
        options.auto_gold,
        Seat.code(options.starter),
    ),
    edition_of,
    always=("players", "edition"),
)
format_options: Final = OPTIONS.format
setup_of: Final = OPTIONS.setup_of
