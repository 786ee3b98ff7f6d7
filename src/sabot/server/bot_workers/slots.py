"""How long slots of a worker's time are: the same for all thoughts of one kind in a round.

A slot ends on time whatever the bot has to think about: a move that is not there by then is made by
the stand-in. So that slow machines and slow bots have the slots they need, slots grow and shrink,
but only from one round of a table to the next, by how long thoughts of this kind took in rounds
that are over. So no slot tells anything about the cards that are still in play.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from types import FunctionType
from typing import Final, NamedTuple

from sabot.core.rng import Rng

# How many times as long as usual slots are at first: rules that are not compiled are slow.
FIRST_FACTOR: Final = 4.0 if isinstance(Rng.below, FunctionType) else 1.0
# Slots shrink when the thoughts of a round took no more than this part of them.
MUCH_LESS: Final = 0.25
# So many thoughts of a round may take longer than the slots of the next: a machine that stood still
# once is no slow machine.
OUTLIERS: Final = 1
# Kinds of thoughts and tables that are remembered; for others, slots are as in the first round.
MOST_KINDS: Final = 1024
MOST_TABLES: Final = 1024


class ThoughtKind(NamedTuple):
    """What everybody can see of a thought: what it is for, and the bot, the game and its size."""

    what: str
    bot: str
    game: str
    players: int


@dataclass
class RoundThoughts:
    """The thoughts of a round at one table: the factor of each kind, and the longest in slots."""

    round: str
    factors: dict[ThoughtKind, float] = field(default_factory=dict[ThoughtKind, float])
    longest: dict[ThoughtKind, list[float]] = field(default_factory=dict[ThoughtKind, list[float]])


class SlotLengths:
    """How many times as long as usual slots are, by the kind of thought."""

    def __init__(self) -> None:
        self.factors: OrderedDict[ThoughtKind, float] = OrderedDict()
        self.tables: OrderedDict[str, RoundThoughts] = OrderedDict()

    def factor(self, table: str, round_key: str, kind: ThoughtKind) -> float:
        """The factor of this kind's slots in a round of a table; it stays for the whole round."""
        thoughts = self.tables.pop(table, None)
        if thoughts is None or thoughts.round != round_key:
            if thoughts is not None:
                self.learn(thoughts)
            thoughts = RoundThoughts(round_key)
        self.tables[table] = thoughts
        if len(self.tables) > MOST_TABLES:
            self.learn(self.tables.popitem(last=False)[1])
        return thoughts.factors.setdefault(kind, self.factors.get(kind, FIRST_FACTOR))

    def record(self, table: str, round_key: str, kind: ThoughtKind, slots: float) -> None:
        """Remember how long a thought took, in usual slots, if its round is still the table's."""
        thoughts = self.tables.get(table)
        if thoughts is not None and thoughts.round == round_key:
            longest = [*thoughts.longest.get(kind, ()), slots]
            thoughts.longest[kind] = sorted(longest, reverse=True)[: OUTLIERS + 1]

    def learn(self, thoughts: RoundThoughts) -> None:
        """Take over what the thoughts of a round that is over needed."""
        for kind, longest in thoughts.longest.items():
            if len(longest) > OUTLIERS:
                self.factors[kind] = fitting(thoughts.factors[kind], longest[OUTLIERS])
                self.factors.move_to_end(kind)
        while len(self.factors) > MOST_KINDS:
            self.factors.popitem(last=False)


def fitting(factor: float, needed: float) -> float:
    """The factor after a round in which thoughts needed so many usual slots: a power of two."""
    if needed <= factor * MUCH_LESS:
        return max(1.0, factor / 2)
    while factor < needed:
        factor *= 2
    return factor
