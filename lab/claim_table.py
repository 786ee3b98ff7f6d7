"""Fits the table of `sabot.bots.saboteur.claim_likelihood` on games with talkers of several kinds.

`python -m lab.claim_table --deals 200` prints each number by side. For goals it is the balanced
share of true statements: the mean over treasures and stones, so that a guess that always says
"stone" counts as one half. For seats it is the accuracy that makes what was said most likely.
"""

import argparse
import math
from collections.abc import Iterable
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from lab.calibration import SABOTEUR
from lab.talkers import Noting, company
from sabot.arena.workers import start_workers
from sabot.bots.saboteur.claim_likelihood import Assertion, assertion, knows_goal
from sabot.core.claims import Statement
from sabot.games.registry import game_named
from sabot.games.saboteur.claims import GoalIs, SeatIs

# Accuracies that are tried.
GRID: Final = tuple(each / 100 for each in range(2, 99))
LOT: Final = 4

Task = tuple[str, int, str, str, range]


class OfGoal(NamedTuple):
    """A claim about a goal: the speaker's side, whether they knew, its content, and its truth."""

    side: str
    knew: bool
    treasure: bool
    truth: bool


class OfSeat(NamedTuple):
    """A claim about another seat, as one listener heard it.

    `believed`: the listener's chance that it is so; `held`: what the speaker must think.
    """

    side: str
    believed: float
    held: float
    truth: bool


Noted = OfGoal | OfSeat


def side_of(role: str) -> str:
    """The side of a speaker."""
    return SABOTEUR if role == SABOTEUR else "digger" if role in TEAMS else "loner"


TEAMS: Final = ("digger", "green", "blue", "boss")


def noting(found: list[Noted], roles: tuple[str, ...], goals: tuple[str, ...], seat: int) -> Noting:
    """Notes what a listener hears, beside the truth of the deal."""

    def note(view: Any, beliefs: Any, statement: Statement[Any]) -> None:
        said = assertion(view, statement)
        if said is None or said.strength < 1 or said.speaker == seat:
            return
        side = side_of(roles[said.speaker])
        if isinstance(said.fact, GoalIs):
            # All listeners hear the same: one of them notes it.
            if seat == (said.speaker + 1) % len(view.seats):
                found.append(of_goal(view, said, said.fact, goals, side))
        elif said.fact.seat not in (said.speaker, seat) and roles[seat] != SABOTEUR:
            found.append(of_seat(beliefs, said, said.fact, roles, side))

    return note


def of_goal(view: Any, said: Assertion, fact: GoalIs, goals: tuple[str, ...], side: str) -> OfGoal:
    """A claim about a goal beside the truth."""
    place = goals.index("treasure")
    knew = knows_goal(view, said.speaker, fact.goal, place)
    return OfGoal(side, knew, fact.goal == place, said.holds_at(place))


def of_seat(
    beliefs: Any, said: Assertion, fact: SeatIs, roles: tuple[str, ...], side: str
) -> OfSeat:
    """A claim about a seat beside the truth."""
    claims, posterior = beliefs.claims, beliefs.posterior
    meant = [at for at, role in enumerate(claims.roles) if role in claims.words[fact.role]]
    slot, target = posterior.of_seat[said.speaker], posterior.of_seat[fact.seat]
    own = claims.roles.index(roles[said.speaker])
    held = posterior.as_held_by(slot, own, posterior.of_seat[claims.seat])
    return OfSeat(
        side,
        sum(posterior.chance(target, at) for at in meant),
        sum(held.chance(target, at) for at in meant),
        roles[fact.seat] in claims.words[fact.role],
    )


def work(task: Task) -> list[Noted]:
    """What is noted on some deals."""
    game_id, players, bot, seed, deals = task
    game = game_named(game_id)
    found: list[Noted] = []
    for deal in deals:
        company(
            game, game.options(players=players, rounds=1), bot, seed, deal,
            note=partial(noting, found),
        )  # fmt: skip
    return found


def balanced(claims: Iterable[OfGoal]) -> float:
    """The share of true statements, in the mean over treasures and stones."""
    by_content: dict[bool, list[bool]] = {}
    for each in claims:
        by_content.setdefault(each.treasure, []).append(each.truth)
    return fmean(fmean(truths) for truths in by_content.values())


def judged(claims: list[OfSeat]) -> float:
    """The accuracy that makes statements most likely, by what the speaker must think."""
    return max(
        GRID,
        key=lambda a: sum(math.log(a * each.held + (1 - a) * (1 - each.held)) for each in claims),
    )


def hinted(claims: list[OfSeat]) -> float:
    """The accuracy that predicts the truth best, beyond what the listener believed before."""

    def score(accuracy: float) -> float:
        return sum(math.log(chance_after(accuracy, each)) for each in claims)

    return max(GRID, key=score)


def chance_after(accuracy: float, claim: OfSeat) -> float:
    """The chance that a listener gives to the truth once a claim has been heard."""
    believed = min(0.98, max(0.02, claim.believed))
    true, false = accuracy * believed, (1 - accuracy) * (1 - believed)
    return (true if claim.truth else false) / (true + false)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("saboteur", "saboteur2"), default="saboteur")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="detective")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="claims")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tasks = [
        (asked.game, asked.players, asked.bot, asked.seed, range(at, min(at + LOT, asked.deals)))
        for at in range(0, asked.deals, LOT)
    ]
    found: list[Noted] = []
    with start_workers(asked.workers, None) as workers:
        for noted in workers.results(work, tasks):
            found += noted
    for side in ("digger", "loner", SABOTEUR):
        goals = [each for each in found if isinstance(each, OfGoal) and each.side == side]
        seats = [each for each in found if isinstance(each, OfSeat) and each.side == side]
        for name, knew in (("knows", True), ("guesses", False)):
            if chosen := [each for each in goals if each.knew == knew]:
                print(f"{side} {name}: {balanced(chosen):.2f} ({len(chosen)} claims)")
        if seats:
            print(f"{side} judges: {judged(seats):.2f} ({len(seats)} claims heard)")
            print(f"{side} hints: {hinted(seats):.2f}")


if __name__ == "__main__":
    main()
