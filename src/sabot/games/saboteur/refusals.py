"""Why a move is refused, in a sentence that tells nothing hidden (SAB.5.6).

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from typing import Final, assert_never

from sabot.core.errors import IllegalMove
from sabot.core.notation import format_seat
from sabot.games.saboteur.cards import NAMES
from sabot.games.saboteur.maze import ASKS, ASKS_SHIFT, tunnel_tile
from sabot.games.saboteur.moves import (
    BreakTool,
    CollapseTunnel,
    LayTunnel,
    Move,
    Pass,
    ReadMap,
    RepairTool,
    TakeGold,
)
from sabot.games.saboteur.pieces import broken_tools, hand_of
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.shapes import EMPTY, FIRST_TUNNEL, looks_same_turned
from sabot.games.saboteur.state import DEALING, OVER, SHARING

SIDE_NAMES: Final = ("northern", "eastern", "southern", "western")


def refusal(state: Saboteur, move: Move) -> IllegalMove:
    """The refusal of a move that is not among the legal ones."""
    return IllegalMove(why_not(state, move))


def why_not(state: Saboteur, move: Move) -> str:
    """The first thing that stands against the move."""
    if state.phase == OVER:
        return "the game is over"
    if state.phase == DEALING:
        return "the next round has not been dealt yet"
    if state.phase == SHARING:
        if isinstance(move, TakeGold):
            return f"no gold card worth {move.value} is left to take"
        return "the gold is being shared out; choose one of the gold cards"
    if isinstance(move, TakeGold):
        return "no gold is being shared out now"
    card = card_needed(move)
    if card not in hand_of(state, int(state.seat)):
        return f"you don't hold the card {card}"
    return why_not_with_card(state, move)


def card_needed(move: Move) -> str:
    """The card that the move plays from the hand."""
    match move:
        case LayTunnel(card) | RepairTool(card) | Pass(card):
            return card
        case BreakTool(tool):
            return f"-{tool}"
        case CollapseTunnel():
            return "rockfall"
        case ReadMap():
            return "map"
        case TakeGold():
            return ""
    assert_never(move)


def why_not_with_card(state: Saboteur, move: Move) -> str:
    """What stands against the move, though the player holds the card."""
    match move:
        case LayTunnel():
            return why_not_lay(state, move)
        case BreakTool(tool, seat):
            return why_not_break(state, tool, seat)
        case RepairTool(card, seat, tool):
            return why_not_repair(state, card, tool, seat)
        case CollapseTunnel(col, row):
            return why_not_collapse(state, col, row)
        case ReadMap():
            return "that goal lies face up already"
        case Pass() | TakeGold():
            return "the move is not allowed now"
    assert_never(move)


def why_not_lay(state: Saboteur, move: LayTunnel) -> str:
    """Why a tunnel card can't be laid there (SAB.4)."""
    maze = state.maze
    tools = broken_tools(state, int(state.seat))
    where = f"{move.col},{move.row}"
    if tools:
        return f"no tunnel card while your {' and '.join(tools)} is broken"
    if maze.tile(move.col, move.row) != EMPTY:
        return f"a card lies at {where} already"
    if move.turned and looks_same_turned(move.card):
        return f"{move.card} looks the same both ways up; lay it upright"
    content = maze.content(move.col, move.row)
    asks = int(content >> ASKS_SHIFT) & ASKS
    tile = tunnel_tile(NAMES.index(move.card), int(move.turned))
    clash = asks & int(maze.shapes.rejects[tile])
    if clash:
        side = next(side for side in range(4) if clash >> side & 0x11)
        return f"{move.card} does not fit the card on its {SIDE_NAMES[side]} side at {where}"
    if asks == 0:
        return f"no card lies beside {where}"
    return f"no tunnel leads from the start to {where}"


def why_not_break(state: Saboteur, tool: str, seat: int) -> str:
    """Why a tool can't be broken (SAB.5.1, ED.8)."""
    if seat >= state.setup.players:
        return no_such_seat(state, seat)
    if seat == state.seat and not state.setup.break_own_tool:
        return "this edition does not let you break your own tool"
    return f"{format_seat(seat)}'s {tool} is broken already"


def why_not_repair(state: Saboteur, card: str, tool: str, seat: int) -> str:
    """Why a tool can't be mended (SAB.5.2)."""
    if seat >= state.setup.players:
        return no_such_seat(state, seat)
    if tool not in card[1:].split("/"):
        return f"{card} can't mend a {tool}"
    return f"{format_seat(seat)}'s {tool} is not broken"


def no_such_seat(state: Saboteur, seat: int) -> str:
    """That nobody sits there."""
    last = format_seat(int(state.setup.players) - 1)
    return f"there is no seat {format_seat(seat)}; the last is {last}"


def why_not_collapse(state: Saboteur, col: int, row: int) -> str:
    """Why a rockfall can't take that card (SAB.5.4)."""
    tile = state.maze.tile(col, row)
    if tile == EMPTY:
        return f"no card lies at {col},{row}"
    if tile < FIRST_TUNNEL:
        return "a rockfall never takes the start or a goal"
    return "the move is not allowed now"
