"""Picks of a person, and the numbers that stand for them on the screen."""

from sabot.games.saboteur.moves import BreakTool, CollapseTunnel, LayTunnel, ReadMap, RepairTool
from sabot.games.saboteur2.moves import ClearFront, Move, Pass, Rob, TurnThief
from sabot.games.saboteur2.refusals import cards_needed
from sabot.games.saboteur2.view import View
from sabot.terminal.presenter import Pick
from sabot.terminal.saboteur.choices import marks_of, player, target_of
from sabot.terminal.saboteur.maze import Cell
from sabot.terminal.saboteur2.sentences import Sentences2


def picks(view: View) -> list[Pick]:
    """The cards of the hand, then discarding several and removing a card; or the players to rob."""
    robs = [Pick((move,), at_once=True) for move in view.moves if isinstance(move, Rob)]
    if robs:
        return robs
    return [card_pick(view, card) for card in view.hand] + [pick for _, pick in more_picks(view)]


def card_pick(view: View, card: str) -> Pick:
    """The moves of a card by itself."""
    uses = [
        move
        for move in view.moves
        if not isinstance(move, Pass | ClearFront) and cards_needed(move) == (card,)
    ]
    return Pick(tuple(uses), Pass((card,)))


def more_picks(view: View) -> list[tuple[str, Pick]]:
    """Picks for several cards, each with the name of its text."""
    several = tuple(m for m in view.moves if isinstance(m, Pass) and len(m.cards) > 1)
    clears = tuple(move for move in view.moves if isinstance(move, ClearFront))
    named = [("pick-several", several), ("pick-clear", clears)]
    return [(name, Pick(moves)) for name, moves in named if moves]


def pass_with(view: View, numbers: list[int]) -> Pass | None:
    """The move that discards the cards with these numbers; None if there is no such move."""
    if len(set(numbers)) < len(numbers) or max(numbers) > len(view.hand):
        return None
    # The hand lies in the order of the kinds, and so do the cards of a move.
    move = Pass(tuple(view.hand[number - 1] for number in sorted(numbers)))
    return move if move in view.moves else None


def marks(moves: tuple[Move, ...]) -> dict[Cell, list[str]]:
    """The numbers of the moves, by the cell that each is about."""
    on_cells = [move for move in moves if isinstance(move, LayTunnel | CollapseTunnel | ReadMap)]
    return marks_of(tuple(on_cells))


def named(move: Move, naming: Sentences2) -> str:
    """A move as a choice in a list: its place, its target or its cards."""
    match move:
        case LayTunnel() | CollapseTunnel() | ReadMap() | BreakTool() | RepairTool():
            return target_of(move, naming)
        case Pass(cards):
            return naming.cards(cards)
        case ClearFront(cards, what):
            shown = naming.in_front_of(what)
            return naming.words("choice-clear", cards=naming.cards(cards), what=shown)
        case TurnThief():
            return naming.words("card-thief")
        case _:
            return player(move.seat, naming)
