"""What a game of this family is played with: names, cards, roles, goals and the opening maze."""

# Compiled by mypyc.

from librt.vecs import append, vec
from mypy_extensions import i64

from sabot.games.saboteur.maze import Maze


class Pack:
    """The players and the cards of one game. Never changed, so copies share it.

    `names` are the kinds of cards by number; `cards` are all that are shuffled for a round.
    """

    def __init__(
        self,
        players: int,
        onward: int,
        hand_size: int,
        starter: int,
        rounds: int,
        break_own_tool: bool,
        names: tuple[str, ...],
        cards: vec[i64],
        roles: vec[i64],
        goals: vec[i64],
        opening: Maze,
    ) -> None:
        self.players: i64 = players
        self.onward: i64 = onward
        self.hand_size: i64 = hand_size
        self.starter: i64 = starter
        self.rounds: i64 = rounds
        self.break_own_tool = break_own_tool
        self.names = names
        self.cards = cards
        self.roles = roles
        self.goals = goals
        self.opening: Maze = opening


def cards_of(counts: dict[int, int]) -> vec[i64]:
    """So many cards of each kind, in the order of the kinds given."""
    cards = vec[i64]()
    for kind, count in counts.items():
        for _ in range(count):
            cards = append(cards, kind)
    return cards
