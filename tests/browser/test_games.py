"""Whole games by clicks: two people at one table, and bots on the other seats."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, comes_in, opened, start


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_and_a_rematch(somebody: Somebody, game: str) -> None:
    ann, ben = somebody(), somebody()
    table = opened(ann, SHORT[game])
    at(ann, table)
    comes_in(ben, table, "Ben")
    start(ann)
    players = [Player(ann, 1), Player(ben, 2)]

    play(players, lambda seen: seen.over)

    assert all(player.moves > 2 for player in players)
    expect(ben.get_by_text(said("play-rematch-by-host", host="Ann"))).to_be_visible()
    ann.get_by_role("button", name=said("play-rematch")).click()
    expect(ben.get_by_text(said("wait-for-host", host="Ann"))).to_be_visible()
    start(ann)
    before = [player.moves for player in players]
    play(players, lambda seen: all(p.moves > n for p, n in zip(players, before, strict=True)))
