"""Bots that misbehave, and one that writes down all that it is handed."""

import os
import time
from pathlib import Path
from typing import Any

from sabot.bots.bot import Seen
from sabot.bots.random import RandomBot
from sabot.core.game import AnyGame


class MoveLikelihood(RandomBot):
    """Plays at random, and remembers everything."""

    follows = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.steps: list[Seen] = []
        self.asked: list[Any] = []

    def see(self, step: Seen) -> None:
        self.steps.append(step)

    def choose(self, view: Any) -> Any:
        self.asked.append(view)
        return super().choose(view)


class Cheat(RandomBot):
    """Makes a move that it has not got: the first one that it was ever offered."""

    first: Any = None

    def choose(self, view: Any) -> Any:
        if self.first is None:
            self.first = super().choose(view)
        return self.first


class Dreamer(RandomBot):
    def choose(self, view: Any) -> Any:
        return {"dream": len(view.moves)}


class Clumsy(RandomBot):
    def choose(self, view: Any) -> Any:
        raise ZeroDivisionError(f"{len(view.moves)} by nothing")


class Sleeper(RandomBot):
    def choose(self, view: Any) -> Any:
        time.sleep(60)
        return super().choose(view)


class Startled(RandomBot):
    follows = True

    def see(self, step: Seen) -> None:
        raise KeyError(step.after.round)


class First(RandomBot):
    """Always the first move: some other bot than random."""

    def choose(self, view: Any) -> Any:
        return view.moves[0]


def move_likelihood(_game: AnyGame, _options: Any, _seat: int, seed: int) -> MoveLikelihood:
    return MoveLikelihood(seed)


def cheat(_game: AnyGame, _options: Any, _seat: int, seed: int) -> Cheat:
    return Cheat(seed)


def dreamer(_game: AnyGame, _options: Any, _seat: int, seed: int) -> Dreamer:
    return Dreamer(seed)


def clumsy(_game: AnyGame, _options: Any, _seat: int, seed: int) -> Clumsy:
    return Clumsy(seed)


def sleeper(_game: AnyGame, _options: Any, _seat: int, seed: int) -> Sleeper:
    return Sleeper(seed)


def startled(_game: AnyGame, _options: Any, _seat: int, seed: int) -> Startled:
    return Startled(seed)


def first(_game: AnyGame, _options: Any, _seat: int, seed: int) -> First:
    return First(seed)


def marking(_game: AnyGame, _options: Any, _seat: int, seed: int) -> RandomBot:
    """Lets a test see from outside how far the play has come."""
    with Path(os.environ["SABOT_TEST_MARK"]).open("ab") as mark:
        mark.write(b".")
    return RandomBot(seed)


def unmade(_game: AnyGame, _options: Any, _seat: int, _seed: int) -> RandomBot:
    raise OSError("no file")
