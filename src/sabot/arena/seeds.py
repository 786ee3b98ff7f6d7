"""All chance of a contest, from one seed: each deal and each bot has its own, whoever plays it."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.table.shuffle import FairShuffle, seed_of_text

# A bot's seed is a positive number of the hot code.
SEED_BYTES: Final = 7
# Deals are drawn anew until one has the wanted saboteurs; none needs nearly as many.
MOST_TRIES: Final = 1000

Wanted = Callable[[Any], bool]


def bot_seed(seed: str, deal: int, seat: int) -> int:
    """The seed of whoever sits at a seat on this deal."""
    text = f"sabot-arena-bot/{seed}/{deal}/{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])


class Dealer:
    """Deals the rounds of one game.

    What it deals follows from the seed, the number of the deal and the round, and not from who
    plays; so all line-ups get the same cards, roles and goals in every round.
    """

    def __init__(self, game: AnyGame, seed: str, deal: int, wanted: Wanted) -> None:
        self.game = game
        self.text = f"sabot-arena-deal/{seed}/{deal}"
        self.wanted = wanted

    def draw(self, state: Any, round_number: int) -> Any:
        """The deal of the round that the state awaits; the first round has the number 1."""
        for attempt in range(MOST_TRIES):
            shuffle = FairShuffle(seed_of_text(f"{self.text}/{attempt}"), round_number)
            drawn = self.game.draw_deal(state, shuffle)
            if self.wanted(drawn):
                return drawn
        raise SabotError(f"none of {MOST_TRIES} deals has so many saboteurs")


def any_deal(_: Any) -> bool:
    """Every deal is wanted."""
    return True


def with_saboteurs(players: int, saboteurs: int) -> Wanted:
    """Deals in which so many of the players are saboteurs."""
    return lambda deal: deal.roles[:players].count("saboteur") == saboteurs
