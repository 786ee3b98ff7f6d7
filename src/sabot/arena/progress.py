"""A progress bar."""

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)


def bar_of(*more: ProgressColumn, wanted: bool) -> Progress:
    """A progress bar on stderr, with more columns behind. It is shown only on a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        *more,
        console=console,
        transient=True,
        disable=not (wanted and console.is_terminal),
    )
