"""Private marks: what somebody thinks of the other players, for their own eyes only."""

from typing import Final, Literal, get_args

from sabot.core.game import Viewer
from sabot.table.table import Table

# What a seat can be marked with, in any game; clients have the words for them in every language.
# The empty mark is none.
Mark = Literal["", "trusted", "doubted", "suspected"]

MARKS: Final[tuple[str, ...]] = get_args(Mark)


def notes_of(table: Table, viewer: Viewer) -> dict[int, str]:
    """The marks that a seat has made for itself: nobody else has any way to them."""
    return {} if viewer is None else table.seats[viewer].notes
