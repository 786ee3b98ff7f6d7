"""A seat at a table of a real server, in lines and on the whole screen."""

import asyncio
import io
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from sabot.client import Server
from sabot.join.session import join
from sabot.locales import Words
from sabot.table.commands import Sit, Start
from sabot.table.settings import Settings
from sabot.terminal.full.app import Window
from tests.server.running import running
from tests.terminal.full.windows import asked, board_text, news_text, type_in, until
from tests.terminal.scripts import FIRST_OFFERED, Output, screen_of, scripted

pytestmark = pytest.mark.asyncio

SETTINGS = Settings(
    game="saboteur(players=3,rounds=1)", bot_pause=0, round_pause=0, hints="on", meter="on"
)


def answers() -> Iterator[str]:
    """Asks for help at first, then takes what is offered."""
    yield from ("hint", "meter", "chat hello all")
    yield from cycle(FIRST_OFFERED)


async def test_a_game_is_played_in_lines(tmp_path: Path) -> None:
    output = Output()
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as host,
    ):
        link = f"{server.address}/t/{host.place.table}"
        screen = screen_of(scripted(answers()), output)
        playing = asyncio.create_task(
            asyncio.to_thread(join, link, "Ben", None, screen, Words("en"))
        )
        await host.until(lambda: any(each["person"] for each in host.picture.table["seats"]))  # type: ignore[index]
        await host.do(Start(fill="random"))
        await playing
        await host.until(host.picture.over)
        assert [line.text for line in host.picture.chat] == ["hello all"]
    text = output.getvalue()
    assert "You have seat A." in text
    assert "“hint” again tells more." in text
    assert "Worked out from what you have seen" in text
    assert "Ben: hello all" in text
    assert "The game is over" in text or "win" in text


async def test_a_table_is_played_at_on_the_whole_screen(tmp_path: Path) -> None:
    words = Words("en")
    async with (
        running(tmp_path / "tables.db", tmp_path) as server,
        Server(server.address) as door,
        await door.create(SETTINGS, "Ann") as host,
    ):
        await host.do(Sit(0))
        link = f"{server.address}/t/{host.place.table}"
        window = Window(words, lambda screen: join(link, "Ben", None, screen, words), 0)
        async with window.run_test(size=(120, 40)) as pilot:
            await until(lambda: host.picture.table["seats"][1]["person"])  # type: ignore[index]
            await host.do(Start(fill="random"))
            await until(lambda: "Ann" in board_text(window))
            # What happens elsewhere is told while a question is open.
            await type_in(pilot, "chat I am here")
            await host.until(lambda: bool(host.picture.chat))
            await until(lambda: "Ben: I am here" in news_text(window))
            turns = 0
            while not host.picture.over():
                if host.picture.my_turn():
                    await host.play(host.picture.view().moves[-1])
                elif window.asking:
                    window.answered(FIRST_OFFERED[turns % len(FIRST_OFFERED)])
                    turns += 1
                await asyncio.sleep(0.005)
            while not (await asked(window)).startswith("The game is over"):
                window.answered("")
            await type_in(pilot, "")
        assert window.failure is None
        assert turns


async def test_a_link_that_leads_nowhere_is_refused_in_a_sentence() -> None:
    with pytest.raises(Exception, match="is no link to a table"):
        join("table", "Ben", None, screen_of(scripted(iter([])), io.StringIO()), Words("en"))
