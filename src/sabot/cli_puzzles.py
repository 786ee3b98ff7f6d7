"""The command `sabot puzzles`."""

from pathlib import Path
from typing import Annotated

import typer

from sabot.cli_common import INTERRUPTED


def puzzles(
    make: Annotated[
        int | None,
        typer.Option(
            "--make",
            metavar="N",
            min=1,
            max=10_000,
            help="Make so many puzzles of each game and kind; without it, list those there are.",
        ),
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="One game; by default all.")
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option(metavar="KIND", help="One kind, `move` or `roles`; by default both."),
    ] = None,
    out: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where the files of new puzzles go.")
    ] = Path(),
    seed: Annotated[str, typer.Option(metavar="TEXT", help="All chance follows from it.")] = "1",
    minutes: Annotated[
        float,
        typer.Option(metavar="N", min=0.01, help="How long to try for each game and kind."),
    ] = 10.0,
    quiet: Annotated[bool, typer.Option("--quiet", help="Show no progress.")] = False,
) -> None:
    """List the puzzles of this version, or make new ones and prove them."""
    from sabot.puzzles.command import Wishes, list_shipped, make_files

    if make is None:
        print(list_shipped())
        return
    wishes = Wishes(make, game, kind, out, seed, 60 * minutes, quiet)
    if not make_files(wishes):
        raise typer.Exit(INTERRUPTED)
