"""Picks of a person, and the numbers that stand for them on the screen."""

from typing import assert_never

from rich.text import Text

from sabot.core.notation import format_seat
from sabot.games.saboteur.goals import GOAL_COLUMN, goal_row
from sabot.games.saboteur.moves import (
    BreakTool,
    CollapseTunnel,
    LayTunnel,
    Move,
    Pass,
    ReadMap,
    RepairTool,
    TakeGold,
    card_needed,
)
from sabot.games.saboteur.view import View
from sabot.terminal.presenter import Pick
from sabot.terminal.saboteur.cards import NUMBER_STYLE, draw, tunnel_face
from sabot.terminal.saboteur.maze import Cell
from sabot.terminal.saboteur.naming import Naming

TURNED = "↻"

Targeted = LayTunnel | CollapseTunnel | ReadMap | BreakTool | RepairTool


def picks(view: View) -> list[Pick]:
    """The cards of the hand, or the gold cards to take, each with its moves."""
    gold = [Pick((move,), at_once=True) for move in view.moves if isinstance(move, TakeGold)]
    return gold or [card_pick(view, card) for card in view.hand]


def card_pick(view: View, card: str) -> Pick:
    """The moves of a card."""
    moves = [
        move for move in view.moves if not isinstance(move, TakeGold) and card_needed(move) == card
    ]
    discards = [move for move in moves if isinstance(move, Pass)]
    uses = [move for move in moves if not isinstance(move, Pass)]
    return Pick(tuple(uses), discards[0] if discards else None)


def marks_of(moves: tuple[Move, ...]) -> dict[Cell, list[str]]:
    """The numbers of the moves, by the cell that each is about."""
    marks: dict[Cell, list[str]] = {}
    for number, move in enumerate(moves, 1):
        cell = cell_of(move)
        if cell is not None:
            turned = isinstance(move, LayTunnel) and move.turned
            marks.setdefault(cell, []).append(f"{number}{TURNED if turned else ''}")
    return marks


def cell_of(move: Move) -> Cell | None:
    """The cell that a move is about, if it is about one."""
    match move:
        case LayTunnel(_, col, row) | CollapseTunnel(col, row):
            return col, row
        case ReadMap(goal):
            return GOAL_COLUMN, int(goal_row(goal))
        case BreakTool() | RepairTool() | Pass() | TakeGold():
            return None
    assert_never(move)


def named(move: Move, naming: Naming) -> str:
    """A move as a choice in a list: its place or its target."""
    match move:
        case LayTunnel() | CollapseTunnel() | ReadMap() | BreakTool() | RepairTool():
            return target_of(move, naming)
        case Pass(card):
            return naming.card(card)
        case TakeGold(value):
            return naming.words("nuggets", nuggets=value)
    assert_never(move)


def target_of(move: Targeted, naming: Naming) -> str:
    """The cell or the player and tool that a move is about."""
    match move:
        case LayTunnel(_, col, row, turned):
            return f"{col},{row}{' ' + TURNED if turned else ''}"
        case CollapseTunnel(col, row):
            return f"{col},{row}"
        case ReadMap(goal):
            return f"{GOAL_COLUMN},{goal_row(goal)}"
        case BreakTool(tool, seat) | RepairTool(_, seat, tool):
            return f"{player(seat, naming)}: {naming.words(f'tool-{tool}')}"
    assert_never(move)


def player(seat: int, naming: Naming) -> str:
    """A seat with its name."""
    return f"{format_seat(seat)} {naming.called(seat)}"


def both_ways_up(card: str, naming: Naming) -> list[Text]:
    """A tunnel card upright and turned, side by side."""
    upright, turned = draw(tunnel_face(card)), draw(tunnel_face(card, turned=True))
    labels = [naming.words("way-upright"), f"{naming.words('way-turned')} {TURNED}"]
    column = len(labels[0]) + 3
    head = Text(f"{labels[0]:<{column}}{labels[1]}", NUMBER_STYLE)
    return [
        head,
        *(
            Text.assemble(one, " " * (column - one.cell_len), other)
            for one, other in zip(upright, turned, strict=True)
        ),
    ]
