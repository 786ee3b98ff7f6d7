"""Help for players goes to who asks, from what they see, and to nobody else."""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import pytest_asyncio

from sabot.advice.adviser import AdvisedMove
from sabot.advice.game_hints import hints_of
from sabot.advice.hint_steps import HAND, hint_of, kind_of
from sabot.bots.random import RandomBot
from sabot.client import RefusedByServer, Server
from sabot.games.registry import GAMES
from sabot.server.running_server import HINT_BURST
from sabot.table.commands import Start
from tests.server.people import Witness, quick, seated
from tests.server.running import Running, running, take_turn

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("impatient")]

GAME = "saboteur(players=4,rounds=1)"


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    module = "tests.server.pondering"
    async with running(tmp_path / "tables.db", tmp_path, module=module) as server:
        yield server


@asynccontextmanager
async def door_of(server: Running) -> AsyncGenerator[Server]:
    """Who calls, and waits however busy the machine is."""
    async with Server(server.address) as door:
        door.http.timeout = httpx.Timeout(60)
        yield door


async def refused(door: Server, person: Witness, what: str) -> str:
    with pytest.raises(RefusedByServer) as reason:
        await (door.suspicion(person.place) if what == "meter" else door.hint(person.place))
    return reason.value.reason


async def with_the_turn(*people: Witness) -> tuple[Witness, Witness]:
    """Who is to act, and who is not."""
    await people[0].until(lambda: any(person.picture.my_turn() for person in people))
    mine = [person for person in people if person.picture.my_turn()]
    return mine[0], next(person for person in people if person not in mine)


async def test_a_player_hears_whom_to_suspect_and_what_to_play(server: Running) -> None:
    async with (
        door_of(server) as door,
        seated([door], quick(GAME, meter="on", hints="on"), 2) as (ann, bob),
        await door.enter(ann.place.table, "Cleo") as cleo,
    ):
        await ann.do(Start("random"))
        mine, other = await with_the_turn(ann, bob)
        await other.until(lambda: other.picture.turn() == mine.picture.turn())
        heard = [each.news() for each in (ann, bob)]
        seat = mine.picture.table_view().to_act
        told = await door.suspicion(mine.place)
        assert [each.seat for each in told.suspects] == [n for n in range(4) if n != seat]
        assert told.suspects[0].reasons[0].deed == "dead-end"
        where, kind, move = [await door.hint(mine.place, step) for step in (1, 2, 3)]
        view = mine.picture.view()
        assert (where.kind, where.best, where.reason, where.others) == (None, None, None, ())
        assert where.sight == kind.sight == move.sight
        assert where.sight is not None
        assert kind.reason is None
        assert (kind.area, kind.kind, kind.best) == (where.area, kind_of(view.moves[0]), None)
        assert move.best is not None
        assert move.best.move == msgspec.to_builtins(view.moves[0])
        assert (move.best.worth, move.best.worlds) == (0.6, 40)
        assert [each.worth for each in move.others] == [0.5, 0.4]
        # Whoever is not to act hears whom to suspect, and not what to play.
        assert (await door.suspicion(other.place)).suspects != told.suspects
        assert await refused(door, other, "hints") == "not-your-turn"
        assert [each.news() for each in (ann, bob)] == heard  # nobody was told of it
        with pytest.raises(RefusedByServer, match="seat"):
            await door.suspicion(cleo.place)
        with pytest.raises(RefusedByServer, match="come in"):
            await door.suspicion(msgspec.structs.replace(mine.place, token=None))


async def test_where_the_table_does_not_help_nobody_is_helped(server: Running) -> None:
    async with (
        door_of(server) as door,
        seated([door], quick(GAME), 2) as (ann, bob),
        seated([door], quick("seven_seals(players=3)"), 1) as (cleo,),
    ):
        await ann.do(Start("random"))
        mine, _ = await with_the_turn(ann, bob)
        assert await refused(door, mine, "meter") == "meter-off"
        assert await refused(door, mine, "hints") == "hints-off"
        await cleo.do(Start("random"))
        await cleo.until(cleo.picture.my_turn)
        assert await refused(door, cleo, "meter") == "no-meter"
        assert (await door.hint(cleo.place)).area == "seals"
        await take_turn(cleo, RandomBot(1))


async def test_who_asks_too_often_has_to_wait(server: Running) -> None:
    async with (
        door_of(server) as door,
        seated([door], quick(GAME), 1) as (ann,),
    ):
        await ann.do(Start("random"))
        await ann.until(ann.picture.my_turn)
        reasons: set[str] = set()
        for _ in range(int(HINT_BURST) * 20):
            try:
                await door.suspicion(ann.place)
            except RefusedByServer as reason:
                reasons.add(reason.reason)
        assert reasons == {"too-fast"}


async def test_every_kind_of_move_has_a_place_to_look_at() -> None:
    meters: set[str] = set()
    for name, game in GAMES.items():
        hints = hints_of(name)
        assert hints is not None
        kinds = {kind_of(kind) for kind in game.move_type.__args__}
        assert set(hints.areas) <= kinds
        assert kinds - set(hints.areas) <= {"pass", "discard"}
        meters |= {name} if hints.meter else set()
    assert meters == {"saboteur", "saboteur2"}


async def test_the_only_move_needs_no_trying() -> None:
    game = GAMES["seven_seals"]
    code = game.move_code(game.parse_move("r1"))
    hint = hint_of(game, AdvisedMove(code), turn=7, step=3)
    assert hint.best is not None
    assert (hint.best.worlds, hint.others, hint.area) == (0, (), "trick")
    assert hint.area != HAND
