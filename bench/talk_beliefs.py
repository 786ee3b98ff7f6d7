"""Beliefs with talk: log-loss and calibration in a mixed company, beside the same deals in silence.

`python -m bench.talk_beliefs --deals 60`, also with `--game saboteur2`. The company has honest and
silent talkers, liars and random ones (`lab.talkers`). What people are not told counts as well: it
is what the bots themselves go by.
"""

import argparse
import math
from statistics import fmean
from typing import NamedTuple

from bench.beliefs import lines
from lab.calibration import MARKS, SABOTEUR, Said, by_diggers, by_mark
from lab.talkers import Place, company
from sabot.arena.workers import start_workers
from sabot.games.registry import game_named

LOT = 4

Task = tuple[str, int, str, str, bool, range]


class Recorded(NamedTuple):
    """What was believed on some deals, and how much was said."""

    said: list[Said]
    places: list[Place]
    claims: int


def work(task: Task) -> Recorded:
    """What is believed on some deals."""
    game_id, players, bot, seed, talk, deals = task
    game = game_named(game_id)
    options = game.options(players=players, rounds=1)
    tables = [company(game, options, bot, seed, deal, talk=talk) for deal in deals]
    return Recorded(
        [said for table in tables for said in table.said()],
        [place for table in tables for place in table.places()],
        sum(len(table.watchers[0].table_talk) for table in tables),
    )


def place_loss(places: list[Place], mark: float) -> str:
    """The log-loss of the treasure's place, of diggers who have not seen it."""
    chances = [each.chance for each in places if each.mark == mark and each.viewer_role != SABOTEUR]
    if not chances:
        return f"{mark:4.0%} of the deck: all diggers know the place"
    loss = fmean(-math.log(max(each, 1e-6)) for each in chances)
    return f"{mark:4.0%} of the deck: log-loss of the place {loss:.3f} ({len(chances)} chances)"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("saboteur", "saboteur2"), default="saboteur")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="detective")
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", default="talk")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    for talk in (False, True):
        lots = [range(at, min(at + LOT, asked.deals)) for at in range(0, asked.deals, LOT)]
        tasks = [(asked.game, asked.players, asked.bot, asked.seed, talk, deals) for deals in lots]
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
