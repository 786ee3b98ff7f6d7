"""`sabot arena`: checks the command line's arguments, runs the contest and shows the result."""

import os
from pathlib import Path
from typing import Final, NamedTuple, get_args

import msgspec
from rich.console import Console

from sabot.arena.contest import Contest, DealPlayed, check_contest
from sabot.arena.lineups import Seating, Side
from sabot.arena.plot import plot
from sabot.arena.report import Report
from sabot.arena.round_scores import accounting_of
from sabot.arena.run_contest import ContestRun, Keep, keep_nothing
from sabot.arena.sequential_test import Question
from sabot.arena.tables import Bar, show
from sabot.arena.workers import start_workers
from sabot.core.errors import BadOptions, SabotError
from sabot.core.options import split_text
from sabot.games.registry import game_named

# Wider than any table, so that nothing is folded in a file or a pipe.
WIDE: Final = 10_000


class Asked(NamedTuple):
    """A contest in the words of the command line."""

    game: str
    bots: tuple[str, ...]
    players: int | None
    options: str
    seating: str | None
    saboteurs: int | None
    seed: str
    patience: float
    talk: bool = False
    hold: str | None = None
    among: str | None = None
    records: bool = False


class Wishes(NamedTuple):
    """The length of the contest, the workers, and the files for results."""

    deals: int
    question: Question | None
    workers: int | None
    ray: str | None
    json: Path | None
    plot: Path | None
    quiet: bool
    records: Path | None = None


def contest_of(asked: Asked) -> Contest:
    """The contest that was asked for; refuses an impossible one."""
    name, choices = choices_of(asked.game, asked.players, asked.options)
    game = game_named(name)
    two_sides = accounting_of(name).sides
    seating: Seating = "sides" if two_sides else "mixed"
    if asked.seating is not None:
        seating = "sides" if asked.seating == "sides" else "mixed"
    held, other = held_of(asked)
    if other is not None:
        seating = "among" if held is None else "sides"
    if seating == "sides" and two_sides:
        choices.setdefault("rounds", 1)
    contest = Contest(
        game=name,
        options=game.format_options(game.make_options(choices)),
        bots=tuple(bot.strip() for bot in asked.bots),
        seating=seating,
        seed=asked.seed,
        saboteurs=asked.saboteurs,
        patience=asked.patience,
        talk=asked.talk,
        other=other,
        held=held,
        records=asked.records,
    )
    check_contest(contest)
    return contest


def held_of(asked: Asked) -> tuple[Side | None, str | None]:
    """The side that is held, and the bot that is not measured; refuses two wishes at once."""
    if asked.among is not None and (asked.hold is not None or asked.seating is not None):
        raise SabotError("--among says how bots are seated: expected no --hold and no --seating")
    if asked.hold is None:
        return None, asked.among
    if asked.seating == "mixed":
        raise SabotError("--hold plays side against side; expected no --seating mixed")
    side, _, bot = asked.hold.partition("=")
    sides = get_args(Side)
    if side not in sides or not bot:
        raise SabotError(f"expected --hold {'=BOT or --hold '.join(sides)}=BOT, not '{asked.hold}'")
    return ("diggers" if side == "diggers" else "saboteurs"), bot.strip()


def choices_of(text: str, players: int | None, options: str) -> tuple[str, dict[str, object]]:
    """The game's id, and all choices: those in its text, further ones, and the players."""
    name, choices = split_text(text)
    _, more = split_text(f"{name}({options})")
    if players is not None:
        more = {"players": players} | more
    if twice := choices.keys() & more.keys():
        raise BadOptions(f"option '{min(twice)}' is given twice")
    return name, choices | more


def question_of(contest: Contest, delta: float | None, alpha: float, beta: float) -> Question:
    """The question of the sequential test."""
    if len(contest.bots) < 2:
        raise SabotError("a test needs two bots; expected --bots A,B")
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise SabotError("expected error rates between 0 and 0.5")
    usual = accounting_of(contest.game).measures[0].delta
    if delta is not None and delta <= 0:
        raise SabotError("expected a delta above 0")
    return Question(usual if delta is None else delta, alpha, beta)


def hold(contest: Contest, wishes: Wishes) -> bool:
    """Run the contest and show the result, also if it is interrupted; True if it was completed."""
    for path in (wishes.json, wishes.plot):
        check_writable(path)
    keep_records = records_into(wishes.records)
    holding = ContestRun(contest, wishes.deals, wishes.question)
    bar = Bar(wishes.deals, wanted=not wishes.quiet)
    try:
        with (
            bar.progress,
            start_workers(wishes.workers or os.cpu_count() or 1, wishes.ray) as working,
        ):
            holding.hold(working, bar.watch, keep_records)
    except KeyboardInterrupt:
        if holding.tally.deals == 0:
            return False
    results = holding.report()
    show(results, wide_console())
    keep(results, wishes)
    return results.complete


def records_into(folder: Path | None) -> Keep:
    """Writes the records of each deal into a new folder, if there is to be one."""
    if folder is None:
        return keep_nothing
    try:
        folder.mkdir(parents=True)
    except OSError as reason:
        raise SabotError(f"can't make the folder {folder}: {reason.strerror}") from None

    def write(played: DealPlayed) -> None:
        for number, text in enumerate(played.records, 1):
            path = folder / f"deal-{played.deal + 1:06}-game-{number:02}.record"
            path.write_text(text, "utf-8")

    return write


def wide_console() -> Console:
    """The console for results; a file or a pipe is wide enough for every table."""
    console = Console()
    return console if console.is_terminal else Console(width=WIDE)


def keep(found: Report, wishes: Wishes) -> None:
    """Write the files that were asked for."""
    if wishes.json is not None:
        data = msgspec.json.format(msgspec.json.encode(found), indent=2)
        wishes.json.write_bytes(data + b"\n")
    if wishes.plot is not None:
        wishes.plot.write_text(plot(found), encoding="utf-8")


def check_writable(path: Path | None) -> None:
    """Refuse a file that can't be written, before anything is played."""
    if path is None:
        return
    try:
        with path.open("ab"):
            pass
    except OSError as reason:
        raise SabotError(f"can't write {path}: {reason.strerror}") from None
