"""Whole games on the whole screen, by keyboard and mouse."""

import pytest

from sabot.terminal.full.app import Board, Window
from tests.terminal.full.windows import (
    asked,
    board_text,
    click_number,
    local_window,
    news_text,
    type_in,
)
from tests.terminal.scripts import game

pytestmark = pytest.mark.asyncio

SIZES = [(80, 24), (120, 40)]


# The answers that are typed key by key; the others are given at once, which is quicker.
TYPED = 4


async def test_a_whole_game_is_played_by_typing() -> None:
    window = local_window(game("saboteur(players=3,rounds=1)"))
    async with window.run_test(size=(120, 40)) as pilot:
        answers = 0
        while not (await asked(window)).startswith("The game is over"):
            answer = "d 1"
            if answers < TYPED:
                await type_in(pilot, answer)
            else:
                window.answered(answer)
            answers += 1
        assert answers > TYPED
        await type_in(pilot, "")
    assert window.failure is None
    assert any("--seed test" in line for line in window.full.last)


async def test_cards_and_places_can_be_clicked() -> None:
    window = local_window(game("saboteur(players=3)"))
    async with window.run_test(size=(80, 24)) as pilot:
        await asked(window)
        before = board_text(window)
        await click_number(pilot, "1")
        choice = await asked(window)
        assert choice.startswith("Which one?")
        await click_number(pilot, "1")
        assert (await asked(window)).startswith("Your turn")
        assert board_text(window) != before
        assert "You lay" in news_text(window) or "You" in board_text(window)
        # A key below the board waits for its number.
        window.typed("d ")
        await click_number(pilot, "2")
        await asked(window)
        assert "You discard" in board_text(window) + news_text(window)
        window.action_leave()
    assert window.failure is None


def displayed(window: Window) -> bool:
    return window.news.display


async def test_help_is_shown_where_there_is_no_room_for_news() -> None:
    window = local_window(game("saboteur(players=3)"))
    async with window.run_test(size=(80, 24)) as pilot:
        await asked(window)
        assert displayed(window) is False
        await pilot.press("f2")
        await asked(window)
        await pilot.pause()
        assert displayed(window) is True
        assert "“hint” again tells more." in news_text(window)
        await type_in(pilot, "d 1")
        await asked(window)
        await pilot.pause()
        assert displayed(window) is False
        window.action_leave()


@pytest.mark.parametrize("size", SIZES)
async def test_twelve_players_fit_without_scrolling_sideways(size: tuple[int, int]) -> None:
    window = local_window(game("saboteur2(players=12)"))
    async with window.run_test(size=size) as pilot:
        await asked(window)
        await pilot.pause()
        board = window.query_one(Board)
        assert "L Luisa" in board_text(window)
        assert max(map(len, board_text(window).split("\n"))) <= size[0]
        assert board.size.width <= size[0]
        window.action_leave()


async def test_a_closed_window_leaves_the_game_in_order() -> None:
    window = local_window(game("sabotage"))
    async with window.run_test() as pilot:
        await asked(window)
        await pilot.press("ctrl+q")
    assert window.failure is None
    assert "You have left the game." in window.full.last
