"""The weights of a policy as a file: whole numbers by name."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from sabot.core.errors import SabotError
from sabot.games.registry import descriptor_of, game_named

# Thousandths, by the name of what they weigh.
Weights = dict[str, int]

FILE: Final = "weights.json"


def read_weights(data: bytes, where: str) -> Weights:
    """The weights that a file holds: nothing but names and numbers."""
    try:
        return msgspec.json.decode(data, type=Weights)
    except (msgspec.MsgspecError, UnicodeError) as reason:
        raise SabotError(f"{where} holds no weights: {reason}") from None


def write_weights(weights: Weights) -> bytes:
    """A file of weights, one line each."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n"


def weights_in(path: Path) -> Weights:
    """The weights in a file that somebody named."""
    try:
        data = path.read_bytes()
    except OSError as reason:
        raise SabotError(f"can't read {path}: {reason.strerror}") from None
    return read_weights(data, str(path))


def weights_of(game_id: str) -> Weights:
    """The weights in the file beside the module of a game's policy; none without such a file."""
    package = (descriptor_of(game_id).policy or "").partition(":")[0].rpartition(".")[0]
    place = files(package) / FILE
    return read_weights(place.read_bytes(), f"{package}/{FILE}") if place.is_file() else {}


def all_weights(game_id: str, names: Sequence[str], chosen: Weights | None) -> Weights:
    """The weights that a policy comes with, and those chosen in their place, by all its names.

    Refuses names that there are not.
    """
    weights = weights_of(game_id) | (chosen or {})
    if wrong := sorted(weights.keys() ^ set(names)):
        title = game_named(game_id).title
        raise SabotError(f"weights of {title} that are unknown or missing: {', '.join(wrong)}")
    return {name: weights[name] for name in names}
