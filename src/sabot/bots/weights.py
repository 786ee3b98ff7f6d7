"""The weights of a policy as a file: whole numbers by name."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from sabot.core.errors import SabotError
from sabot.games.registry import descriptor_of, game_named

# Thousandths, by the name of the feature.
Weights = dict[str, int]

FILE: Final = "weights.json"


def read_weights(data: bytes, where: str) -> Weights:
    """The weights in the bytes of a file, which holds only names and numbers."""
    try:
        return msgspec.json.decode(data, type=Weights)
    except (msgspec.MsgspecError, UnicodeError) as reason:
        raise SabotError(f"{where} holds no weights: {reason}") from None


def write_weights(weights: Weights) -> bytes:
    """The bytes of a file of weights, one line each."""
    return msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n"


def weights_in(path: Path) -> Weights:
    """The weights in the file at this path."""
    try:
        data = path.read_bytes()
    except OSError as reason:
        raise SabotError(f"can't read {path}: {reason.strerror}") from None
    return read_weights(data, str(path))


def weights_of(game_id: str) -> Weights:
    """The default weights of a game's policy; empty if it has no file."""
    package = (descriptor_of(game_id).policy or "").partition(":")[0].rpartition(".")[0]
    place = files(package) / FILE
    return read_weights(place.read_bytes(), f"{package}/{FILE}") if place.is_file() else {}


def all_weights(game_id: str, names: Sequence[str], chosen: Weights | None) -> Weights:
    """The default weights with the chosen ones in their place, for exactly these names.

    Refuses unknown names.
    """
    weights = weights_of(game_id) | (chosen or {})
    if wrong := sorted(weights.keys() ^ set(names)):
        title = game_named(game_id).title
        raise SabotError(f"weights of {title} that are unknown or missing: {', '.join(wrong)}")
    return {name: weights[name] for name in names}
