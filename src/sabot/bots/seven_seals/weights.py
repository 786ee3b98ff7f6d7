"""The features and weights of the rules bot, by temper.

The names are part of the file `weights.json`, which tuning rewrites.
"""

from typing import Final

from sabot.bots.seven_seals.hand_features import GUESSES

# Tempers: the seat owes seals, or owes none and ducks, or it is the saboteur.
TEMPERS: Final[tuple[str, ...]] = ("chasing", "ducking", "sabotaging")

# Features of a card, or of a seal that is given. The hot code names them by number, in `rules`.
# Chances are in hundredths.
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
    "lead_wanted",  # it leads a colour of which others hold seals: the number of these players
    "lead_unwanted",  # it leads a colour for which others have no seal: the number of these players
    "lead_red",  # it leads red
    "lead_length",  # it leads a colour: the number of its cards in the hand
    "lead_outranked",  # it leads a card: the number of unseen ones that beat it
    "strength",  # the chance of the card to win a wanted trick later
    "danger",  # the chance of the card to win an unwanted trick later
    "red",  # it is red
    "empties",  # it is the last of its colour in the hand
    "discard",  # it neither follows nor is red: its value
    "value",  # its rank in its colour
    "keep_white",  # a white seal is given where a coloured one would do
    "give_red",  # a red seal is given where one of the led colour would do
    "settle_black",  # a black seal is taken where a white one would do
)

# Features of announcing. The expected points of a saboteur are by the number of players.
ANNOUNCING: Final[tuple[str, ...]] = (
    "gain",  # the points that a seal saves, as forecast, in hundredths
    "seal",  # a seal is taken at all
    "red_seal",  # it is red
    "slack",  # the number of tricks that nobody has promised, above the average, in tenths
    "rivals",  # the number of seals of its colour that others hold
    "sabotaged",  # there is a saboteur
    "rob",  # it is taken from another
    "rob_owing",  # the number of seals that this player owes
    "rob_rich",  # the points that this player has less than oneself
    "refuge",  # taking the saboteur: the points that it saves, as forecast, in hundredths
    "saboteur_3",  # the cost of a round to the saboteur of three players, in hundredths
    "saboteur_4",
    "saboteur_5",
    "saboteur_slack",  # the saving for every trick that nobody has promised
)

NAMES: Final[tuple[str, ...]] = (
    *(f"{temper}.{feature}" for temper in TEMPERS for feature in FEATURES),
    *(f"announcing.{feature}" for feature in ANNOUNCING),
    *(f"forecast.{guess}" for guess in GUESSES),
)
