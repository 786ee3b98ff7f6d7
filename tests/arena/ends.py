"""Ends of real rounds between bots, for tests of what is read from them."""

from functools import cache
from typing import Any, NamedTuple

from lab.balance.play_deals import StarterRunner, Table
from sabot.arena.contest import ContestDeal
from sabot.arena.game_runner import Player


class End(NamedTuple):
    """A spectator's view at the end of a round, who began it, and what each seat gained."""

    view: Any
    starter: int
    gains: tuple[int, ...]


@cache
def ends(table: Table, deals: int = 8) -> tuple[End, ...]:
    """How the first deals of a table end; always the same."""
    return tuple(end_of(ContestDeal(table.contest("ends"), deal)) for deal in range(deals))


def end_of(dealing: ContestDeal) -> End:
    kind = dealing.contest.bots[0]
    players = [Player(kind, dealing.bot(kind, seat)) for seat in range(dealing.options.players)]
    game = StarterRunner(dealing.game, dealing.options, players, dealing.dealer, 60.0)
    played = game.play()[-1]
    return End(played.view, game.starters[-1], played.gains)
