"""`python -m lab.tune`: improves the weights of a bot in self-play."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from lab.command_line import run
from lab.tune.command import DEALS, STEPS, Asked, Wishes, plan_of
from lab.tune.command import tune as climb
from lab.tune.tuning import history_beside
from sabot.cli_arena import RESULTS, TEST, WHAT, GameText, OptionsOption, SeedOption, WorkersOption
from sabot.cli_common import INTERRUPTED


class TunedName(StrEnum):
    """The bots whose weights can be tuned."""

    RULES = "rules"
    DETECTIVE = "detective"


class WayName(StrEnum):
    """The ways to find the direction of a step."""

    MATCHES = "matches"
    TRIALS = "trials"


def tune(
    game: GameText,
    out: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Write the weights here, if they are clearly better.",
            rich_help_panel=RESULTS,
        ),
    ],
    state: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Keep the way so far here; if it is there already, go on from it.",
            rich_help_panel=RESULTS,
        ),
    ],
    history: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Write here how the weights were found; by default OUT.made.json beside them.",
            rich_help_panel=RESULTS,
        ),
    ] = None,
    bot: Annotated[
        TunedName,
        typer.Option(
            help="Whose weights: rules, of the game's policy; detective, where it has some of"
            " its own beside them.",
            rich_help_panel=WHAT,
        ),
    ] = TunedName.RULES,
    way: Annotated[
        WayName,
        typer.Option(
            "--by",
            help="How it finds its way: matches of weights shifted at random; or trials of all"
            " moves at single decisions, for policies of many weights.",
            rich_help_panel=TEST,
        ),
    ] = WayName.MATCHES,
    players: Annotated[
        str,
        typer.Option(
            metavar="N,N,…",
            help="Numbers of players, deals in turn; by default all that the game allows.",
            rich_help_panel=WHAT,
        ),
    ] = "",
    options: OptionsOption = "",
    start: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="FILE",
            help="Begin with these weights; by default those that the bot comes with.",
            rich_help_panel=WHAT,
        ),
    ] = None,
    only: Annotated[
        str,
        typer.Option(
            metavar="PATTERN", help="Tune only weights of such names.", rich_help_panel=WHAT
        ),
    ] = "*",
    seed: SeedOption = "1",
    steps: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            help="Steps in all; by default 1000, by trials 6.",
            rich_help_panel=TEST,
        ),
    ] = None,
    deals: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=2,
            help="Deals a step; by default 64, two games each, by trials 6000.",
            rich_help_panel=TEST,
        ),
    ] = None,
    proof: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=2,
            help="Fresh deals on which the result is compared with what was there; by default"
            " 4000, for detectives 600.",
            rich_help_panel=TEST,
        ),
    ] = None,
    gain: Annotated[
        float, typer.Option(metavar="X", help="How far a step goes.", rich_help_panel=TEST)
    ] = 2.0,
    reach: Annotated[
        float,
        typer.Option(
            metavar="X",
            help="How far weights are shifted to try them, as a share of their size.",
            rich_help_panel=TEST,
        ),
    ] = 0.2,
    least: Annotated[
        float,
        typer.Option(
            metavar="X",
            help="By how much they are shifted at the least, in thousandths.",
            rich_help_panel=TEST,
        ),
    ] = 100.0,
    against_below: Annotated[
        float,
        typer.Option(
            metavar="SHARE",
            help="How much the games against the rung below count (R0, for detectives R1),"
            " beside those against each other.",
            rich_help_panel=TEST,
        ),
    ] = 0.25,
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Show no progress.", rich_help_panel=RESULTS)
    ] = False,
    workers: WorkersOption = None,
) -> None:
    """Improve the weights of a bot in self-play on paired deals."""
    settings = (gain, reach, least, against_below)
    size = deals or DEALS[way.value]
    plan = plan_of(Asked(game, bot, players, options, start, only, seed, size, *settings, way))
    files = (state, out, history or history_beside(out))
    if not climb(plan, Wishes(steps or STEPS[plan.way], proof, workers, *files, quiet)):
        raise typer.Exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(run(tune, sys.argv[1:], "lab.tune"))
