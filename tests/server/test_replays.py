"""Answers about games as they were played: made once, by another process, kept and compressed."""

import asyncio
import gzip
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio

from sabot.core.game import SPECTATOR, Viewer
from sabot.server import table_loading
from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.credentials import key_of
from sabot.server.finished_games import game_in
from sabot.server.replays.protocol import Question
from sabot.server.replays.replays import Replays, game_rows, history_of
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.log import Log, Row
from sabot.server.store.open_store import log_at
from sabot.server.tables import ENCODE
from sabot.table.branch_start import Moment
from sabot.table.commands import Rematch, Start
from sabot.table.entries import AnyEntry, Moved, Said
from sabot.table.fold import fold, open_table
from sabot.table.refusals import Refused
from sabot.table.table import Table
from tests.table.company import SHORT, Company, over, seated, started

pytestmark = pytest.mark.asyncio
ADAS = "known-to-ada-only-here"
LOGGER = logging.getLogger("test")


def rows_of(company: Company) -> list[Row]:
    return [
        Row(number, at, None, ENCODE(entry)) for number, (at, entry) in enumerate(company.log, 1)
    ]


async def write(log: Log, company: Company) -> None:
    """Append what a company's log has and the store's has not."""
    there = len(await log.read(company.table.id))
    await log.append(company.table.id, rows_of(company)[there:])


@pytest_asyncio.fixture
async def log(tmp_path: Path) -> AsyncGenerator[Log]:
    log = log_at(str(tmp_path / "tables.db"))
    await log.open()
    yield log
    await log.close()


class Counting(Replays):
    """Remembers how often somebody paid."""

    paid = 0

    async def told(self, table: Table, question: Question, number: int = 1) -> bytes:
        return await self.answer(table, number, question, self.pay)

    def pay(self) -> None:
        self.paid += 1


@pytest_asyncio.fixture
async def replays(log: Log) -> AsyncGenerator[Counting]:
    replays = Counting(log, LOGGER)
    yield replays
    await replays.close()


def expected(company: Company, viewer: Viewer) -> bytes:
    past = game_in(company.table.id, rows_of(company), 1)
    assert past is not None
    return msgspec.json.encode(past.replay(viewer))


async def test_a_replay_is_made_once_for_all_who_ask(log: Log, replays: Counting) -> None:
    company = over()
    await write(log, company)
    question = Question("replay", 1)
    together = await asyncio.gather(*(replays.told(company.table, question) for _ in range(8)))
    later = await replays.told(company.table, question)
    assert replays.paid == 1
    assert {*together, later} == {later}
    assert gzip.decompress(later) == expected(company, 1)


async def test_each_viewer_gets_their_own(log: Log, replays: Counting) -> None:
    company = over()
    await write(log, company)
    viewers: Sequence[Viewer] = (0, 1, 2, SPECTATOR)
    for _ in range(2):
        for viewer in viewers:
            body = await replays.told(company.table, Question("replay", viewer))
            assert gzip.decompress(body) == expected(company, viewer)
    assert replays.paid == len(viewers)
    opened = await replays.told(company.table, Question("open-replay"))
    assert msgspec.json.decode(gzip.decompress(opened))["open"] is True


async def test_lines_of_the_chat_change_no_replay(log: Log, replays: Counting) -> None:
    company = over()
    await write(log, company)
    first = await replays.told(company.table, Question("replay"))
    company.take([Said(0, "well played")])
    await write(log, company)
    assert await replays.told(company.table, Question("replay")) == first
    assert replays.paid == 1


async def test_a_long_chat_is_left_out(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_loading, "PIECE", 20)
    company = over()
    company.take([Said(0, f"line {n}") for n in range(100)])
    company.do(0, Rematch())
    company.do(0, Start())
    company.take([Said(0, f"line {n}", aside=n % 3 == 0) for n in range(100)])
    company.do(company.table.to_act() or 0, company.move())
    await write(log, company)
    rows = await game_rows(log, company.table.id, company.table.number)
    assert [row.body for row in rows] == [
        ENCODE(entry) for _, entry in company.log if not isinstance(entry, Said)
    ]
    assert len(await game_rows(log, company.table.id, 9)) == 9


async def test_a_running_game_is_told_as_it_stands_and_not_kept(
    log: Log, replays: Counting
) -> None:
    company = started(SHORT)
    for _ in range(2):
        company.do(company.table.to_act() or 0, company.move())
        await write(log, company)
        assert await replays.told(company.table, Question("replay", 0)) == expected(company, 0)
    assert replays.paid == 2
    assert not replays.kept


async def test_a_replay_ends_where_the_asker_s_table_does(log: Log, replays: Counting) -> None:
    company = started(SHORT)
    before = expected(company, 0)
    table = folded(company.log)
    company.do(company.table.to_act() or 0, company.move())
    await write(log, company)
    assert await replays.told(table, Question("replay", 0)) == before


async def test_a_replay_names_the_next_game_once_it_has_begun(log: Log, replays: Counting) -> None:
    company = over()
    found: list[int | None] = []
    for command in (None, Rematch(), Start()):
        if command is not None:
            company.do(0, command)
        await write(log, company)
        body = await replays.told(company.table, Question("replay"))
        found.append(msgspec.json.decode(gzip.decompress(body))["next_game"])
    assert found == [None, None, 2]


async def test_no_more_is_kept_than_may_be(log: Log) -> None:
    company = over()
    await write(log, company)
    replays = Counting(log, LOGGER)
    size = len(await replays.told(company.table, Question("replay", 0)))
    replays.most_bytes = 2 * size
    for seat in (1, 2, 0):
        await replays.told(company.table, Question("replay", seat))
        assert replays.size == sum(map(len, replays.kept.values())) <= replays.most_bytes
    await replays.close()
    assert replays.paid == 4
    assert [question.viewer for _, question in replays.kept][-1] == 0


async def test_another_process_takes_over_from_one_that_ended(log: Log, replays: Counting) -> None:
    company = over()
    await write(log, company)
    await replays.told(company.table, Question("record"))
    process = replays.child.process
    assert process is not None
    process.kill()
    await process.wait()
    body = await replays.told(company.table, Question("replay", 2))
    assert gzip.decompress(body) == expected(company, 2)


async def test_what_can_not_be_told_is_refused_and_not_kept(log: Log, replays: Counting) -> None:
    company = over()
    await write(log, company)
    with pytest.raises(Refused, match="no such seat"):
        await replays.told(company.table, Question("replay", 3))
    with pytest.raises(Refused, match="no such step"):
        await replays.branch(company.table, 1, Moment(9999))
    assert not replays.kept
    point = await replays.branch(company.table, 1, Moment(2))
    assert sum(isinstance(entry, Moved) for entry in point.entries) == 2
    assert point.settings == company.table.settings


async def test_a_log_that_cannot_be_folded_is_an_error_each_time(
    log: Log, replays: Counting
) -> None:
    company = over()
    rows = rows_of(company)
    broken = msgspec.structs.replace(rows[10], body=b'{"entry":"sat","person":0,"seat":99}')
    await log.append(company.table.id, [*rows[:10], broken, *rows[11:]])
    for _ in range(2):
        with pytest.raises(RuntimeError, match="can't be told: IndexError"):
            await replays.told(company.table, Question("record"))


def folded(log: list[tuple[int, AnyEntry]]) -> Table:
    at, first = log[0]
    table = open_table("table", first, at)  # type: ignore[arg-type]
    for at, entry in log[1:]:
        fold(table, entry, at)
    return table


async def test_a_game_that_went_another_way_has_another_history() -> None:
    tables: list[Table] = []
    for chance in (1, 2):
        company = seated(SHORT, round_pause=0)
        company.do(0, Start())
        company.at += chance
        company.play_on(lambda table: table.phase == "over", chance)
        tables.append(company.table)
    one, other = tables
    assert one.seed == other.seed
    assert history_of(one, 1) != history_of(other, 1)


# On the wire.


@asynccontextmanager
async def calling(
    folder: Path, company: Company, settings: ServerSettings | None = None
) -> AsyncGenerator[httpx.AsyncClient]:
    """A client of a server that has this table."""
    log = log_at(str(folder / "tables.db"))
    serving = RunningServer.of(settings or ServerSettings(), Services(log, CONTEXT))
    transport = httpx.ASGITransport(make_app(serving))
    async with serving.running():
        await write(log, company)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            yield http


REPLAY = "/api/tables/table/games/1/replay"


@pytest.mark.parametrize(
    ("wanted", "encoding"),
    [
        ("gzip, deflate, br", "gzip"),
        ("*", "gzip"),
        ("br;q=1, GZIP;q=0.5", "gzip"),
        ("gzip;q=0", None),
        ("gzip; q=0.0, *", None),
        ("identity", None),
        ("", None),
    ],
)
async def test_clients_get_the_encoding_that_they_take(
    wanted: str, encoding: str | None, tmp_path: Path
) -> None:
    company = over()
    async with calling(tmp_path, company) as http:
        for path in (REPLAY, "/api/tables/table/games/1/record"):
            answer = await http.get(path, headers={"accept-encoding": wanted})
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["vary"] == "accept-encoding"
            assert answer.headers["cache-control"] == "no-store"
        assert answer.text.startswith("sabot-record: 1")
        assert (await http.get(REPLAY)).content == expected(company, SPECTATOR)


async def test_a_player_s_view_of_a_running_game_is_not_compressed(tmp_path: Path) -> None:
    company = started(SHORT)
    company.table.people[0].key = key_of(ADAS, "table")
    entered = company.log[1]
    company.log[1] = (
        entered[0],
        msgspec.structs.replace(entered[1], key=key_of(ADAS, "table")),
    )
    bearer = {"authorization": f"Bearer {ADAS}"}
    async with calling(tmp_path, company) as http:
        answer = await http.get(REPLAY, headers=bearer)
        assert answer.content == expected(company, 0)
        assert "content-encoding" not in answer.headers
        for seat in ("B", "public", "all"):
            refused = await http.get(f"{REPLAY}?seat={seat}", headers=bearer)
            assert refused.status_code in {400, 403}
        assert (await http.get(REPLAY)).status_code == 401


async def test_who_asks_first_pays(tmp_path: Path) -> None:
    settings = ServerSettings(
        budget_rate=0.001, budget_burst=20, costs="create=1,review=1,person=1"
    )
    async with calling(tmp_path, over(), settings) as http:
        found = [(await http.get(f"{REPLAY}?seat={seat}")).status_code for seat in "AAAB"]
    assert found == [200, 200, 200, 429]
