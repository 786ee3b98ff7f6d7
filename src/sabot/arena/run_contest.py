"""Runs a contest: hands out deals, counts results in order, and asks the test after each."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import Final

from sabot.arena.contest import Contest, DealPlayed, play_deals
from sabot.arena.report import Report, report
from sabot.arena.round_scores import accounting_of
from sabot.arena.sequential_test import Question, SequentialTest
from sabot.arena.tally import Tally
from sabot.arena.workers import Workers

# Deals per task: many where deals are quick, one where there are few for each worker.
MOST_IN_TASK: Final = 8
TASKS: Final = 64

Watch = Callable[[Tally, SequentialTest | None], None]
# What is done with each deal besides counting it.
Keep = Callable[[DealPlayed], None]


def keep_nothing(_played: DealPlayed) -> None:
    """Leave a deal as it is."""


class ContestRun:
    """A running contest. Its report covers the deals so far, at any time."""

    def __init__(self, contest: Contest, deals: int, question: Question | None) -> None:
        self.contest = contest
        self.deals = deals
        self.tally = Tally(accounting_of(contest.game), contest.seating)
        self.inquiry = None if question is None else SequentialTest(question)

    def hold(self, workers: Workers, watch: Watch, keep: Keep = keep_nothing) -> None:
        """Play until all deals are played or the test has decided."""
        with closing(self.played(workers)) as played:
            for deal in played:
                keep(deal)
                self.tally.add(deal)
                decided = self.decided(deal.deal)
                watch(self.tally, self.inquiry)
                if decided:
                    return

    def played(self, workers: Workers) -> Generator[DealPlayed]:
        """The played deals in order, with any workers."""
        size = min(MOST_IN_TASK, max(1, self.deals // TASKS))
        tasks = (
            (self.contest, range(first, min(first + size, self.deals)))
            for first in range(0, self.deals, size)
        )
        for results in workers.results(play_deals, tasks):
            yield from results

    def decided(self, deal: int) -> bool:
        """True if the test has an answer, with one more deal."""
        if self.inquiry is None:
            return False
        return self.inquiry.hear(self.tally.advantage(deal)) != "undecided"

    def finished(self) -> bool:
        """True if there is nothing left to play."""
        decided = self.inquiry is not None and self.inquiry.verdict != "undecided"
        return decided or self.tally.deals == self.deals

    def report(self) -> Report:
        """The report of the deals so far."""
        return report(self.contest, self.tally, self.inquiry, complete=self.finished())
