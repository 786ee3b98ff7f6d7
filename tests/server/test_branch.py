"""Playing on from a replay: a new table, where the game stands as it stood."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from sabot.bots.random import RandomBot
from sabot.client import RefusedByServer, Seat, Server
from sabot.server.bot_workers.kinds import CONTEXT
from sabot.table.branch import Branch
from sabot.table.commands import Rematch, Start
from sabot.table.settings import Clock, Settings
from sabot.wire.calls import BranchSetup, Frame, Replay
from tests.server.people import quick
from tests.server.running import Running, play_to_the_end, running

TWO_ROUNDS = quick("seven_seals(players=3,rounds=2)")
ROOFS = quick("sabotage(players=2,rounds=1)")
FOUR_DIGGERS = quick("saboteur(players=4,rounds=1)")


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncGenerator[Running]:
    async with running(tmp_path / "tables.db", tmp_path) as server:
        yield server


@pytest_asyncio.fixture
async def door(server: Running) -> AsyncGenerator[Server]:
    async with Server(server.address) as door:
        yield door


async def played(door: Server, settings: Settings = TWO_ROUNDS, pin: str | None = None) -> Seat:
    """Somebody at a table with a game that is over."""
    ann = await door.create(settings, "Ann", pin, bots="random")
    async with ann:
        await play_to_the_end(ann, RandomBot(1))
    return ann


def wish(step: int, seat: int = 0, **others: Any) -> BranchSetup:
    return BranchSetup(name="Eve", step=step, seat=seat, **others)


def view_after(frames: list[Frame], at: int) -> dict[str, Any]:
    """The view as the frames up to that one make it."""
    view: dict[str, Any] = {}
    for frame in frames[: at + 1]:
        view |= frame.view
    return view


def end_of_round(replay: Replay) -> int:
    """The place of the last frame of the first round."""
    return sum(frame.round == 1 for frame in replay.frames) - 1


async def why(door: Server, table: str, setup: BranchSetup, game: int = 1, **who: Any) -> str:
    with pytest.raises(RefusedByServer) as caught:
        await door.branch(table, game, setup, **who)
    return caught.value.reason


@pytest.mark.asyncio
@pytest.mark.parametrize("settings", [TWO_ROUNDS, FOUR_DIGGERS])
async def test_the_game_goes_on_as_it_stood_and_to_its_end(
    door: Server, settings: Settings, tmp_path: Path
) -> None:
    table = (await played(door, settings)).place.table
    replay = await door.replay(table, seat="B")
    eve = await door.branch(table, 1, wish(12, seat=1))
    async with eve:
        view = eve.picture.table_view()
        assert view.phase == "playing"
        assert view.turn >= 12  # bots may have gone on
        assert view.branched_from == Branch(table, 1, 12, 1)
        assert [place.bot for place in view.seats].count(CONTEXT.stand_in) == len(view.seats) - 1
        await play_to_the_end(eve, RandomBot(2))
    own = eve.place.table
    again = await door.replay(own, seat="B")
    assert [frame.view for frame in again.frames[:13]] == [f.view for f in replay.frames[:13]]
    assert again.branched_from == Branch(table, 1, 12, 1)
    await check_fairness(door, own, settings is TWO_ROUNDS, tmp_path)


async def check_fairness(door: Server, table: str, dealt_here: object, folder: Path) -> None:
    """What is said of the deals: nothing of the round that was dealt elsewhere."""
    check = await door.deals(table)
    assert check.branched_from is not None
    assert check.verified is (True if dealt_here else None)
    file = folder / "game.txt"
    file.write_text(await door.record(table), "utf-8")
    command = (sys.executable, "-m", "sabot", "verify", str(file))
    ran = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    output = (await ran.communicate())[0].decode()
    said = output.splitlines()[1:]
    assert ("deals verified from round 2 on" in said[0]) == bool(dealt_here)
    assert said[-1].startswith("not checked: what was dealt before the game was taken up (table ")
    assert "deals verified:" not in output


@pytest.mark.asyncio
@pytest.mark.parametrize("dealt", ["not yet", "already"])
async def test_it_goes_on_between_two_rounds(door: Server, dealt: str) -> None:
    table = (await played(door)).place.table
    replay = await door.replay(table, seat="A")
    at = end_of_round(replay) + (dealt == "already")
    frame = replay.frames[at]
    settings = Settings(game=replay.options, bot_pause=10_000, round_pause=300)
    setup = wish(frame.step, round=frame.round, settings=settings)
    async with await door.branch(table, 1, setup) as eve:
        known = view_after(replay.frames, at)
        assert eve.picture.game == known
        view = eve.picture.table_view()
        # One person against bots is not hurried between rounds.
        assert view.deal_at is None


@pytest.mark.asyncio
async def test_the_new_table_outlasts_the_server_and_can_be_branched_itself(
    server: Running, door: Server
) -> None:
    table = (await played(door)).place.table
    async with await door.branch(table, 1, wish(5)) as eve:
        await server.restart()
        await play_to_the_end(eve, RandomBot(3))
        await eve.do(Rematch())
        await eve.until(lambda: eve.picture.table_view().branched_from is None)
        await eve.do(Start("random"))
        await play_to_the_end(eve, RandomBot(3), game=2)
    own = eve.place.table
    first, second = await door.replay(own, 1), await door.replay(own, 2)
    assert (first.branched_from, second.branched_from) == (Branch(table, 1, 5, 1), None)
    assert (await door.deals(own, 2)).verified
    async with await door.branch(own, 1, wish(7, seat=2)) as again:
        assert again.picture.table_view().branched_from == Branch(own, 1, 7, 1)


@pytest.mark.asyncio
async def test_settings_and_bots_are_as_wished_and_else_without_a_clock(door: Server) -> None:
    clock = Clock("turn", 60)
    options = "saboteur(players=3,rounds=1)"
    table = (await played(door, quick(options, clock=clock, listed=True))).place.table
    async with await door.branch(table, 1, wish(3)) as eve:
        view = eve.picture.table_view()
        assert (view.settings.clock, view.settings.listed, view.pin) == (Clock(), False, False)
    wished = quick(options, clock=Clock("bank", 60, 5))
    setup = wish(3, settings=wished, bots="random", pin="1234")
    async with await door.branch(table, 1, setup) as eve:
        view = eve.picture.table_view()
        assert (view.settings.clock, view.pin) == (wished.clock, True)
        assert [place.bank for place in view.seats] == [60_000] * 3


@pytest.mark.asyncio
async def test_what_can_not_be_is_refused(door: Server) -> None:
    table = (await played(door)).place.table
    last = (await door.replay(table)).frames[-1]
    assert await why(door, table, wish(last.step)) == "nothing-to-play"
    assert await why(door, table, wish(last.step, round=last.round)) == "nothing-to-play"
    for step in (-(2**80), -1, last.step + 1, 2**60, 2**80):
        assert await why(door, table, wish(step)) == "no-step"
    for number in (2, 2**80, -(2**80)):
        assert await why(door, table, wish(0, round=number)) == "no-step"
    for seat in (-1, 3, 2**60):
        assert await why(door, table, wish(3, seat=seat)) == "no-seat"
    assert await why(door, table, wish(3, bots="clever")) == "no-bot"
    other = Settings(game="seven_seals(players=3,rounds=1)")
    assert await why(door, table, wish(3, settings=other)) == "other-game"
    slow = quick(TWO_ROUNDS.game, clock=Clock("turn", 99_999))
    assert await why(door, table, wish(3, settings=slow)) == "clock-seconds"
    assert await why(door, table, wish(3), game=2) == "no-game-yet"
    assert await why(door, "nosuchtable1", wish(3)) == "no-table"
    unnamed = BranchSetup(name="", step=3, seat=0)
    assert await why(door, table, unnamed) == "bad-name"


@pytest.mark.asyncio
async def test_a_game_that_runs_is_not_taken_up_by_anybody(door: Server) -> None:
    ann = await door.create(TWO_ROUNDS, "Ann", bots="random")
    table = ann.place.table
    assert await why(door, table, wish(0)) == "not-revealed"
    assert await why(door, table, wish(0), token=ann.place.token) == "not-revealed"
    with pytest.raises(RefusedByServer, match="shown when the game is over"):
        await door.replay(table, seat="all", token=ann.place.token)
    with pytest.raises(RefusedByServer, match="come in first"):
        await door.replay(table, seat="all")


@pytest.mark.asyncio
async def test_behind_a_pin_only_who_is_in_may(door: Server) -> None:
    ann = await played(door, pin="1234")
    table = ann.place.table
    assert await why(door, table, wish(3)) == "not-in"
    stranger = await door.create(TWO_ROUNDS, "Zed")
    assert await why(door, table, wish(3), token=stranger.place.token) == "not-in"
    async with await door.branch(table, 1, wish(3), token=ann.place.token) as eve:
        assert eve.picture.table_view().branched_from == Branch(table, 1, 3, 1)


@pytest.mark.asyncio
async def test_a_browser_stays_who_it_is_by_its_cookie(server: Running, door: Server) -> None:
    table = (await played(door)).place.table
    path = f"/api/tables/{table}/games/1/branch"
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        first = await http.post(path, json={"name": "Eve", "step": 3, "seat": 0})
        cookie = http.cookies["sabot"]
        second = await http.post(path, json={"name": "Eve", "step": 4, "seat": 0})
        assert (first.status_code, second.status_code) == (201, 201)
        assert http.cookies["sabot"].endswith(f".{cookie}")
        for place in (first.json(), second.json()):
            door_of = await http.get(f"/api/tables/{place['table']}")
            assert door_of.json()["you"] == place["person"]
        assert "token" not in first.text or first.json()["token"] is None
        foreign = {"origin": "https://elsewhere.example"}
        body = {"name": "Eve", "step": 3, "seat": 0}
        assert (await http.post(path, json=body, headers=foreign)).status_code == 403


# The open perspective.


@pytest.mark.asyncio
@pytest.mark.parametrize("settings", [TWO_ROUNDS, FOUR_DIGGERS, ROOFS])
async def test_all_hands_and_roles_are_open_when_the_game_is_over(
    door: Server, settings: Settings
) -> None:
    table = (await played(door, settings)).place.table
    everything = await door.replay(table, seat="all")
    assert (everything.open, everything.seat) == (True, None)
    players = len(everything.names)
    for seat in range(players):
        letter = "ABCDEFGH"[seat]
        own = await door.replay(table, seat=letter)
        assert not own.open
        assert len(own.frames) == len(everything.frames)
        known: dict[str, Any] = {}
        for at, frame in enumerate(everything.frames):
            assert frame.seats is not None
            known |= frame.seats.get(seat, {})
            seen = view_after(own.frames, at)
            assert known == {name: seen[name] for name in ("hand", "gold", "goals") if name in seen}
            line = view_after(everything.frames, at)["seats"][seat]
            assert line == seen["seats"][seat]


@pytest.mark.asyncio
async def test_the_open_perspective_tells_what_was_drawn(door: Server) -> None:
    table = (await played(door, FOUR_DIGGERS)).place.table
    everything = await door.replay(table, seat="all")
    told = [event for frame in everything.frames for event in frame.told]
    drawn = [event["card"] for event in told if event["event"] == "card-drawn"]
    assert drawn
    assert None not in drawn
    public = await door.replay(table, seat="public")
    hidden = [event for frame in public.frames for event in frame.told]
    assert {event["card"] for event in hidden if event["event"] == "card-drawn"} == {None}
    assert all(frame.seats is None for frame in public.frames)


@pytest.mark.asyncio
async def test_a_replay_says_all_that_a_screen_needs(door: Server) -> None:
    ann = await played(door)
    replay = await door.replay(ann.place.table)
    assert (replay.game, replay.title) == ("seven_seals", "The Seven Seals")
    assert replay.settings == TWO_ROUNDS
    assert replay.names[0] == "Ann"
    assert replay.bots == (None, "random", "random")
    assert (replay.over, replay.next_game, replay.branched_from) == (True, None, None)
    async with ann:
        await ann.do(Rematch())
        assert (await door.replay(ann.place.table)).next_game is None
        await ann.do(Start())
    assert (await door.replay(ann.place.table)).next_game == 2


# One call to a running game.


@pytest.mark.asyncio
@pytest.mark.parametrize(("sit", "seat"), [(None, 0), (0, 0), (2, 2)])
async def test_one_call_leads_to_a_running_game(door: Server, sit: int | None, seat: int) -> None:
    async with await door.create(TWO_ROUNDS, "Ann", sit=sit, bots="random") as ann:
        view = ann.picture.table_view()
        assert (view.phase, ann.picture.seat) == ("playing", seat)
        assert [place.bot for place in view.seats].count("random") == 2
        await play_to_the_end(ann, RandomBot(1))
    assert (await door.deals(ann.place.table)).verified


@pytest.mark.asyncio
async def test_who_wishes_no_bots_sits_and_waits(door: Server) -> None:
    async with await door.create(TWO_ROUNDS, "Ann", sit=1) as ann:
        assert (ann.picture.table_view().phase, ann.picture.seat) == ("gathering", 1)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("sit", "bots", "reason"), [(3, None, "no-seat"), (-1, "random", "no-seat"), (0, "x", "no-bot")]
)
async def test_no_table_is_made_for_a_seat_or_a_bot_that_there_is_not(
    door: Server, sit: int, bots: str | None, reason: str
) -> None:
    listed = quick(TWO_ROUNDS.game, listed=True)
    with pytest.raises(RefusedByServer) as caught:
        await door.create(listed, "Ann", sit=sit, bots=bots)
    assert caught.value.reason == reason
    assert (await door.lobby()).tables == ()
