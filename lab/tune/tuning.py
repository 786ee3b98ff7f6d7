"""Tuning from the first step to a file: matches handed out, the climb kept, the result proved."""

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

# How a climb finds out which way is up: by matches of shifted weights, or by moves tried out.
Way = Literal["matches", "trials"]

FORMAT: Final = "sabot-tuning"
VERSION: Final = 1
# A step is split into so many tasks: of matches, which take a moment, into more than there are
# cores in most machines; of trials, which take minutes, so that they are seen to go on.
PARTS: Final[dict[Way, int]] = {"matches": 8, "trials": 64}
# A proof is so many matches: over what was there, and of both over the rung below.
MATCHES_OF_PROOF: Final = 3
SEED_BYTES: Final = 7


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is tuned and how. A climb can only go on with the plan that it began with.

    It begins with the weights `start`; `present` are those that the bot comes with.
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
    """The result beside the weights that were there before, and beside the rung below."""

    over_present: Estimate
    over_below: Estimate
    present_over_below: Estimate
    # By how much more the result beats the rung below than what was there, on the same deals.
    gained_over_below: Estimate

    def better(self) -> bool:
        """True if it clearly beats what was there, and does no worse against the rung below."""
        return self.over_present.low > 0 and self.gained_over_below.high >= 0


def unwatched(_: int) -> None:
    """Nobody waits for single deals."""


class Match(NamedTuple):
    """How two sets of weights meet: on which deals, who works, and how it is played.

    `watch` is told how many deals more have been played.
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
    """Two sets of weights that meet as the plan says, on deals of their own."""
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
    """A climb that goes on, step by step."""

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
        """Climb until so many steps are done in all.

        `watch` sees the climb after each step, `watch_deals` hears how many deals more are done.
        """
        while self.climb.steps < steps:
            if self.plan.way == "trials":
                self.step_by_trials(workers, watch_deals)
            else:
                self.step_by_match(workers)
                watch_deals(self.plan.deals)
            watch(self)

    def step_by_match(self, workers: Workers) -> None:
        """Shift all weights at once, one way and the other, and let both play."""
        number = self.climb.steps
        by = shifts(self.climb, seed_of(f"{self.plan.seed}/shift/{number}"))
        up, down = shifted(self.climb, by, 1), shifted(self.climb, by, -1)
        won = self.clearly_won(workers, up, down, f"step {number}")
        step(self.climb, by, won, self.plan.settings)

    def step_by_trials(self, workers: Workers, watch_deals: Callable[[int], None]) -> None:
        """Try out moves on the deals of a step, and fit the weights to what they led to."""
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
        """How clearly the one beat the other: in their match, and beside the rung below."""
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
        """How many games the climb took: two for each deal of each match, or one a deal."""
        if self.plan.way == "trials":
            return self.climb.steps * self.plan.deals
        beside = round(self.plan.deals * self.plan.settings.against_below)
        return 2 * self.climb.steps * (self.plan.deals + 2 * (beside if beside > 1 else 0))

    def prove(self, workers: Workers, deals: int, watch: Callable[[int], None]) -> Proof:
        """What the result is worth, on deals that it has not seen; by the bots themselves.

        A rules bot is its policy; a detective was stood in for while it climbed.
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
    """A positive number of the hot code that stands for a text."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES])


# Files.


def keep(tuning: Tuning, path: Path) -> None:
    """Write down where the climb is, at once or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(msgspec.json.encode(SavedTuning(tuning.plan, tuning.climb)))
    fresh.replace(path)


def resumed(plan: Plan, path: Path) -> Tuning:
    """The tuning that a file holds, or a new one if there is none."""
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
    """Where a climb began with other weights than those that the bot comes with."""
    return {name: value for name, value in start.items() if present.get(name) != value}


def history_beside(path: Path) -> Path:
    """The file that says how the weights in a file were found: `weights.made.json`."""
    return path.with_suffix(".made" + path.suffix)


def history_so_far(path: Path, history: Path) -> dict[str, Any] | None:
    """How the present weights in a file were found, if that is known."""
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
    """Write the weights, and in another file how they were found."""
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
