"""A table with people, for tests: what they ask is decided and folded as a server does it."""

from collections.abc import Callable
from typing import Any

import msgspec

from sabot.core.rng import Rng
from sabot.locales import bot_names
from sabot.table.changes import Change, Decision, PlayedMove
from sabot.table.commands import AnyCommand, Move, Sit, Start
from sabot.table.context import TableContext
from sabot.table.decide import decide
from sabot.table.entries import AnyEntry
from sabot.table.event_visibility import events_for
from sabot.table.fold import fold, open_table
from sabot.table.game_commands import dealt, play
from sabot.table.seating_commands import enter, opened
from sabot.table.settings import Settings
from sabot.table.table import Table

SEED = bytes(range(32))
AT = 1_000_000
CONTEXT = TableContext(
    kinds=frozenset({"random", "careful"}),
    stand_in="random",
    seed=lambda: SEED,
    bot_names=bot_names,
)
GAME = "saboteur(players=3,edition=gigamic,rounds=2)"
# The shortest game there is, to be played to its end.
SHORT = "seven_seals(players=3,rounds=1)"


class Company:
    """A table, its log, and a clock that stands until it is moved."""

    def __init__(self, game: str = GAME, pin: str | None = None, **settings: Any) -> None:
        first = opened(CONTEXT, Settings(game=game, **settings), pin)
        self.at = AT
        self.table: Table = open_table("table", first, AT)
        self.log: list[tuple[int, AnyEntry]] = [(AT, first)]
        self.changes: list[Change] = []

    def enter(self, *names: str) -> None:
        """People come in, each with a key of their own."""
        for name in names:
            self.take(enter(self.table, CONTEXT, name, f"key of {name}"))

    def do(self, person: int, command: AnyCommand) -> list[AnyEntry]:
        """Somebody asks for something; what followed from it."""
        return self.carry_out(decide(self.table, CONTEXT, person, command))

    def carry_out(self, decision: Decision) -> list[AnyEntry]:
        """Fold the entries of a decision, as a room does when they are committed."""
        return self.take(decision.entries, decision.played)

    def take(self, entries: list[AnyEntry], played: PlayedMove | None = None) -> list[AnyEntry]:
        """These entries happen."""
        for entry in entries:
            self.changes.append(fold(self.table, entry, self.at, played))
            self.log.append((self.at, entry))
        return entries

    def told(self, viewer: int | None) -> list[Any] | None:
        """The events of the last entry for a viewer; None if they must not know of it."""
        return events_for(self.table, self.changes[-1], [viewer])[0]

    def legal(self) -> list[Any]:
        """The legal moves of the seat to act."""
        assert self.table.match is not None
        return self.table.game.legal_moves(self.table.match.state)

    def move(self, turn: int | None = None) -> Move:
        """The command for the first legal move; for this turn, unless another is given."""
        raw = msgspec.Raw(msgspec.json.encode(self.legal()[0]))
        return Move(self.table.turn if turn is None else turn, raw)

    def play_on(self, holds: Callable[[Table], object], chance: int = 1) -> None:
        """Random moves and deals until something holds."""
        rng = Rng(chance)
        while not holds(self.table):
            seat = self.table.to_act()
            if seat is None:
                self.deal()
                continue
            moves = self.legal()
            self.carry_out(play(self.table, seat, moves[rng.below(len(moves))], "person"))

    def deal(self) -> None:
        """The next round is dealt."""
        assert self.table.match is not None
        self.take([dealt(self.table, self.table.match.state)])


def seated(game: str = GAME, **settings: Any) -> Company:
    """Ada, Ben and Cleo have the three seats; Ada is the host."""
    company = Company(game, **settings)
    company.enter("Ada", "Ben", "Cleo")
    for person in range(3):
        company.do(person, Sit(person))
    return company


def started(game: str = GAME, **settings: Any) -> Company:
    """They play; Dora, person 3, watches."""
    company = seated(game, **settings)
    company.enter("Dora")
    company.do(0, Start())
    return company


def over(game: str = SHORT, **settings: Any) -> Company:
    """They have played to the end."""
    company = started(game, round_pause=0, **settings)
    company.play_on(lambda table: table.phase == "over")
    return company


def to_act(company: Company) -> int:
    """The seat whose turn it is."""
    seat = company.table.to_act()
    assert seat is not None
    return seat
