"""The options as the hot code reads them, with the tables that a whole game shares."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.core.hands import cards_of
from sabot.games.saboteur.cards import GOAL_COUNT
from sabot.games.saboteur.dig_state import DigSetup
from sabot.games.saboteur.maze import new_maze, tunnel_tile
from sabot.games.saboteur.shapes import Shapes
from sabot.games.saboteur2 import cards

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 12
# SB2.2.2: cards in a hand, and those put aside, whatever the number of players.
HAND_SIZE: Final = 6
PUT_ASIDE: Final = 10
# SB2.7.2: nuggets for each winner, by how many there are; from five on it stays the same.
PAY: Final[tuple[int, ...]] = (0, 5, 4, 3, 2, 1)
MOST_PAID: Final = 5

# No hand has more passes than this: 6 single cards, 15 pairs and 20 threes.
MAX_PASSES: Final = 41
# Each of 70 tunnel cards takes up a place and opens three at most, from the four of the start.
MAX_SITES: Final = 144
# Six tunnel cards, each on every site either way up, and the passes: no list of moves is longer.
MAX_MOVES: Final = 1769

# What a tile shows, besides its tunnels; NOTHING is shown by no tile.
NOTHING: Final = -1
PLAIN: Final = 0
GREEN_DOOR: Final = 1
BLUE_DOOR: Final = 2
CRYSTAL: Final = 3


class Setup(DigSetup):
    """One game's options as numbers, and its tables. Never changed, so copies share it."""

    def __init__(
        self,
        options: object,
        players: int,
        rounds: int,
        starter: int,
        profiteer_joins_lone_boss: bool,
    ) -> None:
        super().__init__(
            players=players,
            onward=1,
            hand_size=HAND_SIZE,
            starter=starter,
            rounds=rounds,
            break_own_tool=False,
            names=cards.NAMES,
            cards=cards_of(dict(enumerate(cards.COUNTS))),
            roles=cards_of(dict(enumerate(cards.ROLE_COUNTS))),
            goals=vec[i64](range(GOAL_COUNT)),
            opening=new_maze(Shapes(cards.shapes_by_kind()), True),
        )
        # The options as people chose them; the rules read the numbers below.
        self.options = options
        self.profiteer_joins_lone_boss = profiteer_joins_lone_boss
        self.pay = vec[i64](PAY)
        self.shows = what_tiles_show()
        self.zeros = vec[i64]([0] * players)


def what_tiles_show() -> vec[i64]:
    """Doors and crystals by tile."""
    shows = vec[i64]([PLAIN] * tunnel_tile(0, 0))
    for card in range(len(cards.NAMES)):
        shown: i64 = PLAIN
        if cards.FIRST_GREEN <= card < cards.FIRST_BLUE:
            shown = GREEN_DOOR
        elif cards.FIRST_BLUE <= card < cards.FIRST_CRYSTAL:
            shown = BLUE_DOOR
        elif cards.FIRST_CRYSTAL <= card < cards.FIRST_MIXED:
            shown = CRYSTAL
        shows = append(append(shows, shown), shown)
    return shows
