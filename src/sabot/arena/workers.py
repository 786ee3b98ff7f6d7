"""Workers: this process, worker processes, or a Ray cluster. All give the same results.

Results come in the order of the tasks, so neither the counts nor the end of a sequential test
depend on the workers.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

from sabot.core.errors import SabotError

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")

# Tasks in flight beyond one for each worker, so that no worker waits for the next one.
AHEAD: Final = 2
LOCAL_RAY: Final = "local"


class Workers(Protocol):
    """Does tasks."""

    def results(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT]
    ) -> Iterator[ResultT]:
        """The results in the order of the tasks."""
        ...


class InProcess:
    """Does all tasks in this process."""

    def results(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT]
    ) -> Iterator[ResultT]:
        """The results in the order of the tasks."""
        return map(work, tasks)


class Processes:
    """Does tasks in worker processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor, workers: int) -> None:
        self.pool = pool
        self.workers = workers

    def results(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT]
    ) -> Iterator[ResultT]:
        """The results in the order of the tasks."""
        waiting: deque[Future[ResultT]] = deque()
        try:
            for task in tasks:
                waiting.append(self.pool.submit(work, task))
                if len(waiting) >= self.workers + AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise SabotError("a worker process died") from None


class RayCluster:
    """Does tasks on a Ray cluster, on which this package must be installed."""

    def __init__(self, ray: Any, workers: int) -> None:
        self.ray = ray
        self.workers = workers

    def results(
        self, work: Callable[[TaskT], ResultT], tasks: Iterable[TaskT]
    ) -> Iterator[ResultT]:
        """The results in the order of the tasks."""
        remote = self.ray.remote(work)
        waiting: deque[object] = deque()
        for task in tasks:
            waiting.append(remote.remote(task))
            if len(waiting) >= self.workers + AHEAD:
                yield self.fetched(waiting.popleft())
        while waiting:
            yield self.fetched(waiting.popleft())

    def fetched(self, promise: object) -> Any:
        """The result of a task; a bot's failure is raised as itself, not as Ray wraps it."""
        try:
            return self.ray.get(promise)
        except self.ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, SabotError):
                raise error.cause from None
            raise
        except self.ray.exceptions.RayError as error:
            raise SabotError(f"the Ray cluster failed: {error}") from None


@contextlib.contextmanager
def start_workers(workers: int, ray_address: str | None) -> Generator[Workers]:
    """The workers that are asked for; they are gone when the block ends.

    SIGTERM acts like Ctrl-C: results so far are kept, and no worker is left behind.
    """
    with interrupted_by(signal.SIGTERM), workers_of(workers, ray_address) as found:
        yield found


@contextlib.contextmanager
def interrupted_by(number: signal.Signals) -> Generator[None]:
    """Let a signal interrupt like Ctrl-C; only in the main thread, where signals arrive."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(number, before)


def workers_of(workers: int, ray_address: str | None) -> AbstractContextManager[Workers]:
    """The workers that are asked for."""
    if ray_address is not None:
        return ray_cluster(ray_address, workers)
    if workers == 1:
        return contextlib.nullcontext(InProcess())
    return processes(workers)


@contextlib.contextmanager
def processes(workers: int) -> Generator[Processes]:
    """Spawned processes, which share nothing with this one, on every system alike."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=leave_interrupts_to_the_parent)
    try:
        yield Processes(pool, workers)
    except BaseException:
        # Do not wait for games that are still being played.
        children = list((pool._processes or {}).values())  # noqa: SLF001 (there is no other way)
        pool.shutdown(wait=False, cancel_futures=True)
        for child in children:
            child.terminate()
        raise
    else:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_the_parent() -> None:
    """Ignore Ctrl-C, which reaches all processes of a terminal: only the parent acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def ray_cluster(address: str, workers: int) -> Generator[RayCluster]:
    """Connect to a cluster, or start one on this machine for `local`."""
    # Usage statistics would go to a third party.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        ray = import_module("ray")
    except ImportError:
        raise SabotError("Ray is not installed; `pip install 'sabot[ray]'` does it") from None
    quietly = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL_RAY:
            ray.init(num_cpus=workers, include_dashboard=False, **quietly)
        else:
            ray.init(address, **quietly)
    except (ConnectionError, ValueError, RuntimeError) as reason:
        raise SabotError(f"can't use the Ray cluster at {address}: {reason}") from None
    try:
        yield RayCluster(ray, max(int(ray.cluster_resources().get("CPU", 1)), 1))
    finally:
        ray.shutdown()
