"""Options and sentences that several commands share."""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
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
FullScreenOption = Annotated[
    bool,
    typer.Option("--full", help="Play on the whole screen, by mouse too. Needs the extra tui."),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")]


TracebackOption = Annotated[
    bool, typer.Option("--traceback", help="If a bot fails, show where in its code.")
]


def full_screen() -> Callable[..., list[str]]:
    """What plays a game on the whole screen; refused without Textual or a terminal."""
    from sabot.core.errors import SabotError

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SabotError("--full needs a terminal; without it, the same game is played in lines")
    try:
        from sabot.terminal.full.app import play_in_window
    except ImportError:
        raise SabotError("--full needs Textual: pip install 'sabot[tui]'") from None
    return play_in_window


@contextmanager
def tracebacks_of_bots(*, wanted: bool) -> Generator[None]:
    """Print the traceback of a bot that fails within the block, before the sentence about it."""
    from sabot.bots.failure import BotFailed

    try:
        yield
    except BotFailed as failure:
        if wanted:
            print(failure.trace, end="", file=sys.stderr)
        raise


def name_unusable_plugins() -> None:
    """Print why each unusable game or bot of another package can't be used."""
    from sabot.bots.plugins import bot_plugins
    from sabot.games.registry import plugins

    for fault in (*plugins().faults.values(), *bot_plugins().faults.values()):
        print(f"sabot: {fault}", file=sys.stderr)
