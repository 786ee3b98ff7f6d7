"""The weights of the rules bot: what it minds in a move, and how much, by what it is up to.

The names are part of the file `weights.json`, which tuning writes anew.
"""

from typing import Final

from sabot.bots.seven_seals.hand_features import GUESSES

# What a seat is up to: it owes seals, or owes none and ducks, or it is the saboteur.
TEMPERS: Final[tuple[str, ...]] = ("chasing", "ducking", "sabotaging")

# What it minds in a card, or in a seal that it gives. The hot code names them by number, in
# `rules`. Chances are in hundredths.
FEATURES: Final[tuple[str, ...]] = (
    "penalty",  # the points that the round will cost, as forecast, in hundredths
    "win",  # the chance to win the trick
    "win_coloured",  # the chance to give a coloured seal for it
    "win_white",  # the chance to give a white one for it
    "win_black",  # the chance to take a black one for it
    "leave_black",  # it leaves the trick to somebody who takes a black seal for it
    "leave_served",  # it leaves it to somebody who gives a seal for it
    "overtake_served",  # it beats the card of somebody who would give a seal
    "overtake_black",  # it beats the card of somebody who would take a black one
    "lead_wanted",  # it leads a colour of which others hold seals: how many do
    "lead_unwanted",  # it leads a colour for which others have no seal: how many
    "lead_red",  # it leads red
    "lead_length",  # it leads a colour of which one holds so many cards
    "lead_outranked",  # it leads a card that so many unseen ones beat
    "strength",  # the chance of the card to win a trick later, if one wanted
    "danger",  # the chance of the card to win a trick later though one would rather not
    "red",  # it is red
    "empties",  # it is the last of its colour in the hand
    "discard",  # it neither follows nor is red: its value
    "value",  # of its colour it is so high
    "keep_white",  # a white seal is given where a coloured one would do
    "give_red",  # a red seal is given where one of the led colour would do
    "settle_black",  # a black seal is taken where a white one would do
)

# What it minds while it announces. The expected points of a saboteur are by the number of players.
ANNOUNCING: Final[tuple[str, ...]] = (
    "gain",  # the points that a seal saves, as forecast, in hundredths
    "seal",  # a seal is taken at all
    "red_seal",  # it is red
    "slack",  # so many more tricks than usual nobody has promised, in tenths
    "rivals",  # so many seals of its colour lie with others
    "sabotaged",  # there is a saboteur
    "rob",  # it is taken from another
    "rob_owing",  # who owes so many seals
    "rob_rich",  # who has so many points less than oneself
    "refuge",  # taking the saboteur: the points that it saves, as forecast, in hundredths
    "saboteur_3",  # what a round costs the saboteur of three players, in hundredths
    "saboteur_4",
    "saboteur_5",
    "saboteur_slack",  # and what it costs less for every trick that nobody has promised
)

NAMES: Final[tuple[str, ...]] = (
    *(f"{temper}.{feature}" for temper in TEMPERS for feature in FEATURES),
    *(f"announcing.{feature}" for feature in ANNOUNCING),
    *(f"forecast.{guess}" for guess in GUESSES),
)
