"""Addresses, and the tables of an address, have equal shares of thinking: shown by order."""

from collections import Counter

import pytest

from sabot.server.bot_workers.fair_queue import CROWD, HURRIED_SHARE, FairQueue, Job
from sabot.server.bot_workers.protocol import BotReply, BotRequest

# Jobs have futures, which belong to a loop.
pytestmark = pytest.mark.asyncio

SLOT = 0.2


def no_request(known: int) -> BotRequest:
    raise AssertionError(f"nobody is asked, {known}")


def job(table: str, *, urgent: bool = False, paid: bool = True, slot: float = SLOT) -> Job:
    """A job of a table such as `heavy/1`: of table 1 of address heavy."""
    address = table.partition("/")[0]
    return Job(
        key=table,
        request=no_request,
        address=address,
        table=table,
        slot=slot,
        urgent=urgent,
        paid=paid,
    )


def queue_of(*tables: str) -> FairQueue:
    queue = FairQueue()
    for table in tables:
        queue.push(job(table))
    return queue


def next_of(queue: FairQueue) -> str:
    found = queue.pop(lambda _: True)
    assert found is not None
    return found.table


def order_of(queue: FairQueue) -> list[str]:
    return [next_of(queue) for _ in range(len(queue.jobs))]


async def test_one_table_waits_for_one_job_of_an_address_with_sixty() -> None:
    queue = queue_of(*(f"heavy/{number}" for number in range(60)))
    for _ in range(30):
        next_of(queue)
    queue.push(job("light/1"))
    assert next_of(queue) == "light/1"


async def test_addresses_that_always_ask_have_equal_shares() -> None:
    queue = queue_of(*(f"heavy/{number}" for number in range(60)), "light/1", "other/1")
    served = Counter[str]()
    for _ in range(90):
        table = next_of(queue)
        served[table.partition("/")[0]] += 1
        queue.push(job(table))
    assert served == {"heavy": 30, "light": 30, "other": 30}


async def test_tables_of_an_address_have_equal_shares() -> None:
    queue = queue_of("home/1", "home/1", "home/1", "home/2", "home/3", "home/3")
    assert order_of(queue) == ["home/1", "home/2", "home/3", "home/1", "home/3", "home/1"]


async def test_long_slots_count_for_more() -> None:
    queue = FairQueue()
    for _ in range(4):
        queue.push(job("long/1", slot=0.2))
        queue.push(job("short/1", slot=0.1))
    first = [next_of(queue) for _ in range(6)]
    assert Counter(first) == {"short/1": 4, "long/1": 2}


async def test_who_took_longer_than_a_slot_pays_for_it() -> None:
    queue = queue_of("slow/1", "slow/1", "light/1", "light/1", "light/1")
    slow = queue.pop(lambda _: True)
    assert slow is not None
    queue.charge(slow, 2 * SLOT)
    assert order_of(queue) == ["light/1", "light/1", "light/1", "slow/1"]


async def test_who_asks_for_nothing_saves_nothing_up() -> None:
    queue = queue_of("light/1")
    next_of(queue)
    for _ in range(100):
        queue.push(job("busy/1"))
        next_of(queue)
        queue.push(job("busy/2"))
    for _ in range(10):
        queue.push(job("busy/1"))
        queue.push(job("light/1"))
    served = Counter(next_of(queue) for _ in range(9))
    assert served["light/1"] == 5


async def test_help_for_people_comes_before_the_bots_of_their_own_address_only() -> None:
    queue = queue_of("home/1", "home/2", "other/1")
    queue.push(job("home/3", urgent=True))
    assert order_of(queue) == ["home/3", "other/1", "home/1", "home/2"]


async def test_who_cannot_pay_comes_last() -> None:
    queue = FairQueue()
    queue.push(job("poor/1", paid=False))
    for _ in range(3):
        queue.push(job("rich/1"))
    assert order_of(queue) == ["rich/1", "rich/1", "rich/1", "poor/1"]


async def test_nobody_is_charged_for_what_is_not_waited_for_any_longer() -> None:
    queue = queue_of("home/1", "home/2", "other/1", "other/2")
    queue.jobs[0].reply.cancel()
    queue.jobs[1].settle(BotReply(failed="too late"))
    assert next_of(queue) == "other/1"
    assert set(queue.addresses.had) == {"other"}
    assert next_of(queue) == "other/2"
    assert queue.pop(lambda _: True) is None


async def test_a_worker_takes_the_first_job_that_fits() -> None:
    queue = queue_of("home/1", "other/1")
    found = queue.pop(lambda job: job.key == "other/1")
    assert found is not None
    assert found.key == "other/1"
    assert next_of(queue) == "home/1"


async def test_an_address_that_many_wait_for_must_hurry_and_nobody_else() -> None:
    queue = queue_of(*(f"heavy/{number}" for number in range(CROWD + 2)), "light/1", "light/2")
    queue.push(job("heavy/help", urgent=True))
    hurried: dict[str, bool] = {}
    while (popped := queue.pop(lambda _: True)) is not None:
        hurried[popped.key] = popped.hurried
        assert popped.length() == (SLOT * HURRIED_SHARE if popped.hurried else SLOT)
    assert [key for key, hurry in hurried.items() if hurry] == ["heavy/0"]


async def test_of_several_addresses_the_one_that_had_least_pays() -> None:
    queue = queue_of("heavy/1", "heavy/2", "heavy/3", "light/1")
    for _ in range(3):
        next_of(queue)
    assert queue.lightest({"heavy", "light"}) == "light"
    assert queue.lightest(set()) == ""


@pytest.mark.parametrize("others", [0, 5])
async def test_addresses_that_are_owed_nothing_are_forgotten(others: int) -> None:
    queue = queue_of(*["busy/1"] * others)
    for number in range(1000):
        queue.push(job(f"{number}/1"))
        next_of(queue)
        if others:
            queue.push(job("busy/1"))
            next_of(queue)
    assert len(queue.addresses.had) <= 4
    assert len(queue.tables) <= 4
