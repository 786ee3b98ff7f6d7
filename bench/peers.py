"""The engines beside which ours is measured, each driven as its own documentation shows."""

import random

import chess
import pyspiel

HEARTS = pyspiel.load_game("hearts")


def hearts_inside(games: int) -> int:
    """Random games of Hearts played by OpenSpiel in C++; how many decisions."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(4)]
    decisions = 0
    for seed in range(games):
        state = HEARTS.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        # The history holds the chance of the deal too: a direction and 52 cards.
        decisions += len(state.history()) - 53
    return decisions


def hearts_driven(games: int) -> int:
    """Random games of Hearts, each move chosen here; how many decisions."""
    decisions = 0
    for _ in range(games):
        state = HEARTS.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])
            decisions += 1
    return decisions


def dealt_hearts() -> pyspiel.State:
    """A game of Hearts after the deal."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def hearts_copies(copies: int) -> int:
    """Copies of a game of Hearts after the deal."""
    state = dealt_hearts()
    for _ in range(copies):
        state.clone()
    return copies


def chess_playouts(games: int) -> int:
    """Random games of python-chess; how many decisions."""
    decisions = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
    return decisions
