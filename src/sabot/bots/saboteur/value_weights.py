"""The weights by which a round in its midst is judged, from `prospects.json`."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.value_estimate import ValueEstimate
from sabot.bots.weights import read_weights

FILE: Final = "prospects.json"

# What cards are good for, and where they are.
USES: Final = ("through", "bends", "dead_ends", "breaks", "repairs", "rockfalls", "maps")
WHERE: Final = ("held", "theirs", "deck")

# What speaks for the diggers or against them; `value_estimate` names them by number.
ASSETS: Final[tuple[str, ...]] = (
    "always",  # whatever there is
    "ratio",  # the logarithm of the diggers' turns for each card of the way
    "way",  # the cards that it takes to get to the treasure
    "turns",  # those that diggers have left, with their share of the deck
    "their_turns",  # those of the saboteurs; what is theirs is the saboteurs' from here on
    "saboteurs",  # their share of the seats
    "lead",  # what the best card of a digger who can dig saves of the way, in the mean
    "finisher",  # a digger can reach the treasure with one card
    "soon",  # and how soon it is their turn
    "fitting_repairs",  # repair cards in diggers' hands that could mend a digger's tool
    "broken",  # broken tools of diggers
    "their_broken",
    "working",  # diggers who can dig
    "their_working",
    "their_knowing",  # those who know where the treasure is
    "stones",  # goals that lie open
    "near",  # the way is short; and then what counts besides
    "near_working",
    "near_lead",
    "near_rockfalls",  # those of saboteurs
    "late",  # the deck is drawn; and then what counts besides
    "late_turns",
    "late_lead",
    "late_through",
    "late_ratio",
    *(f"{where}.{use}" for where in WHERE for use in USES),
)


@lru_cache(maxsize=1)
def shipped() -> ValueEstimate:
    """Who judges rounds that are not over; made once for all seats."""
    place = files("sabot.bots.saboteur") / FILE
    weights = read_weights(place.read_bytes(), f"saboteur/{FILE}")
    return ValueEstimate(vec[i64]([weights[name] for name in ASSETS]))
