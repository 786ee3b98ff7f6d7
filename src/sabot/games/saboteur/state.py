"""Layout of the packed numbers in a state of Saboteur (`rules.Saboteur`)."""

# Compiled by mypyc.

from typing import Final

# A purse is how many gold cards of 1, 2 and 3 nuggets a seat has.
PURSE_STRIDE: Final = 3

# Steps of the story of the gold: what was drawn, taken, paid. Written in `gold`.
STORY_DRAWN: Final = 0
STORY_TAKEN: Final = 1
STORY_PAID: Final = 2
STORY_KIND_SHIFT: Final = 20
STORY_SEAT_SHIFT: Final = 16
STORY_SEAT: Final = 15
STORY_DETAIL: Final = 0xFFFF
STORY_ASKED: Final = 16
STORY_VALUE: Final = 15
