"""The options of Sabotage."""

from typing import Annotated, Final

from sabot.core.options import GameOptions, Number, OptionField, OptionSet, Seat, Switch
from sabot.games.sabotage.setup import FOUR_PLAYERS, TWO_PLAYERS, Setup

PLAYERS: Final = Number(TWO_PLAYERS, FOUR_PLAYERS, step=2)


class Options(GameOptions, frozen=True, kw_only=True):
    """The options that a table agreed on."""

    players: Annotated[
        int, OptionField(PLAYERS, "How many play: two, or four in two partnerships.", 2)
    ]
    fewer_dismantle: Annotated[
        bool,
        OptionField(
            Switch(), "Whether four of the eight dismantle cards are left out.", default=False
        ),
    ]
    rounds: Annotated[int, OptionField(Number(1, 12), "How many rounds a game has.", 4)]
    dealer: Annotated[
        int | None, OptionField(Seat(), "Who deals the first round; the next seat begins it.", None)
    ]
    silent_partners: Annotated[
        bool,
        OptionField(
            Switch(),
            "Whether partners at four may not chat while a round is played; phrases they may use.",
            default=True,
        ),
    ]


OPTIONS: Final = OptionSet(
    "sabotage",
    Options,
    lambda options: Setup(
        options,
        options.players,
        options.fewer_dismantle,
        options.rounds,
        Seat.code(options.dealer),
    ),
)
format_options: Final = OPTIONS.format
setup_of: Final = OPTIONS.setup_of
