"""The deals of a record, worked out again from its seed and the players' words."""

from collections.abc import Iterator
from typing import NamedTuple

from sabot.core.errors import BadRecord
from sabot.core.state import State
from sabot.table.fairness import commitment, mixed_seed
from sabot.table.record import Record, replay
from sabot.table.shuffle import FairShuffle


class Unshuffled:
    """Leaves every list as it lay before, and remembers how long each was."""

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def permutation(self, size: int, /) -> list[int]:
        """The numbers below size as they come."""
        self.sizes.append(size)
        return list(range(size))


class Shuffled(NamedTuple):
    """A deal as lines of a record, before it was shuffled and after: lists of so many items."""

    round_number: int
    sizes: tuple[int, ...]
    before: list[str]
    after: list[str]


def shuffles_of(record: Record) -> Iterator[Shuffled]:
    """Each deal beside its lists before they were shuffled, so that anybody can check it."""
    game = record.game
    for step in replay(record):
        if step.turn is None and step.round_number > record.rounds_elsewhere():
            left = Unshuffled()
            before = game.format_deal(game.draw_deal(step.before, left))
            after = game.format_deal(record.rounds[step.round_number - 1].deal)
            yield Shuffled(step.round_number, tuple(left.sizes), before, after)


def check_deals(record: Record) -> bool:
    """True if the deals could be checked: not without a seed. A deal that differs is refused.

    The record is replayed for it with legality on. Rounds that were dealt elsewhere, before the
    game was taken up at its table, are left out; where these are all, nothing was checked.
    """
    fairness = record.fairness
    if fairness is None or fairness.seed is None:
        return False
    if commitment(fairness.seed) != fairness.commitment:
        raise BadRecord("the seed is not the one that the commitment was made for")
    seed = mixed_seed(fairness.seed, fairness.words)
    for step in replay(record):
        if step.turn is None and step.round_number > record.rounds_elsewhere():
            check_deal(record, step.round_number, step.before, seed)
    return record.branched_from is None or len(record.rounds) > record.rounds_elsewhere()


def check_deal(record: Record, number: int, state: State, seed: bytes) -> None:
    """Refuse a round whose deal is not the one that the seed gives in this state."""
    played = record.rounds[number - 1]
    if record.game.draw_deal(state, FairShuffle(seed, number)) != played.deal:
        raise BadRecord(
            f"line {played.line}: the deal of round {number} is not the one"
            " that the seed and the players' words give"
        )
