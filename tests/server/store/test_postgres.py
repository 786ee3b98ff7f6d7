import asyncio
import time
from collections.abc import Callable

import asyncpg
import pytest

from sabot.server.store import postgres_listener
from sabot.server.store.log import Conflict, Log, StoreDown
from sabot.server.store.open_store import log_at
from sabot.server.store.postgres import PostgresLog
from tests.server.postgres import Cluster, run
from tests.server.store.proxy import through_proxy
from tests.server.store.subjects import opened, row, rows

pytestmark = pytest.mark.asyncio

OURS = """
    FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datname = current_database() AND application_name = 'sabot'
"""
COUNT = "SELECT count(*)" + OURS
CUT = "SELECT pg_terminate_backend(pid)" + OURS
DEADLOCKS = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
READ_ONLY = """
    DO $$ BEGIN EXECUTE
        format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database());
    END $$
"""


class Ear:
    """A process that listens, and what it heard."""

    def __init__(self, url: str) -> None:
        self.news: list[tuple[str, int]] = []
        self.broadcasts: list[bytes] = []
        self.log = PostgresLog(url)
        self.log.listen(
            lambda table, number: self.news.append((table, number)), self.broadcasts.append
        )


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.01)


async def test_others_are_told_of_what_was_appended(postgres_url: str) -> None:
    ann, bob = Ear(postgres_url), Ear(postgres_url)
    await ann.log.open()
    await bob.log.open()
    await ann.log.append("a b", rows(1, 3))
    await asyncio.gather(*(ann.log.append(f"€{n}", rows(1, 1)) for n in range(300)))
    with pytest.raises(Conflict):
        await ann.log.append("a b", [row(3)])
    await ann.log.append("last", rows(1, 1))
    await until(lambda: ("last", 1) in bob.news)
    expected = [("a b", 3), *((f"€{n}", 1) for n in range(300)), ("last", 1)]
    assert sorted(bob.news) == sorted(expected)
    assert ann.news == []
    await ann.log.close()
    await bob.log.close()


async def test_a_broadcast_reaches_all_others(postgres_url: str) -> None:
    ears = [Ear(postgres_url) for _ in range(3)]
    for ear in ears:
        await ear.log.open()
    words = [b'{"caf\xc3\xa9":"two\nlines"}', b"", b"x" * 7000]
    for said in words:
        await ears[0].log.broadcast(said)
    await until(lambda: all(len(ear.broadcasts) == 3 for ear in ears[1:]))
    assert [ear.broadcasts for ear in ears] == [[], words, words]
    for wrong in (b"x" * 7001, b"\0", b"\xff"):
        with pytest.raises(ValueError, match=r"broadcast|decode"):
            await ears[0].log.broadcast(wrong)
    for ear in ears:
        await ear.log.close()


async def test_a_database_that_goes_away_and_comes_back(
    cluster: Cluster, postgres_url: str
) -> None:
    ear = Ear(postgres_url)
    async with opened(postgres_url) as log:
        await ear.log.open()
        await log.append("a", rows(1, 1))
        await log.read("a")
        await asyncio.to_thread(cluster.stop)
        start = time.monotonic()
        asked = [log.append("a", rows(2, 2)), log.check(), log.read("a"), log.broadcast(b"x")]
        for outcome in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(outcome, StoreDown)
            assert "can't be used now" in str(outcome)
        assert time.monotonic() - start < 5
        await asyncio.to_thread(cluster.start)
        await log.append("a", rows(2, 2))
        await log.check()
        assert await log.read("a") == rows(1, 2)
        await until(lambda: ("", 0) in ear.news)
        await log.append("a", rows(3, 3))
        await until(lambda: ("a", 3) in ear.news)
        await ear.log.close()


async def test_what_was_acknowledged_survives_a_crash_of_the_database(
    cluster: Cluster, postgres_url: str
) -> None:
    async with opened(postgres_url) as log:
        playing = asyncio.create_task(play_on(log))
        await asyncio.sleep(0.3)
        await asyncio.to_thread(cluster.crash)
        last = await playing
        await asyncio.to_thread(cluster.start)
        found = await log.read("a")
        assert len(found) >= last > 0
        assert found == rows(1, len(found))


async def play_on(log: Log) -> int:
    """The last row that was acknowledged before the store was down."""
    last = 0
    while True:
        try:
            await log.append("a", rows(last + 1, last + 1))
        except StoreDown:
            return last
        last += 1


async def test_a_database_that_hangs_is_not_waited_for(postgres_url: str) -> None:
    async with opened(postgres_url) as log:
        await log.append("a", rows(1, 1))
        other = await asyncpg.connect(postgres_url)
        start = time.monotonic()
        async with other.transaction():
            await other.execute("LOCK TABLE entries")
            first = asyncio.create_task(log.append("a", rows(2, 2)))
            await asyncio.sleep(1)
            asked = [first, log.append("b", rows(1, 1)), log.read("a")]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreDown] * 3
        assert time.monotonic() - start < 6
        await other.close()
        await log.append("a", rows(len(await log.read("a")) + 1, 2))
        assert await log.read("a") == rows(1, 2)


async def test_a_network_that_is_silent_is_not_waited_for(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_listener, "PING_S", 0.2)
    async with through_proxy(postgres_url) as (proxy, url):
        ear = Ear(url)
        await ear.log.open()
        await ear.log.append("a", rows(1, 1))
        proxy.flowing.clear()
        before = proxy.tries
        start = time.monotonic()
        asked = [ear.log.append("a", rows(2, 2)), ear.log.read("a"), ear.log.broadcast(b"x")]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreDown] * 3
        assert time.monotonic() - start < 5
        await until(lambda: proxy.tries > before + 1)
        proxy.flowing.set()
        await until(lambda: ("", 0) in ear.news)
        last = len(await ear.log.read("a"))
        await ear.log.append("a", [row(last + 1)])
        await ear.log.close()


async def test_a_connection_that_is_cut_while_it_writes_is_made_anew(postgres_url: str) -> None:
    async with opened(postgres_url) as log:
        await log.append("a", rows(1, 1))
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("LOCK TABLE entries")
            asked = [log.append("a", rows(2, 2)), log.append("b", rows(1, 1))]
            tries = [asyncio.create_task(append) for append in asked]
            await asyncio.sleep(0.3)
            await other.execute(CUT)
        await asyncio.gather(*tries)
        await other.close()
        assert await log.read("a") == rows(1, 2)
        assert await log.read("b") == rows(1, 1)


async def test_a_commit_whose_answer_is_lost_is_neither_lost_nor_doubled(postgres_url: str) -> None:
    async with through_proxy(postgres_url) as (proxy, url), opened(url) as log:
        await log.append("a", rows(1, 1))
        proxy.lose_next = True
        tries = [log.append("a", rows(2, 3)), log.append("a", [row(3, "other")])]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert proxy.lost == 1
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict]
        assert await log.read("a") == rows(1, 3)


async def test_two_processes_may_open_a_new_database_at_once(postgres_url: str) -> None:
    logs = [log_at(postgres_url) for _ in range(8)]
    await asyncio.gather(*(log.open() for log in logs))
    await asyncio.gather(*(log.append(f"t{n}", rows(1, 1)) for n, log in enumerate(logs)))
    assert len(await logs[0].tables()) == 8
    await asyncio.gather(*(log.close() for log in logs))


async def test_processes_that_write_to_the_same_tables_do_not_block_each_other(
    postgres_url: str,
) -> None:
    async with opened(postgres_url) as ann, opened(postgres_url) as bob:
        for number in range(1, 11):
            tables = [f"t{n}" for n in range(30)]
            tries = [ann.append(t, [row(number, f"ann {number}")]) for t in tables]
            tries += [bob.append(t, [row(number, f"bob {number}")]) for t in tables[::-1]]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(o) for o in outcomes].count(Conflict) == 30
            assert outcomes.count(None) == 30
    assert (await run(postgres_url, DEADLOCKS))[0][0] == 0


async def test_nothing_is_left_connected_after_closing(postgres_url: str) -> None:
    ear = Ear(postgres_url)
    await ear.log.open()
    await ear.log.append("a", rows(1, 1))
    await ear.log.read("a")
    await ear.log.close()
    async with asyncio.timeout(5):
        while (await run(postgres_url, COUNT))[0][0]:
            await asyncio.sleep(0.02)


async def test_a_database_that_is_missing_is_said_without_the_password(cluster: Cluster) -> None:
    url = cluster.url("missing").replace("postgres@", "postgres:s3cret@")
    with pytest.raises(StoreDown) as refusal:
        await log_at(url).open()
    assert str(refusal.value) == (
        "The tables in the PostgreSQL database missing can't be used now: "
        'database "missing" does not exist.'
    )


async def test_a_server_that_is_not_there_is_said_without_the_password() -> None:
    with pytest.raises(StoreDown) as refusal:
        await log_at("postgresql://ann:s3cret@127.0.0.1:1/tables").open()
    assert str(refusal.value) == (
        "The tables in the PostgreSQL database tables at 127.0.0.1:1 can't be used now: "
        "it can't be reached."
    )


async def test_a_database_that_must_not_be_written_fails_its_check(postgres_url: str) -> None:
    async with opened(postgres_url) as log:
        await log.append("a", rows(1, 1))
        await run(postgres_url, READ_ONLY)
        await run(postgres_url, CUT)
        asked = [log.check(), log.append("a", rows(2, 2))]
        for outcome in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(outcome, StoreDown)
            assert "read-only transaction" in str(outcome)
        assert await log.read("a") == rows(1, 1)
