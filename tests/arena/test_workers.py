"""Whoever works, the results are the same; and a bot that fails in a worker is named."""

import msgspec
import pytest

from sabot.arena.contest import Contest
from sabot.arena.run_contest import ContestRun
from sabot.arena.sequential_test import Question
from sabot.arena.workers import InProcess, start_workers
from sabot.bots.failure import BotFailed

CONTESTS = [
    Contest(
        game="saboteur",
        options="saboteur(players=3,rounds=1)",
        bots=("random", "tests.arena.odd_bots:first"),
        seating="sides",
        seed="crew",
    ),
    Contest(
        game="seven_seals",
        options="seven_seals(players=3,rounds=1)",
        bots=("tests.arena.odd_bots:first", "random"),
        seating="mixed",
        seed="crew",
    ),
]


def held(contest: Contest, workers: int, deals: int, question: Question | None = None) -> bytes:
    holding = ContestRun(contest, deals, question)
    with start_workers(workers, None) as working:
        holding.hold(working, lambda _tally, _inquiry: None)
    return msgspec.json.encode(holding.report())


@pytest.mark.parametrize("contest", CONTESTS, ids=lambda contest: contest.game)
def test_results_do_not_depend_on_the_workers(contest: Contest) -> None:
    alone = held(contest, 1, 6)
    assert held(contest, 2, 6) == alone
    assert held(msgspec.structs.replace(contest, seed="other"), 1, 6) != alone


@pytest.mark.slow
def test_nor_do_those_of_many_deals() -> None:
    """So many that a task holds several, and the last one fewer."""
    assert held(CONTESTS[1], 3, 151) == held(CONTESTS[1], 1, 151)


@pytest.mark.slow
def test_a_test_stops_at_the_same_deal_whoever_works() -> None:
    question = Question(3.0)
    alone = held(CONTESTS[1], 1, 300, question)
    found = msgspec.json.decode(alone)
    assert found["decision"]["verdict"] != "undecided"
    assert found["complete"]
    assert found["deals"] == found["decision"]["deals"] < 300
    assert held(CONTESTS[1], 2, 300, question) == alone


def test_a_bot_that_fails_in_a_worker_is_named() -> None:
    contest = msgspec.structs.replace(CONTESTS[0], bots=("tests.arena.odd_bots:clumsy",))
    with pytest.raises(BotFailed, match=r"'tests.arena.odd_bots:clumsy' on seat . failed with"):
        held(contest, 2, 4)


def test_what_is_known_so_far_can_be_reported_at_any_time() -> None:
    holding = ContestRun(CONTESTS[0], 10, None)

    def interrupt(_tally: object, _inquiry: object) -> None:
        if holding.tally.deals == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        holding.hold(InProcess(), interrupt)
    found = holding.report()
    assert (found.deals, found.complete) == (3, False)
