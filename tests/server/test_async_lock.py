"""A lock that lets who comes to a free one through at once."""

import asyncio

import pytest

from sabot.server.async_lock import AsyncLock

pytestmark = pytest.mark.asyncio


async def test_one_at_a_time_in_the_order_in_which_they_come() -> None:
    lock = AsyncLock()
    went: list[int] = []

    async def go(number: int) -> None:
        async with lock:
            went.append(number)
            await asyncio.sleep(0)
            assert went[-1] == number

    await asyncio.gather(*map(go, range(5)))
    assert went == [0, 1, 2, 3, 4]
    assert not lock.locked


async def test_nobody_slips_in_between_one_and_the_next() -> None:
    lock = AsyncLock()
    assert lock.acquire_nowait()
    assert not lock.acquire_nowait()
    waits = asyncio.create_task(lock.__aenter__())
    await asyncio.sleep(0)
    lock.release()
    assert not lock.acquire_nowait()
    await waits
    lock.release()
    assert lock.acquire_nowait()


async def test_who_stops_waiting_is_passed_over() -> None:
    lock = AsyncLock()
    lock.acquire_nowait()
    first, second = [asyncio.create_task(lock.__aenter__()) for _ in range(2)]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)
    lock.release()
    await second
    assert lock.locked


async def test_who_is_ended_when_it_has_just_become_theirs_lets_the_next_one_through() -> None:
    lock = AsyncLock()
    lock.acquire_nowait()
    first, second = [asyncio.create_task(lock.__aenter__()) for _ in range(2)]
    await asyncio.sleep(0)
    lock.release()
    first.cancel()
    await second
    with pytest.raises(asyncio.CancelledError):
        await first
    lock.release()
    assert not lock.locked
