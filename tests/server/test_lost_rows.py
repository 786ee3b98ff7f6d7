"""Rows are lost behind a server's back: `done` is said only of what is in the store."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from sabot.client import Gone, Server
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.room import Room
from sabot.server.rooms import Rooms
from sabot.server.services import Services
from sabot.server.store.log import Conflict, Log, StoreDown
from sabot.server.store.open_store import source_at
from sabot.table.commands import GiveWords, Say, Sit
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.losing import Loss, loss_at
from tests.server.people import Witness, check_done, done_by, quick, seated
from tests.server.running import Running, running, until
from tests.server.store.subjects import opened
from tests.server.test_keeping import sabot

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

SETTINGS = Settings(game="sabotage(players=2)")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def loss(request: pytest.FixtureRequest, database: str) -> Loss:
    postgres = database.startswith("postgres")
    return loss_at(database, request.getfixturevalue("cluster") if postgres else None)


@pytest_asyncio.fixture
async def log(database: str) -> AsyncIterator[Log]:
    async with opened(database) as log:
        yield log


class Company:
    """A room, and whether what it says is true."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.rooms = Rooms(Services(log, CONTEXT))
        self.room: Room | None = None

    async def gather(self) -> Room:
        """A table with somebody who has said three things."""
        self.room = await self.rooms.create(
            SETTINGS, None, lambda t: enter(t, CONTEXT, "Ann", "Ann's key")
        )
        for number in (1, 2, 3):
            await self.say(str(number))
        return self.room

    async def say(self, text: str) -> None:
        assert self.room is not None
        await self.room.do(0, f"say {text}", Say(text))
        await self.check(f"say {text}")

    async def check(self, command: str) -> None:
        """Whether a command that was done has its row."""
        assert self.room is not None
        rows = await self.log.read(self.room.table.id)
        assert f"0:{command}" in [row.command for row in rows]

    async def reload(self) -> Room:
        """The room that was made anew, after the other has closed itself."""
        assert self.room is not None
        assert self.room.closed
        again = await self.rooms.room(self.room.table.id)
        assert again is not None
        assert again is not self.room
        self.room = again
        return again

    def said(self) -> list[str]:
        assert self.room is not None
        return [line.text for line in self.room.table.chat]


async def test_nothing_new_is_done_on_a_log_that_was_cut(log: Log, loss: Loss) -> None:
    company = Company(log)
    room = await company.gather()
    await loss.cut(room.table.id, 5)
    asked = [room.do(0, f"id {n}", Say(f"{n}")) for n in range(14)]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreDown] * 14
    await company.reload()
    assert company.said() == ["1", "2"]
    await company.say("4")
    assert company.said() == ["1", "2", "4"]


async def test_what_was_done_is_not_done_any_more_when_its_row_is_lost(
    log: Log, loss: Loss
) -> None:
    company = Company(log)
    room = await company.gather()
    assert not await room.do(0, "say 3", Say("3"))
    await loss.cut(room.table.id, 5)
    with pytest.raises(StoreDown):
        await room.do(0, "say 3", Say("3"))
    await company.reload()
    await company.say("3")
    assert company.said() == ["1", "2", "3"]


async def test_nothing_to_do_is_not_said_of_what_is_lost(log: Log, loss: Loss) -> None:
    company = Company(log)
    room = await company.gather()
    assert await room.do(0, "sit", Sit(0))
    last = room.table.number
    assert await room.do(0, "words", GiveWords("abracadabra"))
    assert not await room.do(0, "again", GiveWords("abracadabra"))
    await loss.cut(room.table.id, last)
    with pytest.raises(StoreDown):
        await room.do(0, "and again", GiveWords("abracadabra"))
    room = await company.reload()
    assert await room.do(0, "and again", GiveWords("abracadabra"))
    await company.check("and again")


async def test_a_command_done_long_ago_is_still_done_if_it_has_its_row(
    log: Log, loss: Loss
) -> None:
    company = Company(log)
    room = await company.gather()
    room.table.commands.clear()  # as after hundreds of others
    assert not await room.do(0, "say 3", Say("3"))
    assert not room.closed
    await loss.cut(room.table.id, 5)
    with pytest.raises(StoreDown):
        await room.do(0, "say 3", Say("3"))
    assert (await company.reload()).table.number == 5


async def test_rows_of_others_in_the_place_of_lost_ones_are_noticed(
    database: str, log: Log, loss: Loss
) -> None:
    company = Company(log)
    room = await company.gather()
    await loss.cut(room.table.id, 4)
    async with other_log(database, log) as second:
        other = await Rooms(Services(second, CONTEXT)).room(room.table.id)
        assert other is not None
        assert await other.do(0, "other", Say("other"))
        assert await other.do(0, "another", Say("another"))
    assert other.table.number == room.table.number
    with pytest.raises(StoreDown):
        await room.do(0, "id", Say("on what is gone"))
    await company.reload()
    assert company.said() == ["1", "other", "another"]
    await company.say("4")


async def test_rows_beyond_the_lost_ones_are_not_applied_to_what_is_gone(
    database: str, log: Log, loss: Loss
) -> None:
    company = Company(log)
    room = await company.gather()
    await loss.cut(room.table.id, 4)
    async with other_log(database, log) as second:
        other = await Rooms(Services(second, CONTEXT)).room(room.table.id)
        assert other is not None
        for number in range(5):
            assert await other.do(0, f"other {number}", Say(f"other {number}"))
    with pytest.raises(StoreDown):
        await room.catch_up()
    await company.reload()
    assert company.said() == ["1", *(f"other {number}" for number in range(5))]


@asynccontextmanager
async def other_log(database: str, log: Log) -> AsyncGenerator[Log]:
    """The log as another process has it; a SQLite file has one process only."""
    if not log.shared:
        yield log
        return
    async with opened(database) as other:
        yield other


async def test_a_table_that_was_deleted_is_gone(log: Log, loss: Loss) -> None:
    company = Company(log)
    room = await company.gather()
    await loss.prune(room.table.id)
    for command_id in ("say 3", "new"):
        with pytest.raises(StoreDown):
            await room.do(0, command_id, Say("3"))
    assert room.closed
    assert await company.rooms.room(room.table.id) is None
    assert await log.read(room.table.id) == []


async def test_a_backup_put_back_is_what_people_get(log: Log, loss: Loss) -> None:
    company = Company(log)
    room = await company.gather()
    await loss.keep()
    await company.say("4")
    later = await company.rooms.create(
        SETTINGS, None, lambda t: enter(t, CONTEXT, "Bob", "Bob's key")
    )
    await loss.put_back()
    for command_id in ("say 4", "new"):
        with pytest.raises(StoreDown):
            await room.do(0, command_id, Say("4"))
    with pytest.raises(StoreDown):
        await later.do(0, "id", Say("hello"))
    await company.reload()
    assert company.said() == ["1", "2", "3"]
    await company.say("4")
    assert await company.rooms.room(later.table.id) is None


async def test_an_append_names_the_row_that_it_follows(log: Log) -> None:
    company = Company(log)
    room = await company.gather()
    *_, before, last = await log.read(room.table.id)
    assert await log.has_command(room.table.id, "0:say 3")
    assert not await log.has_command(room.table.id, "0:say 4")
    assert not await log.has_command("other", "0:say 3")
    new = type(last)(last.number + 1, last.at, None, last.body)
    for wrong in (before, type(last)(last.number, last.at + 1, last.command, last.body)):
        with pytest.raises(Conflict):
            await log.append(room.table.id, [new], wrong)
    await log.append(room.table.id, [new], last)


# The same, as people at real servers meet it.


class Talk:
    """Two people who talk without end; all that they were told was done since a moment."""

    def __init__(self, server: Running, people: list[Witness]) -> None:
        self.server = server
        self.people = people
        self.count = 0
        self.lost: set[str] = set()

    async def talk(self, person: Witness) -> None:
        while True:
            self.count += 1
            await person.do(Say(f"Word {self.count}"))

    async def through(self, lose: Callable[[], Awaitable[object]]) -> None:
        """Lose something while they talk; what they are told from then on must be true."""
        talking = [asyncio.create_task(self.talk(person)) for person in self.people]
        await until(lambda: all(len(person.acknowledged) > 5 for person in self.people))
        await lose()
        # What was done is lost, and perhaps what is being done at this moment.
        self.lost = {*done_by(self.people)}
        self.lost.update(name for person in self.people for name in person.unanswered())
        await until(
            lambda: all(
                len({*person.done()} - self.lost) > 20 or person.gone is not None
                for person in self.people
            )
        )
        for task in talking:
            task.cancel()
        answers = await asyncio.gather(*talking, return_exceptions=True)
        assert {type(answer) for answer in answers} <= {asyncio.CancelledError, Gone}

    async def check(self) -> None:
        """Whether all that was said to be done since has its row."""
        done = [name for name in done_by(self.people) if name not in self.lost]
        source = source_at(self.server.database)
        await source.open()
        await check_done(source, self.people[0].place.table, done)
        await source.close()


@asynccontextmanager
async def talking(database: str, folder: Path) -> AsyncGenerator[Talk]:
    async with (
        running(database, folder) as server,
        Server(server.address) as door,
        seated([door], quick("sabotage(players=2)"), 2) as people,
    ):
        yield Talk(server, people)


async def test_people_at_a_table_that_is_pruned_are_told_that_it_is_gone(
    database: str, loss: Loss, tmp_path: Path
) -> None:
    async with talking(database, tmp_path) as talk:
        table = talk.people[0].place.table

        async def prune() -> None:
            done = await sabot("prune", table, "--database", database)
            if not database.startswith("postgres"):
                assert "Another process uses the tables" in done.stderr
                await loss.prune(table)

        await talk.through(prune)
        assert all(str(person.gone).endswith("no-table") for person in talk.people)
        assert {*done_by(talk.people)} <= talk.lost


async def test_people_at_a_table_whose_tail_is_lost_go_on_from_what_is_left(
    database: str, loss: Loss, tmp_path: Path
) -> None:
    async with talking(database, tmp_path) as talk:
        table = talk.people[0].place.table
        await talk.through(lambda: loss.cut(table, 8))
        await talk.check()


async def test_people_at_a_table_from_a_backup_go_on_from_there(
    database: str, loss: Loss, tmp_path: Path
) -> None:
    async with talking(database, tmp_path) as talk:
        await loss.keep()
        await talk.through(loss.put_back)
        await talk.check()
