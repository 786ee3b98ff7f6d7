import pytest

from sabot.server.pin_guard import (
    ALERT_EVERY_S,
    FIRST_WAIT_S,
    FORGET_S,
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


def test_who_knows_the_pin_is_not_counted(guard: PinGuard) -> None:
    for _ in range(10 * FREE_GUESSES):
        assert guard.take("table", "home")
        guard.right("table", "home")
    assert not guard.alerts("table")


def test_the_host_is_told_once_in_a_while(guard: PinGuard, watch: Watch) -> None:
    guess(guard, FREE_GUESSES - 1)
    assert not guard.alerts("table")
    guess(guard, 1)
    assert guard.alerts("table")
    assert not guard.alerts("table")
    watch.at += ALERT_EVERY_S
    assert guard.alerts("table")


def test_after_an_hour_all_is_forgotten(guard: PinGuard, watch: Watch) -> None:
    guess(guard, FREE_GUESSES + 1)
    watch.at += FORGET_S + 1
    assert guess(guard, 5 * FREE_GUESSES) == FREE_GUESSES + 1
