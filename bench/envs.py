"""The speed of the environments beside others: `make bench-envs`.

As everywhere here, the ratios count. Every step brings an observation and a mask.
"""

import pickle
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from open_spiel.python import rl_environment

from bench.measure import RUNS, Line, compare, rate, report
from sabot.core.playout import play_out_many
from sabot.core.rng import Rng
from sabot.envs.lookup import environment
from sabot.envs.parallel import ParallelGames
from sabot.envs.pettingzoo import raw_env
from sabot.envs.single import MASK, SingleGame
from sabot.envs.vector import Games

HEARTS = "OpenSpiel's rl_environment on Hearts"
GAMES = 1024


def hearts(steps: int) -> int:
    """Random steps of OpenSpiel's environment; it deals by chance moves of its own."""
    env = rl_environment.Environment("hearts")
    env.seed(1)
    chooser, at = random.Random(1), env.reset()
    for _ in range(steps):
        if at.last():
            at = env.reset()
            continue
        player = at.observations["current_player"]
        at = env.step([chooser.choice(at.observations["legal_actions"][player])])
    return steps


def single(options: str, steps: int) -> int:
    """Random steps of one game driven from Python, with an observation and a mask for each."""
    game, chooser = SingleGame(options, "points", None), random.Random(1)
    game.reset(1)
    for _ in range(steps):
        observed = game.observe(int(game.state.to_act()))
        game.step(int(chooser.choice(np.flatnonzero(observed[MASK]))))
        if game.state.over():
            game.reset(None)
    return steps


def zoo(env: Any, steps: int) -> int:
    """Random steps of a PettingZoo environment."""
    chooser = random.Random(1)
    env.reset(seed=1)
    for _ in range(steps):
        observed, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        env.step(int(chooser.choice(np.flatnonzero(observed["action_mask"]))))
    return steps


def vector(options: str) -> Callable[[], int]:
    """Random steps of many games at once."""
    games = Games(options, GAMES)

    def run() -> int:
        for _ in range(100):
            games.step_at_random()
        return 100 * GAMES

    return run


def bare(options: str) -> Callable[[], int]:
    """Random moves of the same game without any numbers."""
    opening = environment(options).opening
    return lambda: int(play_out_many(opening, 300, 1))


def pickles(options: str) -> Callable[[], int]:
    """A state in the middle of a round, pickled again and again."""
    state, rng = environment(options).opening.copy(), Rng(1)
    state.deal(rng)
    for _ in range(20):
        state.step(state.moves()[rng.below(len(state.moves()))])

    def run() -> int:
        for _ in range(5000):
            pickle.dumps(state)
        return 5000

    return run


def absolute(name: str, unit: str, work: Callable[[], int], bar: float) -> Line:
    """A number a second beside the one that was to be reached."""
    work()
    found = statistics.median(rate(work) for _ in range(RUNS))
    return Line(name, f"{found / 1000:,.0f} k {unit}/s", found / bar, f"{bar / 1000:,.0f} k", 1)


def cores(options: str) -> Line:
    """Two processes beside one, by the clock: both fill arrays of the caller."""
    one = Games(options, GAMES)
    mine = one.empty()
    with ParallelGames(options, GAMES, processes=2) as two:
        pairs: list[tuple[float, float]] = []
        for _ in range(RUNS):
            start = time.perf_counter()
            for _ in range(20):
                one.step_at_random(mine)
            middle = time.perf_counter()
            for _ in range(20):
                two.step_at_random()
            pairs.append((middle - start, time.perf_counter() - middle))
    ratio = statistics.median(alone / both for alone, both in pairs)
    steps = 20 * GAMES / statistics.median(both for _, both in pairs)
    name = f"{options}: {GAMES} games at once, both cores"
    return Line(name, f"{steps / 1000:,.0f} k steps/s", ratio, "one core", 1.8)


def lines() -> Iterator[Line]:
    """All measures."""
    yield compare(
        "Saboteur, 5 players: one game driven from Python",
        "steps",
        lambda: single("saboteur(players=5)", 20_000),
        HEARTS,
        lambda: hearts(2000),
        20,
    )
    for options, bar in (
        ("saboteur(players=5)", 0.6),
        ("saboteur2(players=5)", 0.6),
        ("seven_seals(players=4)", 0.5),
        ("sabotage(players=2)", 0.5),
    ):
        name = f"{options}: {GAMES} games at once, one core"
        yield compare(name, "steps", vector(options), "our bare playouts", bare(options), bar)
    for options, most in (("saboteur(players=5)", 1e6), ("seven_seals(players=4)", 3e6)):
        yield absolute(f"{options}: {GAMES} games at once", "steps", vector(options), most)
    for options in ("saboteur(players=5)", "seven_seals(players=4)"):
        yield cores(options)
        yield absolute(f"{options}: states", "pickles", pickles(options), 1e5)
    yield from zoo_lines()


def zoo_lines() -> Iterator[Line]:
    """The adapter beside a card game of PettingZoo, where it is installed."""
    try:
        from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415 (an extra of an extra)
    except ImportError:
        print("left out: PettingZoo's Leduc Hold'em (it needs pettingzoo[classic])")
        return
    theirs = leduc_holdem_v4.raw_env()
    yield compare(
        "Saboteur, 5 players: PettingZoo",
        "steps",
        lambda: zoo(raw_env("saboteur(players=5)"), 20_000),
        "PettingZoo's Leduc Hold'em",
        lambda: zoo(theirs, 2000),
        5,
    )


def main() -> None:
    """Print each line, then how many bars are met."""
    measured: list[Line] = []
    for line in lines():
        print(line, flush=True)
        measured.append(line)
    print(report(measured))


if __name__ == "__main__":
    main()
