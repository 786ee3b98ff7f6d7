"""A report as tables for people, and a progress bar."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, Group
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


def show(found: Report, console: Console) -> None:
    """Print a report."""
    parts: list[Text | Table] = [Text(headline(found)), levels_table(found)]
    if found.contrasts:
        parts.append(contrasts_table(found))
    if found.decision is not None:
        parts.append(Text(verdict(found)))
    console.print(Group(*parts))


def headline(found: Report) -> str:
    """The game, the bots and the deals of a contest."""
    saboteurs = "" if found.saboteurs is None else f", {found.saboteurs} saboteurs"
    talk = f", {found.claims} claims" if found.talk else ""
    unfinished = "" if found.complete else ", interrupted: what is known so far"
    return (
        f"{found.options}{saboteurs}, {found.seating}, seed {found.seed}: "
        f"{found.deals} deals, {found.games} games{talk}{unfinished}"
    )


def levels_table(found: Report) -> Table:
    """The results of each bot."""
    table = Table(title="How they did (95 % intervals over deals)", title_justify="left")
    for name in ("bot", "as", "against"):
        table.add_column(name)
    for measure in found.measures:
        table.add_column(measure.title, justify="right")
    table.add_column("deals", justify="right")
    for level in found.levels:
        values = [value_in(level, each) for each in found.measures]
        deals = str(next(iter(level.measures.values())).deals)
        table.add_row(level.bot, *whereabouts(level), *values, deals)
    return table


def contrasts_table(found: Report) -> Table:
    """The first bot compared with the others on the same deals."""
    table = Table(title="On the same deals", title_justify="left")
    for name in ("bot", "instead of", "as", "against"):
        table.add_column(name)
    for measure in found.measures:
        table.add_column(measure.title, justify="right")
    table.add_column(f"that is, in {found.measures[0].name}")
    for each in found.contrasts:
        values = [value_in(each, measure, signed=True) for measure in found.measures]
        table.add_row(each.bot, each.other, *whereabouts(each), *values, judged(each, found))
    return table


def value_in(row: Level | Contrast, measure: MeasureInfo, *, signed: bool = False) -> str:
    """The value of a row in a measure; empty if it has none."""
    value = row.measures.get(measure.name)
    return "" if value is None else written(value, measure, signed=signed)


def whereabouts(row: Level | Contrast) -> Sequence[str]:
    """The role and the opponent of a row."""
    return (row.role or ALL, row.against or ALL)


def written(value: Interval, measure: MeasureInfo, *, signed: bool = False) -> str:
    """A mean with its interval: `62.5 % [60.1, 64.9]`; signed, it is a difference, in points."""
    scale, digits = (100, 1) if measure.percent else (1, 3)
    form = f"{{:{'+' if signed else ''}.{digits}f}}"
    unit = "" if not measure.percent else " points" if signed else " %"
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
