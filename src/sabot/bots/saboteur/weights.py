"""The features and weights of the rules bot, by temper.

The names are part of the file `weights.json`, which tuning rewrites.
"""

from typing import Final

from sabot.bots.saboteur.public_suspicion import DEEDS

# Tempers: the seat digs, or it is a saboteur who blends in or strikes.
TEMPERS: Final[tuple[str, ...]] = ("digger", "blending", "striking")

# Features of a move. The hot code names them by number, in `rules`.
FEATURES: Final[tuple[str, ...]] = (
    "lay",  # a tunnel card is laid at all
    "progress",  # the way to the treasure gets shorter, in tenths of a card
    "setback",  # it gets longer, likewise
    "treasure",  # the chance that it reaches the treasure, in hundredths
    "stone",  # the chance that it reaches a stone, likewise
    "mouths",  # mouths of it that lead on
    "dead_end",  # it is a dead end
    "idle",  # it is no dead end, and leaves the path as long as it was
    "break",  # a tool is broken at all
    "break_suspect",  # how suspect its owner is
    "break_idle",  # its owner could not dig anyway
    "break_finisher",  # its owner could dig, the tunnel is nearly done: how soon it is their turn
    "break_self",  # it is one's own
    "repair_self",  # one's own tool is mended
    "repair_other",  # somebody else's is
    "repair_suspect",  # how suspect they are
    "repair_frees",  # it was their last broken one
    "repair_double",  # it takes a card that would mend another tool as well
    "collapse",  # a rockfall is played at all
    "collapse_gain",  # the way gets shorter by it, in tenths of a card
    "collapse_cut",  # it gets longer, likewise
    "map",  # a goal is looked at that may be the treasure
    "map_idle",  # there is nothing to learn from it
    "map_near",  # it is the goal that the tunnel is nearest to
    "pass",  # a card is passed at all
    "keep_way",  # it could have led the tunnel on; this and the next two count for laying as well
    "keep_fork",  # it could have led it on in several directions
    "keep_dead_end",  # it was a dead end
    "keep_broken",  # it could have broken a tool
    "keep_repair",  # it could have mended one
    "keep_rockfall",  # it was a rockfall
    "keep_map",  # it was a map
    "keep_map_idle",  # it was a map of no use, because the seat knows the treasure
    "gold",  # the nuggets of the gold card that is taken
    "behind",  # a tunnel card is laid beside or behind the start, and leads no nearer
    "map_seen",  # a goal is looked at that somebody whom one does not doubt has looked at
)
# Thresholds at which a saboteur begins to strike; between the two it does some of both.
ALARMS: Final[tuple[str, ...]] = (
    "far",  # by the way to the nearest goal, in tenths of a card: above this it blends in
    "near",  # and below this it strikes
    "deck_full",  # by the deck, in hundredths of a full one: likewise
    "deck_low",
)

NAMES: Final[tuple[str, ...]] = (
    *(f"{temper}.{feature}" for temper in TEMPERS for feature in FEATURES),
    *(f"suspicion.{deed}" for deed in DEEDS),
    *(f"alarm.{alarm}" for alarm in ALARMS),
)
