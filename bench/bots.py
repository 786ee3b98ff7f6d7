"""The ladder of bots, what they believe and how quick they are: `make bench-bots`.

Every part has a budget of seconds, some ten minutes in all on two cores; `--minutes 60` takes six
times as long for narrower intervals. A bar is met by its mean; the 95 % interval, over deals, is
shown beside it with the number of deals, and it is said where the bar lies within it. Figures are
for the record; nothing here fails a test.
"""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.bars import Bar
from bench.deed_signs import habit_lines, second_sign_lines
from bench.ladder import MATCHES, held, uptakes
from bench.measure import Line, report
from bench.reliability import belief_bars, heard, picture, strangers
from bench.simulations import like_for_like, simulation_lines
from bench.talk import talk_lines
from bench.talk_beliefs import talk_belief_lines
from bench.thinking import PLAYERS, thinking_line
from sabot.arena.workers import Workers, start_workers
from sabot.bots.roster import has_factory
from sabot.core.errors import SabotError

MINUTES: Final = 10.0
PICTURE: Final = Path("build/reliability.svg")
UPTAKE: Final = 10.0
BELIEFS: Final = 30.0
STRANGERS: Final = 5.0
THINKING: Final = 6.0
TALK: Final = 60.0
TALK_BELIEFS: Final = 30.0
HABITS: Final = 20.0


def wished() -> tuple[float, int]:
    """How many times as long as usual, and on how many workers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    given = parser.parse_args()
    return given.minutes / MINUTES, given.workers


def measured(working: Workers, slower: float) -> Iterator[Bar | Line]:
    """All parts in turn."""
    for match in MATCHES:
        try:
            found = held(match, working, slower)
        except SabotError as reason:
            print(f"left out: {match.game}, {match.bots}: {reason}", flush=True)
            continue
        yield from match.bars(found)
    if has_factory("seven_seals"):
        yield from uptakes(working, UPTAKE * slower)
    if has_factory("saboteur"):
        yield from beliefs(working, slower)
        yield from habit_lines(working, HABITS * slower)
        yield from talk_lines(working, TALK * slower)
        yield from talk_belief_lines(working, TALK_BELIEFS * slower)
    if has_factory("saboteur2"):
        yield from second_sign_lines(working, HABITS * slower)
    for game in filter(has_factory, PLAYERS):
        for kind in ("detective", "searcher"):
            yield thinking_line(game, kind, working, THINKING * slower)


def beliefs(working: Workers, slower: float) -> Iterator[Bar]:
    """What detectives believe, with a picture."""
    found = heard(working, BELIEFS * slower)
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(found), encoding="utf-8")
    yield from belief_bars(found)
    yield strangers(working, STRANGERS * slower)
    print(f"reliability plot: {PICTURE}")


def main() -> None:
    """Measure, print a line for each measure, and how many bars are met."""
    slower, workers = wished()
    lines: list[Bar | Line] = []
    with start_workers(workers, None) as working:
        for line in measured(working, slower):
            print(line, flush=True)
            lines.append(line)
    # Alone, for it is measured by the processor's time.
    for line in simulation_lines():
        print(line, flush=True)
        lines.append(line)
    print(*like_for_like(), sep="\n")
    print(report([line for line in lines if isinstance(line, Line) or line.bar is not None]))


if __name__ == "__main__":
    main()
