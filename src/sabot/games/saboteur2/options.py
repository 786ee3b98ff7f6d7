"""The options of Saboteur 2."""

from typing import Annotated, Final

from sabot.core.options import GameOptions, Number, OptionField, OptionSet, Seat, Switch
from sabot.games.saboteur2.setup import MAX_PLAYERS, MIN_PLAYERS, Setup


class Options(GameOptions, frozen=True, kw_only=True):
    """The options that a table agreed on."""

    players: Annotated[int, OptionField(Number(MIN_PLAYERS, MAX_PLAYERS), "How many play.", 5)]
    profiteer_joins_lone_boss: Annotated[
        bool,
        OptionField(
            Switch(),
            "Whether the profiteer wins too where doors of both colours let only the boss win.",
            default=False,
        ),
    ]
    rounds: Annotated[int, OptionField(Number(1, 10), "How many rounds a game has.", 3)]
    starter: Annotated[int | None, OptionField(Seat(), "Who begins the first round.", None)]


OPTIONS: Final = OptionSet(
    "saboteur2",
    Options,
    lambda options: Setup(
        options,
        options.players,
        options.rounds,
        Seat.code(options.starter),
        options.profiteer_joins_lone_boss,
    ),
)
format_options: Final = OPTIONS.format
setup_of: Final = OPTIONS.setup_of
