"""The situation of the seat to act and the values of its cards, computed once before its moves."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.bots.linear_policy import LinearPolicy
from sabot.bots.saboteur.rules import ALARM, risen
from sabot.bots.saboteur2 import features
from sabot.bots.saboteur2.distances import Distances2, as_walked
from sabot.bots.saboteur2.hostility import Hostility
from sabot.games.saboteur.cards import FIRST_REPAIR, MAP, ROCKFALL
from sabot.games.saboteur.dig_state import HAND_STRIDE
from sabot.games.saboteur.maze import Maze, new_maze, side_count
from sabot.games.saboteur.shapes import Shapes, tunnels_of
from sabot.games.saboteur2 import cards
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import BLUE_DOOR, GREEN_DOOR, NOTHING, PUT_ASIDE

# Lateness rises from 0 to ALARM between these shares of the deck, in hundredths of a full one.
LATE_FROM: Final = 40
LATE_TO: Final = 5
# The number of turns that a table needs to extend the tunnel by a card, in tenths.
TURNS_A_CARD: Final = 30
# Distances in tenths of a card at which a saboteur has little hope, and none.
BLEAK_FROM: Final = 35
BLEAK_TO: Final = 10
WORTH_UNIT: Final = 1000


def keeps() -> vec[i64]:
    """By kind of card, the feature of keeping it."""
    reasons = vec[i64]()
    new_actions = (
        features.KEEP_INSPECTION,
        features.KEEP_CHANGE,
        features.KEEP_SWAP,
        features.KEEP_PRISON,
        features.KEEP_FREE,
        features.KEEP_THIEF,
        features.KEEP_HANDS_OFF,
    )
    for card, name in enumerate(cards.NAMES):
        if cards.is_tunnel(name):
            reasons = append(reasons, keep_tunnel(card, name))
        elif card < FIRST_REPAIR:
            reasons = append(reasons, features.KEEP_BROKEN)
        elif card < ROCKFALL:
            reasons = append(reasons, features.KEEP_REPAIR)
        elif card == ROCKFALL:
            reasons = append(reasons, features.KEEP_ROCKFALL)
        elif card == MAP:
            reasons = append(reasons, features.KEEP_MAP)
        else:
            reasons = append(reasons, new_actions[card - cards.INSPECTION])
    return reasons


def keep_tunnel(card: int, name: str) -> i64:
    """The feature of keeping a tunnel card."""
    if cards.FIRST_LADDER <= card < cards.FIRST_GREEN:
        return features.KEEP_LADDER
    if cards.FIRST_GREEN <= card < cards.FIRST_CRYSTAL:
        return features.KEEP_DOOR
    if cards.FIRST_CRYSTAL <= card < cards.FIRST_MIXED:
        return features.KEEP_CRYSTAL
    groups, _ = tunnels_of(name)
    if not groups:
        return features.KEEP_DEAD_END
    if side_count(groups[0]) > 2 or len(groups) > 1:
        return features.KEEP_FORK
    return features.KEEP_WAY


class CardValues(LinearPolicy):
    """The weights of the seat to act, and everything that is computed once a turn.

    `alarms` has the distances, in tenths of a card, at which a saboteur begins to strike and
    strikes fully; and the same for the share of the deck that is left, in hundredths.
    """

    def __init__(self, tempers: vec[i64], deeds: vec[i64], alarms: vec[i64]) -> None:
        super().__init__(tempers, features.FEATURE_COUNT)
        self.alarms = alarms
        self.keeps = keeps()
        # One for the maze as it is, and one for each colour of doors that may be shut.
        self.walks = [Distances2(), Distances2(), Distances2()]
        self.distances: Distances2 = self.walks[0]
        self.hostility = Hostility(deeds)
        # The maze as its side can walk it, the doors that are shut to it, and its cards by kind.
        self.maze: Maze = new_maze(Shapes([]), linked=True)
        self.barred: i64 = NOTHING
        self.worths = vec[i64]([0] * len(cards.NAMES))
        self.late: i64 = 0
        self.bleak: i64 = 0

    def look_around(self, game: Saboteur2) -> None:
        """Compute the distances and the situation of the seat, and select its weights."""
        role = game.roles[game.seat]
        self.barred = NOTHING
        if role == cards.GREEN:
            self.barred = BLUE_DOOR
        elif role == cards.BLUE:
            self.barred = GREEN_DOOR
        self.maze = as_walked(game.maze, game.setup.shows, self.barred)
        self.distances = self.walks[0]
        if self.maze is not game.maze:
            self.distances = self.walks[self.barred]
        self.distances.look(game, self.maze)
        left = deck_left(game)
        self.late = risen(left, LATE_FROM, LATE_TO)
        self.bleak = 0
        if role == cards.SABOTEUR:
            near = risen(self.distances.nearest, self.alarms[0], self.alarms[1])
            alarm = max(near, risen(left, self.alarms[2], self.alarms[3]))
            self.blend(features.BLENDING_AT, features.STRIKING_AT, alarm, ALARM)
            self.bleak = risen(self.distances.nearest, BLEAK_FROM, BLEAK_TO)
        elif role in (cards.GREEN, cards.BLUE):
            self.take(features.DIGGER_AT)
            self.bleak = self.bleakness(game)
        elif role == cards.BOSS:
            self.take(features.BOSS_AT)
            self.bleak = self.bleakness(game)
        elif role == cards.PROFITEER:
            self.take(features.PROFITEER_AT)
        else:
            self.take(features.GEOLOGIST_AT)
        self.weigh_hand(game)

    def bleakness(self, game: Saboteur2) -> i64:
        """The hopelessness of finishing the tunnel before the cards run out, from 0 to ALARM."""
        turns = game.deck_left()
        seat: i64
        for seat in range(game.setup.players):
            turns += game.hand_count(seat)
        needed = self.distances.nearest * TURNS_A_CARD // 100
        return risen(turns, 2 * needed, needed)

    def weigh_hand(self, game: Saboteur2) -> None:
        """Compute the value of each kind of card in the hand."""
        first = game.seat * HAND_STRIDE + 1
        index: i64
        for index in range(first, first + game.hands[first - 1]):
            card = game.hands[index]
            self.worths[card] = self.weights[self.reason(card)]

    def reason(self, card: i64) -> i64:
        """The feature of keeping a card, for the seat to act."""
        if card == MAP and self.distances.knows_treasure():
            return features.KEEP_MAP_IDLE
        if self.is_rival_door(card):
            return features.KEEP_DEAD_END
        return self.keeps[card]

    def is_rival_door(self, card: i64) -> bool:
        """True if it is a door that is shut to the seat."""
        if self.barred == GREEN_DOOR:
            return cards.FIRST_GREEN <= card < cards.FIRST_BLUE
        return self.barred == BLUE_DOOR and cards.FIRST_BLUE <= card < cards.FIRST_CRYSTAL


def deck_left(game: Saboteur2) -> i64:
    """The share of the deck that is left, in hundredths."""
    setup = game.setup
    return (
        100 * game.deck_left() // (len(setup.cards) - PUT_ASIDE - setup.players * setup.hand_size)
    )
