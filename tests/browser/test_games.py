"""Whole games by clicks: two people at one table, bots on the other seats, and one who watches."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Somebody
from tests.browser.driver import Player, play
from tests.browser.frames import Message, hidden_in_events, hidden_in_views, listen, told
from tests.browser.looking import below_the_fold
from tests.browser.said import said
from tests.browser.tables import GAMES, SHORT, at, comes_in, opened, start


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_and_a_rematch(somebody: Somebody, game: str) -> None:
    ann, ben, wim = somebody(), somebody(), somebody()
    heard = [listen(each) for each in (ann, ben, wim)]
    table = opened(ann, SHORT[game])
    at(ann, table)
    comes_in(ben, table, "Ben")
    comes_in(wim, table, "Wim", to_play=False)
    start(ann)
    players = [Player(ann, 1), Player(ben, 2)]

    play(players, lambda seen: seen.over)

    assert all(player.moves > 2 for player in players)
    expect(wim.get_by_role("region", name=said("play-game-over"))).to_be_visible()
    assert [below_the_fold(each) for each in (ann, ben, wim)] == [0, 0, 0]
    watchers_know_nothing_hidden(*heard)
    expect(ben.get_by_text(said("play-rematch-by-host", host="Ann"))).to_be_visible()
    ann.get_by_role("button", name=said("play-rematch")).click()
    expect(ben.get_by_text(said("wait-for-host", host="Ann"))).to_be_visible()
    start(ann)
    before = [player.moves for player in players]
    play(players, lambda _: all(p.moves > n for p, n in zip(players, before, strict=True)))


def watchers_know_nothing_hidden(
    ann: list[Message], ben: list[Message], wim: list[Message]
) -> None:
    """A watcher is told of everything that happens, and of nothing that only a seat may know."""
    # The same question finds plenty at the seats: it has teeth.
    assert hidden_in_events(ann)
    assert hidden_in_events(ben)
    assert hidden_in_views(ann)
    assert hidden_in_events(wim) == []
    assert hidden_in_views(wim) == []
    assert [each["event"] for each in happened(wim)] == [each["event"] for each in happened(ann)]


def happened(messages: list[Message]) -> list[Message]:
    """What happened in the game, without what is said to one only."""
    games = [each for each in told(messages) if "seat" in each or "winners" in each]
    return [each for each in games if each["event"] not in {"your-turn", "sat-down", "said"}]
