"""The weights of the value estimate, from `prospects.json`."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.saboteur.value_estimate import ValueEstimate
from sabot.bots.weights import read_weights

FILE: Final = "prospects.json"

# Uses of cards, and who has them.
USES: Final = ("through", "bends", "dead_ends", "breaks", "repairs", "rockfalls", "maps")
WHERE: Final = ("held", "theirs", "deck")

# Assets for and against the diggers; `value_estimate` names them by number.
ASSETS: Final[tuple[str, ...]] = (
    "always",  # constant
    "ratio",  # the logarithm of the diggers' turns for each card of the path
    "way",  # the number of cards to the treasure
    "turns",  # those that diggers have left, with their share of the deck
    "their_turns",  # those of the saboteurs; the following ones are theirs too
    "saboteurs",  # their share of the seats
    "lead",  # the mean saving of the best card of each digger who can dig
    "finisher",  # a digger can reach the treasure with one card
    "soon",  # and how soon it is their turn
    "fitting_repairs",  # repair cards in diggers' hands that could mend a digger's tool
    "broken",  # broken tools of diggers
    "their_broken",
    "working",  # diggers who can dig
    "their_working",
    "their_knowing",  # diggers who know where the treasure is
    "stones",  # goals that lie open
    "near",  # the path is short; and the assets that count then
    "near_working",
    "near_lead",
    "near_rockfalls",  # those of saboteurs
    "late",  # the deck is drawn; and the assets that count then
    "late_turns",
    "late_lead",
    "late_through",
    "late_ratio",
    *(f"{where}.{use}" for where in WHERE for use in USES),
)


@lru_cache(maxsize=1)
def shipped() -> ValueEstimate:
    """The shipped value estimate; made once for all seats."""
    place = files("sabot.bots.saboteur") / FILE
    weights = read_weights(place.read_bytes(), f"saboteur/{FILE}")
    return ValueEstimate(vec[i64]([weights[name] for name in ASSETS]))
