"""Many games at once on several cores: processes that write into memory they share.

Use it as `sabot.envs.vector.Games`. The same seed leads to the same games, however many processes
there are. Close it, or use it in a `with` statement. A script that runs it needs the usual
`if __name__ == "__main__":`, because each process imports the script.
"""

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple, Self

import numpy as np
import numpy.typing as npt

from sabot.core.errors import SabotError
from sabot.envs.shared import Sizes, arrays_in, part_of
from sabot.envs.vector import Arrays, Games
from sabot.envs.window import Window

# What a process is asked for: a seed, to deal all games anew, or one of these.
STEP = "step"
RANDOM = "random"
STOP = "stop"


class Job(NamedTuple):
    """What one process has to know: its games are those from `first` to `end`."""

    memory: str
    sizes: Sizes
    first: int
    end: int
    options: str
    reward: str
    window: tuple[int, ...] | None


class ParallelGames:
    """Some games with the same options, shared out among processes. See `Games`."""

    def __init__(
        self,
        options: str,
        games: int,
        *,
        processes: int = 2,
        seed: int = 0,
        reward: str = "points",
        window: Window | None = None,
    ) -> None:
        if not 1 <= processes <= games:
            raise SabotError(f"expected from 1 to {games} processes, not {processes}")
        one = Games(options, 1, seed=seed, reward=reward, window=window)
        encoder = one.environment.encoder
        players = one.environment.options.players
        self.environment = one.environment
        self.games = games
        sizes = Sizes(games, int(encoder.numbers), int(encoder.actions), players)
        self.memory = SharedMemory(create=True, size=sizes.places()[-1])
        self.arrays, self.actions = arrays_in(self.memory, sizes)
        self.workers: list[Any] = []
        self.pipes: list[Connection] = []
        ends = [games * (number + 1) // processes for number in range(processes)]
        for first, end in zip([0, *ends], ends, strict=False):
            at = None if window is None else window_numbers(window)
            self.start(Job(self.memory.name, sizes, first, end, options, reward, at))
        self.reset(seed)

    def start(self, job: Job) -> None:
        """Start a process."""
        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        worker = context.Process(target=work, args=(theirs, job), daemon=True)
        worker.start()
        theirs.close()
        self.workers.append(worker)
        self.pipes.append(pipe)

    def reset(self, seed: int) -> Arrays:
        """Deal all games anew; the game with the number n is dealt by the seed + n."""
        return self.ask(seed)

    def step_many(self, actions: npt.NDArray[np.integer]) -> Arrays:
        """Play an action in every game. Refuses forbidden ones before anything is played."""
        if np.shape(actions) != (self.games,):
            raise ValueError(f"expected {self.games} actions")
        known = (actions >= 0) & (actions < self.arrays.masks.shape[1])
        allowed = self.arrays.masks[np.arange(self.games), np.where(known, actions, 0)] & known
        if not allowed.all():
            game = int(allowed.argmin())
            raise ValueError(f"game {game}: its mask forbids the action {int(actions[game])}")
        self.actions[:] = actions
        return self.ask(STEP)

    def step_at_random(self) -> Arrays:
        """Play a random legal move in every game."""
        return self.ask(RANDOM)

    def ask(self, what: int | str) -> Arrays:
        """Let all processes do something, and wait for them."""
        for number in range(len(self.pipes)):
            self.exchange(number, what)
        refused = [self.exchange(number, None) for number in range(len(self.pipes))]
        if any(refused):
            raise SabotError(max(refused))
        return self.arrays

    def exchange(self, number: int, what: int | str | None) -> str:
        """Ask a process for something, or wait for its answer: a sentence if it refused."""
        try:
            if what is not None:
                self.pipes[number].send(what)
                return ""
            return str(self.pipes[number].recv())
        except (EOFError, OSError):
            raise SabotError(f"the process {number} of the games has ended") from None

    def close(self) -> None:
        """End the processes and give the memory back; `arrays` can't be used any more."""
        for pipe, worker in zip(self.pipes, self.workers, strict=True):
            if worker.is_alive():
                pipe.send(STOP)
            worker.join()
            pipe.close()
        self.pipes, self.workers = [], []
        del self.arrays, self.actions
        self.memory.close()
        self.memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def window_numbers(window: Window) -> tuple[int, ...]:
    """What a window is made from."""
    return (
        int(window.left),
        int(window.top),
        int(window.width),
        int(window.height),
        int(window.slots),
    )


def work(pipe: Connection, job: Job) -> None:
    """Play some of the games, in a process of its own."""
    memory = SharedMemory(job.memory)
    shared, actions = arrays_in(memory, job.sizes)
    mine = part_of(shared, job.first, job.end)
    window = None if job.window is None else Window(*job.window)
    count = job.end - job.first
    games = Games(job.options, count, seed=job.first, reward=job.reward, window=window)
    while (what := pipe.recv()) != STOP:
        refused = ""
        try:
            if what == STEP:
                games.step_many(actions[job.first : job.end], mine)
            elif what == RANDOM:
                games.step_at_random(mine)
            else:
                games.reset(what + job.first)
                games.told(mine)
        except (SabotError, ValueError) as reason:
            refused = str(reason)
        pipe.send(refused)
    del shared, mine, actions
    memory.close()
