"""What a notebook shows of a view, a record or an arena result."""

import io
from collections.abc import Iterator
from html import escape
from typing import Any

import msgspec
from rich.console import Console

from sabot.arena.plot import plot
from sabot.arena.report import Report
from sabot.arena.tables import show as print_report
from sabot.core.errors import SabotError
from sabot.core.game import SPECTATOR
from sabot.core.notation import format_seat
from sabot.games.registry import GAMES
from sabot.notebook.boards import label_of, view_svg
from sabot.table.record import Record, final_state
from sabot.terminal.view_text import view_text

# Wider than any table, so that nothing is folded.
WIDE = 10_000


class Shown(msgspec.Struct, frozen=True):
    """Something to look at: a drawing, if there is one, and the whole as HTML and as text."""

    svg: str | None
    html: str
    text: str

    def _repr_svg_(self) -> str | None:
        """The drawing, as notebooks ask for it."""
        return self.svg

    def _repr_html_(self) -> str:
        """The whole, as notebooks ask for it."""
        return self.html

    def __repr__(self) -> str:
        return self.text


def kinds() -> Iterator[type]:
    """The types that can be shown."""
    yield from (Record, Report)
    for game in GAMES.values():
        yield game.view_type


def show(value: Any) -> Shown:
    """A view, a record or an arena result, ready to be looked at."""
    if isinstance(value, Record):
        return shown_record(value)
    if isinstance(value, Report):
        return shown_report(value)
    if isinstance(value, tuple(game.view_type for game in GAMES.values())):
        return shown_view(value)
    raise SabotError(
        f"a {type(value).__name__} can't be shown; expected a view, a record or an arena report"
    )


def shown_view(view: Any) -> Shown:
    """The table as the viewer sees it; as text where the drawings have not been built."""
    svg, text = view_svg(view), view_text(view)
    body = f"<pre>{escape(text)}</pre>"
    if svg is not None:
        # The drawing leaves out what lies before the players.
        body = f"{svg}<details><summary>as text</summary>{body}</details>"
    return Shown(svg, f"<div><p>{escape(label_of(view))}</p>{body}</div>", text)


def shown_record(record: Record) -> Shown:
    """The last board as everybody saw it, and the scores."""
    game = record.game
    board = shown_view(game.view(final_state(record), SPECTATOR))
    scores = record.scores or ("",) * record.options.players
    rows = [
        (format_seat(seat), record.names[seat] if seat < len(record.names) else "", str(score))
        for seat, score in enumerate(scores)
    ]
    head = game.format_options(record.options)
    table = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
        for row in (("seat", "player", "score"), *rows)
    )
    html = f"<div><p>{escape(head)}</p><table>{table}</table>{board.html}</div>"
    lines = [head, *("  ".join(row).rstrip() for row in rows)]
    return Shown(board.svg, html, "\n".join([*lines, board.text]))


def shown_report(report: Report) -> Shown:
    """The tables of a contest, and its intervals as a picture."""
    out = io.StringIO()
    print_report(report, Console(file=out, width=WIDE))
    text, svg = out.getvalue(), plot(report)
    return Shown(svg, f"<div><pre>{escape(text)}</pre>{svg}</div>", text)
