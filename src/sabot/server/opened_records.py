"""Records that somebody has opened by file: checked, and told as a replay."""

from collections.abc import Iterator
from typing import Final

from sabot.bots.roster import kinds_of
from sabot.core.errors import BadRecord
from sabot.core.game import SPECTATOR, Viewer
from sabot.core.notation import format_seat
from sabot.server.errors import Rejected
from sabot.server.finished_games import frames_for, open_frames
from sabot.table.figures import FIGURES
from sabot.table.record import Record, final_state, parse_record
from sabot.table.settings import Settings
from sabot.table.text_checks import LONGEST_NAME, tidy
from sabot.wire.calls import Replay

FIRST_FIELD: Final = "sabot-record:"
LONGEST_DETAIL: Final = 200


def finished_record(text: str) -> Record:
    """The record of a game that is over, replayed with legality on; refuses everything else."""
    if not text.lstrip().startswith((FIRST_FIELD, "#")):
        raise Rejected("no-record")
    try:
        record = parse_record(text)
        if record.scores is None:
            raise Rejected("record-unfinished")
        final_state(record)
    except BadRecord as reason:
        detail = reason.detail[:LONGEST_DETAIL]
        raise Rejected("bad-record", line=reason.line, detail=detail) from None
    record.names = [*names_of(record)]
    return record


def names_of(record: Record) -> Iterator[str]:
    """The names of all seats as a table could have them; a seat without one has its letter."""
    for seat in range(record.options.players):
        wished = record.names[seat] if seat < len(record.names) else ""
        yield (tidy(wished) or "")[:LONGEST_NAME].strip() or format_seat(seat)


def replay_of(record: Record, viewer: Viewer, *, opened: bool) -> Replay:
    """A record as a viewer saw it, or with everything open."""
    game, players = record.game, record.options.players
    if viewer is not None and viewer >= players:
        raise Rejected("bad-call", detail=f"there is no seat {format_seat(viewer)}")
    options = game.format_options(record.options)
    return Replay(
        table="",
        game_number=1,
        game=game.id,
        title=game.title,
        options=options,
        settings=Settings(game=options),
        names=tuple(record.names),
        bots=tuple(bot_at(record, seat) for seat in range(players)),
        figures=tuple(seat % FIGURES for seat in range(players)),
        seat=SPECTATOR if opened else viewer,
        open=opened,
        over=True,
        next_game=None,
        branched_from=record.branched_from,
        frames=[*(open_frames(record) if opened else frames_for(record, viewer))],
    )


def bot_at(record: Record, seat: int) -> str | None:
    """The kind of the bot at a seat, which its name tells; a person can have no such name."""
    kind, _, letter = record.names[seat].rpartition(" ")
    return kind if letter == format_seat(seat) and kind in kinds_of(record.game.id) else None
