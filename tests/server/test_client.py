"""What the Python client keeps of what it is told."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sabot.client import RefusedByServer, Seat, Server
from sabot.games.saboteur.claims import Doubt, GoalIs
from sabot.table.commands import Say, Sit, Start
from sabot.table.settings import Settings
from tests.server.running import running


async def next_story(stories: Any) -> list[Any]:
    async with asyncio.timeout(10):
        story: list[Any] = await anext(stories)
        return story


async def play_out(seat: Seat) -> None:
    """Play the last legal move until the game is over."""
    known = seat.picture
    while not known.over():
        await seat.until(lambda: known.my_turn() or known.over())
        if known.my_turn():
            await seat.play(known.view().moves[-1])


@pytest.mark.asyncio
async def test_what_is_said_is_in_the_picture_and_told_to_who_listens(tmp_path: Path) -> None:
    settings = Settings(game="saboteur(players=3)")
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(settings, "Ann") as host,
        await door.enter(host.place.table, "Ben") as guest,
    ):
        stories = guest.happenings()
        listening = asyncio.create_task(next_story(stories))
        await asyncio.sleep(0)
        await host.do(Say(text="hello all"))
        (said,) = await listening
        assert (said["event"], said["line"]["text"]) == ("said", "hello all")
        await guest.until(lambda: bool(guest.picture.chat))
        assert [(line.name, line.text) for line in guest.picture.chat] == [("Ann", "hello all")]
        await host.do(Start(fill="random"))
        await host.until(lambda: host.picture.view() is not None)


@pytest.mark.asyncio
async def test_claims_are_in_the_picture_in_the_replay_and_in_the_record(tmp_path: Path) -> None:
    settings = Settings(game="saboteur(players=3,rounds=1)", listed=True, bot_pause=0)
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(settings, "Ann") as host,
        await door.enter(host.place.table, "Ben") as guest,
    ):
        await host.do(Sit(0))
        await guest.do(Sit(1))
        await host.do(Start(fill="random"))
        await guest.until(lambda: guest.picture.view() is not None)
        await host.claim("II stone")
        await guest.until(lambda: bool(guest.picture.claims))
        (said,) = guest.picture.said()
        assert (said.seat, said.claim, said.number) == (0, GoalIs(1, "stone"), 1)
        doubt = next(each for each in guest.picture.claims_on_offer() if isinstance(each, Doubt))
        here = await door.claims(guest.place, "goal-1")
        assert msgspec.convert(here.claims[-1], Doubt) == doubt
        for wrong in ("goal", "goal-1x", "%2e%2e-1"):
            with pytest.raises(RefusedByServer) as caught:
                await door.claims(guest.place, wrong)
            assert caught.value.reason == "bad-call"
        await guest.claim(doubt)
        with pytest.raises(RefusedByServer) as caught:
            await guest.claim(doubt)
        assert caught.value.reason == "claim-repeated"
        with pytest.raises(RefusedByServer) as caught:
            await host.claim("ask B mend A pick")
        assert caught.value.reason in {"claim-tool-whole", "claim-repeated"}
        await asyncio.gather(play_out(host), play_out(guest))
        assert [each.claim for each in guest.picture.said()] == [GoalIs(1, "stone"), doubt]
        assert all(each.verdict in {"true", "mistaken"} for each in guest.picture.said())
        table = host.place.table
        async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
            replay = (await http.get(f"/api/tables/{table}/games/1/replay?seat=public")).json()
            record = (await http.get(f"/api/tables/{table}/games/1/record")).text
        told = [event for frame in replay["frames"] for event in frame.get("said", [])]
        assert [event["event"] for event in told] == ["claim-made", "claim-made", "claims-judged"]
        assert "A says II stone" in record
        assert "B says doubt A II stone" in record
