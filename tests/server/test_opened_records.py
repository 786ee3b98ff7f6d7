"""Records that somebody has opened: shown and reviewed for them, bounded, and kept nowhere."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.replays import replays
from sabot.server.reviews import reviews
from sabot.server.routes import LARGEST_RECORD
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at
from sabot.table.record import format_record, parse_record
from sabot.wire.calls import Replay
from sabot.wire.review import Review
from tests.playthroughs.write import FOLDER
from tests.table.fair_games import fair_game

pytestmark = pytest.mark.asyncio
REPLAY, REVIEW = "/api/records/replay", "/api/records/review"
SEALS = "seven_seals(players=3,rounds=1)"
PATIENCE_S = 120
RICH = ServerSettings(budget_rate=1e6, budget_burst=1e6)
SECRET = "Xanthippe-of-the-record"  # noqa: S105 (a name, by which the record is known again)


class Called(NamedTuple):
    """A server without tables, and a client of it."""

    serving: RunningServer
    http: httpx.AsyncClient
    folder: Path

    async def post(self, path: str, record: str) -> httpx.Response:
        return await self.http.post(path, json={"record": record})

    async def refused(self, record: str, path: str = REPLAY) -> dict[str, Any]:
        answer = await self.post(path, record)
        assert answer.status_code == 400, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def review(self, record: str) -> Review:
        """The review when all of it is done."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                answer = await self.post(REVIEW, record)
                assert answer.status_code == 200, answer.text
                found = msgspec.json.decode(answer.content, type=Review)
                if found.done == found.parts:
                    return found
                await asyncio.sleep(0.25)


@asynccontextmanager
async def calling(folder: Path, settings: ServerSettings | None = None) -> AsyncGenerator[Called]:
    log = log_at(str(folder / "tables.db"))
    serving = RunningServer.of(settings or RICH, Services(log, CONTEXT))
    serving.reviews.playouts = 2
    serving.reviews.child.niceness = 0  # other tests run beside this one
    transport = httpx.ASGITransport(make_app(serving))
    async with (
        serving.running(),
        httpx.AsyncClient(transport=transport, base_url="http://test") as http,
    ):
        yield Called(serving, http, folder)


def seals() -> str:
    """The record of a short game."""
    record = fair_game(SEALS)
    record.names = ["Ann", "Ben", "Cas"]
    return format_record(record)


def named(record: str, name: str) -> str:
    """A record whose first seat has this name."""
    return record.replace(record.split("seat A: ")[1].split("\n", maxsplit=1)[0], name, 1)


async def test_every_game_that_is_over_can_be_opened(tmp_path: Path) -> None:
    async with calling(tmp_path) as called:
        for file in FOLDER.glob("*.record"):
            text = file.read_text("utf-8")
            record = parse_record(text)
            found = msgspec.json.decode((await called.post(REPLAY, text)).content, type=Replay)
            moves = sum(len(played.turns) for played in record.rounds)
            assert len(found.frames) == moves + len(record.rounds)
            assert (found.table, found.open, found.over) == ("", True, True)
            assert len(found.names) == record.options.players


async def test_a_record_is_seen_through_anybody_s_eyes(tmp_path: Path) -> None:
    async with calling(tmp_path) as called:
        for wished, seat in (("A", 0), ("C", 2), ("public", None), ("all", None)):
            answer = await called.post(f"{REPLAY}?seat={wished}", seals())
            found = msgspec.json.decode(answer.content, type=Replay)
            assert (found.seat, found.open) == (seat, wished == "all")
        for wished in ("D", "Z", "1"):
            assert (await called.post(f"{REPLAY}?seat={wished}", seals())).status_code == 400


async def test_a_record_is_reviewed_once_and_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "OPENED_KEPT_S", 1.0)
    record = seals()
    async with calling(tmp_path) as called:
        first = msgspec.json.decode((await called.post(REVIEW, record)).content, type=Review)
        assert first.done < first.parts == 4
        whole = await called.review(record)
        assert (len(whole.rounds), len(whole.rounds[0].promises)) == (1, 3)
        async with asyncio.timeout(PATIENCE_S):
            while called.serving.reviews.kept:
                await asyncio.sleep(0.05)


async def test_nothing_of_a_record_is_stored_or_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    record = named(seals(), SECRET[:20])
    async with calling(tmp_path) as called:
        assert SECRET[:20] in (await called.post(REPLAY, record)).text
        await called.review(record)
        await called.refused(record.replace("moves:", f"moves:\n  {SECRET} r1", 1))
        await called.refused(record.replace("moves:", f"moves:\n  {SECRET} r1", 1), REVIEW)
        assert called.serving.replays.kept == {}
    assert SECRET[:20] not in caplog.text
    for file in tmp_path.iterdir():
        assert SECRET[:20].encode() not in file.read_bytes()


async def test_a_file_that_is_no_record_is_refused_with_its_line(tmp_path: Path) -> None:
    record = seals()
    lines = record.splitlines()
    first = next(at for at, line in enumerate(lines) if line == "moves:") + 1
    bent = "\n".join([*lines[:first], lines[first + 1], *lines[first:]])
    async with calling(tmp_path) as called:
        for text in ("", "Dear Ann,", "\x00" * 500, '{"game": "saboteur"}', "<svg onload=x>"):
            assert (await called.refused(text))["reason"] == "no-record"
        found = await called.refused(bent)
        assert found["reason"] == "bad-record"
        assert found["facts"]["line"] == str(first + 1)
        assert f"line {first + 1}" in found["words"]
        cut = record[: record.index("result:")]
        assert (await called.refused(cut))["reason"] == "bad-record"
        other = record.replace("rules: ", "rules: 9", 1)
        assert (await called.refused(other))["facts"]["line"] == "3"


async def test_a_game_that_is_not_over_is_refused(tmp_path: Path) -> None:
    """As at a table: nobody is told what lies hidden, and nothing is worked out."""
    record = fair_game(SEALS)
    record.rounds[0].turns.pop()
    record.scores = None
    async with calling(tmp_path) as called:
        for path in (REPLAY, REVIEW):
            found = await called.refused(format_record(record), path)
            assert found["reason"] == "record-unfinished"
        claimed = format_record(record).replace("unfinished", "0 0 0")
        assert (await called.refused(claimed))["reason"] == "bad-record"


async def test_hostile_records_end_nothing(tmp_path: Path) -> None:
    record = seals()
    hostile = [
        "sabot-record: " + "9" * 60_000,
        "sabot-record: 1\ngame: " + "seven_seals(" * 4000,
        "sabot-record: 1\ngame: seven_seals(players=" + "3" * 5000 + ")",
        "sabot-record: 1\n" + "#\n" * 20_000,
        record.replace("moves:", "moves:\n" + "  A says digger:B\n" * 2500, 1),
        record.replace("r1", "r-1", 1),
        record.replace("seat B: ", "seat B: \u202e\u0000", 1) + "result: 1 2 3\n",
    ]
    async with calling(tmp_path) as called:
        for text in hostile:
            for path in (REPLAY, REVIEW):
                assert (await called.refused(text, path))["reason"] in {"no-record", "bad-record"}
        process = called.serving.replays.child.process
        assert process is not None
        assert process.returncode is None
        # What is left of odd names can be shown.
        odd = named(record, "\u202eevil" + "n" * 300)
        found = msgspec.json.decode((await called.post(REPLAY, odd)).content, type=Replay)
        assert found.names[0] == "A"
        long = named(record, "n" * 300)
        found = msgspec.json.decode((await called.post(REPLAY, long)).content, type=Replay)
        assert found.names[0] == "n" * 24


async def test_records_are_bounded_and_paid_for(tmp_path: Path) -> None:
    record = seals()
    settings = ServerSettings(budget_rate=0.001, budget_burst=30, costs="replay=10,review=25")
    async with calling(tmp_path, settings) as called:
        too_long = await called.post(REPLAY, record + "#" * LARGEST_RECORD)
        assert (too_long.status_code, too_long.json()["reason"]) == (413, "too-large")
        found = [(await called.post(REPLAY, record)).status_code for _ in range(3)]
        # 1 for each call and 10 for each replay.
        assert found == [200, 200, 429]
    async with calling(tmp_path / "other", settings) as called:
        found = [(await called.post(REVIEW, record)).status_code for _ in range(3)]
        assert found == [200, 200, 200]
        assert (await called.post(REVIEW, named(record, "Other"))).status_code == 429
    async with calling(tmp_path / "third", settings) as called:
        # Long records cost more: three times as long, three times as much.
        padded = record + "# " * 24_000
        assert (await called.post(REPLAY, padded)).status_code == 429


async def test_only_so_many_are_made_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_OPENED", 1)
    record = seals()
    async with calling(tmp_path) as called:
        assert (await called.post(REVIEW, record)).status_code == 200
        while called.serving.reviews.making:
            other = await called.post(REVIEW, named(record, "Other"))
            if called.serving.reviews.making and other.status_code != 200:
                assert other.json()["reason"] == "no-answer"
                break
            await asyncio.sleep(0.01)
        monkeypatch.setattr(replays, "MOST_RECORDS", 0)
        assert (await called.post(REPLAY, record)).status_code == 503


async def test_other_sites_can_not_open_records_here(tmp_path: Path) -> None:
    async with calling(tmp_path) as called:
        answer = await called.http.post(
            REPLAY, json={"record": seals()}, headers={"origin": "https://elsewhere.test"}
        )
        assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")


async def test_bots_are_known_by_their_names(tmp_path: Path) -> None:
    async with calling(tmp_path) as called:
        for name, bot in (("rules A", "rules"), ("rules B", None), ("Ann", None)):
            answer = await called.post(REPLAY, named(seals(), name))
            found = msgspec.json.decode(answer.content, type=Replay)
            assert (found.names[0], found.bots[0]) == (name, bot)
