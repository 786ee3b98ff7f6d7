"""Keys of what a seat knows: the same for all states that the seat can't tell apart."""

import msgspec

from sabot.core.game import AnyGame
from sabot.core.state import State


def information_key(game: AnyGame, state: State, seat: int) -> bytes:
    """All that a seat may know of a state, as bytes for a dictionary.

    It is the seat's view. What the seat could remember but can't see any more is in its history:
    see `sabot.envs.history`.
    """
    return msgspec.msgpack.encode(game.view(state, seat))
