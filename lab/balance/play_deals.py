"""The tables of bots that are played, and one deal of a table."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from lab.balance.facts import FACTS, Facts
from sabot.arena.contest import Contest, ContestDeal
from sabot.arena.game_runner import GameRunner, Player
from sabot.core.rng import Rng
from sabot.games.registry import game_named

PATIENCE: Final = 60.0


class Table(msgspec.Struct, frozen=True):
    """A table with bots of one kind; in Saboteur, with a fixed number of saboteurs."""

    game: str
    players: int
    saboteurs: int | None
    bot: str

    def contest(self, seed: str) -> Contest:
        """The contest of the arena for this table: independent rounds."""
        game = game_named(self.game)
        return Contest(
            game=self.game,
            options=game.format_options(game.options(players=self.players, rounds=1)),
            bots=(self.bot,),
            seating="mixed",
            seed=seed,
            saboteurs=self.saboteurs,
            patience=PATIENCE,
        )


class Task(msgspec.Struct, frozen=True):
    """Some deals of a table."""

    table: Table
    seed: str
    deals: tuple[int, ...]


class StarterRunner(GameRunner):
    """Runs a game and remembers the starter of each round."""

    def __init__(self, *made_of: Any) -> None:
        super().__init__(*made_of)
        self.starters: list[int] = []

    def deal(self) -> None:
        """Deal the next round."""
        super().deal()
        self.starters.append(self.game.to_act(self.state) or 0)


def play(task: Task) -> list[tuple[int, Facts]]:
    """The facts of each deal of a task: the task of a worker."""
    contest = task.table.contest(task.seed)
    return [(deal, played(ContestDeal(contest, deal))) for deal in task.deals]


def played(dealing: ContestDeal) -> Facts:
    """The facts of one deal."""
    kind = dealing.contest.bots[0]
    seats = range(dealing.options.players)
    players = [Player(kind, dealing.bot(kind, seat)) for seat in seats]
    game = StarterRunner(dealing.game, dealing.options, players, dealing.dealer, PATIENCE)
    ended = game.play()[-1]
    return FACTS[dealing.game.id](ended.view, game.starters[-1], ended.gains)


def tables_of(game_id: str, bots: list[str]) -> Iterator[Table]:
    """All tables of a game."""
    for players in numbers_of(game_id):
        for saboteurs in saboteurs_among(game_id, players):
            for bot in bots:
                yield Table(game_id, players, saboteurs, bot)


def numbers_of(game_id: str) -> list[int]:
    """The numbers of players that are played."""
    # Sabotage is for two or four: three make no sides.
    return [2, 4] if game_id == "sabotage" else list(game_named(game_id).players)


def saboteurs_among(game_id: str, players: int) -> list[int | None]:
    """The possible numbers of saboteurs among the players in Saboteur; None in other games."""
    if game_id != "saboteur":
        return [None]
    game = game_named(game_id)
    state = game.new(game.options(players=players, rounds=1))
    state.deal(Rng(1))
    view = game.view(state, None)
    dealt = next(each for each in view.roles_in_play if each.role == "saboteur")
    return list(range(dealt.least, dealt.most + 1))
