"""Line-ups: the seating of the bots on each deal.

`mixed`: the bots take turns around the table, and move on by one seat from line-up to line-up, so
each seat of each deal is played by each bot once. `sides`: all diggers are one bot and all
saboteurs another, in every combination, so each side of each deal is played by each bot against
each bot. With a side held, a bot that is not measured plays that side, and each bot in turn the
other one. `among`: each bot in turn takes one seat, every seat once, and a bot that is not measured
all others. A bot is not told who the others are, so its seat tells it nothing about roles.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

Seating = Literal["mixed", "sides", "among"]
Side = Literal["diggers", "saboteurs"]


class LineUp(NamedTuple):
    """The index of the bot at each seat, and the bot of the other side, if there is one."""

    bots: tuple[int, ...]
    against: tuple[int | None, ...]


def mixed(bots: int, players: int) -> list[LineUp]:
    """Every seat is played by every bot once."""
    nobody = (None,) * players
    return [
        LineUp(tuple((seat + first) % bots for seat in range(players)), nobody)
        for first in range(bots)
    ]


def sides(bots: int, roles: Sequence[str]) -> list[LineUp]:
    """Every side is played by every bot against every bot."""
    return [by_side(roles, one, other) for one in range(bots) for other in range(bots)]


def against_held(bots: int, roles: Sequence[str], held: Side) -> list[LineUp]:
    """Every bot plays one side once; the other is played by the bot after all that are measured."""
    if held == "saboteurs":
        return [by_side(roles, bot, bots) for bot in range(bots)]
    return [by_side(roles, bots, bot) for bot in range(bots)]


def among(bots: int, players: int) -> list[LineUp]:
    """Every bot takes every seat once, alone among others of one kind."""
    nobody = (None,) * players
    return [
        LineUp(tuple(bot if each == seat else bots for each in range(players)), nobody)
        for bot in range(bots)
        for seat in range(players)
    ]


def by_side(roles: Sequence[str], diggers: int, saboteurs: int) -> LineUp:
    """One bot for all diggers, one for all saboteurs."""
    digs = [role != "saboteur" for role in roles]
    return LineUp(
        tuple(diggers if dig else saboteurs for dig in digs),
        tuple(saboteurs if dig else diggers for dig in digs),
    )
