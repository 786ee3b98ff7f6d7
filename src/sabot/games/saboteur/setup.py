"""The options as the hot code reads them, with the tables that a whole game shares."""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.hands import cards_of
from sabot.games.saboteur.cards import (
    BEST_GOLD,
    COUNTS,
    DIGGER,
    GOAL_COUNT,
    GOLD,
    NAMES,
    SABOTEUR,
    TUNNELS,
)
from sabot.games.saboteur.dig_state import DigSetup
from sabot.games.saboteur.maze import new_maze
from sabot.games.saboteur.shapes import Shapes
from sabot.games.saboteur.state import PURSE_STRIDE

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 10

# SAB.2.1: saboteurs and diggers in the deal, from 3 players on.
ROLE_COUNTS: Final[tuple[tuple[int, int], ...]] = (
    (1, 3),
    (1, 4),
    (2, 4),
    (2, 5),
    (3, 5),
    (3, 6),
    (3, 7),
    (4, 7),
)
# SAB.2.4: cards in a hand, from 3 players on.
HAND_SIZES: Final[tuple[int, ...]] = (6, 6, 6, 5, 5, 4, 4, 4)
# SAB.8.1: gold cards drawn for the diggers, from 3 players on.
GOLD_DRAWN: Final[tuple[int, ...]] = (3, 4, 5, 6, 7, 8, 9, 9)
# SAB.8.5: nuggets for each saboteur, by how many there are among the players.
SABOTEUR_PAY: Final[tuple[int, ...]] = (0, 4, 3, 3, 2)

RANDOM_STARTER: Final = -1


class Setup(DigSetup):
    """One game's options as numbers, and its tables. Never changed, so copies share it."""

    def __init__(
        self,
        options: object,
        players: int,
        clockwise: bool,
        linked: bool,
        end_when_all_passed: bool,
        broken_tools_forfeit: bool,
        break_own_tool: bool,
        rounds: int,
        auto_gold: bool,
        starter: int,
    ) -> None:
        row = players - MIN_PLAYERS
        saboteurs, diggers = ROLE_COUNTS[row]
        super().__init__(
            players=players,
            onward=1 if clockwise else players - 1,
            hand_size=HAND_SIZES[row],
            starter=starter,
            rounds=rounds,
            break_own_tool=break_own_tool,
            names=NAMES,
            cards=cards_of(dict(enumerate(COUNTS))),
            roles=cards_of({SABOTEUR: saboteurs, DIGGER: diggers}),
            goals=vec[i64](range(GOAL_COUNT)),
            opening=new_maze(Shapes([shape for shape, _ in TUNNELS]), linked),
        )
        # The options as people chose them; the rules read the numbers below.
        self.options = options
        self.end_when_all_passed = end_when_all_passed
        self.broken_tools_forfeit = broken_tools_forfeit
        self.auto_gold = auto_gold
        self.gold_drawn: i64 = GOLD_DRAWN[row]
        self.gold = cards_of({value + 1: count for value, count in enumerate(GOLD)})
        self.saboteur_pay = vec[i64](SABOTEUR_PAY)
        self.no_offer = vec[i64]([0] * BEST_GOLD)
        self.no_purses = vec[i64]([0] * (players * PURSE_STRIDE))
