"""A game of another package in the browser: Goofspiel of `examples/newgame`, at a real server.

The package is installed for the server alone. The client has no folder for the game: it shows the
generic table, with the game's own words from the server.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, cast

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import PHONE, Somebody, done
from tests.browser.driver import ACTION, Player, play
from tests.browser.looking import below_the_fold, cut_words, violations
from tests.browser.said import said
from tests.browser.tables import at, comes_in, opened, start
from tests.newgame.package import environment, install
from tests.server.running import Running

SEATS = 3
OWN_SEAT = 1
GAME = f"goofspiel(players={SEATS},rounds=2)"
CARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where the example is installed."""
    folder = tmp_path_factory.mktemp("plugin")
    install(folder)
    running = Running(folder / "sabot.db", folder, environment=environment(folder))
    done(running.start())
    yield running
    done(running.stop())


def heard_by(page: Page) -> list[dict[str, Any]]:
    """The bids that the server tells this browser of, as they come."""
    bids: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        bids.extend(each for each in dicts_in(json.loads(frame)) if each.get("event") == "bid")

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return bids


def dicts_in(value: object) -> Iterator[dict[str, Any]]:
    """Every object in a message, however deep."""
    inner: list[object] = []
    if isinstance(value, dict):
        found = cast("dict[str, Any]", value)
        yield found
        inner = list(found.values())
    elif isinstance(value, list):
        inner = cast("list[object]", value)
    for each in inner:
        yield from dicts_in(each)


def begun(page: Page) -> None:
    """A running game, with bots before and after one's own seat."""
    start(at(page, opened(page, GAME, sit=OWN_SEAT)))
    expect(page.get_by_role("group", name=said("generic-state"))).to_be_visible()


def my_turn(page: Page, moves: int) -> None:
    """Wait until it is one's turn, with this number of moves."""
    call = f"{said('play-turn-call')} {said('generic-your-move', moves=moves)}"
    expect(page.get_by_role("alert").filter(has_text=call)).to_have_count(1)


def bid(page: Page, card: str, moves: int) -> None:
    """Bid a card with the mouse, when it is one's turn, with this number of moves."""
    my_turn(page, moves)
    page.get_by_role("button", name=f"Bid {card}", exact=True).click()
    page.locator(ACTION).filter(has_text=f"Bid {card}").click()
    expect(page.get_by_role("log")).to_contain_text(f"You bid {card}.")


def log_lines(page: Page) -> list[str]:
    """The lines of the log."""
    lines = page.get_by_role("log").locator(".line").all_inner_texts()
    return [line.strip() for line in lines]


def test_bids_by_mouse_and_keyboard_up_to_the_end_of_a_round(
    server: Running, somebody: Somebody
) -> None:
    page = somebody(base_url=server.address)
    bids = heard_by(page)
    begun(page)
    moves = page.get_by_role("group", name=said("generic-state"))

    for place, card in enumerate(("K", "7", "2")):
        bid(page, card, moves=len(CARDS) - place)

    my_turn(page, 10)
    page.keyboard.press("3")  # A, 3, 4: the third move
    expect(moves.get_by_role("button", name="Bid 4", exact=True, pressed=True)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You bid 4.")

    my_turn(page, 9)
    # The log may come a moment after the call to one's turn.
    face_down = page.get_by_role("log").locator(".line").filter(has_text="bids, face down.")
    expect(face_down).to_have_count(2 * 4 + 1)
    lines = log_lines(page)
    told = [line for line in lines if "bid" in line and not line.startswith("Prize taken")]
    others = [line for line in told if not line.startswith("You bid")]
    assert len(others) == 2 * 4 + 1
    assert all(re.fullmatch(r"\w+ bids, face down\.", line) for line in others)
    assert len([line for line in lines if re.fullmatch(r"The prize is \w+\.", line)]) == 5

    player = Player(page, 41, ready=False)
    play([player], lambda seen: seen.rests)
    over = page.get_by_role("region", name=said("play-round-over"))
    expect(over.get_by_role("heading", name=said("generic-round-over", round=1))).to_be_visible()
    expect(over.get_by_role("listitem")).to_have_count(SEATS)
    assert not re.search(r"\b(?!You\b)\w+ bids? [A-Z0-9]+\.", "\n".join(log_lines(page)))

    seen = {(each["seat"], each["card"]) for each in bids}
    assert seen == {(0, None), (2, None), *((OWN_SEAT, card) for card in CARDS)}


def test_a_bid_lies_face_down_until_all_have_bid(server: Running, somebody: Somebody) -> None:
    ann, bob = somebody(base_url=server.address), somebody(base_url=server.address)
    table = opened(ann, "goofspiel(players=2)")
    comes_in(bob, table, "Bob")
    at(ann, table)
    start(ann)
    mine, theirs = (page.get_by_role("group", name=said("generic-state")) for page in (ann, bob))
    down, turned_up = "your bid, face down", "bids so far"

    bid(ann, "Q", moves=len(CARDS))
    my_turn(bob, len(CARDS))
    expect(mine).to_contain_text(re.compile(rf"{down}\s*Q"))
    assert turned_up not in (mine.text_content() or "")
    assert log_lines(bob)[-1] == "Ann bids, face down."
    assert not re.search(f"{down}|{turned_up}", theirs.inner_html())

    bid(bob, "K", moves=len(CARDS))
    for shown in (mine, theirs):
        expect(shown).to_contain_text(re.compile(rf"{turned_up}\s*Q, K"))
        expect(shown).not_to_contain_text(down)


def test_the_front_page_opens_a_table_on_a_phone(server: Running, somebody: Somebody) -> None:
    page = somebody(base_url=server.address, color_scheme="dark", **PHONE)
    page.goto("/")
    page.get_by_role("button", name=re.compile(rf"{said('play-bots')}\s*: Goofspiel")).tap()
    expect(page.get_by_role("group", name=said("generic-state"))).to_be_visible()
    player = Player(page, 42, "tap")
    play([player], lambda _: player.moves > 1)
    assert below_the_fold(page) == 0


def test_markup_in_words_is_shown_as_text(server: Running, somebody: Somebody) -> None:
    page = somebody(base_url=server.address)
    markup = "<img src=x onerror=document.body.remove()>"
    words = f"goofspiel-move-bid = {markup} {{ $card }}\ngoofspiel-field-prizes = {markup}\n"
    page.route("**/api/games/goofspiel/words/*", lambda route: route.fulfill(body=words))
    begun(page)
    my_turn(page, len(CARDS))
    expect(page.get_by_role("button", name=f"{markup} K", exact=True)).to_be_visible()
    assert page.locator("img").count() == 0


def test_nothing_is_cut_and_axe_finds_nothing(server: Running, somebody: Somebody) -> None:
    page = somebody(base_url=server.address)
    begun(page)
    player = Player(page, 43)
    play([player], lambda seen: player.moves > 1 and seen.confirm is not None)
    assert cut_words(page) == []
    assert violations(page) == []
    page.goto("/new/goofspiel")
    heading = said("new-table-of", game="Goofspiel")
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
