"""Moves as short text, both ways; docs/notation.md explains it.

- `NES@3,-1` or `NES@3,-1t`: lay a tunnel card, upright or turned
- `-pick>C`: break C's pick
- `+pick>C`: mend C's pick
- `+pick/cart>C=cart`: mend C's cart with a card that shows two tools
- `rockfall@3,-1`: take a card out of the maze
- `map@8,2`: look at a goal
- `pass:NES`: discard face down
- `gold:3`: take a gold card
"""

import re
from typing import Final, assert_never

from sabot.core.build_game import Moves
from sabot.core.errors import BadNotation
from sabot.core.notation import format_seat, one_of, parse_number, parse_seat
from sabot.games.saboteur import moves
from sabot.games.saboteur.cards import FIRST_BROKEN, NAMES, TOOLS
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.moves import Move
from sabot.games.saboteur.shapes import looks_same_turned

GOAL_CELLS: Final = tuple(f"{GOAL_COLUMN},{goal_row(goal)}" for goal in range(3))
AT_CELL: Final = re.compile(
    r"(?P<card>[^@]+)@(?P<col>-?[0-9]{1,3}),(?P<row>-?[0-9]{1,3})(?P<turned>t?)"
)
EXAMPLES: Final = "NES@3,-1  NES@3,-1t  -pick>C  +pick/cart>C=cart  map@8,2  pass:NES"


def format_move(move: Move) -> str:
    """The move as short text."""
    match move:
        case moves.LayTunnel(card, col, row, turned):
            return f"{card}@{col},{row}{'t' if turned else ''}"
        case moves.BreakTool(tool, seat):
            return f"-{tool}>{format_seat(seat)}"
        case moves.RepairTool(card, seat, tool):
            which = f"={tool}" if "/" in card else ""
            return f"{card}>{format_seat(seat)}{which}"
        case moves.CollapseTunnel(col, row):
            return f"rockfall@{col},{row}"
        case moves.ReadMap(goal):
            return f"map@{GOAL_CELLS[goal]}"
        case moves.Pass(card):
            return f"pass:{card}"
        case moves.TakeGold(value):
            return f"gold:{value}"
    assert_never(move)


def parse_move(text: str) -> Move:
    """The move that a text stands for."""
    text = text.strip()
    if text.startswith("pass:"):
        card = text.removeprefix("pass:")
        return moves.Pass(NAMES[one_of(card, NAMES, "card")])
    if text.startswith("gold:"):
        return moves.TakeGold(parse_number(text.removeprefix("gold:"), "gold card"))
    if text.startswith("map@"):
        return moves.ReadMap(one_of(text.removeprefix("map@"), GOAL_CELLS, "goal"))
    if text.startswith(("-", "+")):
        return parse_tool_move(text)
    return parse_cell_move(text)


def parse_tool_move(text: str) -> moves.BreakTool | moves.RepairTool:
    """The breaking or mending that a text stands for."""
    card, arrow, rest = text.partition(">")
    seat, equals, tool = rest.partition("=")
    if not arrow or not seat:
        raise BadNotation(f"'{text}' names no seat; expected a form like -pick>C")
    if card.startswith("-"):
        if equals:
            raise BadNotation(f"'{text}' names a tool twice; expected a form like -pick>C")
        return moves.BreakTool(TOOLS[one_of(card[1:], TOOLS, "tool")], parse_seat(seat))
    shown = card[1:].split("/")
    if card not in NAMES:
        raise BadNotation(f"'{card}' is no repair card; expected a form like +pick or +pick/cart")
    if len(shown) == 1 and not equals:
        tool = shown[0]
    if tool not in shown:
        form = f"{card}>{seat}={shown[-1]}" if len(shown) > 1 else f"{card}>{seat}"
        raise BadNotation(f"'{text}' must name a tool of the card; expected a form like {form}")
    return moves.RepairTool(card, parse_seat(seat), tool)


def parse_cell_move(
    text: str, tunnels: tuple[str, ...] = NAMES[:FIRST_BROKEN], examples: str = EXAMPLES
) -> moves.LayTunnel | moves.CollapseTunnel:
    """The laying or taking of a card that a text stands for."""
    match = AT_CELL.fullmatch(text)
    if match is None:
        raise BadNotation(f"'{text}' is no move; expected a form like {examples}")
    card, col, row = match["card"], int(match["col"]), int(match["row"])
    moves.place(col, row)
    if card == "rockfall" and not match["turned"]:
        return moves.CollapseTunnel(col, row)
    card = tunnels[one_of(card, tunnels, "tunnel card")]
    # A card that looks the same both ways up is laid upright, so there is one text for it.
    return moves.LayTunnel(card, col, row, bool(match["turned"]) and not looks_same_turned(card))


MOVES: Final = Moves(Move, moves.move_code, moves.move_of, format_move, parse_move)
