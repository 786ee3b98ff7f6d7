"""What an address can pay for; and that people who share one do not notice."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from heapq import merge
from itertools import count, takewhile
from pathlib import Path

import pytest

from sabot.core.errors import SabotError
from sabot.server.limits import USUAL_COSTS, Budgets, Cost, format_costs, parse_costs
from sabot.server.settings import ServerSettings

HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
HOME, AWAY = "192.0.2.1", "192.0.2.2"


class Clock:
    """Time that stands still unless it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def usual(clock: Clock) -> Budgets:
    settings = ServerSettings()
    return Budgets(USUAL_COSTS, settings.budget_rate, settings.budget_burst, clock)


def test_each_thing_costs_what_the_table_says() -> None:
    clock = Clock()
    for cost, tokens in USUAL_COSTS.items():
        budgets = Budgets(USUAL_COSTS, 1, 100, clock)
        paid = sum(budgets.take(HOME, cost) for _ in range(2000))
        assert paid == pytest.approx(100 / tokens, abs=1), cost


def test_who_can_not_pay_is_told_how_long_to_wait_and_pays_nothing() -> None:
    clock = Clock()
    budgets = Budgets(USUAL_COSTS, 2, 40, clock)
    assert budgets.take(HOME, Cost.CREATE)
    assert not budgets.take(HOME, Cost.CREATE)
    assert budgets.wait(HOME, Cost.CREATE) == 10
    assert budgets.wait(HOME, Cost.CALL) == 0
    assert budgets.take(HOME, Cost.REPLAY)
    clock.now += budgets.wait(HOME, Cost.CREATE)
    assert budgets.take(HOME, Cost.CREATE)


def test_others_pay_from_a_budget_of_their_own() -> None:
    budgets = usual(Clock())
    while budgets.take(HOME, Cost.THOUGHT):
        pass
    assert budgets.take(AWAY, Cost.CREATE)


def test_nobody_saves_more_than_the_burst() -> None:
    clock = Clock()
    budgets = Budgets(USUAL_COSTS, 10, 40, clock)
    assert budgets.take(HOME, Cost.CREATE)
    clock.now += 3600
    assert budgets.take(HOME, Cost.CREATE)
    assert not budgets.take(HOME, Cost.CREATE)


def test_costs_are_read_as_they_are_written() -> None:
    assert parse_costs("", 400) == parse_costs(format_costs(USUAL_COSTS), 400) == USUAL_COSTS
    assert parse_costs("create=60, hint=0.5", 400) == {
        **USUAL_COSTS,
        Cost.CREATE: 60,
        Cost.HINT: 0.5,
    }
    for wrong in ("create", "create=x", "x=1", "create=-1", "create=nan", "create=401", ","):
        with pytest.raises(SabotError):
            parse_costs(wrong, 400)


# A home network: twelve people at three tables, four people and four searchers at each.
PEOPLE, TABLES, SEATS = 12, 3, 8
# A person takes three seconds for a move; a bot takes its pause of 0.7 s, and thinks.
CYCLE_S = 4 * 3.0 + 4 * 0.85
# What a page asks for when it is loaded: five files, games, words, lobby, a table's
# log, its socket.
RELOAD = (*(Cost.PAGE,) * 5, *(Cost.CALL,) * 4, Cost.LOG, Cost.HANDSHAKE)


@dataclass(frozen=True)
class Habit:
    """What is done again and again, and how often all of them do it together."""

    words: str
    every_s: float
    costs: tuple[Cost, ...]

    def rate(self) -> float:
        """Tokens a second."""
        return sum(USUAL_COSTS[cost] for cost in self.costs) / self.every_s

    def times(self, until: float) -> Iterator[tuple[float, tuple[Cost, ...]]]:
        """When it is done."""
        for moment in takewhile(lambda at: at < until, (n * self.every_s for n in count(1))):
            yield moment, self.costs


HABITS = (
    Habit("bots think", CYCLE_S / 4 / TABLES, (Cost.THOUGHT,)),
    Habit("everybody's suspicion meter", CYCLE_S / SEATS, (Cost.SUSPICION,) * PEOPLE),
    Habit("everybody takes a hint", 120 / PEOPLE, (Cost.HINT,) * 3),
    Habit("everybody reloads", 60 / PEOPLE, RELOAD),
    Habit("everybody moves, talks", 2 / PEOPLE, (Cost.COMMAND,)),
    Habit("everybody writes a line", 10 / PEOPLE, (Cost.CHAT,)),
    Habit("everybody watches a replay", 600 / PEOPLE, (Cost.REPLAY,)),
)


def test_a_home_network_behind_one_address_notices_nothing() -> None:
    clock = Clock()
    budgets, begun = usual(clock), clock.now
    arrival = [Cost.CREATE] * TABLES + [Cost.ENTER] * (PEOPLE - TABLES) + [*RELOAD] * PEOPLE
    assert all(budgets.take(HOME, cost) for cost in arrival)
    evening = merge(*(habit.times(3 * 3600) for habit in HABITS))
    restarts = ((n * 1800.0, RELOAD * PEOPLE) for n in range(1, 6))
    for moment, costs in merge(evening, restarts):
        clock.now = begun + moment
        assert all(budgets.take(HOME, cost) for cost in costs), (moment, costs)


def test_the_figures_of_the_home_network_are_those_of_the_docs() -> None:
    for habit in HABITS:
        (shown,) = re.findall(rf"^\| {habit.words}.* \| ([0-9.]+) \|$", HOSTING, re.MULTILINE)
        assert habit.rate() == pytest.approx(float(shown), abs=0.06), habit.words
    share = sum(habit.rate() for habit in HABITS) / ServerSettings().budget_rate
    assert "about seven tenths" in HOSTING
    assert 0.65 < share < 0.75
    reload = PEOPLE * sum(USUAL_COSTS[cost] for cost in RELOAD)
    arrival = TABLES * USUAL_COSTS[Cost.CREATE] + (PEOPLE - TABLES) * USUAL_COSTS[Cost.ENTER]
    words = " ".join(HOSTING.split())
    assert f"takes {arrival + reload:g} of the {ServerSettings().budget_burst:g} tokens" in words
    assert f"connect again for {reload:g}." in words
