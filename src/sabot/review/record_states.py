"""A record as a review reads it: its rounds with all their states."""

from functools import lru_cache
from typing import Any, NamedTuple

from sabot.core.game import AnyGame
from sabot.core.state import State
from sabot.table.record import Record, Step, parse_record, replay


class RoundHistory(NamedTuple):
    """One round: the state that awaited its deal, the deal as a step, and each turn as one."""

    number: int
    deal: Step
    turns: list[Step]

    @property
    def opening(self) -> State:
        """The state that was dealt."""
        opening: State = self.deal.after
        return opening

    @property
    def last(self) -> State:
        """The state after the last turn."""
        last: State = self.turns[-1].after if self.turns else self.deal.after
        return last

    def seats(self) -> list[int]:
        """The seat that made each turn."""
        return [step.turn.seat for step in self.turns if step.turn is not None]

    def codes(self, game: AnyGame) -> list[int]:
        """The moves as codes."""
        return [game.move_code(move_of(step)) for step in self.turns]


class GameHistory(NamedTuple):
    """A record with its rounds."""

    record: Record
    chapters: list[RoundHistory]

    @property
    def game(self) -> AnyGame:
        """The game that was played."""
        return self.record.game

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.record.options.players)


def move_of(step: Step) -> Any:
    """The move of a turn."""
    return None if step.turn is None else step.turn.move


def history_of(record: Record) -> GameHistory:
    """The rounds of a record; a BadRecord names the move that breaks the rules."""
    chapters: list[RoundHistory] = []
    for step in replay(record):
        if step.turn is None:
            chapters.append(RoundHistory(step.round_number, step, []))
        else:
            chapters[-1].turns.append(step)
    return GameHistory(record, chapters)


@lru_cache(maxsize=2)
def history_in(text: str) -> GameHistory:
    """The history in a record's text, cached: workers get the text."""
    return history_of(parse_record(text))
