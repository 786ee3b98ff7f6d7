"""The game beside a second reading of its rules (`oracle`), over many random positions."""

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.rng import Rng
from sabot.games.saboteur.cards import NAMES, TUNNELS
from sabot.games.saboteur.game import SABOTEUR
from sabot.games.saboteur.maze_actions import lays
from sabot.games.saboteur.moves import CollapseTunnel, LayTunnel
from sabot.games.saboteur.rules import Saboteur
from tests.games.saboteur.oracle import GOAL_CELLS, SHAPES, Board, Card, Cell
from tests.games.saboteur.tables import HIGH_ROAD, ROAD, position_of, table
from tests.games.saboteur.walks import random_turns

TABLES = pytest.mark.parametrize(
    ("edition", "placement"),
    [("gigamic", "linked"), ("amigo", "linked"), ("zman", "linked"), ("gigamic", "beside")],
)


def lays_of(state: Saboteur, shape: str) -> set[str]:
    """Where the game lets the seat to act lay a card, whether they hold it or not."""
    codes = lays(state, vec[i64](), NAMES.index(shape))
    return {SABOTEUR.format_move(SABOTEUR.move_of(int(code))) for code in codes}


def board_of(state: Saboteur) -> Board:
    return Board(SABOTEUR.position(state))


def turned_goals(state: Saboteur) -> dict[Cell, bool]:
    goals = zip(GOAL_CELLS, SABOTEUR.position(state).goals, strict=True)
    return {cell: goal.turned for cell, goal in goals if goal.face_up}


@pytest.mark.slow
@pytest.mark.clause("SAB.4.1", "SAB.4.2", "SAB.4.3", "SAB.4.4", "SAB.4.5", "ED.3")
@TABLES
def test_a_second_reading_allows_the_same_lays(edition: str, placement: str) -> None:
    options = SABOTEUR.options(players=3, edition=edition, placement=placement)
    for seed in range(8):
        for number, (before, _) in enumerate(random_turns(options, Rng(seed))):
            if number % 4 == seed % 4:
                board = board_of(before)
                for shape in SHAPES:
                    assert lays_of(before, shape) == board.lays(shape, placement)


@pytest.mark.slow
@pytest.mark.clause("SAB.6.1", "SAB.6.2", "SAB.6.3", "SAB.6.4")
@TABLES
def test_a_second_reading_turns_the_same_goals(edition: str, placement: str) -> None:
    options = SABOTEUR.options(players=3, edition=edition, placement=placement)
    turned = 0
    for seed in range(100, 115):
        for before, after in random_turns(options, Rng(seed)):
            for card in {*SABOTEUR.position(after).maze} - {*SABOTEUR.position(before).maze}:
                board = board_of(before)
                board.lay((card.col, card.row), card.card, turned=card.turned)
                assert board.turned == turned_goals(after)
                turned += len(board.turned) - len(turned_goals(before))
    assert turned > 5


# Mazes such as hardly any game sees: fragments of tunnels strewn among the goals.

SCATTERED = 20


def strewn(seed: int, placement: str) -> Saboteur:
    """A table with a road to the goals, and cards around them wherever they fit."""
    rng = Rng(seed)
    goals = " ".join(("treasure", "stone-SW", "stone-ES")[index] for index in rng.permutation(3))
    road = (ROAD, HIGH_ROAD)[rng.below(2)].split()
    maze = road[: len(road) - int(rng.below(2))]
    left = [shape for shape, count in TUNNELS for _ in range(count)]
    spent = Counter(text.partition("@")[0] for text in maze)
    board = Board(position_of(3, "gigamic", maze=" ".join(maze), goals=goals))
    for index in rng.permutation(len(left)):
        shape = left[index]
        if spent[shape] > 0:
            spent[shape] -= 1
        elif len(maze) < SCATTERED and not shape.startswith("x"):
            maze += strew(board, shape, rng)
    used = Counter(text.partition("@")[0] for text in maze)
    hand = [shape for shape in SHAPES if Counter(left)[shape] > used[shape]]
    held = " ".join([hand[index] for index in rng.permutation(len(hand))][:5])
    hands = {"A": f"{held} rockfall"}
    return table(maze=" ".join(maze), goals=goals, hands=hands, placement=placement)


def strew(board: Board, shape: str, rng: Rng) -> list[str]:
    """Lay a card somewhere among the goals, if it fits there and reaches none of them."""
    cell = (int(6 + rng.below(5)), int(rng.below(9)) - 4)
    card = Card(shape, turned=rng.below(2) == 1)
    turned = not card.looks_like(Card(shape, turned=False))
    if cell in board.cards or cell in board.hidden or not board.fits(card, cell):
        return []
    board.cards[cell] = card
    if board.reached():
        del board.cards[cell]
        return []
    return [f"{shape}@{cell[0]},{cell[1]}{'t' if turned else ''}"]


@pytest.mark.slow
@pytest.mark.clause("SAB.4.3", "SAB.4.5", "SAB.5.4", "SAB.6.1", "SAB.6.2", "SAB.6.3", "SAB.6.4")
@pytest.mark.parametrize(("placement", "mazes"), [("linked", 60), ("beside", 8)])
def test_a_second_reading_agrees_on_strewn_mazes(placement: str, mazes: int) -> None:
    turned: Counter[int] = Counter()
    for seed in range(mazes):
        state = strewn(seed, placement)
        board = board_of(state)
        for shape in SHAPES:
            assert lays_of(state, shape) == board.lays(shape, placement)
        for move in SABOTEUR.legal_moves(state):
            after = state.copy()
            SABOTEUR.play(after, move)
            if isinstance(move, LayTunnel):
                board = board_of(state)
                board.lay((move.col, move.row), move.card, turned=move.turned)
                assert board.turned == turned_goals(after)
                turned[len(board.turned)] += 1
            elif isinstance(move, CollapseTunnel) and placement == "linked":
                assert lays_of(after, "NESW") == board_of(after).lays("NESW", placement)
    assert placement == "beside" or (turned[1] > 20 and turned[2] > 0)
