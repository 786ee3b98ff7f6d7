"""Positions as JSON, for any game."""

from typing import Any

import msgspec

from sabot.core.errors import BadPosition
from sabot.core.game import AnyGame


def write_position(game: AnyGame, state: Any) -> bytes:
    """The whole state as JSON."""
    return msgspec.json.encode(game.position(state))


def read_position(game: AnyGame, data: bytes | str) -> Any:
    """The state that JSON describes; refuses what is no position or can't be one."""
    try:
        position = msgspec.json.decode(data, type=game.position_type)
    except (msgspec.DecodeError, UnicodeError) as reason:
        raise BadPosition(f"this is no position of {game.id}: {reason}") from None
    return game.from_position(position)
