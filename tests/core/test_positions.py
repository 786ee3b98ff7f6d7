"""Positions as JSON."""

import pytest

from sabot.core.errors import BadPosition
from sabot.core.positions import read_position, write_position
from sabot.core.rng import Rng
from sabot.games.registry import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_position_survives_json(name: str) -> None:
    game = GAMES[name]
    state = game.new(game.options())
    state.deal(Rng(1))
    again = read_position(game, write_position(game, state))
    assert game.position(again) == game.position(state)


@pytest.mark.parametrize("data", [b"", b"{}", b"[1]", b"\xff\xfe", b'{"game":3}', "null"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_position_is_refused(name: str, data: bytes | str) -> None:
    with pytest.raises(BadPosition, match=f"no position of {name}"):
        read_position(GAMES[name], data)
