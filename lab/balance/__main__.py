"""`python -m lab.balance`: plays tables of bots and writes the page of the balance."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lab.balance.command import Asked, hold
from lab.command_line import run
from sabot.cli_arena import RESULTS, TEST, WHAT, SeedOption, WorkersOption
from sabot.cli_common import INTERRUPTED


def balance(
    out: Annotated[
        Path,
        typer.Option(metavar="FILE", help="Write the page here.", rich_help_panel=RESULTS),
    ],
    state: Annotated[
        Path,
        typer.Option(
            metavar="FILE",
            help="Keep what is played here; if it is there already, go on from it.",
            rich_help_panel=RESULTS,
        ),
    ],
    deals: Annotated[
        str,
        typer.Option(
            metavar="BOT=N,…",
            help="Which bots, and how many deals of each table.",
            rich_help_panel=TEST,
        ),
    ] = "rules=2000,detective=400,searcher=100",
    games: Annotated[
        str,
        typer.Option(metavar="GAME,…", help="By default all games.", rich_help_panel=WHAT),
    ] = "",
    seed: SeedOption = "1",
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Show no progress.", rich_help_panel=RESULTS)
    ] = False,
    workers: WorkersOption = None,
) -> None:
    """Let bots of one kind take all seats, and say who wins at every number of players."""
    if not hold(Asked(games, deals, seed, out, state, workers, quiet)):
        raise typer.Exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(run(balance, sys.argv[1:], "lab.balance"))
