"""`python -m lab.tune`: checks what was asked on the command line, tunes, proves and writes."""

import os
import shlex
import sys
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from lab.tune.spsa import SpsaSettings
from lab.tune.tuned_bots import BELOW, RUNGS, Tuned, present_weights
from lab.tune.tuning import (
    MATCHES_OF_PROOF,
    Found,
    Plan,
    Proof,
    Tuning,
    Way,
    keep,
    publish,
    resumed,
)
from sabot.arena.command import check_writable, choices_of
from sabot.arena.intervals import Estimate
from sabot.arena.progress import bar_of
from sabot.arena.round_scores import accounting_of
from sabot.arena.workers import start_workers
from sabot.bots.weights import weights_in
from sabot.core.errors import SabotError
from sabot.core.game import AnyGame
from sabot.games.registry import game_named

# Fresh deals of a proof: policies play thousands of games while bots with views play a hundred.
PROVED_ON: Final[dict[Tuned, int]] = {"rules": 4000, "detective": 600}
# Steps, and deals of each: matches are many and noisy, trials are few and thorough.
STEPS: Final[dict[Way, int]] = {"matches": 1000, "trials": 6}
DEALS: Final[dict[Way, int]] = {"matches": 64, "trials": 6000}
# The state is saved after this number of steps, and on interruption. A match takes a moment, trials
# of a thousand deals half a minute.
KEPT_EVERY: Final[dict[Way, int]] = {"matches": 20, "trials": 1}


class Asked(NamedTuple):
    """A tuning in the words of the command line."""

    game: str
    bot: str
    players: str
    options: str
    start: Path | None
    only: str
    seed: str
    deals: int
    gain: float
    reach: float
    least: float
    against_below: float
    way: str = "matches"


class Wishes(NamedTuple):
    """The length of the tuning, the workers, and the files for results."""

    steps: int
    proof: int | None
    workers: int | None
    state: Path
    out: Path
    history: Path
    quiet: bool


def plan_of(asked: Asked) -> Plan:
    """The plan that was asked for; refuses an impossible one."""
    name, choices = choices_of(asked.game, None, asked.options)
    game = game_named(name)
    bot: Tuned = "detective" if asked.bot == "detective" else "rules"
    present = present_weights(name, bot)
    choices.setdefault("rounds", 1)
    tables = [choices] if "players" in choices else tables_of(game, choices, asked.players)
    if min(asked.gain, asked.reach, asked.least) <= 0:
        raise SabotError("expected a gain, a reach and a least above 0")
    if not 0 <= asked.against_below < 1:
        raise SabotError("expected a share from 0 to below 1 against the rung below")
    return Plan(
        game=name,
        options=tuple(game.format_options(game.make_options(each)) for each in tables),
        seating="sides" if accounting_of(name).sides else "mixed",
        seed=asked.seed,
        deals=asked.deals,
        only=asked.only,
        settings=SpsaSettings(asked.gain, asked.reach, asked.least, asked.against_below),
        start=present if asked.start is None else weights_in(asked.start),
        present=present,
        bot=bot,
        way=way_of(asked),
    )


def way_of(asked: Asked) -> Way:
    """The way to find the direction of steps; refuses one that only policies support."""
    if asked.way != "trials":
        return "matches"
    if asked.bot != "rules":
        raise SabotError("only --bot rules can be tuned by trials")
    return "trials"


def tables_of(game: AnyGame, choices: dict[str, object], players: str) -> list[dict[str, object]]:
    """One table for each number of players: those named, or all that the game allows."""
    kind = next(option.kind for option in game.option_table if option.name == "players")
    numbers = players.split(",") if players else kind.values()
    return [{**choices, "players": number.strip()} for number in numbers]


def tune(plan: Plan, wishes: Wishes) -> bool:
    """Climb, prove and write; True if it was completed."""
    check_writable(wishes.out)
    check_writable(wishes.history)
    deals = wishes.proof or PROVED_ON[plan.bot]
    tuning = resumed(plan, wishes.state)
    bar = bar_of(wanted=not wishes.quiet)
    done, total = tuning.climb.steps * plan.deals, wishes.steps * plan.deals
    climbed = bar.add_task(f"deals of {wishes.steps} steps", total=total, completed=done)

    def watch(now: Tuning) -> None:
        if now.climb.steps % KEPT_EVERY[plan.way] == 0:
            keep(now, wishes.state)

    try:
        with bar, start_workers(wishes.workers or os.cpu_count() or 1, None) as working:
            tuning.go(wishes.steps, working, watch, partial(bar.advance, climbed))
            keep(tuning, wishes.state)
            proved = bar.add_task("deals of the proof", total=MATCHES_OF_PROOF * deals)
            proof = tuning.prove(working, deals, partial(bar.advance, proved))
    except KeyboardInterrupt:
        keep(tuning, wishes.state)
        print(f"interrupted after {tuning.climb.steps} steps; the same command goes on from there")
        return False
    conclude(tuning, proof, deals, wishes)
    return True


def conclude(tuning: Tuning, proof: Proof, deals: int, wishes: Wishes) -> None:
    """Show the result, and write it if it is clearly better than the present weights."""
    measure = accounting_of(tuning.plan.game).measures[0].title
    below = RUNGS[BELOW[tuning.plan.bot]]
    print(f"{tuning.climb.steps} steps; advantages in {measure}, on {deals} fresh deals:")
    print(f"  over the weights before      {written(proof.over_present)}")
    print(f"  over {below}                      {written(proof.over_below)}")
    print(f"  the weights before, over {below}  {written(proof.present_over_below)}")
    print(f"  gained over {below}               {written(proof.gained_over_below)}")
    if not proof.better():
        print(f"not clearly better, or worse against {below}: {wishes.out} stays as it is")
        return
    command = shlex.join(["python", "-m", "lab.tune", *sys.argv[1:]])
    publish(tuning, Found(proof, command, deals), wishes.out, wishes.history)
    print(f"written to {wishes.out}")


def written(found: Estimate) -> str:
    """A mean with its interval."""
    return f"{found.mean:+.4f} [{found.low:+.4f}, {found.high:+.4f}]"
