"""Private marks: what somebody thinks of the other players, for their own eyes only."""

from typing import Final, Literal, get_args

# What a seat can be marked with, in any game; clients have the words for them in every language.
# The empty mark is none.
Mark = Literal["", "trusted", "doubted", "suspected"]

MARKS: Final[tuple[str, ...]] = get_args(Mark)
