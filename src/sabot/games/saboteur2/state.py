"""Everything that is so in a running game of Saboteur 2: the whole truth, in flat numbers."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.saboteur.cards import GOAL_COUNT, TREASURE
from sabot.games.saboteur.dig import HAND_STRIDE
from sabot.games.saboteur.digging import Digging
from sabot.games.saboteur.maze import Maze
from sabot.games.saboteur2.setup import Setup

# Lists of seats packed into one number, four bits for each, one more than the seat's number.
SEAT_BITS: Final = 4
SEAT: Final = 15

# A card that was put down face down together with the one before.
DISCARD_TOGETHER: Final = 4096

# A role put away: the role, whose it was, and who knows it.
AWAY_SEAT_SHIFT: Final = 4
AWAY_KNOWN_SHIFT: Final = 8

# What hands went through since the first swap of a round, for who remembers what they gave away.
SWAPPED: Final = 0
HANDED: Final = 1
PUT_OPEN: Final = 2
PUT_DOWN: Final = 3
DREW: Final = 4
LOG_KIND_SHIFT: Final = 16
LOG_SEAT_SHIFT: Final = 12
LOG_DETAIL: Final = 0xFFF


class Saboteur2State(Digging):
    """The facts, and the questions that need no rule. `rules.Saboteur2` plays on them.

    `roles` are the players', then those never dealt; as many of these were drawn as roles were
    put `away`. `knows` has for each seat, as bits, whose roles it has inspected. `thieves` are
    the seats with a thief card, the last put down first; `robbers` those that are yet to steal.
    What changes rarely (aside, knows, away, nuggets, thefts) is shared between copies: whoever
    changes it puts a new one in its place.
    """

    def __init__(
        self,
        setup: Setup,
        phase: i64,
        round_number: i64,
        seat: i64,
        last_seat: i64,
        drawn: i64,
        tools: i64,
        peeks: i64,
        prisons: i64,
        thieves: i64,
        robbers: i64,
        maze: Maze,
        hands: vec[i64],
        discards: vec[i64],
        log: vec[i64],
        deck: vec[i64],
        aside: vec[i64],
        roles: vec[i64],
        goals: vec[i64],
        knows: vec[i64],
        away: vec[i64],
        nuggets: vec[i64],
        thefts: vec[i64],
    ) -> None:
        super().__init__(
            setup,
            phase,
            round_number,
            seat,
            last_seat,
            drawn,
            tools,
            peeks,
            maze,
            hands,
            discards,
            deck,
            roles,
            goals,
        )
        self.setup = setup
        self.prisons = prisons
        self.thieves = thieves
        self.robbers = robbers
        self.log = log
        self.aside = aside
        self.knows = knows
        self.away = away
        self.nuggets = nuggets
        self.thefts = thefts

    def score(self, seat: i64) -> i64:
        """The seat's nuggets (SB2.8.1)."""
        return self.nuggets[seat]

    # Prisons and thieves.

    def imprisoned(self, seat: i64) -> bool:
        """Whether a prison card lies in front of the seat."""
        return (self.prisons >> seat) & 1 != 0

    def has_thief(self, seat: i64) -> bool:
        """Whether a thief card lies in front of the seat."""
        thieves = self.thieves
        while thieves:
            if (thieves & SEAT) == seat + 1:
                return True
            thieves >>= SEAT_BITS
        return False

    def put_thief(self, seat: i64) -> None:
        """Put a thief card in front of the seat: the last one put down."""
        self.thieves = (self.thieves << SEAT_BITS) | (seat + 1)

    def drop_thief(self, seat: i64) -> None:
        """Take the thief card from in front of the seat."""
        kept: i64 = 0
        shift: i64 = 0
        thieves = self.thieves
        while thieves:
            if (thieves & SEAT) != seat + 1:
                kept |= (thieves & SEAT) << shift
                shift += SEAT_BITS
            thieves >>= SEAT_BITS
        self.thieves = kept

    # Roles: what was inspected, and what was put away.

    def has_inspected(self, seat: i64, other: i64) -> bool:
        """Whether the seat has looked at the role that the other has now."""
        return (self.knows[seat] >> other) & 1 != 0

    def note_inspection(self, seat: i64, other: i64) -> None:
        """Remember that the seat has looked at the other's role (SB2.5.1)."""
        self.knows = self.knows[:]
        self.knows[seat] |= 1 << other

    def change_role(self, seat: i64) -> None:
        """Put the seat's role away and draw the next of those not dealt (SB2.5.2)."""
        players = self.setup.players
        known: i64 = 1 << seat
        knows = self.knows[:]
        other: i64
        for other in range(players):
            known |= ((knows[other] >> seat) & 1) << other
            knows[other] &= ~(1 << seat)
        put = self.roles[seat] | (seat << AWAY_SEAT_SHIFT) | (known << AWAY_KNOWN_SHIFT)
        self.roles = self.roles[:]
        self.roles[seat] = self.roles[players + len(self.away)]
        self.away = append(self.away[:], put)
        self.knows = knows

    # Hands.

    def exchange_hands(self, seat: i64, other: i64) -> None:
        """The two exchange all their cards, and remember what they gave away (SB2.5.3)."""
        hands = self.hands
        mine = seat * HAND_STRIDE
        yours = other * HAND_STRIDE
        detail = other | (hands[mine] << 4) | (hands[yours] << 8)
        self.log = append(self.log, log_entry(SWAPPED, seat, detail))
        self.note_handed(seat)
        self.note_handed(other)
        index: i64
        for index in range(HAND_STRIDE):
            card = hands[mine + index]
            hands[mine + index] = hands[yours + index]
            hands[yours + index] = card

    def note_handed(self, seat: i64) -> None:
        """Write down each card that the seat hands over."""
        first = seat * HAND_STRIDE + 1
        index: i64
        for index in range(first, first + self.hands[first - 1]):
            self.log = append(self.log, log_entry(HANDED, seat, self.hands[index]))

    def note(self, kind: i64, seat: i64, detail: i64) -> None:
        """Write down what a hand went through, if hands have been swapped in this round."""
        if len(self.log):
            self.log = append(self.log, log_entry(kind, seat, detail))

    def draw_cards(self, seat: i64, cards: i64) -> None:
        """Draw so many cards, or what is left of the deck (SB2.3.4, SB2.3.5)."""
        before = self.drawn
        while cards > 0:
            self.draw(seat)
            cards -= 1
        if self.drawn > before:
            self.note(DREW, seat, self.drawn - before)

    # The end of a round.

    def treasure(self) -> i64:
        """Which of the goals the treasure is."""
        goal: i64
        for goal in range(GOAL_COUNT):
            if self.goals[goal] == TREASURE:
                return goal
        return 0

    def found(self) -> bool:
        """Whether the treasure lies face up: the last to put a card down has reached it."""
        return not self.maze.is_face_down(self.treasure())


def log_entry(kind: i64, seat: i64, detail: i64) -> i64:
    """A line of the log as a number."""
    return (kind << LOG_KIND_SHIFT) | (seat << LOG_SEAT_SHIFT) | detail
