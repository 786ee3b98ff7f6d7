"""Tuning from the first step to a file: runs matches, saves the climb, and proves the result."""

import fnmatch
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from lab.tune.bot_matches import bot_advantages
from lab.tune.decisions import Decision, Lot, decisions
from lab.tune.fitting import Fit
from lab.tune.pairing import Pairing
from lab.tune.self_play import advantages
from lab.tune.spsa import (
    Climb,
    SpsaSettings,
    begin,
    clearness,
    go,
    shifted,
    shifts,
    step,
    summit,
    weights_at,
)
from lab.tune.tuned_bots import BELOW, Tuned
from sabot.arena.intervals import Estimate, student
from sabot.arena.lineups import Seating
from sabot.arena.workers import Workers
from sabot.bots.weights import Weights, write_weights
from sabot.core.errors import SabotError
from sabot.core.rng import Rng

# The ways to find the direction of a step: by matches of shifted weights, or by tried moves.
Way = Literal["matches", "trials"]

FORMAT: Final = "sabot-tuning"
VERSION: Final = 1
# The number of tasks of a step: for matches, which take a moment, more than most machines have
# cores; for trials, which take minutes, enough to show progress.
PARTS: Final[dict[Way, int]] = {"matches": 8, "trials": 64}
# The number of matches of a proof: against the present weights, and of both against the rung below.
MATCHES_OF_PROOF: Final = 3
SEED_BYTES: Final = 7


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a tuning. A climb can only be continued with its own plan.

    It begins with the weights `start`; `present` are the default weights of the bot.
    """

    game: str
    options: tuple[str, ...]
    seating: Seating
    seed: str
    deals: int
    only: str
    settings: SpsaSettings
    start: Weights
    present: Weights
    bot: Tuned = "rules"
    way: Way = "matches"


class SavedTuning(msgspec.Struct):
    """A tuning in a file."""

    plan: Plan
    climb: Climb
    format: str = FORMAT
    version: int = VERSION


class Proof(msgspec.Struct, frozen=True):
    """The result compared with the present weights, and against the rung below."""

    over_present: Estimate
    over_below: Estimate
    present_over_below: Estimate
    # The difference between the result and the present weights against the rung below, on the same
    # deals.
    gained_over_below: Estimate

    def better(self) -> bool:
        """True if it clearly beats the present weights, and is no worse against the rung below."""
        return self.over_present.low > 0 and self.gained_over_below.high >= 0


def unwatched(_: int) -> None:
    """Do nothing: single deals are not watched."""


class Match(NamedTuple):
    """A match of two sets of weights: its deals, its workers, and its kind of play.

    `watch` gets the number of newly played deals.
    """

    plan: Plan
    workers: Workers
    work: Callable[[tuple[Pairing, range]], list[float]]
    what: str
    watch: Callable[[int], None] = unwatched

    def of(self, one: Weights, other: Weights | None, deals: int) -> list[float]:
        """The advantage of one over the other, None for the rung below, on each deal."""
        pairing = pairing_of(self.plan, self.what, one, other)
        parts = parts_of(deals, PARTS["matches"])
        found: list[float] = []
        for part in self.workers.results(self.work, [(pairing, part) for part in parts]):
            found += part
            self.watch(len(part))
        return found


def pairing_of(plan: Plan, what: str, one: Weights, other: Weights | None) -> Pairing:
    """A pairing of two sets of weights by the plan, on deals of their own."""
    return Pairing(
        game=plan.game,
        options=plan.options,
        seating=plan.seating,
        seed=f"{plan.seed}/{what}",
        one=one,
        other=other,
        bot=plan.bot,
    )


def parts_of(deals: int, parts: int) -> list[range]:
    """The deals of a step, in parts for the workers."""
    size = -(-deals // parts)
    return [range(first, min(first + size, deals)) for first in range(0, deals, size)]


class Tuning:
    """A climb, step by step."""

    def __init__(self, plan: Plan, climb: Climb | None = None) -> None:
        names = fnmatch.filter(plan.start, plan.only)
        if not names:
            raise SabotError(f"no weight of {plan.game} is called '{plan.only}'")
        self.plan = plan
        self.climb = begin(plan.start, names, plan.settings) if climb is None else climb

    def go(
        self,
        steps: int,
        workers: Workers,
        watch: Callable[["Tuning"], None],
        watch_deals: Callable[[int], None] = unwatched,
    ) -> None:
        """Climb until this total number of steps is done.

        `watch` gets the climb after each step, `watch_deals` the number of newly played deals.
        """
        while self.climb.steps < steps:
            if self.plan.way == "trials":
                self.step_by_trials(workers, watch_deals)
            else:
                self.step_by_match(workers)
                watch_deals(self.plan.deals)
            watch(self)

    def step_by_match(self, workers: Workers) -> None:
        """Shift all weights at once, in both directions, and let both play."""
        number = self.climb.steps
        by = shifts(self.climb, seed_of(f"{self.plan.seed}/shift/{number}"))
        up, down = shifted(self.climb, by, 1), shifted(self.climb, by, -1)
        won = self.clearly_won(workers, up, down, f"step {number}")
        step(self.climb, by, won, self.plan.settings)

    def step_by_trials(self, workers: Workers, watch_deals: Callable[[int], None]) -> None:
        """Try moves on the deals of a step, and fit the weights to the results."""
        what = f"step {self.climb.steps}"
        pairing = pairing_of(self.plan, what, weights_at(self.climb), None)
        reaches = {name: reach for name, reach in self.climb.reaches.items() if reach}
        parts = parts_of(self.plan.deals, PARTS["trials"])
        share = self.plan.settings.against_below
        found = workers.results(decisions, [Lot(pairing, reaches, share, part) for part in parts])
        lot: list[Decision] = []
        for part, tried in zip(parts, found, strict=True):
            lot += tried
            watch_deals(len(part))
        rng = Rng(seed_of(f"{self.plan.seed}/fit/{what}"))
        go(self.climb, Fit(lot).find(self.plan.settings.gain / SpsaSettings().gain, rng))

    def clearly_won(self, workers: Workers, up: Weights, down: Weights, what: str) -> float:
        """The clearness of a win: in the match, and against the rung below."""
        share = self.plan.settings.against_below
        match = Match(self.plan, workers, advantages, what)
        won = clearness(match.of(up, down, self.plan.deals))
        deals = round(self.plan.deals * share)
        if deals < 2:
            return won
        mine, theirs = (match.of(each, None, deals) for each in (up, down))
        beside = clearness([one - other for one, other in zip(mine, theirs, strict=True)])
        return (1 - share) * won + share * beside

    def games(self) -> int:
        """The number of games of the climb: two for each deal of a match, or one for each deal."""
        if self.plan.way == "trials":
            return self.climb.steps * self.plan.deals
        beside = round(self.plan.deals * self.plan.settings.against_below)
        return 2 * self.climb.steps * (self.plan.deals + 2 * (beside if beside > 1 else 0))

    def prove(self, workers: Workers, deals: int, watch: Callable[[int], None]) -> Proof:
        """The proof of the result on fresh deals, played by the bots themselves.

        A rules bot is its policy; for a detective a policy played during the climb.
        """
        found, present = summit(self.climb), self.plan.present
        work = advantages if self.plan.bot == "rules" else bot_advantages
        match = Match(self.plan, workers, work, "proof", watch)
        mine, before = (match.of(each, None, deals) for each in (found, present))
        return Proof(
            student(match.of(found, present, deals)),
            student(mine),
            student(before),
            student([one - other for one, other in zip(mine, before, strict=True)]),
        )


def seed_of(text: str) -> int:
    """A hash of a text as a positive number for compiled code."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])


# Files.


def keep(tuning: Tuning, path: Path) -> None:
    """Save the climb, atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(msgspec.json.encode(SavedTuning(tuning.plan, tuning.climb)))
    fresh.replace(path)


def resumed(plan: Plan, path: Path) -> Tuning:
    """The tuning in a file, or a new one if there is no file."""
    if not path.exists():
        return Tuning(plan)
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=SavedTuning)
    except (msgspec.MsgspecError, UnicodeError) as reason:
        raise SabotError(f"{path} holds no tuning: {reason}") from None
    if kept.plan != plan:
        raise SabotError(f"{path} holds a tuning of another plan; expected another --state")
    return Tuning(plan, kept.climb)


def otherwise(start: Weights, present: Weights) -> Weights:
    """The start weights that differ from the bot's default ones."""
    return {name: value for name, value in start.items() if present.get(name) != value}


def history_beside(path: Path) -> Path:
    """The file with the history of the weights in a file: `weights.made.json`."""
    return path.with_suffix(".made" + path.suffix)


def history_so_far(path: Path, history: Path) -> dict[str, Any] | None:
    """The history of the present weights in a file, if it is known."""
    try:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        made = msgspec.json.decode(history.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None
    return made if made.get("of") == digest else None


class Found(NamedTuple):
    """A result: its proof, the command that found it, and the number of deals of the proof."""

    proof: Proof
    command: str
    deals: int


def publish(tuning: Tuning, found: Found, path: Path, history: Path) -> None:
    """Write the weights, and their history to another file."""
    before = history_so_far(path, history)
    data = write_weights(summit(tuning.climb))
    path.write_bytes(data)
    plan, proof = tuning.plan, found.proof
    made: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "of": hashlib.sha256(data).hexdigest(),
        "command": found.command,
        "bot": plan.bot,
        "way": plan.way,
        "seed": plan.seed,
        "options": plan.options,
        "only": plan.only,
        "start": otherwise(plan.start, plan.present),
        "steps": tuning.climb.steps,
        "games": tuning.games(),
        "proof": {
            "deals": found.deals,
            "below": BELOW[plan.bot],
            "over_present": proof.over_present._asdict(),
            "over_below": proof.over_below._asdict(),
            "present_over_below": proof.present_over_below._asdict(),
            "gained_over_below": proof.gained_over_below._asdict(),
        },
        "before": before,
    }
    raw = msgspec.json.encode(made)
    history.write_bytes(msgspec.json.format(raw, indent=2) + b"\n")
