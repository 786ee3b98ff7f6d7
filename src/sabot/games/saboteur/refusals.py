"""Why a move is refused, in a sentence that tells nothing hidden (SAB.5.6).

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from functools import partial
from typing import Final, assert_never

from sabot.core.errors import OUT_OF_PLAY, IllegalMove
from sabot.core.notation import format_seat
from sabot.games.saboteur import moves
from sabot.games.saboteur.cells import NEIGHBOURS
from sabot.games.saboteur.dig_state import SHARING, DigState
from sabot.games.saboteur.encoders import broken_tools, hand_of
from sabot.games.saboteur.maze import ASKS, ASKS_SHIFT, tunnel_tile
from sabot.games.saboteur.rules import Saboteur
from sabot.games.saboteur.shapes import EMPTY, FIRST_TUNNEL, looks_same_turned

# Every reason, in English. A test holds the catalogues to these names, facts and sentences.
REASONS: Final[dict[str, str]] = OUT_OF_PLAY | {
    "gold-first": "the gold is being shared out; choose one of the gold cards",
    "no-such-gold": "no gold card worth {value} is left to take",
    "no-gold-now": "no gold is being shared out now",
    "not-in-hand": "you don't hold the card {card}",
    "tool-broken": "no tunnel card while a tool of yours is broken: {tools}",
    "cell-taken": "a card lies at {cell} already",
    "same-both-ways": "{card} looks the same both ways up; lay it upright",
    "does-not-fit-0": "{card} at {cell} does not fit the card to its north",
    "does-not-fit-1": "{card} at {cell} does not fit the card to its east",
    "does-not-fit-2": "{card} at {cell} does not fit the card to its south",
    "does-not-fit-3": "{card} at {cell} does not fit the card to its west",
    "nothing-beside": "no card lies beside {cell}",
    "not-linked": "no tunnel leads from the start to {cell}",
    "no-such-seat": "there is no seat {seat}; the last is {last}",
    "own-tool": "this edition does not let you break your own tool",
    "broken-already": "{seat}'s {tool} is broken already",
    "wrong-tool": "{card} can't repair a {tool}",
    "not-broken": "{seat}'s {tool} is not broken",
    "nothing-there": "no card lies at {cell}",
    "start-or-goal": "a rockfall never takes the start or a goal",
    "face-up": "that goal lies face up already",
}
refuse: Final = partial(IllegalMove, REASONS)


def refusal(state: Saboteur, move: moves.Move) -> IllegalMove:
    """The refusal of a move that is not legal: the first reason that applies."""
    if isinstance(move, moves.TakeGold):
        sharing = state.phase == SHARING
        return refuse("no-such-gold", value=move.value) if sharing else refuse("no-gold-now")
    if state.phase == SHARING:
        return refuse("gold-first")
    card = moves.card_needed(move)
    if card not in hand_of(state, int(state.seat)):
        return refuse("not-in-hand", card=card)
    return refusal_with_card(state, move)


def refusal_with_card(state: DigState, move: moves.CardMove) -> IllegalMove:
    """The refusal of a move whose card the player holds."""
    match move:
        case moves.LayTunnel():
            return refuse_lay(state, move)
        case moves.BreakTool(tool, seat):
            return refuse_break(state, tool, seat)
        case moves.RepairTool(card, seat, tool):
            return refuse_repair(state, card, tool, seat)
        case moves.CollapseTunnel(col, row):
            return refuse_collapse(state, col, row)
        case moves.ReadMap():
            return refuse("face-up")
        case moves.Pass():
            raise AssertionError("a card that is held can always be passed")
    assert_never(move)


def refuse_lay(state: DigState, move: moves.LayTunnel) -> IllegalMove:
    """Why a tunnel card can't be laid there (SAB.4)."""
    maze = state.maze
    cell = f"{move.col},{move.row}"
    tools = broken_tools(state, int(state.seat))
    if tools:
        return refuse("tool-broken", tools=", ".join(tools))
    if maze.tile(move.col, move.row) != EMPTY:
        return refuse("cell-taken", cell=cell)
    if move.turned and looks_same_turned(move.card):
        return refuse("same-both-ways", card=move.card)
    asks = int(maze.content(move.col, move.row) >> ASKS_SHIFT) & ASKS
    tile = tunnel_tile(state.base_setup.names.index(move.card), int(move.turned))
    clash = asks & int(maze.shapes.rejects[tile])
    if clash:
        side = next(side for side in range(4) if clash >> side & 0x11)
        return refuse(f"does-not-fit-{side}", card=move.card, cell=cell)
    beside = any(maze.tile(move.col + east, move.row + south) for east, south in NEIGHBOURS)
    return refuse("not-linked" if beside else "nothing-beside", cell=cell)


def refuse_break(state: DigState, tool: str, seat: int) -> IllegalMove:
    """Why a tool can't be broken (SAB.5.1, ED.8)."""
    if seat >= state.base_setup.players:
        return refuse_seat(state, seat)
    if seat == state.seat and not state.base_setup.break_own_tool:
        return refuse("own-tool")
    return refuse("broken-already", seat=format_seat(seat), tool=tool)


def refuse_repair(state: DigState, card: str, tool: str, seat: int) -> IllegalMove:
    """Why a tool can't be repaired (SAB.5.2, SAB.5.3)."""
    if seat >= state.base_setup.players:
        return refuse_seat(state, seat)
    if tool not in card[1:].split("/"):
        return refuse("wrong-tool", card=card, tool=tool)
    return refuse("not-broken", seat=format_seat(seat), tool=tool)


def refuse_seat(state: DigState, seat: int) -> IllegalMove:
    """That nobody sits there."""
    last = format_seat(int(state.base_setup.players) - 1)
    return refuse("no-such-seat", seat=format_seat(seat), last=last)


def refuse_collapse(state: DigState, col: int, row: int) -> IllegalMove:
    """Why a rockfall can't take that card (SAB.5.4)."""
    if state.maze.tile(col, row) >= FIRST_TUNNEL:
        raise AssertionError("a tunnel card can always be taken")
    if state.maze.tile(col, row) == EMPTY:
        return refuse("nothing-there", cell=f"{col},{row}")
    return refuse("start-or-goal")
