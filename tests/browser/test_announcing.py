"""Announcing in The Seven Seals: one form, one confirmation, a way back before it."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.looking import SIZES, resize
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start

GAME = "seven_seals(players=3,rounds=1,dealer=C)"
FINGER_PX = 44


def sent_moves(page: Page) -> list[list[dict[str, Any]]]:
    """The moves that this page sends from now on: those of one command together."""
    moves: list[list[dict[str, Any]]] = []

    def keep(frame: str | bytes) -> None:
        command = json.loads(frame).get("command", {})
        if command.get("do") == "move":
            moves.append([command["move"], *command.get("more", [])])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", keep)

    page.on("websocket", opened)
    return moves


def test_an_announcement_is_one_form_with_a_way_back(somebody: Somebody) -> None:
    page = somebody()
    moves = sent_moves(page)
    at(page, opened(page, GAME))
    start(page)
    board, red = page.locator(".board-area"), said("seals-colour-red")
    more = board.get_by_role("button", name=said("seals-one-more", colour=red), exact=True)
    less = board.get_by_role("button", name=said("seals-one-less", colour=red), exact=True)
    blue = said("seals-one-more", colour=said("seals-colour-blue"))
    expect(board.get_by_text(said("seals-none-costs", each=3))).to_be_visible()
    for _ in range(3):
        more.click()
    less.click()
    board.get_by_role("button", name=blue, exact=True).click()
    expect(board.get_by_text(said("seals-would-cost", each=2, points=6))).to_be_visible()
    announce = page.get_by_role("button", name=said("seals-do-announce", tricks=3))
    expect(announce).to_be_visible()
    for width, height in ((720, 390), (740, 360), (844, 390), (390, 844)):
        resize(page, width, height)
        steps = board.locator(".stepper button")
        expect(steps).to_have_count(10)
        boxes = [box for each in steps.all() if (box := each.bounding_box())]
        assert min(min(box["width"], box["height"]) for box in boxes) >= FINGER_PX, (width, height)
        assert max(box["x"] + box["width"] for box in boxes) <= width, (width, height)
    resize(page, *SIZES["desktop"])
    # Back: nothing has been taken, and nobody was told of anything.
    page.get_by_role("button", name=said("cancel")).click()
    expect(announce).to_have_count(0)
    assert moves == []
    more.click()
    page.keyboard.press("1")
    page.get_by_role("button", name=said("seals-do-announce", tricks=2)).click()
    expect(announce).to_have_count(0)
    expect(more).to_have_count(0)
    take = {"move": "take", "colour": "red", "source": None}
    assert moves == [[take, take, {"move": "done"}]]


def test_nobody_is_said_to_announce_none_before_they_have_decided(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    table = opened(ann, GAME)
    comes_in(ben, table, "Ben", to_play=False)
    start(at(ann, table))
    board = ben.locator(".board-area")
    expect(board.get_by_role("heading", name=said("seals-announce-others"))).to_be_visible()
    expect(board.get_by_text(said("seals-promise", you="no", name="Ann"))).to_have_count(0)
    trick = ben.get_by_role("list", name=said("seals-text-trick"))
    play([Player(ann, 4)], lambda _: trick.count() > 0)
    expect(board.get_by_role("heading", name=said("seals-announce-others"))).to_have_count(0)
