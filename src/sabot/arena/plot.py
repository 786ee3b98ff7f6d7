"""A report as a picture: each difference, or each level, as a dot on its interval, in SVG."""

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from sabot.arena.report import Contrast, Interval, Level, MeasureInfo, Report
from sabot.arena.tables import headline

# The average width of a letter; the reader's font is unknown.
LETTER: Final = 7.8
MARGIN: Final = 16
AXIS: Final = 480
RIGHT: Final = 40
ROW: Final = 26
TOP: Final = 64
BETWEEN: Final = 84

STYLE: Final = """
svg { font: 14px system-ui, sans-serif; color: #1c1917; } .paper { fill: #fff; }
text { fill: currentColor; } .title { font-weight: 600; } .small { font-size: 12px; }
.grid { stroke: #d6d3d1; } .zero { stroke: #78716c; stroke-dasharray: 4 3; }
.span { stroke: #57534e; stroke-width: 2; } .dot { fill: #57534e; }
.better .span { stroke: #15803d; } .better .dot { fill: #15803d; }
.worse .span { stroke: #b91c1c; } .worse .dot { fill: #b91c1c; }
@media (prefers-color-scheme: dark) {
  svg { color: #f5f5f4; } .paper { fill: #1c1917; } .grid { stroke: #44403c; }
  .span { stroke: #a8a29e; } .dot { fill: #a8a29e; }
  .better .span { stroke: #4ade80; } .better .dot { fill: #4ade80; }
  .worse .span { stroke: #f87171; } .worse .dot { fill: #f87171; }
}
"""


class Row(NamedTuple):
    """A label, and the interval that is drawn beside it."""

    label: str
    value: Interval


class Scale(NamedTuple):
    """Maps values to positions in the picture, with the values that label the axis."""

    left: float
    ticks: tuple[float, ...]

    def place(self, value: float) -> float:
        """The position of a value."""
        low, high = self.ticks[0], self.ticks[-1]
        return self.left + (value - low) / (high - low) * AXIS


def plot(found: Report) -> str:
    """The picture of a report: one panel for each measure."""
    panels = [(measure, rows_of(found, measure)) for measure in found.measures]
    left = 2 * MARGIN + LETTER * max(len(row.label) for _, rows in panels for row in rows)
    parts: list[str] = []
    top = TOP
    for measure, rows in panels:
        if rows:
            scale = scale_of([row.value for row in rows], left, zero=bool(found.contrasts))
            parts += panel(rows, measure, scale, top, contrast=bool(found.contrasts))
            top += len(rows) * ROW + BETWEEN
    return "\n".join([*head(found, left, top - MARGIN), *parts, "</svg>", ""])


def head(found: Report, left: float, height: int) -> Iterator[str]:
    """The beginning of the picture: its size, its colours and its title."""
    title = headline(found)
    width = round(max(left + AXIS + RIGHT, 2 * MARGIN + LETTER * 1.1 * len(title)))
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="paper" width="{width}" height="{height}"/>'
    yield f'<text class="title" x="{MARGIN}" y="28">{escape(title)}</text>'


def rows_of(found: Report, measure: MeasureInfo) -> list[Row]:
    """The rows of a measure: differences if there are any, else levels."""
    rows: list[Level] | list[Contrast] = found.contrasts or found.levels
    return [
        Row(label(row), row.measures[measure.name]) for row in rows if measure.name in row.measures
    ]


def label(row: Level | Contrast) -> str:
    """The bot of a row, its role and its opponent."""
    who = f"{row.bot} instead of {row.other}" if isinstance(row, Contrast) else row.bot
    return who + where(row)


def where(row: Level | Contrast) -> str:
    """The role and the opponent of a row."""
    role = f", {row.role}" if row.role else ""
    return role + (f", against {row.against}" if row.against else "")


def panel(
    rows: Sequence[Row], measure: MeasureInfo, scale: Scale, top: int, *, contrast: bool
) -> Iterator[str]:
    """One measure: its name, a grid, and a row for each interval."""
    bottom = top + 14 + len(rows) * ROW
    name = (
        f"{measure.title}, difference in points" if contrast and measure.percent else measure.title
    )
    yield f'<text class="title" x="{MARGIN}" y="{top}">{escape(name)}</text>'
    for tick in scale.ticks:
        x = f"{scale.place(tick):.1f}"
        kind = "zero" if contrast and tick == 0 else "grid"
        yield f'<line class="{kind}" x1="{x}" x2="{x}" y1="{top + 10}" y2="{bottom}"/>'
        value = written(tick, measure, contrast=contrast)
        yield f'<text class="small" text-anchor="middle" x="{x}" y="{bottom + 16}">{value}</text>'
    for number, row in enumerate(rows):
        judgement = judged(row, measure, contrast=contrast)
        yield from drawn(row, scale, top + 28 + number * ROW, judgement)


def written(tick: float, measure: MeasureInfo, *, contrast: bool) -> str:
    """A value of the scale; differences of shares are points, with their signs."""
    if measure.percent and not contrast:
        return f"{tick * 100:g} %"
    value = tick * 100 if measure.percent else tick
    return f"{value:+g}" if contrast and value else f"{value:g}"


def judged(row: Row, measure: MeasureInfo, *, contrast: bool) -> str:
    """The side of zero on which the interval lies, if it does not contain zero."""
    low, high = row.value.low, row.value.high
    if not contrast or measure.better == 0 or low is None or high is None or low <= 0 <= high:
        return "open"
    return "better" if (low > 0) == (measure.better > 0) else "worse"


def drawn(row: Row, scale: Scale, y: int, judgement: str) -> Iterator[str]:
    """One row: its label, its interval and its mean."""
    yield f'<g class="{judgement}"><text x="{MARGIN}" y="{y + 5}">{escape(row.label)}</text>'
    if row.value.low is not None and row.value.high is not None:
        ends = f'x1="{scale.place(row.value.low):.1f}" x2="{scale.place(row.value.high):.1f}"'
        yield f'<line class="span" {ends} y1="{y}" y2="{y}"/>'
    yield f'<circle class="dot" cx="{scale.place(row.value.mean):.1f}" cy="{y}" r="4.5"/></g>'


def scale_of(values: Sequence[Interval], left: float, *, zero: bool) -> Scale:
    """A scale on which all intervals have room, with some five round numbers."""
    ends = [end for each in values for end in (each.low, each.mean, each.high) if end is not None]
    if zero:
        ends.append(0.0)
    low, high = min(ends), max(ends)
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    step = round_step((high - low) / 5)
    first, last = math.floor(low / step), math.ceil(high / step)
    ticks = tuple(round(number * step, 9) for number in range(first, last + 1))
    return Scale(left, ticks)


def round_step(wish: float) -> float:
    """The first of 1, 2, 5, 10 … or 0.1, 0.2, 0.5 … that is no smaller than the wish."""
    unit = math.pow(10, math.floor(math.log10(wish)))
    return next(unit * times for times in (1, 2, 5, 10) if unit * times >= wish * (1 - 1e-9))
