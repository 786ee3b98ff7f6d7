"""Beliefs with talk: log-loss and calibration in a mixed company, beside the same deals in silence.

`python -m bench.talk_beliefs --deals 60`, also with `--game saboteur2`. The company has honest and
silent talkers, liars and random ones (`lab.talkers`). What people are not told counts as well: it
is what the bots themselves go by.
"""

import argparse
import math
from collections.abc import Iterator
from statistics import fmean
from typing import NamedTuple

from bench.bars import LOSS, Bar
from bench.beliefs import lines
from bench.reliability import HALF, deals, log_loss, over_deals
from lab.calibration import MARKS, SABOTEUR, Said, by_diggers, by_mark
from lab.talkers import Place, company
from sabot.arena.intervals import student
from sabot.arena.report import Interval
from sabot.arena.workers import Workers, start_workers
from sabot.games.registry import game_named

LOT = 4
SEED = "talk"

Task = tuple[str, int, str, str, bool, range]


class Recorded(NamedTuple):
    """What was believed on some deals, and how much was said."""

    said: list[Said]
    places: list[Place]
    claims: int


def work(task: Task) -> Recorded:
    """What is believed on some deals."""
    game_id, players, bot, seed, talk, numbers = task
    game = game_named(game_id)
    options = game.options(players=players, rounds=1)
    tables = [company(game, options, bot, seed, deal, talk=talk) for deal in numbers]
    return Recorded(
        [said for table in tables for said in table.said()],
        [place for table in tables for place in table.places()],
        sum(len(table.watchers[0].table_talk) for table in tables),
    )


def place_loss(places: list[Place], mark: float) -> str:
    """The log-loss of the treasure's place, of diggers who have not seen it."""
    found = losses(places, mark)
    if not found:
        return f"{mark:4.0%} of the deck: all diggers know the place"
    return (
        f"{mark:4.0%} of the deck: log-loss of the place {fmean(found):.3f} ({len(found)} chances)"
    )


def losses(places: list[Place], mark: float) -> list[float]:
    """What each chance of the place costs a digger who has not seen it."""
    chances = [each.chance for each in places if each.mark == mark and each.viewer_role != SABOTEUR]
    return [-math.log(max(each, 1e-6)) for each in chances]


def talk_belief_lines(workers: Workers, seconds: float) -> Iterator[Bar]:
    """What diggers believe at half the deck in a mixed company that talks, beside silence."""
    halves = [Recorded([], [], 0), Recorded([], [], 0)]
    rows: tuple[list[list[Said]], list[list[Said]]] = ([], [])
    tasks = (
        ("saboteur", 5, "detective", SEED, talk, range(deal, deal + 1))
        for deal in deals(seconds)
        for talk in (False, True)
    )
    for number, found in enumerate(workers.results(work, tasks)):
        talks = number % 2
        rows[talks].append([each for each in found.said if by_diggers(each)])
        halves[talks] = Recorded(
            halves[talks].said + found.said, halves[talks].places + found.places, 0
        )
    silence, talk = (over_deals(each, HALF, log_loss) for each in rows)
    where = "Saboteur, diggers of 5 detectives at 50% of the deck in a mixed company"
    bar = None if silence is None else silence.mean
    yield Bar(f"{where}: log-loss of roles in silence", silence, LOSS)
    yield Bar(f"{where}: log-loss of roles with talk", talk, LOSS, bar, most=True)
    quality = by_mark([each for row in rows[1] for each in row]).get(HALF)
    if quality is not None:
        error = Interval(quality.calibration_error, None, None, len(rows[1]))
        yield Bar(f"{where}: calibration error with talk", error, LOSS, 0.05, most=True)
    quiet, heard = (losses(each.places, HALF) for each in halves)
    if quiet and heard:
        bar = fmean(quiet)
        name = f"{where}: log-loss of the treasure's place with talk"
        yield Bar(name, student(heard), LOSS, bar, most=True, counted="chances")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("saboteur", "saboteur2"), default="saboteur")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="detective")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", default=SEED)
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    for talk in (False, True):
        lots = [range(at, min(at + LOT, asked.deals)) for at in range(0, asked.deals, LOT)]
        tasks = [(asked.game, asked.players, asked.bot, asked.seed, talk, lot) for lot in lots]
        said: list[Said] = []
        places: list[Place] = []
        claims = 0
        with start_workers(asked.workers, None) as workers:
            for found in workers.results(work, tasks):
                said += found.said
                places += found.places
                claims += found.claims
        title = f"{claims / asked.deals:.1f} claims a round" if talk else "silence"
        print(f"{asked.game}, {asked.players} x {asked.bot}, {asked.deals} deals, {title}: diggers")
        print("\n".join(lines(by_mark(said, by_diggers))))
        print("\n".join(place_loss(places, mark) for mark in MARKS))


if __name__ == "__main__":
    main()
