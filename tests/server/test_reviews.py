"""Reviews over the wire: of games that are over only, made once, kept with the table."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest

from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.credentials import key_of
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.log import KeptReview, Log, Row
from sabot.server.store.open_store import log_at
from sabot.server.store.pruning import Choice, pruned
from sabot.server.tables import ENCODE
from sabot.table.commands import Rematch, Start
from sabot.table.entries import Entered
from sabot.wire.review import Review
from tests.table.company import SHORT, Company, over, started

pytestmark = pytest.mark.asyncio
REVIEW = "/api/tables/table/games/{}/review"
# A worker that is started on a busy machine, and a few playouts.
PATIENCE_S = 120


class Called(NamedTuple):
    """A server with one table, and a client of it."""

    serving: RunningServer
    http: httpx.AsyncClient

    async def review(self, game: int = 1) -> Review:
        """The review when all of it is done."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                answer = await self.http.get(REVIEW.format(game))
                assert answer.status_code == 200, answer.text
                found = msgspec.json.decode(answer.content, type=Review)
                if found.done == found.parts:
                    return found
                # Each call costs: a busy machine must not use all up that an address has.
                await asyncio.sleep(0.25)


def rows_of(company: Company) -> list[Row]:
    """The log of a company, in which everybody has a secret of their own: `secret-` and a number.

    The length of secrets does not matter here.
    """
    rows: list[Row] = []
    people = 0
    for number, (at, entry) in enumerate(company.log, 1):
        kept = entry
        if isinstance(entry, Entered):
            kept = msgspec.structs.replace(entry, key=key_of(secret(people), "table"))
            people += 1
        rows.append(Row(number, at, None, ENCODE(kept)))
    return rows


def secret(person: int) -> str:
    return f"known-to-person-{person}-only"


@asynccontextmanager
async def calling(
    folder: Path, company: Company | None, settings: ServerSettings | None = None
) -> AsyncGenerator[Called]:
    """A client of a server that has this table, or the tables that are there."""
    log = log_at(str(folder / "tables.db"))
    serving = RunningServer.of(settings or ServerSettings(), Services(log, CONTEXT))
    serving.reviews.playouts = 2
    # Other tests run beside this one, and would leave nothing over for it.
    serving.reviews.child.niceness = 0
    transport = httpx.ASGITransport(make_app(serving))
    async with serving.running():
        if company is not None:
            await log.append("table", rows_of(company))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            yield Called(serving, http)


async def test_nobody_gets_a_review_of_a_running_game(tmp_path: Path) -> None:
    company = over()
    company.do(0, Rematch())
    company.do(0, Start())
    async with calling(tmp_path, company) as called:
        # The host and the other players, a watcher, and somebody who is not in.
        for person in (0, 1, 2, 3, None):
            bearer = {} if person is None else {"authorization": f"Bearer {secret(person)}"}
            refused = await called.http.get(REVIEW.format(2), headers=bearer)
            assert (refused.status_code, refused.json()["reason"]) == (403, "not-revealed")
        assert not called.serving.reviews.making
        assert called.serving.reviews.child.process is None
        # The one before is over.
        assert (await called.http.get(REVIEW.format(1))).status_code == 200
        assert (await called.http.get(REVIEW.format(3))).status_code == 404


async def test_a_first_game_that_runs_has_no_review(tmp_path: Path) -> None:
    async with calling(tmp_path, started(SHORT)) as called:
        assert (await called.http.get(REVIEW.format(1))).status_code == 403


async def test_at_a_table_with_a_pin_only_people_who_are_in_get_one(tmp_path: Path) -> None:
    async with calling(tmp_path, over(pin="1234")) as called:
        assert (await called.http.get(REVIEW.format(1))).status_code == 401
        bearer = {"authorization": f"Bearer {secret(3)}"}
        assert (await called.http.get(REVIEW.format(1), headers=bearer)).status_code == 200


async def test_a_review_grows_is_kept_and_made_once(tmp_path: Path) -> None:
    async with calling(tmp_path, over()) as called:
        first = msgspec.json.decode((await called.http.get(REVIEW.format(1))).content, type=Review)
        assert (first.parts, first.game, len(first.names)) == (4, "seven_seals", 3)
        assert first.done < first.parts
        whole = await called.review()
        assert len(whole.rounds) == 1
        assert len(whole.rounds[0].promises) == 3
        assert len(whole.decisions) == whole.rounds[0].moves
        assert all(seat.account is not None for seat in whole.rounds[0].seats)
    async with calling(tmp_path, None) as called:
        assert await called.review() == whole
        assert not called.serving.reviews.making
        assert called.serving.reviews.child.process is None


async def test_who_starts_it_pays_for_it(tmp_path: Path) -> None:
    settings = ServerSettings(budget_rate=0.001, budget_burst=30, costs="review=25,replay=2,call=1")
    async with calling(tmp_path, over(), settings) as called:
        found = [(await called.http.get(REVIEW.format(1))).status_code for _ in range(4)]
        # 1 and 2 and 25 for the first, then 1 for each.
        assert found == [200, 200, 200, 429]
    poor = ServerSettings(budget_rate=0.001, budget_burst=30, costs="review=29,replay=2,call=1")
    other = tmp_path / "other"
    async with calling(other, over(), poor) as called:
        assert (await called.http.get(REVIEW.format(1))).status_code == 429
        assert not called.serving.reviews.making


async def test_another_process_takes_over_from_one_that_ended(tmp_path: Path) -> None:
    async with calling(tmp_path, over()) as called:
        await called.http.get(REVIEW.format(1))
        process = called.serving.reviews.child.process
        assert process is not None
        process.kill()
        assert (await called.review()).done == 4


# The store.


async def kept_and_pruned(log: Log, address: str) -> None:
    """A review is kept in place of an earlier one, and goes with its table."""
    await log.open()
    await log.append("one", [Row(1, 5, None, b"{}")])
    await log.keep_review("one", 1, KeptReview("old", b"\x00old"))
    await log.keep_review("one", 1, KeptReview("new", b"\x00new"))
    await log.keep_review("nowhere", 1, KeptReview("new", b"\x00new"))
    assert await log.kept_review("one", 1) == KeptReview("new", b"\x00new")
    assert await log.kept_review("one", 2) is None
    assert await log.kept_review("nowhere", 1) is None
    await log.append("one", [Row(2, 6, None, b"{}")])
    await log.close()
    assert await pruned(address, Choice(10, "one")) == 1
    await log.open()
    assert await log.kept_review("one", 1) is None
    await log.append("one", [Row(1, 7, None, b"{}")])
    assert await log.kept_review("one", 1) is None
    await log.close()


async def test_a_file_keeps_reviews(tmp_path: Path) -> None:
    address = str(tmp_path / "tables.db")
    await kept_and_pruned(log_at(address), address)


@pytest.mark.slow
async def test_a_database_keeps_reviews(postgres_url: str) -> None:
    await kept_and_pruned(log_at(postgres_url), postgres_url)
