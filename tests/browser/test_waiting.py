"""Nothing happens behind one's back: the table waits for roles, and between rounds."""

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start

GAME = "saboteur(players=5,rounds=2)"


def passed(page: Page) -> list[dict[str, Any]]:
    """All messages that this page will be sent, and will send, in order."""
    messages: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: messages.append(json.loads(frame)))
        socket.on("framesent", lambda frame: messages.append(json.loads(frame)))

    page.on("websocket", opened)
    return messages


def acknowledges(message: dict[str, Any]) -> bool:
    return bool(message.get("command", {}).get("do") == "acknowledge-role")


def is_move(message: dict[str, Any]) -> bool:
    """Whether a move is told of: only then the table's turn changes."""
    return message["type"] == "news" and "turn" in (message.get("table") or {})


def first(messages: list[dict[str, Any]], kind: Any) -> int:
    return next(number for number, message in enumerate(messages) if kind(message))


def seen_it(page: Page) -> Locator:
    return page.get_by_role("button", name=said("play-i-have-seen-it"))


def test_the_first_move_is_made_when_the_role_has_been_seen(somebody: Somebody) -> None:
    page = somebody()
    messages = passed(page)
    at(page, opened(page, GAME))
    start(page)
    expect(seen_it(page)).to_be_visible()
    seen_it(page).click()
    person = Player(page, 3, ready=False)  # so that they see that the round is over
    play([person], lambda _: any(map(is_move, messages)))
    assert first(messages, acknowledges) < first(messages, is_move)
    page.reload()
    play([person], lambda seen: seen.rests)


def test_nobody_plays_before_all_have_seen_their_roles(somebody: Somebody) -> None:
    ann, ben = somebody(), somebody()
    messages = passed(ben)
    table = opened(ann, GAME)
    comes_in(ben, table, "Ben")
    at(ann, table)
    start(ann)
    waits = ann.get_by_role("heading", level=1)
    seen_it(ann).click()
    # Ann may be the first to act, and then she is told so.
    either = f"{re.escape(said('play-role-wait'))}|{re.escape(said('play-your-turn'))}"
    expect(waits).to_have_text(re.compile(either))
    seen_it(ben).click()
    players = [Player(ann, 1), Player(ben, 2)]
    play(players, lambda _: any(map(is_move, messages)))
    expect(waits).not_to_contain_text(said("play-role-wait"))
    assert first(messages, acknowledges) < first(messages, is_move)


def test_who_plays_alone_sees_no_countdown_between_rounds(somebody: Somebody) -> None:
    page = somebody()
    at(page, opened(page, GAME, round_pause=1))
    start(page)
    play([Player(page, 4, ready=False)], lambda seen: seen.rests)
    ending = page.get_by_role("region", name=said("play-round-over"))
    page.reload()
    expect(ending).to_be_visible()
    expect(ending.get_by_text(re.compile(r"\d second"))).to_have_count(0)
    page.get_by_role("button", name=said("play-ready"), exact=True).click()
    expect(seen_it(page)).to_be_visible()


def test_a_trick_stays_until_it_has_been_seen(somebody: Somebody) -> None:
    page = somebody()
    page.clock.install()  # so that nothing goes by while the machine is busy
    at(page, opened(page, "seven_seals(players=3,rounds=1)"))
    start(page)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    person, onward = Player(page, 6), page.get_by_role("button", name=said("seals-next-trick"))
    cards = page.get_by_role("list", name=said("seals-text-trick")).locator(".card")
    won = page.locator(".board-area").get_by_text(said("seals-won"), exact=True)
    for tapped in (True, False):
        # Bots have begun the next trick, but the last one is still shown.
        play([person], lambda _: onward.count() > 0)
        expect(cards).to_have_count(3)
        expect(won).to_be_visible()
        if tapped:
            onward.click()
        else:
            page.clock.run_for(10_000)
        expect(onward).to_have_count(0)
        expect(won).to_have_count(0)
        assert cards.count() < 3


def test_a_table_has_a_pace_and_so_has_a_screen(somebody: Somebody) -> None:
    page = somebody()
    page.goto("/new/saboteur")
    pace = page.get_by_label(said("setup-pace"), exact=True)
    pause = page.get_by_label(said("setup-bot-pause"), exact=True)
    expect(pace).to_have_value("usual")
    expect(pause).to_be_hidden()
    pace.select_option("calm")
    page.get_by_text(said("setup-exact-pauses")).click()
    expect(pause).to_have_value("1500")
    pause.select_option("0")
    expect(pace).to_have_value("own")
    page.get_by_label(said("your-name"), exact=True).fill("Ann")
    page.get_by_role("button", name=said("settings")).click()
    page.get_by_label(said("pace"), exact=True).select_option("brisk")
    page.get_by_role("button", name=said("done")).click()
    page.reload()
    kept = page.evaluate("JSON.parse(localStorage.getItem('sabot')).pace")
    assert kept == "brisk"
