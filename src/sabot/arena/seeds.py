"""All randomness of a contest from one seed: each deal and each bot has a seed of its own."""

import hashlib
from collections.abc import Callable
from typing import Any, Final

from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.table.shuffle import FairShuffle, seed_of_text

# A bot's seed must be a positive number in compiled code.
SEED_BYTES: Final = 7
# Deals are redrawn until one has the wanted saboteurs; this limit is far above what is needed.
MOST_TRIES: Final = 1000

Wanted = Callable[[Any], bool]


def bot_seed(seed: str, deal: int, seat: int) -> int:
    """The seed of the bot at a seat on this deal."""
    text = f"sabot-arena-bot/{seed}/{deal}/{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])


class Dealer:
    """Deals the rounds of one game.

    A deal depends on the seed, the number of the deal and the round, and not on the bots; so all
    line-ups get the same cards, roles and goals in every round.
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
    """True: every deal is wanted."""
    return True


def with_any_saboteur(players: int) -> Wanted:
    """A test for deals with a saboteur among the players."""
    return lambda deal: "saboteur" in deal.roles[:players]


def with_saboteurs(players: int, saboteurs: int) -> Wanted:
    """A test for deals with this number of saboteurs among the players."""
    return lambda deal: deal.roles[:players].count("saboteur") == saboteurs
