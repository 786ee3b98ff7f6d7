"""Bots with manners of their own for the tests of thinking, and a context that has them.

As a program it is the server with these bots: `python -m tests.server.pondering serve …`.
"""

import os
import time
from pathlib import Path
from typing import Any

import msgspec

from sabot.bots.bot import Seen
from sabot.bots.random import RandomBot
from sabot.bots.search import Found
from sabot.bots.suspicion import Reason, Suspect
from sabot.cli import main
from sabot.games.seven_seals.moves import EndAnnouncement, TakeBlack
from sabot.server import run
from sabot.server.bot_workers import kinds, pool, requests

PLACE = "tests.server.pondering"
# The file that tells who dies that somebody has died already.
GRAVE = "SABOT_TEST_GRAVE"


class Follower(RandomBot):
    """Fails unless it has seen the whole round, step by step, from its own seat."""

    follows = True

    def __init__(self, game: Any, options: Any, seat: int, seed: int) -> None:
        del game, options
        super().__init__(seed)
        self.seat = seat
        self.steps: list[Seen] = []

    def see(self, step: Seen) -> None:
        assert step.after.viewer == step.before.viewer == self.seat
        assert step.before.round == step.after.round or not self.steps, "a step was missed"
        assert not self.steps or self.steps[-1].after == step.before
        assert self.steps or step.told[0].__struct_config__.tag == "round-dealt", step.told
        self.steps.append(step)

    def choose(self, view: Any) -> Any:
        assert self.steps[-1].after == view
        return super().choose(view)


class Slow(Follower):
    """Thinks for a second, and lets nobody else think in its process."""

    def choose(self, view: Any) -> Any:
        time.sleep(1)
        return super().choose(view)


class Weary(Follower):
    """Thinks for a tenth of a second, at full speed."""

    def choose(self, view: Any) -> Any:
        end = time.perf_counter() + 0.1
        while time.perf_counter() < end:
            pass
        return super().choose(view)


class Endless(Follower):
    """Never comes to an end."""

    def choose(self, view: Any) -> Any:
        while view:
            pass


class Mortal(Follower):
    """Dies over its first move with its process; once."""

    def choose(self, view: Any) -> Any:
        grave = Path(os.environ[GRAVE])
        if not grave.exists():
            grave.touch()
            os._exit(1)
        return super().choose(view)


class Failing(Follower):
    """Does not know what to do."""

    def choose(self, view: Any) -> Any:
        raise LookupError(f"no idea, seat {view.viewer}")


class Cheating(Follower):
    """Plays a move that is not its own to play."""

    def choose(self, view: Any) -> Any:
        print("this is no answer")  # noqa: T201
        wished = (TakeBlack(), EndAnnouncement())
        return next(move for move in wished if move not in view.moves)


class Adviser(Follower):
    """Helps people: suspects every seat by its number, and finds the first move best."""

    def __init__(self, game: Any, options: Any, seat: int, seed: int) -> None:
        super().__init__(game, options, seat, seed)
        self.game = game
        self.beliefs = self
        self.search = self

    def suspicions(self, view: Any) -> tuple[Suspect, ...]:
        assert view.viewer == self.seat
        reason = Reason("dead-end", 6.0, len(self.steps), card="dead-NE")
        others = [seat for seat in range(view.options.players) if seat != self.seat]
        return tuple(Suspect(seat, {"saboteur": seat / 10}, (reason,)) for seat in others)

    def find(self, view: Any, beliefs: Any, rng: Any) -> Found:
        assert beliefs is self
        assert view == self.steps[-1].after
        assert rng is self.rng
        codes = [self.game.move_code(move) for move in view.moves[:4]]
        worth = [600.0 - 100 * place for place in range(len(codes))]
        return Found(codes, worth, [40] * len(codes), codes[0])


def kind(name: str) -> str:
    """What a bot of these is called."""
    return f"{PLACE}:{name}"


KINDS = frozenset(
    kind(bot.__name__) for bot in (Follower, Slow, Weary, Endless, Mortal, Failing, Cheating)
)
CONTEXT = msgspec.structs.replace(
    kinds.CONTEXT, kinds=kinds.CONTEXT.kinds | KINDS, adviser=kind("Adviser")
)


if __name__ == "__main__":
    pool.PATIENCE_S = pool.LOST_S = 60  # type: ignore[misc]  # however busy the machine is
    requests.SLOTS_S = dict.fromkeys(requests.SLOTS_S, 0.0)  # type: ignore[misc]
    setattr(run, "CONTEXT", CONTEXT)  # noqa: B010  # it is not the module's own
    main()
