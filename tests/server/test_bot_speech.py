"""Bots at a table talk: after their moves and to whoever names them, on a real server."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import Server
from sabot.games.registry import game_named
from sabot.games.saboteur.claims import Doubt, GoalIs, SeatIs
from sabot.server.attendance import join
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.server.bot_workers.speech import BotSpeech
from sabot.server.rooms import Rooms
from sabot.server.services import SPEECH_PAUSES_S, Services
from sabot.server.store.open_store import log_at, source_at
from sabot.server.tables import DECODE
from sabot.table.commands import MakeClaim, Sit, Start
from sabot.table.entries import AnyEntry, Claimed, Moved
from sabot.table.seating_commands import enter
from sabot.table.settings import Settings
from tests.server.people import quick, seated
from tests.server.running import Running, play_to_the_end, running, until

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

GAME = "saboteur(players=5,rounds=3)"
WORDS = game_named("saboteur").vocabulary


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server whose bots speak at once."""
    module = "tests.server.chatty"
    async with running(tmp_path / "tables.db", tmp_path, module=module) as server:
        yield server


async def entries_of(server: Running, table: str) -> list[AnyEntry]:
    source = source_at(server.database)
    await source.open()
    rows = await source.read(table)
    await source.close()
    return [DECODE(row.body) for row in rows]


def claims_in(entries: list[AnyEntry]) -> list[Claimed]:
    return [entry for entry in entries if isinstance(entry, Claimed)]


def fact_of(entry: Claimed) -> Any:
    assert WORDS is not None
    return WORDS.parse_claim(entry.claim)


@pytest.mark.parametrize("kind", ["rules", "detective"])
async def test_bots_tell_what_they_saw_after_their_maps(server: Running, kind: str) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME), 1) as (ann,),
    ):
        await ann.do(Start(fill=kind))
        await play_to_the_end(ann, RandomBot(1))
        entries = await entries_of(server, ann.place.table)
    claims = claims_in(entries)
    assert {claim.by for claim in claims} == {"bot"}
    assert all(claim.seat != 0 for claim in claims)
    told = [claim for claim in claims if isinstance(fact_of(claim), GoalIs)]
    assert told
    for claim in told:
        before = entries[: entries.index(claim)]
        maps = [e for e in before if isinstance(e, Moved) and e.seat == claim.seat]
        assert any(move.move.startswith("map") for move in maps)


@pytest.mark.parametrize("kind", ["rules", "detective"])
async def test_whom_a_person_accuses_answers(server: Running, kind: str) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME), 1) as (ann,),
    ):
        await ann.do(Start(fill=kind))
        await ann.until(ann.picture.my_turn)
        for seat in "BCDE":
            await ann.claim(f"{seat} saboteur")
        async with asyncio.timeout(20):
            await ann.until(lambda: any(map(is_defence, ann.picture.said())))
        entries = await entries_of(server, ann.place.table)
    assert not any(isinstance(entry, Moved) and entry.seat == 0 for entry in entries)


def is_defence(said: Any) -> bool:
    """Whether somebody denies what Ann, on the first seat, says of them, or says it of her."""
    accused = SeatIs(said.seat, "saboteur")
    answers = (Doubt(0, accused), SeatIs(0, "saboteur"), SeatIs(said.seat, "digger"))
    return said.seat != 0 and said.claim in answers


async def test_a_table_without_talk_is_silent(server: Running) -> None:
    async with (
        Server(server.address) as door,
        seated([door], quick(GAME, talk="off"), 1) as (ann,),
    ):
        await ann.do(Start(fill="rules"))
        await play_to_the_end(ann, RandomBot(1))
        entries = await entries_of(server, ann.place.table)
    assert claims_in(entries) == []


class Ear:
    """Somebody who listens."""

    address = "10.0.0.1"
    viewer: int | None = None

    def __init__(self, person: int) -> None:
        self.person = person

    def send(self, message: bytes) -> None:
        """Hear it."""

    def disconnect(self, reason: str, *, again: bool) -> None:
        """Be told to come again."""


def saying(text: str) -> MakeClaim:
    return MakeClaim(msgspec.Raw(msgspec.json.encode(text)))


async def with_bots(rooms: Rooms, **settings: Any) -> Any:
    """A room in which Ada has the first seat, and bots the others."""
    table = Settings(game="saboteur(players=3)", bot_pause=10_000, **settings)
    room = await rooms.create(table, None, lambda table: enter(table, CONTEXT, "Ada", "key of Ada"))
    await join(room, Ear(0), None, 0)
    await room.do(0, "sit", Sit(0))
    await room.do(0, "start", Start(fill="rules"))
    return room


async def test_who_is_named_in_one_process_speaks_in_that_one_only(postgres_url: str) -> None:
    logs = [log_at(postgres_url), log_at(postgres_url)]
    for log in logs:
        await log.open()
    first, second = (Rooms(Services(log, CONTEXT, speech_pauses=(30, 30))) for log in logs)
    ada = await with_bots(first)
    other = await second.room(ada.table.id)
    assert other is not None
    await join(other, Ear(0), None, 0)
    await ada.do(0, "claim", saying("B saboteur"))
    await other.catch_up()
    assert other.table.match is not None
    assert len(other.table.match.claims.made) == 1
    assert ({*ada.speech.tasks}, {*other.speech.tasks}) == ({1}, set())
    await first.close()
    await second.close()
    for log in logs:
        await log.close()


async def room_of(tmp_path: Path, **settings: Any) -> tuple[Rooms, Any]:
    log = log_at(str(tmp_path / "tables.db"))
    await log.open()
    rooms = Rooms(Services(log, CONTEXT, speech_pauses=(0.0, 0.0)))
    return rooms, await with_bots(rooms, **settings)


async def test_nobody_speaks_for_an_absent_person(tmp_path: Path) -> None:
    rooms, room = await room_of(tmp_path)
    speech: BotSpeech = room.speech
    assert (speech.may_speak(0), speech.may_speak(1)) == (False, True)
    speech.after([Moved(0, "pass", "autopilot")])
    assert not speech.tasks
    await rooms.close()


async def test_bots_do_not_talk_in_circles(tmp_path: Path) -> None:
    rooms, room = await room_of(tmp_path)
    await room.do(0, "b", saying("B saboteur"))
    await room.do(0, "c", saying("C saboteur"))
    await until(lambda: not room.speech.tasks)
    made = room.table.match.claims.made
    assert {each.seat for each in made} >= {0, 1} or {each.seat for each in made} >= {0, 2}
    for seat in (1, 2):
        assert sum(each.seat == seat for each in made) <= 2
    await rooms.close()


async def test_a_pause_silences_bots_and_a_closed_room_lets_nobody_speak(tmp_path: Path) -> None:
    rooms, room = await room_of(tmp_path)
    room.table.paused = True
    assert not room.speech.may_speak(1)
    room.table.paused = False
    await room.do(0, "b", saying("B saboteur"))
    tasks = [*room.speech.tasks.values()]
    await rooms.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not room.speech.tasks


async def test_pauses_are_spread_and_know_nothing_of_the_cards(tmp_path: Path) -> None:
    rooms, room = await room_of(tmp_path)
    room.services.speech_pauses = SPEECH_PAUSES_S
    pauses: set[float] = set()
    for number in range(200):
        room.table.number = number
        pauses.add(room.speech.pause(1))
    assert min(pauses) < 1.3
    assert max(pauses) > 3.7
    assert SPEECH_PAUSES_S[0] <= min(pauses) <= max(pauses) <= SPEECH_PAUSES_S[1]
    room.table.match = None  # it is not asked for anything of the game
    room.table.number = 7
    assert room.speech.pause(1) in pauses
    await rooms.close()


async def test_bots_that_are_asked_together_speak_one_after_the_other(tmp_path: Path) -> None:
    rooms, room = await room_of(tmp_path)
    room.services.speech_pauses = SPEECH_PAUSES_S
    for number in range(50):
        room.table.number, now = number, 10.0 * number + 100
        first, second = room.speech.wait(now, 1), room.speech.wait(now, 2)
        assert first <= SPEECH_PAUSES_S[1]
        assert second - first >= SPEECH_PAUSES_S[0] - 1e-9
    await rooms.close()


async def test_wishes_reach_a_quick_bot_and_nobody_who_plays_for_a_person(tmp_path: Path) -> None:
    rooms, room = await room_of(tmp_path)
    await room.do(0, "wish", saying("ask B look III"))
    choices = room.scheduler.choices
    assert [each.seat for each in choices.said_to(1)][:1] == [0]
    assert choices.said_to(0) == ()
    await rooms.close()
