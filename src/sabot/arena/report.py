"""The result of a contest as data; docs/arena.md explains each field."""

import math
from importlib.metadata import version
from typing import Final

import msgspec

from sabot.arena.contest import Contest, game_and_options
from sabot.arena.intervals import LEVEL, Estimate, estimate, relative, student
from sabot.arena.sequential_test import SequentialTest
from sabot.arena.tally import Cell, Tally

FORMAT: Final = "sabot-arena"
VERSION: Final = 1


class Interval(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, which is None for a single deal."""

    mean: float
    low: float | None
    high: float | None
    deals: int


class MeasureInfo(msgspec.Struct, frozen=True):
    """A measure, as the report names it."""

    name: str
    title: str
    better: int
    percent: bool


class Level(msgspec.Struct, frozen=True):
    """The result of a bot: in one role or all, against one bot or all."""

    bot: str
    role: str | None
    against: str | None
    measures: dict[str, Interval]


class Contrast(msgspec.Struct, frozen=True):
    """The difference between two bots on the same deals, absolute and relative."""

    bot: str
    other: str
    role: str | None
    against: str | None
    measures: dict[str, Interval]
    relative: dict[str, Interval]


class Decision(msgspec.Struct, frozen=True):
    """The sequential test of the first bot against the second."""

    measure: str
    delta: float
    alpha: float
    beta: float
    log_ratio: float
    bounds: tuple[float, float]
    verdict: str
    deals: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A contest and its result. It is `complete` unless it was interrupted or a bot failed."""

    format: str = FORMAT
    version: int = VERSION
    sabot: str
    game: str
    rules: int
    options: str
    seating: str
    saboteurs: int | None
    other: str | None = None
    held: str | None = None
    bots: tuple[str, ...]
    seed: str
    deals: int
    games: int
    moves: int
    talk: bool = False
    claims: int = 0
    refused: int = 0
    complete: bool
    level: float = LEVEL
    measures: tuple[MeasureInfo, ...]
    levels: list[Level]
    contrasts: list[Contrast]
    decision: Decision | None


def report(
    contest: Contest, tally: Tally, inquiry: SequentialTest | None, *, complete: bool
) -> Report:
    """The report of the deals so far."""
    game, options = game_and_options(contest)
    return Report(
        sabot=version("sabot"),
        game=game.id,
        rules=game.rules_version,
        options=game.format_options(options),
        seating=contest.seating,
        saboteurs=contest.saboteurs,
        other=contest.other,
        held=contest.held,
        bots=contest.bots,
        seed=contest.seed,
        deals=tally.deals,
        games=tally.games,
        moves=tally.moves,
        talk=contest.talk,
        claims=tally.claims,
        refused=tally.refused,
        complete=complete,
        measures=tuple(
            MeasureInfo(each.name, each.title, each.better, each.percent)
            for each in tally.accounting.measures
        ),
        levels=[level(contest, tally, cell) for cell in cells_worth_telling(contest, tally)],
        contrasts=contrasts(contest, tally),
        decision=None if inquiry is None else decision(tally, inquiry),
    )


def cells_worth_telling(contest: Contest, tally: Tally) -> list[Cell]:
    """All cells; of a single bot only those that its play against itself does not fix."""
    if len(contest.bots) > 1 or contest.other is not None:
        return tally.cells()
    both = contest.seating == "sides"
    return [cell for cell in tally.cells() if cell.against is None and (cell.role or not both)]


def interval(found: Estimate) -> Interval:
    """An estimate as plain data."""
    known = math.isfinite(found.low)
    low, high = (found.low, found.high) if known else (None, None)
    return Interval(found.mean, low, high, found.deals)


def level(contest: Contest, tally: Tally, cell: Cell) -> Level:
    """The result of a cell."""
    return Level(
        contest.bots[cell.bot],
        cell.role,
        None if cell.against is None else contest.kinds()[cell.against],
        {
            measure.name: interval(estimate(tally.values(cell, measure), share=measure.percent))
            for measure in tally.accounting.measures
            # The frequency of a chosen role says nothing within that role.
            if measure.better or cell.role is None
        },
    )


def contrasts(contest: Contest, tally: Tally) -> list[Contrast]:
    """The first bot compared with each of the others, in all comparable cells."""
    return [
        contrast(contest, tally, cell, cell._replace(bot=other))
        for other in range(1, len(contest.bots))
        for cell in tally.cells()
        if cell.bot == 0
        and cell._replace(bot=other) in tally.found
        and not (tally.accounting.chosen and cell.role)
    ]


def contrast(contest: Contest, tally: Tally, one: Cell, other: Cell) -> Contrast:
    """The difference between two cells on the deals that both played."""
    measures: dict[str, Interval] = {}
    shares: dict[str, Interval] = {}
    for measure in tally.accounting.measures:
        mine, theirs = tally.pairs(one, other, measure)
        if not mine:
            continue
        gained = [a - b for a, b in zip(mine, theirs, strict=True)]
        # By Student even if all values are 0 or 1: a difference of shares can be below 0.
        measures[measure.name] = interval(student(gained, reach=float(measure.percent)))
        if share := relative(mine, theirs):
            shares[measure.name] = interval(share)
    return Contrast(
        contest.bots[one.bot],
        contest.bots[other.bot],
        one.role,
        None if one.against is None else contest.kinds()[one.against],
        measures,
        shares,
    )


def decision(tally: Tally, inquiry: SequentialTest) -> Decision:
    """The result of the sequential test."""
    question = inquiry.question
    return Decision(
        tally.accounting.measures[0].name,
        question.delta,
        question.alpha,
        question.beta,
        inquiry.log_ratio(),
        question.bounds(),
        inquiry.verdict,
        inquiry.deals,
    )
