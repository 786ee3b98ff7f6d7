import pytest

from sabot.server.pin_guard import (
    ALERT_EVERY_S,
    FIRST_WAIT_EACH_S,
    FIRST_WAIT_S,
    FORGET_S,
    FREE_EACH,
    FREE_GUESSES,
    LONGEST_WAIT_S,
    PinGuard,
)


class Watch:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def guard(watch: Watch) -> PinGuard:
    return PinGuard(watch)


def guess(guard: PinGuard, times: int, table: str = "table") -> int:
    """How many of so many tries are allowed, each from another address."""
    return sum(guard.take(table, f"{guard.now()} {n}") for n in range(times))


def test_many_addresses_together_may_try_little_more_than_one(guard: PinGuard) -> None:
    assert guess(guard, 10 * FREE_GUESSES) == FREE_GUESSES + 1
    assert guess(guard, 1, "other table") == 1


def test_the_waits_grow_up_to_a_limit(guard: PinGuard, watch: Watch) -> None:
    guess(guard, FREE_GUESSES + 1)
    waits: list[float] = []
    for _ in range(12):
        waits.append(guard.wait("table", "new"))
        assert guess(guard, 1) == 0
        watch.at += waits[-1]
        assert guess(guard, 2) == 1
    assert waits[:4] == [FIRST_WAIT_S * 2**n for n in range(4)]
    assert waits[-1] == LONGEST_WAIT_S


def test_one_address_makes_nobody_else_wait(guard: PinGuard, watch: Watch) -> None:
    tries = 0
    for _ in range(24 * 60):
        while guard.take("table", "stranger"):
            tries += 1
        assert guard.wait("table", "stranger") > 0
        assert guard.wait("table", "friend") == 0
        watch.at += 60
    assert guard.alerts("table", "stranger")
    # In a day it gets no further than many addresses together.
    assert tries < 400


def test_the_waits_of_one_address_grow(guard: PinGuard, watch: Watch) -> None:
    assert sum(guard.take("table", "stranger") for _ in range(50)) == FREE_EACH + 1
    for wait in (FIRST_WAIT_EACH_S, 2 * FIRST_WAIT_EACH_S, 4 * FIRST_WAIT_EACH_S):
        assert guard.wait("table", "stranger") == wait
        watch.at += wait
        assert [guard.take("table", "stranger") for _ in range(2)] == [True, False]
    guard.right("table", "stranger")
    assert guard.wait("table", "stranger") == 0


def test_who_knows_the_pin_is_not_counted(guard: PinGuard) -> None:
    for _ in range(10 * FREE_GUESSES):
        assert guard.take("table", "home")
        guard.right("table", "home")
    assert not guard.alerts("table", "new")


def test_the_host_is_told_once_in_a_while(guard: PinGuard, watch: Watch) -> None:
    guess(guard, FREE_GUESSES - 1)
    assert not guard.alerts("table", "new")
    guess(guard, 1)
    assert guard.alerts("table", "new")
    assert not guard.alerts("table", "new")
    watch.at += ALERT_EVERY_S
    assert guard.alerts("table", "new")


def test_after_an_hour_all_is_forgotten(guard: PinGuard, watch: Watch) -> None:
    guess(guard, FREE_GUESSES + 1)
    watch.at += FORGET_S + 1
    assert guess(guard, 5 * FREE_GUESSES) == FREE_GUESSES + 1
