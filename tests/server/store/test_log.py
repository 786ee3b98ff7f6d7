"""What every store does: run against each of them."""

import asyncio

import pytest

from sabot.server.store.log import Conflict, Log, Row, StoreDown
from tests.server.store.subjects import opened, row, rows

pytestmark = pytest.mark.asyncio


async def test_what_was_appended_is_read_in_order(log: Log) -> None:
    odd = Row(3, 5, None, b' {"caf\xc3\xa9": "\\u0000"}\xff\0')  # any bytes
    await log.append("a", rows(1, 2))
    await log.append("a", [odd])
    await log.append("b", rows(1, 1))
    assert await log.read("a") == [*rows(1, 2), odd]
    assert await log.read("a", 2) == [odd]
    assert await log.read("a", 3) == []
    assert await log.read("b") == rows(1, 1)
    assert await log.read("no such table") == []


async def test_a_store_opened_again_has_everything(address: str) -> None:
    async with opened(address) as log:
        await log.append("a", rows(1, 3))
    async with opened(address) as log:
        await log.append("a", rows(4, 4))
        assert await log.read("a") == rows(1, 4)


async def test_a_number_that_is_taken_is_a_conflict(log: Log) -> None:
    await log.append("a", rows(1, 3))
    for taken in (1, 3):
        with pytest.raises(Conflict, match="table a"):
            await log.append("a", [row(taken, "new")])
    assert await log.read("a") == rows(1, 3)


async def test_a_number_that_leaves_a_gap_is_a_conflict(log: Log) -> None:
    with pytest.raises(Conflict):
        await log.append("a", rows(2, 2))
    await log.append("a", rows(1, 1))
    with pytest.raises(Conflict):
        await log.append("a", rows(3, 4))
    assert await log.read("a") == rows(1, 1)
    await log.append("a", rows(2, 2))


async def test_a_command_is_taken_once_in_a_table(log: Log) -> None:
    await log.append("a", [row(1, "x"), row(2, None), row(3, None)])
    with pytest.raises(Conflict):
        await log.append("a", [row(4, "y"), row(5, "x")])
    assert len(await log.read("a")) == 3
    await log.append("b", [row(1, "x")])
    await log.append("a", [row(4, "y")])


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [row(0)],
        [row(1), row(3)],
        [row(1, "x"), row(2, "x")],
        [row(1, "")],
        [row(1, "nul \0")],
        [row(1, "half \ud800")],
        [row(1, "x" * 201)],
        [row(1, at=-1)],
        [row(1, at=2**63)],
    ],
)
async def test_rows_that_no_caller_should_ask_for_are_refused(log: Log, wrong: list[Row]) -> None:
    with pytest.raises(ValueError, match=r"row|table"):
        await log.append("a", wrong)
    assert await log.tables() == []


@pytest.mark.parametrize("name", ["", "two\nlines", "nul\0", "x" * 201])
async def test_a_table_needs_a_name(log: Log, name: str) -> None:
    with pytest.raises(ValueError, match="1 to 200 printable"):
        await log.append(name, rows(1, 1))


async def test_one_conflict_among_many_spoils_no_other(log: Log) -> None:
    await log.append("taken", rows(1, 2))
    await log.append("played", rows(1, 2))
    good = [log.append(f"t{n}", rows(1, 2)) for n in range(40)]
    bad = [
        log.append("taken", rows(2, 2)),
        log.append("played", [row(3, "new"), row(4, "command 1")]),
    ]
    outcomes = await asyncio.gather(*good[:20], *bad, *good[20:], return_exceptions=True)
    assert [type(outcome) for outcome in outcomes[20:22]] == [Conflict, Conflict]
    assert outcomes[:20] + outcomes[22:] == [None] * 40
    for table in ["taken", "played", *(f"t{n}" for n in range(40))]:
        assert await log.read(table) == rows(1, 2)


async def test_appends_to_one_table_may_be_under_way_together(log: Log) -> None:
    await asyncio.gather(*(log.append("a", rows(n, n)) for n in range(1, 101)))
    assert await log.read("a") == rows(1, 100)


async def test_a_conflict_does_not_disturb_what_follows_in_the_same_table(log: Log) -> None:
    tries = [log.append("a", rows(n, n)) for n in (1, 5, 2, 1, 3)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [outcome is None for outcome in outcomes] == [True, False, True, False, True]
    assert await log.read("a") == rows(1, 3)


async def test_only_one_of_those_who_race_for_a_number_wins(log: Log) -> None:
    for number in range(1, 6):
        tries = [log.append("a", [row(number, f"{number} {n}")]) for n in range(10)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(str(type(o).__name__) for o in outcomes) == ["Conflict"] * 9 + ["NoneType"]
    assert [r.number for r in await log.read("a")] == [1, 2, 3, 4, 5]


async def test_who_stops_waiting_does_not_stop_the_others(log: Log) -> None:
    tasks = [asyncio.create_task(log.append(f"t{n}", rows(1, 1))) for n in range(10)]
    await asyncio.sleep(0)
    tasks[3].cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [n for n, outcome in enumerate(outcomes) if outcome is not None] == [3]
    await log.append("t4", rows(2, 2))


async def test_all_tables_are_paged_through_in_the_order_of_code_points(log: Log) -> None:
    names = ["B", "_", "a", "a b", "é", "€"]
    for name in reversed(names):
        await log.append(name, rows(1, 1))
    assert await log.tables() == names
    assert await log.tables(limit=2) == names[:2]
    assert await log.tables("_", 3) == names[2:5]
    assert await log.tables("€") == []


async def test_closing_writes_what_is_under_way(address: str) -> None:
    async with opened(address) as log:
        tasks = [asyncio.create_task(log.append(f"t{n}", rows(1, 1))) for n in range(50)]
        await asyncio.sleep(0)
        await log.close()
        await asyncio.gather(*tasks)
    async with opened(address) as log:
        assert len(await log.tables()) == 50


async def test_a_closed_store_says_so(log: Log) -> None:
    await log.close()
    await log.close()
    for asked in (log.append("a", rows(1, 1)), log.check()):
        with pytest.raises(StoreDown, match="closed"):
            await asked


async def test_a_store_may_be_opened_again_after_closing(log: Log) -> None:
    await log.append("a", rows(1, 1))
    await log.close()
    await log.open()
    await log.append("a", rows(2, 2))
    assert await log.read("a") == rows(1, 2)


async def test_a_store_that_can_be_written_passes_its_check(log: Log) -> None:
    await asyncio.gather(log.check(), log.append("a", rows(1, 1)), log.check())
    assert await log.tables() == ["a"]
