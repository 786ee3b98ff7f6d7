"""A bar for those who wait."""

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
    """Progress on stderr, with more columns behind. Only people see it: a log gets none."""
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
