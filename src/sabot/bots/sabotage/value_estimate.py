"""Value estimate of an unfinished round of Sabotage; it ends a short look ahead.

It is for imagined worlds only, in which all hands are known. Assets of each side, on its roof and
in its hands, are the features. Weights learnt from rounds of the rules bot give the probability
that the side to play wins, and its expected lead in points.
"""

# Compiled by mypyc.

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.sabotage.roof_features import POINT, RoofFeatures
from sabot.bots.sabotage.rules import value_change
from sabot.games.sabotage.cards import FACE_SHIFT, FIRST_SPECIAL, FIRST_WRENCH, FIRST_X, SABOTAGE
from sabot.games.sabotage.roofs import CELL_COUNT, COST_OF_ENDING, ENOUGH_TO_END
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import HAND_STRIDE, SIDE

# Assets of a side, in hundredths; the names are those of the weights in `prospects.json`.
ASSETS: Final[tuple[str, ...]] = (
    "points",  # the value of its roof, with bonus
    "promise",  # the promise of its roof, by its own hand
    "late_points",  # the points, the more the fewer cards are left in the deck
    "enough",  # its roof is worth enough to end the round
    "ready",  # and ending would win the round
    "sabotage",  # cards of sabotage in hand
    "saboteur",  # there is one at all
    "dismantle",  # cards of dismantle in hand
    "wrench",  # wrenches
    "x",  # cards of X
    "best_wrench",  # the promise that the best wrench adds
    "best_x",  # the promise that the best X adds
    "best_letter",  # the promise that the best letter adds
    "letters",  # the promise that all letters add together
    "hinder",  # the promise that the best letter takes from the other roof
    "best_points",  # the points that a single card would add
)
POINTS: Final = 0
PROMISE: Final = 1
LATE_POINTS: Final = 2
ENOUGH: Final = 3
READY: Final = 4
HAS_SABOTAGE: Final = 5
SABOTEUR: Final = 6
HAS_DISMANTLE: Final = 7
HAS_WRENCH: Final = 8
HAS_X: Final = 9
BEST_WRENCH: Final = 10
BEST_X: Final = 11
BEST_LETTER: Final = 12
LETTERS_ALL: Final = 13
HINDER: Final = 14
BEST_POINTS: Final = 15
ASSET_COUNT: Final = 16

# The weights: of the side to play, of the other side, and of being to play.
OTHER_AT: Final = 16
TO_PLAY_AT: Final = 32
WEIGHT_COUNT: Final = 33

OWN: Final = 0
OTHER: Final = 1
THOUSAND: Final = 1000.0


class ValueEstimate:
    """Estimates unfinished rounds. A bot keeps one object; `look` refreshes it."""

    def __init__(self, chances: vec[i64], winning: vec[i64], leading: vec[i64]) -> None:
        self.features = RoofFeatures(chances)
        self.winning = winning
        self.leading = leading
        # Of the side to play, of the other side, and 1.
        self.assets = vec[i64]([0] * WEIGHT_COUNT)

    def look(self, game: Sabotage) -> None:
        """Compute the assets of both sides, first of the one whose turn it is."""
        index: i64
        for index in range(TO_PLAY_AT):
            self.assets[index] = 0
        self.assets[TO_PLAY_AT] = POINT
        seat: i64
        for seat in range(game.setup.players):
            base: i64 = 0
            if (seat ^ game.seat) & SIDE:
                base = OTHER_AT
            self.look_at_roofs(game, seat, base)
            self.look_at_hand(game, seat, base)

    def win(self) -> float:
        """The probability that the side to play wins the round, from 0 to 1."""
        return 1.0 / (1.0 + math.exp(-self.weighed(self.winning)))

    def lead(self) -> float:
        """The expected lead of the side to play, in points."""
        return self.weighed(self.leading)

    def weighed(self, weights: vec[i64]) -> float:
        """The weighted sum of the assets; weights are thousandths."""
        total: i64 = 0
        index: i64
        for index in range(WEIGHT_COUNT):
            total += weights[index] * self.assets[index]
        return float(total) / (THOUSAND * POINT)

    def look_at_roofs(self, game: Sabotage, seat: i64, base: i64) -> None:
        """Compute the assets on the roof of a seat's side, by the hand of this seat."""
        assets = self.assets
        bonus = game.setup.lines.bonus
        side = seat & SIDE
        value = game.value(side)
        points = bonus[value] * POINT
        self.features.look(game, seat)
        assets[base + POINTS] = points
        assets[base + LATE_POINTS] = points - points * game.deck_left() // game.setup.deck_size
        self.top(base + PROMISE, self.features.promises[OWN])
        if value >= ENOUGH_TO_END:
            assets[base + ENOUGH] = POINT
            if bonus[value] - COST_OF_ENDING > bonus[game.value(side ^ SIDE)]:
                assets[base + READY] = POINT

    def look_at_hand(self, game: Sabotage, seat: i64, base: i64) -> None:
        """Compute the assets in a seat's hand."""
        first = seat * HAND_STRIDE + 1
        letters: i64 = 0
        before: i64 = -1
        index: i64
        for index in range(first, first + game.hands[first - 1]):
            card = game.hands[index]
            if card < FIRST_X:
                if card != before:
                    letters += self.look_at_letter(game, seat & SIDE, card, base)
            elif card < FIRST_WRENCH:
                self.assets[base + HAS_X] += POINT
                self.look_at_wild(game, seat & SIDE, card, base + BEST_X, base)
            elif card < FIRST_SPECIAL:
                self.assets[base + HAS_WRENCH] += POINT
                self.look_at_wild(game, seat & SIDE, card, base + BEST_WRENCH, base)
            elif card == SABOTAGE:
                self.assets[base + HAS_SABOTAGE] += POINT
                self.assets[base + SABOTEUR] = POINT
            else:
                self.assets[base + HAS_DISMANTLE] += POINT
            before = card
        self.assets[base + LETTERS_ALL] += letters

    def look_at_letter(self, game: Sabotage, side: i64, card: i64, base: i64) -> i64:
        """Compute the assets of a letter; return the promise that it adds to one's own roof."""
        cell = card >> FACE_SHIFT
        gain: i64 = 0
        if game.content(side, cell) == 0:
            gain = max(self.features.change(OWN, cell, card + 1), 0)
            self.top(base + BEST_LETTER, gain)
            self.top(base + BEST_POINTS, points_added(game, side, cell, card + 1))
        if game.content(side ^ SIDE, cell) == 0:
            self.top(base + HINDER, -self.features.change(OTHER, cell, card + 1))
        return gain

    def look_at_wild(self, game: Sabotage, side: i64, card: i64, asset: i64, base: i64) -> None:
        """Compute the assets of an X or a wrench."""
        cell: i64
        for cell in range(CELL_COUNT):
            if card >= FIRST_WRENCH or game.content(side, cell) == 0:
                self.top(asset, self.features.change(OWN, cell, card + 1))
                self.top(base + BEST_POINTS, points_added(game, side, cell, card + 1))

    def top(self, asset: i64, amount: i64) -> None:
        """Raise an asset to at least this amount."""
        self.assets[asset] = max(self.assets[asset], amount)


def points_added(game: Sabotage, side: i64, cell: i64, content: i64) -> i64:
    """The change in the value of a roof with this content on a cell, in hundredths."""
    bonus = game.setup.lines.bonus
    value = game.value(side)
    return (bonus[value + value_change(game, side, cell, content)] - bonus[value]) * POINT
