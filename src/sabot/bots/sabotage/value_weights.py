"""The weights of the value estimate, from `prospects.json`."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.sabotage.roof_features import CHANCES, SURE
from sabot.bots.sabotage.value_estimate import ASSETS, ValueEstimate
from sabot.bots.weights import Weights, read_weights, weights_of

FILE: Final = "prospects.json"
# The estimated quantities.
WINNING: Final = "win"
LEADING: Final = "lead"
SIDES: Final = ("mover", "other")
TO_PLAY: Final = "to_play"


def names_of(players: int, what: str) -> list[str]:
    """The names of the weights of a quantity, in their order."""
    assets = [f"{side}.{asset}" for side in SIDES for asset in ASSETS]
    return [f"{players}.{what}.{name}" for name in (*assets, TO_PLAY)]


def open_chances() -> vec[i64]:
    """The probabilities of open cells that the rules bot uses."""
    weights = weights_of("sabotage")
    return vec[i64]([weights[f"chance.{chance}"] * SURE // 1000 for chance in CHANCES])


def value_estimate_of(players: int) -> ValueEstimate:
    """The value estimate for this number of players."""
    place = files("sabot.bots.sabotage") / FILE
    weights = read_weights(place.read_bytes(), f"sabotage/{FILE}")
    return ValueEstimate(
        open_chances(), chosen(weights, players, WINNING), chosen(weights, players, LEADING)
    )


def chosen(weights: Weights, players: int, what: str) -> vec[i64]:
    """The weights of a quantity."""
    return vec[i64]([weights[name] for name in names_of(players, what)])
