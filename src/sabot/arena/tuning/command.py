"""`sabot tune`: what was asked on the command line, checked, done and written."""

import os
import shlex
import sys
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sabot.arena.accounts import accounting_of
from sabot.arena.command import check_writable, choices_of
from sabot.arena.crews import crew
from sabot.arena.intervals import Estimate
from sabot.arena.tuning.climbing import Manner
from sabot.arena.tuning.tuning import Plan, Proof, Tuning, keep, publish, resumed
from sabot.bots.roster import has_policy
from sabot.bots.weights import weights_in, weights_of
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.registry import game_named

# The climb is kept after so many steps, and when it is interrupted.
KEPT_EVERY: Final = 20


class Asked(NamedTuple):
    """A tuning in the words of the command line."""

    game: str
    players: str
    options: str
    start: Path | None
    only: str
    seed: str
    deals: int
    gain: float
    reach: float
    against_random: float


class Wishes(NamedTuple):
    """How long it goes on, who works, and where results go."""

    steps: int
    proof: int
    workers: int | None
    state: Path
    out: Path
    quiet: bool


def plan_of(asked: Asked) -> Plan:
    """The plan that was asked for; refuses what can't be."""
    name, choices = choices_of(asked.game, None, asked.options)
    game = game_named(name)
    if not has_policy(name):
        raise SabotError(f"{name} has no policy that could be tuned")
    choices.setdefault("rounds", 1)
    tables = [choices] if "players" in choices else tables_of(game, choices, asked.players)
    if min(asked.gain, asked.reach) <= 0:
        raise SabotError("expected a gain and a reach above 0")
    if not 0 <= asked.against_random < 1:
        raise SabotError("expected a share from 0 to below 1 against R0")
    return Plan(
        game=name,
        options=tuple(game.format_options(game.make_options(each)) for each in tables),
        seating="sides" if accounting_of(name).sides else "mixed",
        seed=asked.seed,
        deals=asked.deals,
        only=asked.only,
        manner=Manner(asked.gain, asked.reach, against_random=asked.against_random),
        present=weights_of(name) if asked.start is None else weights_in(asked.start),
    )


def tables_of(game: AnyGame, choices: dict[str, object], players: str) -> list[dict[str, object]]:
    """One table for each number of players: those named, or all that the game allows."""
    kind = next(option.kind for option in game.option_table if option.name == "players")
    numbers = players.split(",") if players else kind.values()
    return [{**choices, "players": number.strip()} for number in numbers]


def tune(plan: Plan, wishes: Wishes) -> bool:
    """Climb, prove and write; whether it came to its end."""
    check_writable(wishes.out)
    tuning = resumed(plan, wishes.state)
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("steps"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=wishes.quiet or not console.is_terminal,
    )
    task = bar.add_task("steps", total=wishes.steps, completed=tuning.climb.steps)

    def watch(now: Tuning) -> None:
        bar.update(task, completed=now.climb.steps)
        if now.climb.steps % KEPT_EVERY == 0:
            keep(now, wishes.state)

    try:
        with bar, crew(wishes.workers or os.cpu_count() or 1, None) as working:
            tuning.go(wishes.steps, working, watch)
            keep(tuning, wishes.state)
            proof = tuning.prove(working, wishes.proof)
    except KeyboardInterrupt:
        keep(tuning, wishes.state)
        print(f"interrupted after {tuning.climb.steps} steps; the same command goes on from there")
        return False
    conclude(tuning, proof, wishes)
    return True


def conclude(tuning: Tuning, proof: Proof, wishes: Wishes) -> None:
    """Say what came out, and write it if it is clearly better than what was there."""
    measure = accounting_of(tuning.plan.game).measures[0].title
    print(f"{tuning.climb.steps} steps; advantages in {measure}, on {wishes.proof} fresh deals:")
    print(f"  over the weights before      {written(proof.over_present)}")
    print(f"  over R0                      {written(proof.over_random)}")
    print(f"  the weights before, over R0  {written(proof.present_over_random)}")
    print(f"  gained over R0               {written(proof.gained_over_random)}")
    if not proof.better():
        print(f"not clearly better, or worse against R0: {wishes.out} stays as it is")
        return
    command = shlex.join(["sabot", *sys.argv[1:]])
    publish(tuning, proof, command, wishes.proof, wishes.out)
    print(f"written to {wishes.out}")


def written(found: Estimate) -> str:
    """A mean with its interval."""
    return f"{found.mean:+.4f} [{found.low:+.4f}, {found.high:+.4f}]"
