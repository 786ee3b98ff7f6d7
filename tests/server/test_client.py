"""What the Python client keeps of what it is told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sabot.client import Server
from sabot.table.commands import Say, Start
from sabot.table.settings import Settings
from tests.server.running import running


async def next_story(stories: Any) -> list[Any]:
    async with asyncio.timeout(10):
        story: list[Any] = await anext(stories)
        return story


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
