"""What talk is worth at Saboteur 2: the nuggets of those who dig, and of saboteurs.

`python -m bench.talk --game saboteur2 --seconds 300` measures it. There are no two sides that win
or lose, so each figure is a difference of nuggets a seat and round. Seats count by the role that
they were dealt.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bench.bars import NUGGETS, Bar
from sabot.arena.contest import Contest, ContestDeal
from sabot.arena.game_runner import Player
from sabot.arena.intervals import Estimate, estimate
from sabot.arena.lineups import by_side
from sabot.arena.workers import Workers

SEED: Final = "bench-talk"
PATIENCE: Final = 60.0
PLAYERS: Final = 6
OPTIONS: Final = f"saboteur2(players={PLAYERS},rounds=1)"
SABOTEURS: Final = 1
DIGGERS: Final = ("green", "blue", "boss")
SABOTEUR: Final = "saboteur"


class Company(NamedTuple):
    """The kinds of all others and of the saboteurs, and whether anybody can talk."""

    others: str = "detective"
    saboteurs: str = "detective"
    talk: bool = True


SILENCE: Final = Company(talk=False)
TALK: Final = Company()
LIARS: Final = Company(saboteurs="detective@liar")
SILENT_SABOTEURS: Final = Company(saboteurs="detective@silent")
COMPANIES: Final = (SILENCE, TALK, SILENT_SABOTEURS, LIARS)


class Nuggets(NamedTuple):
    """What the seats gained on average: those who were dealt a digger or the boss, and saboteurs.

    None if there was no such seat.
    """

    diggers: float | None
    saboteurs: float | None


Gained = dict[Company, list[Nuggets]]


def gained_by_all(deal: int) -> list[Nuggets]:
    """What the seats of each company gain on a deal: the task of a worker."""
    return [gained(company, deal) for company in COMPANIES]


def gained(company: Company, number: int) -> Nuggets:
    """What the seats of a company gain on a deal."""
    contest = Contest(
        game="saboteur2", options=OPTIONS, bots=(company.others, company.saboteurs),
        seating="mixed", seed=SEED, saboteurs=SABOTEURS, patience=PATIENCE, talk=company.talk,
    )  # fmt: skip
    deal = ContestDeal(contest, number)
    roles = deal.dealer.draw(deal.game.new(deal.options), 1).roles[:PLAYERS]
    kinds = [contest.bots[bot] for bot in by_side(roles, 0, 1).bots]
    runner = deal.runner([Player(each, deal.bot(each, seat)) for seat, each in enumerate(kinds)])
    (ended,) = runner.play()
    return Nuggets(average(ended.gains, roles, DIGGERS), average(ended.gains, roles, (SABOTEUR,)))


def average(
    gains: tuple[int, ...], roles: tuple[str, ...], wanted: tuple[str, ...]
) -> float | None:
    """The mean gain of the seats with some roles; None if there is none."""
    theirs = [gain for gain, role in zip(gains, roles, strict=True) if role in wanted]
    return sum(theirs) / len(theirs) if theirs else None


def nugget_bars(all_gained: Gained) -> Iterator[Bar]:
    """The lines of the measurement."""
    where = f"Saboteur 2, {PLAYERS} detectives with a saboteur"
    in_silence = [each.diggers for each in all_gained[SILENCE] if each.diggers is not None]
    yield Bar(f"{where}: a digger in silence", estimate(in_silence), NUGGETS)
    found = difference(all_gained, TALK, SILENCE, "diggers")
    yield Bar(f"{where}: a digger with talk over silence", found, NUGGETS, 0.0, signed=True)
    for company, name in ((SILENT_SABOTEURS, "silent"), (LIARS, "lying")):
        found = difference(all_gained, TALK, company, "saboteurs")
        line = f"{where}: a saboteur who weighs lies over a {name} one"
        yield Bar(line, found, NUGGETS, 0.0, signed=True)


def difference(all_gained: Gained, one: Company, other: Company, side: str) -> Estimate:
    """The difference of two companies for a side on the same deals."""
    pairs = [
        (getattr(a, side), getattr(b, side))
        for a, b in zip(all_gained[one], all_gained[other], strict=True)
    ]
    return estimate([a - b for a, b in pairs if a is not None and b is not None])


def nugget_lines(workers: Workers, numbers: Iterator[int]) -> Iterator[Bar]:
    """The lines, after these deals."""
    all_gained: Gained = {company: [] for company in COMPANIES}
    for found in workers.results(gained_by_all, numbers):
        for company, value in zip(COMPANIES, found, strict=True):
            all_gained[company].append(value)
    yield from nugget_bars(all_gained)
