"""`python -m lab.balance`: plays the missing deals, and writes the page."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from lab.balance.page import page
from lab.balance.play_deals import Table, Task, play, tables_of
from lab.balance.results_file import ResultsFile
from sabot.arena.command import check_writable
from sabot.arena.progress import bar_of
from sabot.arena.workers import start_workers
from sabot.bots.roster import check_kind, kinds_of
from sabot.core.errors import SabotError
from sabot.games.registry import GAMES, game_named

# Deals in one task.
LOT: Final = 4


class Asked(NamedTuple):
    """The arguments of the command line: tables, deals and files."""

    games: str
    deals: str
    seed: str
    out: Path
    state: Path
    workers: int | None
    quiet: bool


class Wanted(NamedTuple):
    """A table, and how many deals of it are wanted."""

    table: Table
    deals: int


def deals_named(text: str) -> dict[str, int]:
    """The number of deals for each kind of bot: `rules=2000,detective=400`."""
    found: dict[str, int] = {}
    for part in text.split(","):
        bot, _, number = part.strip().partition("=")
        if not number.isdecimal() or not int(number):
            raise SabotError(f"'{part}' names no deals; expected such as rules=2000,detective=400")
        found[bot] = int(number)
    return found


def wanted_of(asked: Asked) -> list[Wanted]:
    """All tables that are asked for."""
    deals = deals_named(asked.deals)
    games = [game.strip() for game in asked.games.split(",") if game.strip()] or list(GAMES)
    found: list[Wanted] = []
    for game in games:
        bots = [bot for bot in deals if bot.partition("@")[0] in kinds_of(game_named(game).id)]
        if not bots:
            check_kind(next(iter(deals)), game)
        found += [Wanted(table, deals[table.bot]) for table in tables_of(game, bots)]
    return found


def hold(asked: Asked) -> bool:
    """Play the missing deals and write the page, also if interrupted; True if none is missing."""
    wanted = wanted_of(asked)
    check_writable(asked.out)
    kept = ResultsFile(asked.state, asked.seed)
    complete = True
    try:
        play_missing(asked, kept, wanted)
    except KeyboardInterrupt:
        complete = False
    tables = [each.table for each in wanted]
    asked.out.write_text(page(kept, tables, command_of(asked)), encoding="utf-8")
    return complete


def play_missing(asked: Asked, kept: ResultsFile, wanted: list[Wanted]) -> None:
    """Play all missing deals."""
    tasks = list(tasks_of(asked.seed, kept, wanted))
    bar = bar_of(wanted=not asked.quiet)
    shown = bar.add_task("deals", total=sum(len(task.deals) for task in tasks))
    with bar, start_workers(asked.workers or os.cpu_count() or 1, None) as working:
        for task, found in zip(tasks, working.results(play, tasks), strict=True):
            kept.add(task.table, found)
            where = f"{task.table.game}, {task.table.players} × {task.table.bot}"
            bar.update(shown, advance=len(found), description=where)


def tasks_of(seed: str, kept: ResultsFile, wanted: list[Wanted]) -> Iterator[Task]:
    """The missing deals, in small batches."""
    for table, deals in wanted:
        missing = kept.missing(table, deals)
        for first in range(0, len(missing), LOT):
            yield Task(table, seed, tuple(missing[first : first + LOT]))


def command_of(asked: Asked) -> str:
    """The command that writes the same."""
    games = f" --games {asked.games}" if asked.games else ""
    return f"python -m lab.balance --deals {asked.deals} --seed {asked.seed}{games}"
