"""Options and sentences that several commands share."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

INTERRUPTED = 128 + 2  # as shells count an end by Ctrl-C


class Language(StrEnum):
    """The languages that the terminal speaks."""

    EN = "en"
    FR = "fr"
    IT = "it"
    DE = "de"


LanguageOption = Annotated[
    Language | None,
    typer.Option("--lang", help="Language of the game; by default that of the environment."),
]
NoColour = Annotated[bool, typer.Option("--no-color", help="Print without colours.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


def name_unusable_games() -> None:
    """Print why each unusable game of another package can't be used."""
    from sabot.games.registry import plugins

    for fault in plugins().faults.values():
        print(f"sabot: {fault}", file=sys.stderr)
