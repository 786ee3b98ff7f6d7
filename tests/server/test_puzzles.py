"""The two calls of puzzles: what they list, what a seat sees of one, and what each costs."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

from sabot.puzzles.puzzle import FIRST_DAY, GAMES, daily, shipped
from sabot.server.app import make_app
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.running_server import RunningServer
from sabot.server.services import Services
from sabot.server.settings import ServerSettings
from sabot.server.store.open_store import log_at
from sabot.table.record import final_state, parse_record
from sabot.wire.puzzles import PuzzleList, PuzzleTask

pytestmark = pytest.mark.asyncio
RICH = ServerSettings(budget_rate=1e6, budget_burst=1e6)
# Enough for calls, and for making one puzzle.
POOR = ServerSettings(budget_rate=1e-3, budget_burst=15, costs="create=1,review=1,person=1")


class Called(NamedTuple):
    """A server without tables, and a client of it."""

    serving: RunningServer
    http: httpx.AsyncClient

    async def puzzle(self, game: str, number: int) -> PuzzleTask:
        answer = await self.http.get(f"/api/puzzles/{game}/{number}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=PuzzleTask)


@asynccontextmanager
async def calling(folder: Path, settings: ServerSettings = RICH) -> AsyncGenerator[Called]:
    log = log_at(str(folder / "tables.db"))
    serving = RunningServer.of(settings, Services(log, CONTEXT))
    transport = httpx.ASGITransport(make_app(serving))
    async with (
        serving.running(),
        httpx.AsyncClient(transport=transport, base_url="http://test") as http,
    ):
        yield Called(serving, http)


async def test_the_list_has_all_puzzles_and_gives_nothing_away(tmp_path: Path) -> None:
    async with calling(tmp_path) as called:
        answer = await called.http.get("/api/puzzles")
        found = msgspec.json.decode(answer.content, type=PuzzleList)
    assert date.fromisoformat(found.first_day) == FIRST_DAY
    assert {shelf.game: len(shelf.puzzles) for shelf in found.shelves} == {
        game: len(shipped(game)) for game in GAMES
    }
    for shelf in found.shelves:
        told = [(card.kind, card.goal, card.difficulty) for card in shelf.puzzles]
        assert told == [(each.kind, each.goal, each.difficulty) for each in shipped(shelf.game)]
    assert set(msgspec.json.decode(answer.content)["shelves"][0]["puzzles"][0]) == {
        "kind",
        "goal",
        "difficulty",
    }
    assert "max-age" in answer.headers["cache-control"]


async def test_a_puzzle_is_what_its_seat_has_seen(tmp_path: Path) -> None:
    """The steps up to the question, no card of another hand, and no role that was not shown."""
    async with calling(tmp_path) as called:
        for game in GAMES:
            puzzle = shipped(game)[0]
            task = await called.puzzle(game, 0)
            record = parse_record(puzzle.record)
            assert (task.game, task.number, task.seat) == (game, 0, puzzle.seat)
            assert (task.saboteurs, task.treasure) == (puzzle.saboteurs, puzzle.treasure)
            assert bool(task.answer) == (puzzle.kind == "move")
            assert (task.replay.seat, task.replay.open, task.replay.over) == (
                puzzle.seat,
                False,
                False,
            )
            assert len(task.replay.frames) == len(record.rounds[0].turns) + 1
            seen: dict[str, Any] = {}
            for frame in task.replay.frames:
                seen |= frame.view
            own = record.game.view(final_state(record), puzzle.seat)
            told = msgspec.json.decode(msgspec.json.encode(own))
            assert seen == {field: told[field] for field in seen}
            assert {"hand", "seats", "moves"} <= seen.keys()


async def test_the_puzzle_of_today_is_there(tmp_path: Path) -> None:
    async with calling(tmp_path) as called:
        game, number = daily(datetime.now(UTC).date())
        assert (await called.puzzle(game, number)).number == number


@pytest.mark.parametrize(
    "path", ["saboteur/100000", "saboteur/-1", "saboteur/x", "saboteur/1e2", "sabot/0", "x/1234567"]
)
async def test_what_is_not_there_is_no_page_and_makes_nothing(tmp_path: Path, path: str) -> None:
    async with calling(tmp_path) as called:
        assert (await called.http.get(f"/api/puzzles/{path}")).status_code == 404
        assert not called.serving.replays.puzzles


async def test_who_has_a_puzzle_made_pays_and_the_next_does_not(tmp_path: Path) -> None:
    async with calling(tmp_path, POOR) as called:
        await called.puzzle("sabotage", 0)
        refused = await called.http.get("/api/puzzles/sabotage/1")
        assert refused.status_code == 429, refused.text
        # What was made is kept: it costs what any call costs.
        assert (await called.puzzle("sabotage", 0)).number == 0
        assert [*called.serving.replays.puzzles] == [("sabotage", 0)]
