"""Value estimate: a seat's expected nuggets by the distances of both colours and the turn order.

It works backwards from the last turn: diggers extend the tunnel with some probability, the player
of the last card decides which side wins, and saboteurs cut the tunnel.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur2 import payout
from sabot.games.saboteur2.cards import BLUE, BOSS, GEOLOGIST, GREEN, SABOTEUR
from sabot.games.saboteur2.maze_queries import count_shown
from sabot.games.saboteur2.rules import Saboteur2
from sabot.games.saboteur2.setup import CRYSTAL

BOTH_WIN: Final = 3
# The largest distance in cards that is told apart, and the number of pairs of distances.
FARTHEST: Final = 8
WIDTH: Final = 9
PAIRS: Final = 81
# Rates of the rules bots in a turn in which they can dig: a digger extends the tunnel, a geologist
# does, a saboteur cuts a near tunnel, and a far one.
LEADS_ON: Final = 0.4
CRYSTALS_LEAD_ON: Final = 0.1
CUTS_NEAR: Final = 0.28
CUTS_FAR: Final = 0.1
NEAR: Final = 4
CUT: Final = 2
# The probabilities that a turn is enough to mend one's tools or to leave the prison, and that a
# player leaves it before the round ends.
MENDS: Final = 0.7
LEAVES: Final = 0.4
ESCAPES: Final = 0.7
# The crystals that a geologist can still expect at once, and by each further turn.
CRYSTALS_TO_COME: Final = 0.5
CRYSTALS_A_TURN: Final = 0.1
# Discarding three cards at a time makes a round shorter: the number of turns for four cards.
TURNS_OF_FOUR: Final = 3
# The largest number of turns that is looked ahead; beyond it, saboteurs win with this share.
HORIZON: Final = 40
SABOTEURS_SHARE: Final = 0.25


class ValueEstimate:
    """The expected nuggets of a seat in a round whose roles are known.

    `nuggets` has them for every pair of distances, of green and of blue, in cards; `pays` has the
    nuggets of the seat by the winning sides.
    """

    def __init__(self) -> None:
        self.nuggets = vec[float]([0.0] * PAIRS)
        self.pays = vec[float]([0.0] * (payout.SABOTEURS_WIN + 1))

    def foresee(self, state: Saboteur2, seat: i64, first: i64) -> None:
        """Compute the estimate for a seat, if the seat `first` acts next."""
        self.count_pays(state, seat)
        turns = turns_left(state)
        pays = self.pays
        last: float = pays[payout.SABOTEURS_WIN]
        if turns > HORIZON:
            turns = HORIZON
            found: float = (pays[payout.GREEN_WINS] + pays[payout.BLUE_WINS]) / 2.0
            last = SABOTEURS_SHARE * last + (1.0 - SABOTEURS_SHARE) * found
        pair: i64
        for pair in range(PAIRS):
            self.nuggets[pair] = last
        players = state.setup.players
        while turns > 0:
            turns -= 1
            self.go_back(state, seat, (first + turns) % players, turns // players)

    def expected(self, green: i64, blue: i64) -> float:
        """The expected nuggets if the paths have these costs, in tenths of a card."""
        return self.nuggets[cards(green) * WIDTH + cards(blue)]

    # Payouts.

    def count_pays(self, state: Saboteur2, seat: i64) -> None:
        """Compute the nuggets of the seat by winning sides; some prisoners will be free by then."""
        prisons = state.prisons
        self.add_pays(state, seat, 0.0, 1.0 - ESCAPES)
        state.prisons = 0
        self.add_pays(state, seat, 1.0, ESCAPES)
        state.prisons = prisons

    def add_pays(self, state: Saboteur2, seat: i64, kept: float, weight: float) -> None:
        """Blend in the nuggets of the seat with the prisoners as they are now, with this weight."""
        role = state.roles[seat]
        sides: i64
        for sides in (payout.GREEN_WINS, payout.BLUE_WINS, BOTH_WIN, payout.SABOTEURS_WIN):
            pay: float = 0.0
            if payout.wins(state, seat, sides):
                pay = float(payout.share_of(role, payout.share_of_winners(state, sides)))
            elif role == GEOLOGIST and not state.imprisoned(seat):
                crystals: float = float(count_shown(state.maze, state.setup.shows, CRYSTAL))
                pay = (crystals + CRYSTALS_TO_COME) / float(payout.number_in_play(state, GEOLOGIST))
            self.pays[sides] = kept * self.pays[sides] + weight * pay

    # Turns.

    def go_back(self, state: Saboteur2, seat: i64, actor: i64, rounds: i64) -> None:
        """Compute the expected nuggets before a turn from those after it."""
        role = state.roles[actor]
        chance = able(state, actor, rounds)
        if role == SABOTEUR:
            self.cut()
        elif role == GREEN:
            self.dig(payout.GREEN_WINS, LEADS_ON * chance, LEADS_ON * chance)
        elif role == BLUE:
            self.dig(payout.BLUE_WINS, LEADS_ON * chance, LEADS_ON * chance)
        elif role == BOSS:
            self.dig(BOTH_WIN, LEADS_ON * chance, LEADS_ON * chance)
        elif role == GEOLOGIST:
            self.dig(BOTH_WIN, CRYSTALS_LEAD_ON * chance, 0.0)
            if actor == seat:
                self.gain(CRYSTALS_A_TURN * chance)

    def dig(self, colours: i64, leads_on: float, ends: float) -> None:
        """A player digs for these colours, and extends or ends the tunnel by these chances."""
        nuggets = self.nuggets
        green: i64 = FARTHEST
        blue: i64
        while green > 0:
            blue = FARTHEST
            while blue > 0:
                pair = green * WIDTH + blue
                reached = reach(colours, green, blue)
                if reached:
                    nuggets[pair] += ends * (self.pays[reached] - nuggets[pair])
                else:
                    after = pair - step_of(colours, green, blue)
                    nuggets[pair] += leads_on * (nuggets[after] - nuggets[pair])
                blue -= 1
            green -= 1

    def cut(self) -> None:
        """A saboteur makes both paths longer, more often when the tunnel is near."""
        nuggets = self.nuggets
        green: i64
        blue: i64
        for green in range(1, WIDTH):
            for blue in range(1, WIDTH):
                pair = green * WIDTH + blue
                after = min(green + CUT, FARTHEST) * WIDTH + min(blue + CUT, FARTHEST)
                if green <= NEAR or blue <= NEAR:
                    nuggets[pair] += CUTS_NEAR * (nuggets[after] - nuggets[pair])
                else:
                    nuggets[pair] += CUTS_FAR * (nuggets[after] - nuggets[pair])

    def gain(self, nuggets: float) -> None:
        """Add nuggets at every pair of distances."""
        pair: i64
        for pair in range(PAIRS):
            self.nuggets[pair] += nuggets


def cards(cost: i64) -> i64:
    """A cost as a distance in cards, at least one."""
    return max(1, min(FARTHEST, (cost + 5) // 10))


def turns_left(state: Saboteur2) -> i64:
    """The number of turns that the cards will last."""
    left = state.deck_left()
    seat: i64
    for seat in range(state.setup.players):
        left += state.hand_count(seat)
    return left * TURNS_OF_FOUR // 4


def able(state: Saboteur2, seat: i64, rounds: i64) -> float:
    """The probability that the seat can dig after this number of its turns."""
    waits: float = 0.0
    if state.imprisoned(seat):
        waits = 1.0 - LEAVES
    elif state.broken(seat):
        waits = 1.0 - MENDS
    else:
        return 1.0
    still: float = 1.0
    while rounds > 0:
        still *= waits
        rounds -= 1
    return 1.0 - still


def reach(colours: i64, green: i64, blue: i64) -> i64:
    """The colours that win if a player who digs for these lays the next card; 0 if none does."""
    reached: i64 = 0
    if green == 1:
        reached = payout.GREEN_WINS
    if blue == 1:
        reached |= payout.BLUE_WINS
    return reached & colours


def step_of(colours: i64, green: i64, blue: i64) -> i64:
    """The change of a pair of distances by a card for these colours; equal ones change together."""
    if green == blue:
        return WIDTH + 1
    if colours == payout.GREEN_WINS or (colours == BOTH_WIN and green < blue):
        return WIDTH
    return 1
