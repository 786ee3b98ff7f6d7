"""A whole round by taps on a phone, and on into the next one."""

import pytest

from tests.browser.conftest import PHONE, Somebody
from tests.browser.driver import Player, play
from tests.browser.tables import GAMES, SHORT, at, opened, start


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round_by_taps(somebody: Somebody, game: str) -> None:
    page = somebody(**PHONE)
    at(page, opened(page, SHORT[game].replace("rounds=1", "rounds=2")))
    start(page)
    player = Player(page, 3, "tap", ready=False)

    play([player], lambda seen: seen.rests)
    assert player.moves > 2

    player.ready = True
    moves = player.moves
    play([player], lambda _: player.moves > moves)
