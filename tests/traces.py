"""Seeded games as text, for comparing the interpreted rules with the compiled ones.

Run as `python -m tests.traces`: one line a game, with a digest of every move offered and made
and of the position at the end. Both builds must print the same bytes.
"""

import hashlib
from importlib import import_module
from typing import Any

import msgspec

from sabot.core.rng import Rng
from sabot.games.registry import game_of_options
from tests.conformance.subjects import OPTIONS, SUBJECTS, TESTED

GAMES = 6


def trace(options: str, seed: int) -> str:
    """One game, played by a seed; odd seeds steer it."""
    game = game_of_options(options)
    steer = SUBJECTS[game.id].steer
    state: Any = game.new(game.parse_options(options))
    rng = Rng(seed)
    digest = hashlib.sha256()
    moves = 0
    while not state.over():
        if state.awaits_deal():
            state.deal(rng)
            continue
        codes = [int(code) for code in state.moves()]
        code = codes[rng.below(len(codes))]
        if seed % 2:
            code = game.move_code(steer([game.move_of(each) for each in codes], rng))
        digest.update(repr((codes, code)).encode())
        state.step(code)
        moves += 1
    digest.update(msgspec.json.encode(game.position(state)))
    return f"{options} seed {seed}: {moves} moves, {digest.hexdigest()}"


def main() -> None:
    """Print all traces."""
    for options in OPTIONS:
        for seed in range(GAMES):
            print(trace(options, seed))  # noqa: T201 (this is what it is for)
    for game_id in TESTED:
        for line in import_module(f"tests.bots.{game_id}.traces").traces():
            print(line)  # noqa: T201 (as above)


if __name__ == "__main__":
    main()
