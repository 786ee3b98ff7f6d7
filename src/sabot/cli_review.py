"""The command `sabot review`."""

import os
from pathlib import Path
from typing import Annotated

import typer

from sabot.cli_common import INTERRUPTED, LanguageOption, NoColour, RecordFile


def review(
    file: RecordFile,
    seat: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="The letter of one seat; by default all are reviewed."),
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=2,
            max=100_000,
            help="In how many worlds each move is tried; four times as many judge a mistake. "
            "By default as many as a usual game takes less than 20 s of one core for.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="All chance follows from it.")] = "1",
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots here.")
    ] = None,
    json: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write all figures here.")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            min=1,
            max=1024,
            help="Worker processes; by default one for each core. Results don't depend on it.",
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Show no progress.")] = False,
    lang: LanguageOption = None,
    no_color: NoColour = False,
) -> None:
    """Look back on a game: what one could know, luck apart from skill, and mistakes."""
    from sabot.locales import Words, language_of
    from sabot.review_report.command import Wishes, asked_of, hold
    from sabot.terminal.screen import real_screen

    asked = asked_of(file, seat, playouts, seed)
    screen = real_screen(colour=not no_color, pause=0)
    words = Words(lang or language_of(os.environ))
    if not hold(asked, Wishes(workers, html, json, quiet), screen, words):
        raise typer.Exit(INTERRUPTED)
