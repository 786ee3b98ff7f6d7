"""What both stores keep of persons."""

import asyncio

import pytest

from sabot.server.persons.person_store import MOST_DEVICES, PersonStore
from sabot.server.push.subscriptions import Subscription, Subscriptions
from sabot.server.store.log import Log
from sabot.server.store.pruning import Choice, pruned
from sabot.server.store.statements import change
from tests.server.store.subjects import opened, row

DAY = 24 * 3600 * 1000


@pytest.mark.asyncio
async def test_a_person_is_found_by_each_of_their_keys_until_it_is_revoked(log: Log) -> None:
    store = PersonStore(log)
    person = await store.add("Ada", 3, "key 1", "laptop", 1000)
    await store.add_code(person, "code", 5000, 2000)
    assert await store.use_code("code", "key 2", "phone", 3000)
    for key in ("key 1", "key 2"):
        found = await store.known(key)
        assert found is not None
        assert (found.id, found.name, found.figure) == (person, "Ada", 3)
    assert [key.device for key in await store.keys(person)] == ["laptop", "phone"]
    assert await store.revoke(person, "key 1")
    assert not await store.revoke(person, "key 1")
    assert not await store.revoke("another", "key 2")
    assert await store.known("key 1") is None
    assert await store.known("key 2") is not None


@pytest.mark.asyncio
async def test_a_code_links_one_browser_once_and_in_time(log: Log) -> None:
    store = PersonStore(log)
    person = await store.add("Ada", None, "key 1", "laptop", 1000)
    await store.add_code(person, "first", 5000, 2000)
    await store.add_code(person, "second", 5000, 2000)
    assert not await store.use_code("first", "key 2", "phone", 3000)
    assert not await store.use_code("second", "key 2", "phone", 5000)
    tries = (store.use_code("second", f"key {n}", "phone", 3000) for n in range(2, 6))
    assert sorted(await asyncio.gather(*tries)) == [False, False, False, True]
    assert len(await store.keys(person)) == 2


@pytest.mark.asyncio
async def test_a_person_has_so_many_devices_at_most(log: Log) -> None:
    store = PersonStore(log)
    person = await store.add("Ada", None, "key 1", "laptop", 1000)
    for n in range(2, MOST_DEVICES + 2):
        await store.add_code(person, f"code {n}", 5000, 2000)
        assert await store.use_code(f"code {n}", f"key {n}", "phone", 3000) is (n <= MOST_DEVICES)


@pytest.mark.asyncio
async def test_whoever_is_deleted_leaves_the_log_as_it_is(log: Log) -> None:
    store = PersonStore(log)
    await log.append("table", [row(1), row(2)])
    person = await store.add("Ada", None, "key 1", "laptop", 1000)
    other = await store.add("Bob", None, "key 2", "laptop", 1000)
    await store.sit(person, "table", 0, 1500)
    await store.sit(other, "table", 1, 1500)
    await store.add_code(person, "code", 5000, 2000)
    assert await store.number_at(person, "table") == 0
    assert await store.person_at("table", 1) == other
    await store.delete(person)
    assert await store.known("key 1") is None
    assert not await store.use_code("code", "key 3", "phone", 3000)
    assert await store.person_at("table", 0) is None
    assert await log.read("table") == [row(1), row(2)]
    assert [seat.table for seat in await store.seats(other)] == ["table"]


@pytest.mark.asyncio
async def test_nobody_is_told_of_the_turns_of_who_is_deleted(log: Log) -> None:
    store, pushes = PersonStore(log), Subscriptions(log)
    browser = Subscription("https://push.example.org/x", "point", "auth", "en")
    person = await store.add("Ada", None, "key 1", "laptop", 1000)
    for table in ("one", "two", "another's"):
        await log.append(table, [row(1)])
    await store.sit(person, "one", 0, 1500)
    await store.sit(person, "two", 1, 1500)
    seats = [("one", 0), ("two", 1), ("one", 1), ("another's", 0)]
    for table, number in seats:
        await pushes.keep(table, number, browser, 2000)
    await store.delete(person)
    told = [(table, number) for table, number in seats if await pushes.of(table, number)]
    assert told == [("one", 1), ("another's", 0)]


@pytest.mark.asyncio
async def test_what_games_came_to_is_kept_until_a_person_comes_in_anew(log: Log) -> None:
    store = PersonStore(log)
    await log.append("table", [row(1)])
    person = await store.add("Ada", None, "key 1", "laptop", 1000)
    await store.sit(person, "table", 0, 1500)
    await store.keep_games(person, "table", 7, b"[1]")
    (seat,) = await store.seats(person)
    assert (seat.upto, seat.games) == (7, b"[1]")
    await store.sit(person, "table", 4, 1600)
    (seat,) = await store.seats(person)
    assert (seat.number, seat.upto, seat.games) == (4, 0, None)


@pytest.mark.asyncio
async def test_seats_go_with_their_table(address: str) -> None:
    async with opened(address) as log:
        store = PersonStore(log)
        await log.append("table", [row(1)])
        person = await store.add("Ada", None, "key 1", "laptop", 1000)
        await store.sit(person, "table", 0, 1500)
    assert await pruned(address, Choice(DAY)) == 1
    async with opened(address) as log:
        assert await PersonStore(log).seats(person) == []


@pytest.mark.asyncio
async def test_changes_are_made_all_or_none(log: Log) -> None:
    store = PersonStore(log)
    person = await store.add("Ada", None, "key 1", "laptop", 1000)
    rename = change("UPDATE persons SET name = $2 WHERE id = $1", person, "Eve")
    nobody = change("DELETE FROM persons WHERE id = $1", "nobody", needed=True)
    assert not await log.change(rename, nobody)
    found = await store.known("key 1")
    assert found is not None
    assert found.name == "Ada"
