"""Contests of neighbours on the ladder, each for as long as its budget lasts."""

import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from bench.bars import NUGGETS, PENALTY, POINTS, SHARE, Bar
from lab.balance.facts import Facts
from lab.balance.play_deals import Table, Task, play
from sabot.arena.command import Asked, contest_of
from sabot.arena.contest import Contest, play_deals
from sabot.arena.intervals import estimate
from sabot.arena.report import Contrast, Interval, Level, Report, report
from sabot.arena.round_scores import accounting_of
from sabot.arena.tally import Tally
from sabot.arena.workers import Workers

SEED: Final = "bench-bots"
PATIENCE: Final = 60.0
# However long a deal takes, so many are played: below that an interval says nothing.
FEWEST: Final = 8
# Where deals are quick, more than this adds nothing that one would see.
MOST: Final = 4000


class Match(NamedTuple):
    """A contest, its budget in seconds, and the bars that are read off it."""

    game: str
    players: int
    bots: str
    seconds: float
    bars: Callable[[Report], Iterator[Bar]]
    saboteurs: int | None = None

    def contest(self) -> Contest:
        """The contest, of one round a game."""
        bots = tuple(self.bots.split(","))
        players, saboteurs = self.players, self.saboteurs
        return contest_of(
            Asked(self.game, bots, players, "rounds=1", None, saboteurs, SEED, PATIENCE)
        )


def held(match: Match, workers: Workers, slower: float) -> Report:
    """What came out in the time; `slower` stretches it."""
    contest = match.contest()
    tally = Tally(accounting_of(contest.game), contest.seating)
    for played in workers.results(play_deals, tasks(contest, match.seconds * slower)):
        for deal in played:
            tally.add(deal)
    return report(contest, tally, None, complete=True)


def tasks(contest: Contest, seconds: float) -> Iterator[tuple[Contest, range]]:
    """Deals one by one until the time is up."""
    end = time.monotonic() + seconds
    for deal in range(MOST):
        if deal >= FEWEST and time.monotonic() >= end:
            return
        yield contest, range(deal, deal + 1)


# What is read off a report.


def level(found: Report, bot: str, role: str | None, against: str | None) -> Level | None:
    """How a bot did, in a role and against a bot, or in all and against all."""
    return next(
        (
            each
            for each in found.levels
            if (each.bot, each.role, each.against) == (bot, role, against)
        ),
        None,
    )


def contrast(found: Report, role: str | None) -> Contrast | None:
    """The first bot beside the second, on the same deals."""
    return next(
        (each for each in found.contrasts if (each.role, each.against) == (role, None)), None
    )


def more(found: Report, measure: str, role: str | None = None) -> Interval | None:
    """How much more the first bot got than the second."""
    row = contrast(found, role)
    return None if row is None else row.measures.get(measure)


def less(found: Report, measure: str) -> Interval | None:
    """How much less the first bot got than the second, as a share of that."""
    row = contrast(found, None)
    share = None if row is None else row.relative.get(measure)
    if share is None or share.low is None or share.high is None:
        return None
    return Interval(-share.mean, -share.high, -share.low, share.deals)


def versus(found: Report) -> str:
    """Who plays whom."""
    return f"{found.bots[0]} over {found.bots[1]}"


# Bars.


def r1_holds(found: Report) -> Iterator[Bar]:
    """Saboteur, R1: what random saboteurs win."""
    row = level(found, "random", "saboteur", "rules")
    value = None if row is None else row.measures["won"]
    name = "Saboteur, 5 players with 2 saboteurs: random saboteurs win against rules"
    yield Bar(name, value, SHARE, 0.25, most=True)


def r1_fails(found: Report) -> Iterator[Bar]:
    """Saboteur, R1: a table without saboteurs."""
    row = level(found, "rules", "digger", None)
    won = None if row is None else row.measures["won"]
    failed = None
    if won is not None and won.low is not None and won.high is not None:
        failed = Interval(1 - won.mean, 1 - won.high, 1 - won.low, won.deals)
    yield Bar("Saboteur, 4 rules without a saboteur: fail", failed, SHARE, 0.01, most=True)


def sides(bar: float) -> Callable[[Report], Iterator[Bar]]:
    """Saboteur: so many points on each side."""

    def bars(found: Report) -> Iterator[Bar]:
        for role in ("digger", "saboteur"):
            name = f"Saboteur, 5 players with 2 saboteurs: {versus(found)} as {role}s"
            yield Bar(name, more(found, "won", role), POINTS, bar, signed=True)

    return bars


def both_sides(bar: float) -> Callable[[Report], Iterator[Bar]]:
    """Saboteur: so many points in the mean of both sides."""

    def bars(found: Report) -> Iterator[Bar]:
        name = f"Saboteur, 5 players with 2 saboteurs: {versus(found)}, mean of both sides"
        yield Bar(name, more(found, "won"), POINTS, bar, signed=True)

    return bars


def nuggets(bar: float) -> Callable[[Report], Iterator[Bar]]:
    """Saboteur 2: so many nuggets more."""

    def bars(found: Report) -> Iterator[Bar]:
        name = f"Saboteur 2, 5 players: {versus(found)}"
        yield Bar(name, more(found, "nuggets"), NUGGETS, bar, signed=True)

    return bars


def penalty(bar: float) -> Callable[[Report], Iterator[Bar]]:
    """The Seven Seals: so much less of a penalty."""

    def bars(found: Report) -> Iterator[Bar]:
        name = f"The Seven Seals, 4 players: penalty less, {versus(found)}"
        yield Bar(name, less(found, "penalty"), SHARE, bar)

    return bars


def rounds_won(bar: float) -> Callable[[Report], Iterator[Bar]]:
    """Sabotage: so many rounds."""

    def bars(found: Report) -> Iterator[Bar]:
        row = level(found, found.bots[0], None, None)
        name = f"Sabotage, 2 players: rounds won, {versus(found)}"
        yield Bar(name, None if row is None else row.measures["won"], SHARE, bar)

    return bars


MATCHES: Final = (
    Match("saboteur", 5, "rules,random", 10, r1_holds, saboteurs=2),
    Match("saboteur", 4, "rules", 10, r1_fails, saboteurs=0),
    Match("saboteur", 5, "detective,rules", 55, sides(0.08), saboteurs=2),
    Match("saboteur", 5, "searcher,detective", 85, sides(0.05), saboteurs=2),
    Match("saboteur", 5, "searcher,searcher@unbiased", 85, both_sides(0.05), saboteurs=2),
    Match("saboteur2", 5, "rules,random", 10, nuggets(0.8)),
    Match("saboteur2", 5, "detective,rules", 30, nuggets(0.1)),
    Match("saboteur2", 5, "searcher,detective", 60, nuggets(0.1)),
    Match("seven_seals", 4, "rules,random", 5, penalty(0.5)),
    Match("seven_seals", 4, "detective,rules", 25, penalty(0.15)),
    Match("seven_seals", 4, "searcher,detective", 40, penalty(0.15)),
    Match("sabotage", 2, "rules,random", 5, rounds_won(0.95)),
    Match("sabotage", 2, "detective,rules", 25, rounds_won(0.62)),
    Match("sabotage", 2, "searcher,detective", 50, rounds_won(0.58)),
)


# The Seven Seals: how often somebody is the saboteur, and what a round costs; there are no bars.


def uptakes(workers: Workers, seconds: float) -> Iterator[Bar]:
    """At every number of players."""
    for players in (3, 4, 5):
        table = Table("seven_seals", players, None, "searcher")
        found = [facts for lot in workers.results(play, rounds(table, seconds)) for _, facts in lot]
        yield from uptake(table, found)


def rounds(table: Table, seconds: float) -> Iterator[Task]:
    """Deals one by one until the time is up."""
    end = time.monotonic() + seconds
    for deal in range(MOST):
        if deal >= FEWEST and time.monotonic() >= end:
            return
        yield Task(table, SEED, (deal,))


def uptake(table: Table, found: list[Facts]) -> Iterator[Bar]:
    """What some rounds say."""
    where = f"The Seven Seals, {table.players} × {table.bot}"
    taken = estimate([facts["taken"] for facts in found], share=True)
    yield Bar(f"{where}: rounds with a saboteur", taken, SHARE)
    yield Bar(f"{where}: penalty", estimate([facts["penalty"] for facts in found]), PENALTY)
