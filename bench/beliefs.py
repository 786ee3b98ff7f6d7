"""Beliefs of Saboteur at tables of bots: log-loss, Brier score, calibration.

`python -m bench.beliefs --bot detective --deals 200`
"""

import argparse
from collections.abc import Iterator

from lab.calibration import Quality, Said, by_diggers, by_mark, said_in_deals
from sabot.arena.workers import start_workers
from sabot.games.registry import game_named

# So many deals go to a worker at once.
LOT = 4

Task = tuple[str, int, str, str, range]


def work(task: Task) -> list[Said]:
    """What is said on some deals."""
    game_id, players, kind, seed, deals = task
    game = game_named(game_id)
    return said_in_deals(game, game.options(players=players, rounds=1), kind, seed, deals)


def lines(qualities: dict[float, Quality]) -> Iterator[str]:
    """The figures, and at half the deck what was said beside what was so."""
    for mark, found in qualities.items():
        yield (
            f"{mark:4.0%} of the deck: log-loss {found.log_loss:.3f}, Brier {found.brier:.3f}, "
            f"calibration error {found.calibration_error:.3f} ({found.size} chances)"
        )
        for each in found.bins:
            yield f"      said {each.chance:4.0%}, so {each.share:4.0%} ({each.size})"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="saboteur")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bot", default="detective")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="beliefs")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args()
    tasks = [
        (asked.game, asked.players, asked.bot, asked.seed, range(at, min(at + LOT, asked.deals)))
        for at in range(0, asked.deals, LOT)
    ]
    said: list[Said] = []
    with start_workers(asked.workers, None) as workers:
        for found in workers.results(work, tasks):
            said += found
    print(f"{asked.game}, {asked.players} x {asked.bot}, {asked.deals} deals: diggers say")
    print("\n".join(lines(by_mark(said, by_diggers))))
    print("all say")
    print("\n".join(lines(by_mark(said))))


if __name__ == "__main__":
    main()
