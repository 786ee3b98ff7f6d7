"""The weights of a policy as a file: whole numbers by name, and a word on how they were found."""

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from sabot.core.errors import SabotError

# Thousandths, by the name of what they weigh.
Weights = dict[str, int]

FILE: Final = "weights.json"


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of weights holds. `made` tells how: the command, the seed, games, the result."""

    weights: Weights
    made: dict[str, Any] = {}


def read_weights(data: bytes, where: str) -> Weights:
    """The weights that a file holds: below its header, or as nothing but names and numbers."""
    try:
        content = msgspec.json.decode(data)
        if isinstance(content, dict) and "weights" in content:
            return msgspec.convert(content, WeightsFile).weights
        return msgspec.convert(content, Weights)
    except msgspec.MsgspecError as reason:
        raise SabotError(f"{where} holds no weights: {reason}") from None


def write_weights(file: WeightsFile) -> bytes:
    """A file of weights, one line each."""
    raw = msgspec.json.encode({"made": file.made, "weights": file.weights})
    return msgspec.json.format(raw, indent=2) + b"\n"


def weights_in(path: Path) -> Weights:
    """The weights in a file that somebody named."""
    try:
        data = path.read_bytes()
    except OSError as reason:
        raise SabotError(f"can't read {path}: {reason.strerror}") from None
    return read_weights(data, str(path))


def weights_of(game_id: str) -> Weights:
    """The weights that a game's policy comes with."""
    place = files(f"sabot.bots.{game_id}") / FILE
    return read_weights(place.read_bytes(), f"{game_id}/{FILE}")
