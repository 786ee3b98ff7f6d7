"""A window that a test plays in, with Textual's own pilot."""

import asyncio
from collections.abc import Callable

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, Static

from sabot.locales import Words
from sabot.terminal.full.app import Board, Window
from sabot.terminal.session import Sitting, play

PATIENCE_S = 60.0


def local_window(asked: Sitting, language: str = "en") -> Window:
    """A window with a game against bots."""
    words = Words(language)
    return Window(words, lambda screen: play(asked, None, screen, words), 0)


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds, but not forever."""
    async with asyncio.timeout(PATIENCE_S):
        while not holds():
            await asyncio.sleep(0.005)


async def asked(window: Window) -> str:
    """The question that is open, once there is one."""
    await until(lambda: window.asking or window.failure)
    if window.failure is not None:
        raise window.failure
    return str(window.query_one("#prompt", Static).content)


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Type an answer, once there is a question."""
    window = pilot.app
    assert isinstance(window, Window)
    await asked(window)
    window.query_one(Input).value = text
    await pilot.press("enter")


async def click_number(pilot: Pilot[None], number: str) -> None:
    """Click the first place where a number is drawn on the board."""
    window = pilot.app
    assert isinstance(window, Window)
    await asked(window)
    await pilot.pause()
    board = window.query_one(Board)
    target = next(each for each in board.targets if each.answer == number)
    scroll = window.query_one("#board")
    scroll.scroll_to(y=max(0, target.line - 2), animate=False)
    await pilot.pause()
    assert await pilot.click(board, offset=(target.column, target.line))


def board_text(window: Window) -> str:
    """What stands on the board."""
    content = window.query_one(Board).content
    return content.plain if isinstance(content, Text) else str(content)


def news_text(window: Window) -> str:
    """What stands in the news."""
    return "\n".join(line.text.rstrip() for line in window.news.lines)
