"""Which figure a seat has: one of twelve drawings by which players are told apart.

A person may choose one. Two seats never have the same, so who comes later gets the next that is
free. Everything here follows from the log, so that all screens show the same.
"""

from typing import Annotated, Final

import msgspec

from sabot.table.table import Table

# As many as the largest table has seats; the browser client draws them.
FIGURES: Final = 12
Figure = Annotated[int, msgspec.Meta(ge=0, lt=FIGURES)]


def seat_person_figure(table: Table, seat: int, chosen: int | None) -> int:
    """The figure of a person who sits down: what they chose, unless another person has it.

    A bot that has it gets another.
    """
    if chosen is None:
        return free_figure(table, seat, seat)
    for number, other in enumerate(table.seats):
        if number != seat and other.bot is not None and other.figure == chosen:
            other.figure = free_figure(table, number, chosen + 1)
    return free_figure(table, seat, chosen)


def free_figure(table: Table, seat: int, first: int) -> int:
    """The first figure from `first` on that no other seat has."""
    taken = {each.figure for number, each in enumerate(table.seats) if number != seat}
    order = [(first + step) % FIGURES for step in range(FIGURES)]
    return next((figure for figure in order if figure not in taken), first % FIGURES)
