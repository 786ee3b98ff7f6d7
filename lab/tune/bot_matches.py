"""Matches of two detectives as in the arena: with views and told events."""

from typing import Final

from lab.tune.pairing import Pairing, exchanged
from lab.tune.tuned_bots import seated
from sabot.arena.contest import Contest, ContestDeal
from sabot.arena.lineups import LineUp
from sabot.bots.bot import Bot

# The names of the bots in error messages.
ONE: Final = "the tuned detective"
OTHER: Final = "its opponent"
# Every bot here answers in the end, but a busy machine may delay it for long.
PATIENCE: Final = 3600.0


def bot_advantages(task: tuple[Pairing, range]) -> list[float]:
    """The advantage of the first bot over the second on each deal, in the deciding measure."""
    pairing, deals = task
    return [pairing.advantage(BotMatch(pairing, deal).play().lines) for deal in deals]


class BotMatch(ContestDeal):
    """Two detectives on one deal."""

    def __init__(self, pairing: Pairing, deal: int) -> None:
        contest = Contest(
            game=pairing.game,
            options=pairing.table(deal),
            bots=(ONE, OTHER),
            seating=pairing.seating,
            seed=pairing.seed,
            patience=PATIENCE,
        )
        super().__init__(contest, deal)
        self.weights = {ONE: pairing.one, OTHER: pairing.other}

    def line_ups(self) -> list[LineUp]:
        """The two line-ups of a pair."""
        players = self.options.players
        if self.contest.seating == "mixed":
            return exchanged(players, None)
        return exchanged(players, self.dealer.draw(self.game.new(self.options), 1).roles[:players])

    def made(self, kind: str, seat: int, seed: int) -> Bot:
        """The bot with the weights that the name stands for."""
        return seated(self.game, self.options, self.weights[kind], seat, seed)
