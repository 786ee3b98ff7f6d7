"""Games as they were played at a table, folded from its log: records, replays, deals."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from sabot.core.errors import BadRecord
from sabot.core.game import Viewer
from sabot.server.audience import changed_fields
from sabot.server.store.log import Log, Row
from sabot.server.tables import DECODE
from sabot.table.deals import check_deals
from sabot.table.entries import Opened, Rematched
from sabot.table.fairness import Fairness, commitment
from sabot.table.folding import fold, open_table
from sabot.table.record import Record, Step, format_record, replay
from sabot.table.table import Table
from sabot.wire.calls import DealCheck, Frame, Replay


@dataclass
class Past:
    """One game of a table, as far as it was played."""

    table: Table
    record: Record
    over: bool

    @property
    def names(self) -> list[str]:
        """Who played, by seat."""
        return self.record.names

    def record_text(self) -> str:
        """The record as text."""
        return format_record(self.record)

    def replay(self, viewer: Viewer) -> Replay:
        """Every step as a viewer was told it; of each view what had changed."""
        frames: list[Frame] = []
        seen: Any = None
        for step in replay(self.record):
            view = self.record.game.view(step.after, viewer)
            told = told_of(self.record, step, viewer)
            changes = view if seen is None else changed_fields(seen, view)
            frames.append(Frame(step.number, step.round_number, told, changes))
            seen = view
        return Replay(
            table=self.table.id,
            game_number=self.table.game_number,
            options=self.table.settings.game,
            names=tuple(self.names),
            seat=viewer,
            over=self.over,
            frames=frames,
        )

    def deal_check(self) -> DealCheck:
        """The deals, worked out again if the seed may be known."""
        fairness = self.record.fairness
        if fairness is None:
            raise AssertionError("a game at a table has its commitment")
        verified, words = verdict(self.record)
        return DealCheck(
            table=self.table.id,
            game_number=self.table.game_number,
            commitment=fairness.commitment,
            seed=None if fairness.seed is None else fairness.seed.hex(),
            words=fairness.words,
            rounds=len(self.record.rounds),
            verified=verified,
            words_for_people=words,
        )


def told_of(record: Record, step: Step, viewer: Viewer) -> list[object]:
    """What a viewer was told of a step."""
    if step.turn is None:
        return list(record.game.told_deal(step.after, viewer))
    return list(record.game.told(step.before, step.turn.move, step.after, viewer))


def verdict(record: Record) -> tuple[bool | None, str]:
    """Whether the deals are those of the seed; and a sentence about it."""
    try:
        if check_deals(record):
            return True, "every deal is the one that the seed and the players' words give"
    except BadRecord as reason:
        return False, str(reason)
    return None, "the seed is revealed when the game is over"


async def past_game(log: Log, table_id: str, number: int) -> Past | None:
    """A game of a table by its number; None if it has not begun."""
    rows = await log.read(table_id)
    return await asyncio.to_thread(game_in, table_id, rows, number)


def game_in(table_id: str, rows: Sequence[Row], number: int) -> Past | None:
    """A game that is among the rows of a table's log, by its number."""
    table: Table | None = None
    for row in rows:
        entry = DECODE(row.body)
        if table is None:
            if not isinstance(entry, Opened):
                raise TypeError("a log begins with an opening")
            table = open_table(table_id, entry, row.at)
            continue
        if isinstance(entry, Rematched) and table.game_number == number:
            break
        fold(table, entry, row.at)
    if table is None or table.game_number != number or table.match is None:
        return None
    return Past(table, with_fairness(table, table.match.record), table.phase == "over")


def with_fairness(table: Table, record: Record) -> Record:
    """The record with what was committed, and after the game with what is revealed."""
    seed = table.seed if table.phase == "over" else None
    return msgspec.structs.replace(
        record, fairness=Fairness(commitment(table.seed), table.words, seed)
    )
