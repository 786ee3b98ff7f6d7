"""The features and weights of the rules bot, by stage of the round.

The names are part of the file `weights.json`, which tuning rewrites.
"""

from typing import Final

from sabot.bots.sabotage.roof_features import CHANCES

# Stages of the round: roofs are being built, or one of them is nearly worth ending the round.
STAGES: Final[tuple[str, ...]] = ("building", "closing")

# Features of a move. The hot code names them by number, in `rules`.
FEATURES: Final[tuple[str, ...]] = (
    "promise",  # one's own roof promises more, in points
    "spoil",  # it promises less, likewise
    "points",  # it counts more, with bonus
    "other_promise",  # the other roof promises more
    "other_spoil",  # it promises less
    "other_points",  # it counts more, with bonus
    "ready",  # one's own side could then end the round and win it
    "doomed",  # the other side could
    "lay_own",  # a letter is laid on one's own roof at all
    "lay_other",  # on the other roof
    "lay_x",  # an X is laid
    "lay_wrench",  # a wrench is laid on an empty cell
    "refit",  # a wrench is laid in the place of a card
    "remove_own",  # a card is taken off one's own roof
    "remove_other",  # off the other roof
    "discard",  # a card is discarded without effect
    "keep_fit",  # it was a letter that would have helped one's own roof, in points of promise
    "keep_hinder",  # it would have hindered the other, likewise
    "keep_letter",  # it was a letter with an open cell
    "keep_spare",  # it was a letter without one
    "keep_twin",  # another of its kind stays in the hand
    "keep_wild",  # it was an X or a wrench that would have helped there, likewise
    "keep_x",  # it was an X; this and the next three count whatever it is used for
    "keep_wrench",  # it was a wrench
    "keep_sabotage",  # it was sabotage
    "keep_dismantle",  # it was dismantle
)

# Features of ending the round, or of asking or agreeing to it; letting it go on scores 0.
ENDINGS: Final[tuple[str, ...]] = (
    "at_all",  # the round is ended
    "lead",  # points of lead that it brings
    "behind",  # the round is lost by it
    "even",  # it is shared
    "hope",  # the promise of one's own roof above its value, in points
    "fear",  # the promise of the other roof above its value
    "deck",  # the share of the deck that is left: 1 for all of it
    "wins_game",  # it is the last round, and the game is won by it
    "loses_game",  # it is, and the game is lost or shared
    "asked",  # one's partner has asked
)

NAMES: Final[tuple[str, ...]] = (
    *(f"{stage}.{feature}" for stage in STAGES for feature in FEATURES),
    *(f"end.{ending}" for ending in ENDINGS),
    *(f"chance.{chance}" for chance in CHANCES),
)
