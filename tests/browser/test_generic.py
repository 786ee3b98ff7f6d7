"""A game without a board of its own: played on the generic table, from its view and its moves.

The games are real ones; only their id is changed on its way to the browser, to one that has no
folder there.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import Player, Way, play
from tests.browser.looking import below_the_fold, cut_words, violations
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, opened, start

UNKNOWN = "unheard_of"


def disguise(page: Page, game: str) -> None:
    """Let the browser take a game for one that it does not know."""

    def renamed(text: str | bytes) -> str:
        return str(text).replace(f'"game":"{game}"', f'"game":"{UNKNOWN}"')

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(renamed(message)))

    def answer(route: Route) -> None:
        found: dict[str, Any] = route.fetch().json()
        route.fulfill(json={**found, "game": UNKNOWN})

    page.route_web_socket("**/socket", connect)
    page.route("**/api/tables/**/replay*", answer)


def begun(page: Page, game: str) -> None:
    """A table with a running game that the browser has no folder for."""
    disguise(page, game)
    start(at(page, opened(page, SHORT[game])))
    expect(page.get_by_role("group", name=said("generic-state"))).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["click", "keyboard"])
def test_every_game_can_be_played(somebody: Somebody, game: str, way: Way) -> None:
    page = somebody()
    begun(page, game)
    player = Player(page, 31, way)
    play([player], lambda _: player.moves > 2)
    assert below_the_fold(page) == 0
    assert page.get_by_role("log").get_by_role("button").count() > 2


def test_a_whole_game_and_its_replay_on_a_phone(somebody: Somebody) -> None:
    page = somebody(**PHONE)
    begun(page, "sabotage")
    assert below_the_fold(page) == 0
    player = Player(page, 32, "tap")
    play([player], lambda seen: seen.over)
    assert player.moves > 2
    expect(page.get_by_role("region", name=said("play-game-over"))).to_be_visible()
    page.get_by_role("link", name=said("play-replay")).click()
    expect(page.get_by_role("group", name=said("generic-state"))).to_be_visible()
    expect(page.get_by_role("slider")).to_be_visible()


def test_nothing_is_cut_and_axe_finds_nothing(somebody: Somebody) -> None:
    page = somebody()
    begun(page, "seven_seals")
    player = Player(page, 33)
    play([player], lambda seen: player.moves > 1 and seen.confirm is not None)
    assert cut_words(page) == []
    assert violations(page) == []


def test_the_rules_of_an_unknown_game_are_its_options(somebody: Somebody) -> None:
    page = somebody()

    def answer(route: Route) -> None:
        offer = route.fetch().text().replace('"id":"sabotage"', f'"id":"{UNKNOWN}"')
        route.fulfill(json=json.loads(offer))

    page.route("**/api/games", answer)
    page.goto("/")
    expect(page.get_by_role("link", name=said("how-to-play-game", game="Sabotage"))).to_be_visible()
    page.goto(f"/rules/{UNKNOWN}")
    expect(page.get_by_text(said("generic-no-rules"))).to_be_visible()
    assert violations(page) == []
    page.goto(f"/new/{UNKNOWN}")
    expect(page.get_by_role("button", name=said("create-table"))).to_be_visible()
    assert violations(page) == []
