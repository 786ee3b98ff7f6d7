"""The options of The Seven Seals."""

from collections.abc import Mapping
from typing import Annotated, Final

from sabot.core.options import GameOptions, Number, OptionField, OptionSet, Seat, Switch
from sabot.games.seven_seals.setup import MAX_PLAYERS, MIN_PLAYERS, Setup

# SEV.6.1: every player deals once; with three players, twice.
ROUNDS: Final[dict[object, int]] = {3: 6, 4: 4, 5: 5}


class Options(GameOptions, frozen=True, kw_only=True):
    """The options that a table agreed on."""

    players: Annotated[int, OptionField(Number(MIN_PLAYERS, MAX_PLAYERS), "How many play.", 4)]
    saboteur_base: Annotated[
        int,
        OptionField(
            Number(4, 6),
            "The saboteur's points before black seals are taken off; 5 or 6 suits three players.",
            4,
        ),
    ]
    rounds: Annotated[
        int,
        OptionField(
            Number(1, 20),
            "How many rounds a game has; by default as many as players, and six with three.",
        ),
    ]
    dealer: Annotated[int | None, OptionField(Seat(), "Who deals the first round.", None)]
    show_played: Annotated[
        bool,
        OptionField(Switch(), "Whether the table shows the cards already played.", default=False),
    ]


def rounds_for(chosen: Mapping[str, object]) -> dict[str, object]:
    """The default number of rounds for a number of players."""
    return {"rounds": ROUNDS[chosen["players"]]}


OPTIONS: Final = OptionSet(
    "seven_seals",
    Options,
    lambda options: Setup(
        options,
        options.players,
        options.saboteur_base,
        options.rounds,
        Seat.code(options.dealer),
    ),
    rounds_for,
)
format_options: Final = OPTIONS.format
setup_of: Final = OPTIONS.setup_of
