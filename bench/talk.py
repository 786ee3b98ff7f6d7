"""What talk is worth at Saboteur: for diggers, and for saboteurs who lie in several ways.

`python -m bench.talk --seconds 300` measures it alone; `make bench-bots` has the same lines. Every
company plays the same deals, and each figure is the difference of two companies on them.
`--game saboteur2` measures the nuggets of Saboteur 2 (`bench.talk_nuggets`).
"""

import argparse
from collections.abc import Iterator
from typing import Final, NamedTuple

from bench.bars import POINTS, SHARE, Bar
from bench.reliability import deals
from bench.talk_nuggets import nugget_lines
from sabot.arena.contest import Contest, ContestDeal
from sabot.arena.game_runner import Player
from sabot.arena.intervals import Estimate, estimate
from sabot.arena.lineups import by_side
from sabot.arena.workers import Workers, start_workers

SEED: Final = "bench-talk"
PATIENCE: Final = 60.0
OPTIONS: Final = "saboteur(players=5,rounds=1)"
SABOTEURS: Final = 2
KIND: Final = "detective"


class Company(NamedTuple):
    """The forms of the diggers and of the saboteurs, and whether anybody can talk."""

    diggers: str = ""
    saboteurs: str = ""
    talk: bool = True

    def contest(self) -> Contest:
        """The contest of its two bots."""
        return Contest(
            game="saboteur", options=OPTIONS, bots=(kind(self.diggers), kind(self.saboteurs)),
            seating="sides", seed=SEED, saboteurs=SABOTEURS, patience=PATIENCE, talk=self.talk,
        )  # fmt: skip


SILENCE: Final = Company(talk=False)
TALK: Final = Company()
SILENT_SABOTEURS: Final = Company(saboteurs="silent")
HONEST_SABOTEURS: Final = Company(saboteurs="honest")
LIARS: Final = Company(saboteurs="liar")
CREDULOUS: Final = Company(diggers="credulous", saboteurs="liar")
COMPANIES: Final = (SILENCE, TALK, SILENT_SABOTEURS, HONEST_SABOTEURS, LIARS, CREDULOUS)

# By company, whether the diggers won each deal.
Wins = dict[Company, list[float]]


def kind(form: str) -> str:
    """The kind of bot in a form."""
    return f"{KIND}@{form}" if form else KIND


def diggers_won(deal: int) -> list[float]:
    """Whether the diggers of each company win a deal: the task of a worker."""
    return [won(company, deal) for company in COMPANIES]


def won(company: Company, number: int) -> float:
    """1 if the diggers of a company win a deal, else 0."""
    deal = ContestDeal(company.contest(), number)
    first = deal.dealer.draw(deal.game.new(deal.options), 1)
    seats = by_side(first.roles[: deal.options.players], 0, 1).bots
    named = [deal.contest.bots[bot] for bot in seats]
    runner = deal.runner([Player(each, deal.bot(each, seat)) for seat, each in enumerate(named)])
    (ended,) = runner.play()
    return float(ended.view.result.won_by == "diggers")


def played(workers: Workers, numbers: Iterator[int]) -> Wins:
    """What the companies won."""
    wins: Wins = {company: [] for company in COMPANIES}
    for found in workers.results(diggers_won, numbers):
        for company, value in zip(COMPANIES, found, strict=True):
            wins[company].append(value)
    return wins


def talk_bars(wins: Wins) -> Iterator[Bar]:
    """The lines of the measurement."""
    where = f"Saboteur, 5 players with 2 saboteurs, {KIND}s"
    yield Bar(f"{where}: diggers win in silence", estimate(wins[SILENCE], share=True), SHARE)
    yield more(f"{where}: diggers with talk over silence", wins, TALK, SILENCE)
    name = f"{where}: diggers with talk over silence, against silent saboteurs"
    yield more(name, wins, SILENT_SABOTEURS, SILENCE)
    for company in (SILENT_SABOTEURS, HONEST_SABOTEURS, LIARS):
        name = f"{where}: saboteurs who weigh their lies over {company.saboteurs} ones"
        yield more(name, wins, company, TALK)
    yield more(f"{where}: diggers over those who believe liars", wins, LIARS, CREDULOUS)
    name = f"{where}: diggers who believe everything beside silence, against liars"
    yield Bar(name, difference(wins, CREDULOUS, SILENCE), POINTS, 0.0, most=True, signed=True)
    yield more(f"{where}: diggers beside silence, against liars", wins, LIARS, SILENCE)


def more(name: str, wins: Wins, one: Company, other: Company) -> Bar:
    """By how much the diggers of one company win more than those of another; not less."""
    return Bar(name, difference(wins, one, other), POINTS, 0.0, signed=True)


def difference(wins: Wins, one: Company, other: Company) -> Estimate:
    """The difference of two companies on the same deals."""
    return estimate([a - b for a, b in zip(wins[one], wins[other], strict=True)])


def talk_lines(workers: Workers, seconds: float) -> Iterator[Bar]:
    """The lines, after so many seconds of games."""
    yield from talk_bars(played(workers, deals(seconds)))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=("saboteur", "saboteur2"), default="saboteur")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    with start_workers(given.workers, None) as workers:
        if given.game == "saboteur2":
            bars = nugget_lines(workers, deals(given.seconds))
        else:
            bars = talk_lines(workers, given.seconds)
        print(*bars, sep="\n")


if __name__ == "__main__":
    main()
