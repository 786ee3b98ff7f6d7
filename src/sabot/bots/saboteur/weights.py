"""The weights of the rules bot: what it minds in a move, by what it is up to.

The names are part of the file `weights.json`, which tuning writes anew.
"""

import json
from importlib.resources import files
from typing import Final

from sabot.bots.saboteur.suspicion import DEEDS
from sabot.core.errors import SabotError

# What a seat is up to: it digs, or it is a saboteur who blends in, or strikes.
TEMPERS: Final[tuple[str, ...]] = ("digger", "blending", "striking")

# What it minds in a move. The hot code names them by number: `features`.
FEATURES: Final[tuple[str, ...]] = (
    "lay",
    "progress",
    "setback",
    "treasure",
    "stone",
    "mouths",
    "dead_end",
    "idle",
    "break",
    "break_suspect",
    "break_idle",
    "break_finisher",
    "break_self",
    "repair_self",
    "repair_other",
    "repair_suspect",
    "repair_frees",
    "repair_double",
    "collapse",
    "collapse_gain",
    "collapse_cut",
    "map",
    "map_idle",
    "map_near",
    "pass",
    "keep_way",
    "keep_fork",
    "keep_dead_end",
    "keep_broken",
    "keep_repair",
    "keep_rockfall",
    "keep_map",
    "keep_map_idle",
    "gold",
)
# When a saboteur begins to strike, and when there is nothing left to hide.
ALARMS: Final[tuple[str, ...]] = ("far", "near", "deck_full", "deck_low")

NAMES: Final[tuple[str, ...]] = (
    *(f"{temper}.{feature}" for temper in TEMPERS for feature in FEATURES),
    *(f"suspicion.{deed}" for deed in DEEDS),
    *(f"alarm.{alarm}" for alarm in ALARMS),
)


def shipped_weights() -> dict[str, int]:
    """The weights that the bot comes with."""
    text = files("sabot.bots.saboteur").joinpath("weights.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def all_weights(chosen: dict[str, int] | None) -> dict[str, int]:
    """The shipped weights with those chosen in their place; refuses names that there are not."""
    weights = shipped_weights() | (chosen or {})
    if wrong := sorted(weights.keys() ^ set(NAMES)):
        raise SabotError(f"weights of Saboteur that are unknown or missing: {', '.join(wrong)}")
    return {name: weights[name] for name in NAMES}
