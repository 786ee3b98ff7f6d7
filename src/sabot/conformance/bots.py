"""Checks that every bot must pass: its moves are legal, in time, and the same with one seed."""

from sabot.arena.contest import Contest, ContestDeal
from sabot.arena.lineups import LineUp
from sabot.games.registry import game_of_options

BESIDE = "random"


def check_bot(kind: str, options: str, *, deals: int = 2, patience: float = 10.0) -> int:
    """Let a bot play every seat among random ones, and all seats; the number of games.

    `options` is a game such as `sabotage(players=4,rounds=1)`. A bot that makes an illegal move,
    raises an error or takes too long raises `sabot.bots.failure.BotFailed`. One that plays another
    game with the same seed is an AssertionError: all its chance must come from the seed.
    """
    game = game_of_options(options)
    contest = Contest(
        game=game.id,
        options=game.format_options(game.parse_options(options)),
        bots=(kind,),
        seating="among",
        seed="conformance",
        patience=patience,
        other=BESIDE,
    )
    games = 0
    for deal in range(deals):
        first, again = BotTrial(contest, deal).play(), BotTrial(contest, deal).play()
        assert first == again, f"the bot '{kind}' plays otherwise with the same seed (deal {deal})"
        games += first.games
    return games


class BotTrial(ContestDeal):
    """A deal in which the bot takes each seat in turn, and then all of them."""

    def line_ups(self) -> list[LineUp]:
        """The seating of the bot in each of the games."""
        players = self.options.players
        return [*super().line_ups(), LineUp((0,) * players, (None,) * players)]
