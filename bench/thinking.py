"""How long bots think at their default strength: the longest of a hundred decisions or so."""

import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bench.measure import Line
from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal, bot_seed
from sabot.arena.workers import Workers
from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import make_bot
from sabot.games.registry import game_named

SEED: Final = "bench-bots-thinking"
PATIENCE: Final = 60.0
MOST: Final = 1000
# A decision is to be made within so many milliseconds, in 99 of 100 cases.
BAR: Final = 200.0
PLAYERS: Final = {"saboteur": 5, "saboteur2": 5, "seven_seals": 4, "sabotage": 2}


class Timed:
    """A bot, with how long each decision took; what it learns before that is part of it."""

    follows: bool = True

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent = 0.0
        self.times: list[float] = []

    def see(self, step: Seen) -> None:
        """Let it learn, if it wants to."""
        if self.bot.follows:
            begun = time.perf_counter()
            self.bot.see(step)
            self.spent = max(self.spent, time.perf_counter() - begun)

    def choose(self, view: Any) -> Any:
        """Let it decide."""
        begun = time.perf_counter()
        move = self.bot.choose(view)
        # To follow one step of others is part of the wait, if it comes right before.
        self.times.append((time.perf_counter() - begun + self.spent) * 1000)
        self.spent = 0.0
        return move


class Table(NamedTuple):
    """One game of bots of a kind."""

    game: str
    kind: str
    number: int


def times_at(table: Table) -> list[float]:
    """How long each decision of a game took, in milliseconds; forced moves are none."""
    game = game_named(table.game)
    options = game.options(players=PLAYERS[table.game], rounds=1)
    bots = [
        Timed(make_bot(table.kind, game, options, seat, bot_seed(SEED, table.number, seat)))
        for seat in range(options.players)
    ]
    dealer = Dealer(game, SEED, table.number, any_deal)
    GameRunner(game, options, [Player(table.kind, bot) for bot in bots], dealer, PATIENCE).play()
    return [each for bot in bots for each in bot.times]


def tables(game: str, kind: str, seconds: float) -> Iterator[Table]:
    """Games until the time is up, four at least."""
    end = time.monotonic() + seconds
    for number in range(MOST):
        if number >= 4 and time.monotonic() >= end:
            return
        yield Table(game, kind, number)


def thinking_line(game: str, kind: str, workers: Workers, seconds: float) -> Line:
    """The 99th percentile of the decisions, beside what is allowed."""
    found = sorted(
        each for times in workers.results(times_at, tables(game, kind, seconds)) for each in times
    )
    middle, late = (found[int(share * (len(found) - 1))] for share in (0.5, 0.99))
    title = game_named(game).title
    figure = f"p99 {late:.0f} ms, p50 {middle:.0f} ms ({len(found)} decisions)"
    return Line(f"{title}, {kind} thinks", figure, late / BAR, f"{BAR:.0f} ms", 1, most=True)
