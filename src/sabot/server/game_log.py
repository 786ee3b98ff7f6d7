"""The log of a game as one viewer was told it, a round at a time."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from sabot.core.game import SPECTATOR, Viewer
from sabot.server.compression import Piece
from sabot.server.errors import Rejected
from sabot.server.replays.protocol import Question
from sabot.server.store.log import Row
from sabot.server.tables import DECODE
from sabot.table.entries import AnyEntry, Dealt, Moved, Opened, Rematched, Started
from sabot.table.event_visibility import events_for
from sabot.table.events import SeatNoted, SomebodySaid, WatchersHadSaid, YourTurn
from sabot.table.fold import fold, open_table
from sabot.table.table import Table
from sabot.wire.calls import LogPage, LogStep

ENCODE: Final = msgspec.json.encode
# Told for the moment, and in no log: lines of the chat come with every snapshot.
PASSING: Final = (YourTurn, SomebodySaid, WatchersHadSaid, SeatNoted)


class Span(NamedTuple):
    """A round of a game in a table's log, as places in it; `steps` of the game came before it."""

    round: int
    begins: int
    ends: int
    steps: int


class Told(NamedTuple):
    """An event as a viewer was told it, and whether all others were told the same."""

    event: Any
    public: bool


class ToldStep(NamedTuple):
    """What was told at once. `step` is the last step of the game by then, from 0."""

    step: int
    told: list[Told]


def page_pieces(table_id: str, rows: Sequence[Row], number: int, question: Question) -> list[Piece]:
    """A page of the log as JSON, in pieces: what only the viewer was told lies apart."""
    entries = [DECODE(row.body) for row in rows]
    span = span_of(entries, number, question.round)
    table = before(table_id, rows, entries, span)
    steps = list(steps_of(table, rows, entries, span, question.viewer))
    page = LogPage(number, span.round, question.news, names_in(table, steps), [])
    head = ENCODE(page).removesuffix(b"]}")
    pieces = [Piece(head, public=True)]
    for place, (step, told) in enumerate(steps):
        opening = ENCODE(LogStep(step, [])).removesuffix(b"]}")
        pieces.append(Piece(b"," * (place > 0) + opening, public=True))
        for at, (event, public) in enumerate(told):
            pieces.append(Piece(b"," * (at > 0), public=True))
            pieces.append(Piece(ENCODE(event), public))
        pieces.append(Piece(b"]}", public=True))
    return [*pieces, Piece(b"]}", public=True)]


def span_of(entries: Sequence[AnyEntry], number: int, wished: int | None) -> Span:
    """Where a round of a game lies, the last if none is wished. All between rounds ends one."""
    begins, deals, ends = 0, list[int](), len(entries)
    game = 1
    for place, entry in enumerate(entries):
        if isinstance(entry, Rematched):
            if game == number:
                ends = place
                break
            game += 1
        elif game == number and isinstance(entry, Started):
            begins = place
        elif game == number and isinstance(entry, Dealt):
            deals.append(place)
    if not deals:
        raise Rejected("no-game-yet")
    if wished is not None and not 1 <= wished <= len(deals):
        raise Rejected("bad-call", detail=f"there are the rounds 1 to {len(deals)}")
    place = len(deals) if wished is None else wished
    first = begins if place == 1 else deals[place - 1]
    steps = sum(isinstance(entry, Dealt | Moved) for entry in entries[begins:first])
    return Span(place, first, [*deals, ends][place], steps)


def before(table_id: str, rows: Sequence[Row], entries: Sequence[AnyEntry], span: Span) -> Table:
    """The table as it was before a round."""
    opened = entries[0]
    if not isinstance(opened, Opened):
        raise TypeError("a log begins with an opening")
    table = open_table(table_id, opened, rows[0].at)
    for row, entry in islice(zip(rows, entries, strict=True), 1, span.begins):
        fold(table, entry, row.at)
    return table


def steps_of(
    table: Table, rows: Sequence[Row], entries: Sequence[AnyEntry], span: Span, viewer: Viewer
) -> Iterator[ToldStep]:
    """What a viewer was told of a round, in order; the table goes through it."""
    step = span.steps - 1
    for row, entry in islice(zip(rows, entries, strict=True), span.begins, span.ends):
        change = fold(table, entry, row.at)
        step += isinstance(entry, Dealt | Moved)
        # Seats that the game did not have are told what all are.
        own = viewer if viewer is None or viewer < table.players() else SPECTATOR
        mine, all_are = events_for(table, change, [own, SPECTATOR])
        told = [Told(event, event in (all_are or [])) for event in mine or []]
        kept = [each for each in told if not isinstance(each.event, PASSING)]
        if kept:
            yield ToldStep(step, kept)


def names_in(table: Table, steps: Sequence[ToldStep]) -> dict[int, str]:
    """The names of all who came, went or did something at the table: some are gone."""
    events = [event for _, told in steps for event, _ in told]
    people: set[int] = {event.person for event in events if hasattr(event, "person")}
    return {number: table.people[number].name for number in sorted(people)}
