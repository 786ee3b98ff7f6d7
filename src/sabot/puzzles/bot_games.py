"""Games that bots play for puzzles: one round each, with everything that was dealt and played."""

from collections.abc import Sequence
from typing import Any, Final

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal, bot_seed
from sabot.bots.roster import make_bot
from sabot.core.game import AnyGame
from sabot.core.notation import format_seat
from sabot.table.record import Record, Round, Turn

# A bot that thinks longer is stuck.
PATIENCE_S: Final = 60.0


class NotedDealer(Dealer):
    """A dealer that remembers the deal of the last round."""

    dealt: Any = None

    def draw(self, state: Any, round_number: int) -> Any:
        """The deal of the round that the state awaits."""
        self.dealt = super().draw(state, round_number)
        return self.dealt


class NotedGame(GameRunner):
    """A game of bots whose moves are kept."""

    def __init__(
        self, game: AnyGame, options: Any, bots: Sequence[str], seed: str, deal: int
    ) -> None:
        players = [
            Player(kind, make_bot(kind, game, options, seat, bot_seed(seed, deal, seat)))
            for seat, kind in enumerate(bots)
        ]
        self.noted = NotedDealer(game, seed, deal, any_deal)
        self.turns: list[Turn] = []
        super().__init__(game, options, players, self.noted, PATIENCE_S)

    def chosen(self, seat: int) -> int:
        """The code of the move that the seat's bot has chosen."""
        code = super().chosen(seat)
        self.turns.append(Turn(seat, self.game.move_of(code)))
        return code


def played_game(game: AnyGame, options: Any, bots: Sequence[str], seed: str, deal: int) -> Record:
    """The record of a game of one round that these bots have played."""
    runner = NotedGame(game, options, bots, seed, deal)
    runner.play()
    scores = tuple(int(runner.state.score(seat)) for seat in range(options.players))
    played = Round(runner.noted.dealt, runner.turns)
    return Record(game, options, names(bots), [played], scores)


def names(bots: Sequence[str]) -> list[str]:
    """The names of the seats, as a record has those of bots."""
    return [f"{kind.partition('@')[0]} {format_seat(seat)}" for seat, kind in enumerate(bots)]


def until(record: Record, turns: int) -> Record:
    """The record up to so many turns of its only round."""
    played = record.rounds[0]
    begun = Round(played.deal, played.turns[:turns])
    return Record(record.game, record.options, record.names, [begun])
