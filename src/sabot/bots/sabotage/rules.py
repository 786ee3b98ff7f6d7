"""R1: a linear policy for Sabotage with hand-written features.

The features of a move are the promises and values of both roofs after it, and the other uses that
the card would have had. The nearer a roof is to the value at which a round can be ended, the more
the weights of closing count.
"""

# Compiled by mypyc.

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sabot.bots.linear_policy import LinearPolicy
from sabot.bots.policy import Policy
from sabot.bots.sabotage.roof_features import CHANCES, POINT, SURE, RoofFeatures
from sabot.bots.sabotage.weights import ENDINGS, FEATURES, NAMES, STAGES
from sabot.bots.weights import all_weights
from sabot.core.state import State
from sabot.games.sabotage import move_codes as codes
from sabot.games.sabotage.cards import FACE_SHIFT, FIRST_SPECIAL, FIRST_WRENCH, FIRST_X, SABOTAGE
from sabot.games.sabotage.roofs import CELL_COUNT, COST_OF_ENDING, DIGITS, ENOUGH_TO_END
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import SIDE

# Indices of `weights.FEATURES`.
PROMISE: Final = 0
SPOIL: Final = 1
POINTS: Final = 2
OTHER_PROMISE: Final = 3
OTHER_SPOIL: Final = 4
OTHER_POINTS: Final = 5
READY: Final = 6
DOOMED: Final = 7
LAY_OWN: Final = 8
LAY_OTHER: Final = 9
LAY_X: Final = 10
LAY_WRENCH: Final = 11
REFITS: Final = 12
REMOVE_OWN: Final = 13
REMOVE_OTHER: Final = 14
DISCARDS: Final = 15
KEEP_FIT: Final = 16
KEEP_HINDER: Final = 17
KEEP_LETTER: Final = 18
KEEP_SPARE: Final = 19
KEEP_TWIN: Final = 20
KEEP_WILD: Final = 21
KEEP_X: Final = 22
KEEP_WRENCH: Final = 23
KEEP_SABOTAGE: Final = 24
KEEP_DISMANTLE: Final = 25
FEATURE_COUNT: Final = 26

# The beginning of the weights of each stage.
BUILDING_AT: Final = 0
CLOSING_AT: Final = 26

# Indices of `weights.ENDINGS`.
AT_ALL: Final = 0
LEAD: Final = 1
BEHIND: Final = 2
EVEN: Final = 3
HOPE: Final = 4
FEAR: Final = 5
DECK: Final = 6
WINS_GAME: Final = 7
LOSES_GAME: Final = 8
ASKED: Final = 9

OWN: Final = 0
OTHER: Final = 1


class Rules(LinearPolicy):
    """The policy of the rules bot."""

    def __init__(self, stages: vec[i64], endings: vec[i64], chances: vec[i64]) -> None:
        super().__init__(stages, FEATURE_COUNT)
        self.endings = endings
        self.features = RoofFeatures(chances)
        self.side: i64 = 0

    def prepare(self, state: State, moves: vec[i64]) -> None:
        """Look at the roofs, and blend the weights by the value of the better roof."""
        del moves
        game = cast("Sabotage", state)
        seat = game.to_act()
        self.side = seat & SIDE
        self.features.look(game, seat)
        value = min(max(game.value(0), game.value(1)), ENOUGH_TO_END)
        self.blend(BUILDING_AT, CLOSING_AT, value, ENOUGH_TO_END)

    def judge(self, state: State, move: i64) -> None:
        """Add up the features of a move, in 100 000ths; the score is in thousandths."""
        game = cast("Sabotage", state)
        if move < codes.FIRST_DECISION:
            self.judge_play(game, codes.card_of(move), codes.target_of(move))
        elif move not in (codes.GO_ON, codes.DECLINE):
            self.judge_end(game, move)
        self.score //= POINT

    # Playing a card.

    def judge_play(self, game: Sabotage, card: i64, target: i64) -> None:
        """Add up the features of playing a card."""
        self.judge_loss(game, card, target)
        if target == codes.PILE:
            self.add(DISCARDS, POINT)
            self.judge_values(game, game.value(self.side), game.value(self.side ^ SIDE))
        elif target < codes.OTHER_ROOF:
            self.judge_own(game, card, target)
        else:
            self.judge_other(game, card, target - codes.OTHER_ROOF)

    def judge_own(self, game: Sabotage, card: i64, cell: i64) -> None:
        """Add the features of a change of one's own roof."""
        content = content_after(card)
        self.add(self.deed(game, card, cell), POINT)
        change = self.features.change(OWN, cell, content)
        if change > 0:
            self.add(PROMISE, change)
        else:
            self.add(SPOIL, -change)
        value = game.value(self.side) + value_change(game, self.side, cell, content)
        self.judge_values(game, value, game.value(self.side ^ SIDE))

    def judge_other(self, game: Sabotage, card: i64, cell: i64) -> None:
        """Add the features of a change of the other roof."""
        content = content_after(card)
        if content == 0:
            self.add(REMOVE_OTHER, POINT)
        else:
            self.add(LAY_OTHER, POINT)
        change = self.features.change(OTHER, cell, content)
        if change > 0:
            self.add(OTHER_PROMISE, change)
        else:
            self.add(OTHER_SPOIL, -change)
        other = self.side ^ SIDE
        value = game.value(other) + value_change(game, other, cell, content)
        self.judge_values(game, game.value(self.side), value)

    def deed(self, game: Sabotage, card: i64, cell: i64) -> i64:
        """The feature of the kind of change on one's own roof."""
        if card < FIRST_X:
            return LAY_OWN
        if card < FIRST_WRENCH:
            return LAY_X
        if card >= FIRST_SPECIAL:
            return REMOVE_OWN
        if game.content(self.side, cell) == 0:
            return LAY_WRENCH
        return REFITS

    def judge_values(self, game: Sabotage, own: i64, other: i64) -> None:
        """Add the values of the roofs after the move, and which side could win by ending."""
        bonus = game.setup.lines.bonus
        self.add(POINTS, POINT * (bonus[own] - bonus[game.value(self.side)]))
        self.add(OTHER_POINTS, POINT * (bonus[other] - bonus[game.value(self.side ^ SIDE)]))
        if own >= ENOUGH_TO_END and bonus[own] - COST_OF_ENDING > bonus[other]:
            self.add(READY, POINT)
        elif other >= ENOUGH_TO_END and bonus[other] - COST_OF_ENDING > bonus[own]:
            self.add(DOOMED, POINT)

    # Other uses of a card.

    def judge_loss(self, game: Sabotage, card: i64, target: i64) -> None:
        """Add the features of losing the card and all its other uses."""
        if self.features.held[card] > 1:
            self.add(KEEP_TWIN, POINT)
        if card < FIRST_X:
            self.judge_letter_loss(game, card, target)
        elif card < FIRST_SPECIAL:
            self.judge_wild_loss(game, card, target)
        elif card == SABOTAGE:
            self.add(KEEP_SABOTAGE, -POINT)
        else:
            self.add(KEEP_DISMANTLE, -POINT)

    def judge_letter_loss(self, game: Sabotage, card: i64, target: i64) -> None:
        """Add the loss of a letter: it could have gone on its cell of either roof."""
        cell = card >> FACE_SHIFT
        fits = game.content(self.side, cell) == 0
        hinders = game.content(self.side ^ SIDE, cell) == 0
        if fits and target >= CELL_COUNT:
            self.add(KEEP_FIT, -max(self.features.change(OWN, cell, card + 1), 0))
        if hinders and (target < CELL_COUNT or target == codes.PILE):
            self.add(KEEP_HINDER, min(self.features.change(OTHER, cell, card + 1), 0))
        if target == codes.PILE:
            if fits or hinders:
                self.add(KEEP_LETTER, -POINT)
            else:
                self.add(KEEP_SPARE, -POINT)

    def judge_wild_loss(self, game: Sabotage, card: i64, target: i64) -> None:
        """Add the loss of an X or a wrench: it could have gone on many cells of one's own roof."""
        if card < FIRST_WRENCH:
            self.add(KEEP_X, -POINT)
        else:
            self.add(KEEP_WRENCH, -POINT)
        if target != codes.PILE:
            return
        best: i64 = 0
        cell: i64
        for cell in range(CELL_COUNT):
            if card >= FIRST_WRENCH or game.content(self.side, cell) == 0:
                best = max(best, self.features.change(OWN, cell, card + 1))
        self.add(KEEP_WILD, -best)

    # Ending the round.

    def judge_end(self, game: Sabotage, move: i64) -> None:
        """Add the features of ending the round; letting it go on scores 0."""
        bonus = game.setup.lines.bonus
        own = game.value(self.side)
        other = game.value(self.side ^ SIDE)
        lead = bonus[own] - COST_OF_ENDING - bonus[other]
        self.mind_ending(AT_ALL, POINT)
        self.mind_ending(LEAD, POINT * lead)
        if lead < 0:
            self.mind_ending(BEHIND, POINT)
        elif lead == 0:
            self.mind_ending(EVEN, POINT)
        self.mind_ending(HOPE, self.features.promises[OWN] - POINT * own)
        self.mind_ending(FEAR, self.features.promises[OTHER] - POINT * other)
        self.mind_ending(DECK, POINT * game.deck_left() // game.setup.deck_size)
        if game.last_round():
            if game.score(self.side) - game.score(self.side ^ SIDE) + lead > 0:
                self.mind_ending(WINS_GAME, POINT)
            else:
                self.mind_ending(LOSES_GAME, POINT)
        if move == codes.AGREE:
            self.mind_ending(ASKED, POINT)

    def mind_ending(self, ending: i64, amount: i64) -> None:
        """Add this amount of a feature of ending the round, in hundredths."""
        self.score += self.endings[ending] * amount


def content_after(card: i64) -> i64:
    """The content of a cell after a card was played on it: 0 for nothing, else 1 + the card."""
    if card < FIRST_SPECIAL:
        return card + 1
    return 0


def value_change(game: Sabotage, side: i64, cell: i64, content: i64) -> i64:
    """The change in the value of a roof with this content on a cell."""
    lines = game.setup.lines
    old = lines.digits[game.content(side, cell)] * DIGITS * DIGITS
    new = lines.digits[content] * DIGITS * DIGITS
    change: i64 = 0
    pair = lines.first_pair[cell]
    end = lines.first_pair[cell + 1]
    while pair < end:
        one = lines.digits[game.content(side, lines.pairs[pair])]
        two = lines.digits[game.content(side, lines.pairs[pair + 1])]
        others = one * DIGITS + two
        change += lines.values[new + others] - lines.values[old + others]
        pair += 2
    return change


def policy(weights: dict[str, int] | None = None) -> Policy:
    """The rules bot's policy; named weights replace the shipped ones."""
    chosen = all_weights("sabotage", NAMES, weights)
    return Rules(
        vec[i64]([chosen[f"{stage}.{each}"] for stage in STAGES for each in FEATURES]),
        vec[i64]([chosen[f"end.{ending}"] for ending in ENDINGS]),
        vec[i64]([chosen[f"chance.{chance}"] * SURE // 1000 for chance in CHANCES]),
    )
