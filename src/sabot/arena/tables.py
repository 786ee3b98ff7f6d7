"""A report as tables for people, and a progress bar."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console, Group
from rich.measure import Measurement
from rich.progress import TaskID, TextColumn
from rich.table import Table
from rich.text import Text

from sabot.arena.intervals import estimate
from sabot.arena.progress import bar_of
from sabot.arena.report import Contrast, Interval, Level, MeasureInfo, Report
from sabot.arena.sequential_test import SequentialTest
from sabot.arena.tally import Cell, Tally

ALL: Final = "all"
# The result so far is refreshed after this number of deals.
EVERY: Final = 10
# Columns of a screen on which every table fits.
UNBOUNDED: Final = 10_000


def show(found: Report, console: Console) -> None:
    """Print a report."""
    parts: list[Text | Table] = [Text(headline(found)), *fitting(levels_table, found, console)]
    if found.contrasts:
        parts.extend(fitting(contrasts_table, found, console))
    if found.decision is not None:
        parts.append(Text(verdict(found)))
    console.print(Group(*parts))


def fitting(
    make: Callable[[Report, Sequence[MeasureInfo]], Table], found: Report, console: Console
) -> list[Table]:
    """One table of all measures if it fits on the screen, else one for each measure."""
    whole = make(found, found.measures)
    anywhere = console.options.update(width=UNBOUNDED)
    if Measurement.get(console, anywhere, whole).maximum <= console.width:
        return [whole]
    return [make(found, [measure]) for measure in found.measures]


def headline(found: Report) -> str:
    """The game, the bots and the deals of a contest."""
    saboteurs = "" if found.saboteurs is None else f", {found.saboteurs} saboteurs"
    talk = f", {found.claims} claims" if found.talk else ""
    unfinished = "" if found.complete else ", interrupted: what is known so far"
    return (
        f"{found.options}{saboteurs}, {seated(found)}, seed {found.seed}: "
        f"{found.deals} deals, {found.games} games{talk}{unfinished}"
    )


def seated(found: Report) -> str:
    """How the bots are seated."""
    if found.other is None:
        return found.seating
    if found.held is not None:
        return f"{found.held} held by {found.other}"
    return f"one seat among {found.other}"


def levels_table(found: Report, measures: Sequence[MeasureInfo]) -> Table:
    """The results of each bot in these measures."""
    table = Table(title="How they did (95 % intervals over deals)", title_justify="left")
    add_names(table, "bot", "as", "against")
    for measure in measures:
        table.add_column(measure.title, justify="right", overflow="fold")
    table.add_column("deals", justify="right", overflow="fold")
    for level in found.levels:
        values = [value_in(level, each) for each in measures]
        deals = str(next(iter(level.measures.values())).deals)
        table.add_row(level.bot, *whereabouts(level), *values, deals)
    return table


def contrasts_table(found: Report, measures: Sequence[MeasureInfo]) -> Table:
    """The first bot compared with the others on the same deals, in these measures.

    The first measure of the report decides, so the judgement stands beside that one.
    """
    decides = found.measures[0] in measures
    narrow = len(measures) < len(found.measures)
    table = Table(title="On the same deals", title_justify="left", collapse_padding=narrow)
    add_names(table, "bot", "instead of", "as", "against")
    for measure in measures:
        unit = ", points" if measure.percent else ""
        title = measure.name if narrow else measure.title
        table.add_column(f"{title}{unit}", justify="right", no_wrap=narrow, overflow="fold")
    if decides:
        table.add_column(f"in {found.measures[0].name}", overflow="fold")
    for each in found.contrasts:
        values = [value_in(each, measure, signed=True) for measure in measures]
        judgement = [judged(each, found)] if decides else []
        table.add_row(each.bot, each.other, *whereabouts(each), *values, *judgement)
    return table


def add_names(table: Table, *names: str) -> None:
    """Columns of names, which are folded where there is no room, never cut."""
    for name in names:
        table.add_column(name, overflow="fold")


def value_in(row: Level | Contrast, measure: MeasureInfo, *, signed: bool = False) -> str:
    """The value of a row in a measure; empty if it has none."""
    value = row.measures.get(measure.name)
    return "" if value is None else written(value, measure, signed=signed)


def whereabouts(row: Level | Contrast) -> Sequence[str]:
    """The role and the opponent of a row."""
    return (row.role or ALL, row.against or ALL)


def written(value: Interval, measure: MeasureInfo, *, signed: bool = False) -> str:
    """A mean with its interval: `62.5 % [60.1, 64.9]`; a difference is signed, in points."""
    scale, digits = (100, 1) if measure.percent else (1, 3)
    form = f"{{:{'+' if signed else ''}.{digits}f}}"
    unit = " %" if measure.percent and not signed else ""
    mean = form.format(value.mean * scale) + unit
    if value.low is None or value.high is None:
        return mean
    return f"{mean} [{form.format(value.low * scale)}, {form.format(value.high * scale)}]"


def judged(each: Contrast, found: Report) -> str:
    """A mark if a difference in the deciding measure is clear, with its relative size."""
    measure = found.measures[0]
    value = each.measures.get(measure.name)
    if value is None or value.low is None or value.high is None:
        return ""
    if value.low <= 0 <= value.high:
        return "not clear"
    word = "better" if (value.mean > 0) == (measure.better > 0) else "worse"
    share = each.relative.get(measure.name)
    return word if share is None else f"{word} ({share.mean:+.0%})"


def verdict(found: Report) -> str:
    """The verdict of the sequential test."""
    test = found.decision
    if test is None:
        return ""
    one, other = found.bots[:2]
    measure = found.measures[0]
    scale, unit = (100, " points") if measure.percent else (1, "")
    asked = f"better by {test.delta * scale:g}{unit} in {measure.name}"
    low, high = test.bounds
    said = {
        "better": f"{one} is better than {other}",
        "not better": f"{one} is not {asked} than {other}",
        "undecided": f"undecided: whether {one} is {asked} than {other}",
    }[test.verdict]
    return (
        f"{said} (log-likelihood ratio {test.log_ratio:+.2f}, bounds {low:.2f} and {high:.2f}, "
        f"error rates {test.alpha:g} and {test.beta:g}, {test.deals} deals)"
    )


class Bar:
    """A progress bar on stderr with the result so far. It is shown only on a terminal."""

    def __init__(self, total: int, *, wanted: bool) -> None:
        self.progress = bar_of(TextColumn("{task.fields[known]}"), wanted=wanted)
        self.task: TaskID = self.progress.add_task("deals", total=total, known="")

    def watch(self, tally: Tally, inquiry: SequentialTest | None) -> None:
        """Count one more deal."""
        # Recomputing the result after every deal would take longer than some games.
        if not self.progress.disable and tally.deals % EVERY == 0:
            self.progress.update(self.task, known=known_so_far(tally, inquiry))
        self.progress.advance(self.task)


def known_so_far(tally: Tally, inquiry: SequentialTest | None) -> str:
    """The mean of the first bot, or the progress of the test."""
    if inquiry is not None:
        low, high = inquiry.question.bounds()
        return f"log-likelihood ratio {inquiry.log_ratio():+.2f} of {low:.2f} or {high:.2f}"
    measure = tally.accounting.measures[0]
    found = estimate(tally.values(Cell(0), measure), share=measure.percent)
    return f"{measure.name} {found.mean:.3f}"
