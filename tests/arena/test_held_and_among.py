"""Contests in which one bot is not measured: it holds a side, or sits around each of the others."""

import io

import pytest
from rich.console import Console

from sabot.arena.command import Asked, contest_of, wide_console
from sabot.arena.contest import ContestDeal
from sabot.arena.run_contest import ContestRun
from sabot.arena.tables import show
from sabot.arena.workers import InProcess
from sabot.core.errors import SabotError

FIRST = "tests.arena.odd_bots:first"


def asked(
    game: str, hold: str | None = None, among: str | None = None, seating: str | None = None
) -> Asked:
    return Asked(game, ("random", FIRST), None, "", seating, None, "1", 10.0, False, hold, among)


def test_every_deal_has_a_saboteur_where_the_diggers_are_held() -> None:
    contest = contest_of(asked("saboteur(players=3)", hold="diggers=random"))
    for number in range(20):
        deal = ContestDeal(contest, number)
        roles = deal.dealer.draw(deal.game.new(deal.options), 1).roles
        assert "saboteur" in roles[:3]


@pytest.mark.parametrize(
    ("hold", "among", "games", "lines"),
    [("saboteurs=random", None, 2, None), (None, "rules", 6, 6)],
)
def test_only_the_others_are_counted(
    hold: str | None, among: str | None, games: int, lines: int | None
) -> None:
    contest = contest_of(asked("saboteur(players=3,rounds=1)", hold, among))
    played = ContestDeal(contest, 0).play()
    assert played.games == games
    assert {line.bot for line in played.lines} == {0, 1}
    assert lines is None or len(played.lines) == lines


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (asked("saboteur", hold="miners=rules"), "expected --hold diggers=BOT or --hold sab"),
        (asked("saboteur", hold="diggers="), "expected --hold"),
        (asked("saboteur", hold="diggers=clever"), "no bot 'clever'"),
        (asked("saboteur", hold="diggers=rules", among="rules"), "expected no --hold"),
        (asked("saboteur", among="rules", seating="sides"), "no --seating"),
        (asked("saboteur", hold="diggers=rules", seating="mixed"), "expected no --seating mixed"),
        (asked("sabotage", hold="diggers=rules"), "has no two sides"),
    ],
)
def test_impossible_wishes_are_refused(wish: Asked, said: str) -> None:
    with pytest.raises(SabotError, match=r".*") as refusal:
        contest_of(wish)
    assert said in str(refusal.value)


@pytest.mark.parametrize("width", [60, wide_console().width])
def test_names_are_never_cut(width: int) -> None:
    run = ContestRun(contest_of(asked("sabotage(rounds=1)", among="random")), 2, None)
    run.hold(InProcess(), lambda _tally, _inquiry: None)
    out = io.StringIO()
    show(run.report(), Console(file=out, width=width))
    assert "…" not in out.getvalue()
    assert width < 100 or FIRST in out.getvalue()
