"""Everything that is so in a running game of Saboteur: the whole truth, in flat numbers."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.games.saboteur.digging import Digging
from sabot.games.saboteur.maze import Maze
from sabot.games.saboteur.setup import Setup

# A purse is how many gold cards of 1, 2 and 3 nuggets a seat has.
PURSE_STRIDE: Final = 3

# Steps of the story of the gold: what was drawn, taken, paid. Written in `gold`.
STORY_DRAWN: Final = 0
STORY_TAKEN: Final = 1
STORY_PAID: Final = 2
STORY_KIND_SHIFT: Final = 20
STORY_SEAT_SHIFT: Final = 16
STORY_SEAT: Final = 15
STORY_DETAIL: Final = 0xFFFF
STORY_ASKED: Final = 16
STORY_VALUE: Final = 15


class SaboteurState(Digging):
    """The facts, and the questions that need no rule. `rules.Saboteur` plays on them.

    What never changes within a round (deck, roles, goals, pile, purses, story) is shared between
    copies: whoever changes it puts a new one in its place.
    """

    def __init__(
        self,
        setup: Setup,
        phase: i64,
        round_number: i64,
        seat: i64,
        last_seat: i64,
        passes: i64,
        drawn: i64,
        tools: i64,
        peeks: i64,
        pile_to_shuffle: bool,
        maze: Maze,
        hands: vec[i64],
        discards: vec[i64],
        deck: vec[i64],
        roles: vec[i64],
        goals: vec[i64],
        pile: vec[i64],
        offer: vec[i64],
        purses: vec[i64],
        story: vec[i64],
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
        self.passes = passes
        self.pile_to_shuffle = pile_to_shuffle
        self.pile = pile
        self.offer = offer
        self.purses = purses
        self.story = story

    def score(self, seat: i64) -> i64:
        """The nuggets on the seat's gold cards (SAB.9.1)."""
        nuggets: i64 = 0
        index: i64
        for index in range(PURSE_STRIDE):
            nuggets += (index + 1) * self.purses[seat * PURSE_STRIDE + index]
        return nuggets
