"""Values of deals: seats count together, sides count the same, and differences are of one deal."""

import msgspec
import pytest

from lab.balance.play_deals import Table
from sabot.arena.contest import Contest, DealPlayed, Line
from sabot.arena.report import Report, report
from sabot.arena.round_scores import DEFAULT, Account, accounting_of
from sabot.arena.sequential_test import Question, SequentialTest
from sabot.arena.tally import Cell, Tally
from sabot.core.errors import SabotError
from sabot.games.registry import GAMES
from tests.arena.ends import End, ends

WON = accounting_of("saboteur").measures[0]


def line(bot: int, against: int, role: str, won: float) -> Line:
    return Line(bot, against, role, (won, 0.0))


def cross(diggers_win: dict[tuple[int, int], bool]) -> list[Line]:
    """Three diggers and a saboteur in all line-ups; by diggers and saboteurs, who won."""
    lines: list[Line] = []
    for (diggers, saboteurs), won in diggers_win.items():
        lines += [line(diggers, saboteurs, "digger", float(won))] * 3
        lines += [line(saboteurs, diggers, "saboteur", float(not won))]
    return lines


def tally_of(*deals: list[Line]) -> Tally:
    tally = Tally(accounting_of("saboteur"), "sides")
    for deal, lines in enumerate(deals):
        tally.add(DealPlayed(deal, lines, 4, 100))
    return tally


ONE = {(0, 0): True, (0, 1): True, (1, 0): False, (1, 1): False}
OTHER = {(0, 0): False, (0, 1): True, (1, 0): False, (1, 1): True}


def test_a_deal_is_one_value_for_each_bot_role_and_opponent() -> None:
    tally = tally_of(cross(ONE), cross(OTHER))
    assert tally.values(Cell(0, "digger", 0), WON) == [1, 0]
    assert tally.values(Cell(0, "digger"), WON) == [1, 0.5]
    assert tally.values(Cell(1, "saboteur"), WON) == [0.5, 0]
    assert (tally.deals, tally.games, tally.moves) == (2, 8, 200)


def test_both_sides_count_the_same_however_many_play_on_them() -> None:
    tally = tally_of(cross(ONE))
    # As diggers always, as saboteurs half of the time.
    assert tally.values(Cell(0), WON) == [0.75]
    assert tally.values(Cell(1), WON) == [0.25]
    assert tally.advantage(0) == 0.5


def test_in_mixed_seatings_all_seats_count_the_same() -> None:
    tally = Tally(accounting_of("saboteur"), "mixed")
    tally.add(DealPlayed(0, cross(ONE), 4, 100))
    assert tally.values(Cell(0), WON) == [7 / 8]


def test_only_deals_on_which_both_played_are_compared() -> None:
    tally = tally_of([line(0, 1, "digger", 1.0)], cross(OTHER), cross(ONE))
    assert tally.pairs(Cell(0, "digger"), Cell(1, "digger"), WON) == ([0.5, 1.0], [0.5, 0.0])


def test_fewer_penalty_points_are_an_advantage() -> None:
    tally = Tally(accounting_of("seven_seals"), "mixed")
    lines = [Line(0, None, "announcer", (3.0, 0.0)), Line(1, None, "announcer", (7.0, 0.0))]
    tally.add(DealPlayed(0, lines, 2, 10))
    assert tally.advantage(0) == 4


def reported(tally: Tally, *bots: str) -> Report:
    contest = Contest(
        game="saboteur",
        options="saboteur(players=4,rounds=1)",
        bots=bots,
        seating="sides",
        seed="1",
    )
    return report(contest, tally, SequentialTest(Question(0.05)), complete=True)


def test_reports_hold_levels_and_differences() -> None:
    found = reported(tally_of(cross(ONE), cross(OTHER), cross(ONE)), "clever", "plain")
    levels = {(each.bot, each.role, each.against): each.measures["won"] for each in found.levels}
    assert levels["clever", "digger", "plain"].mean == 1
    assert levels["plain", "digger", "clever"].mean == 0
    assert levels["clever", "saboteur", None].mean == pytest.approx(2 / 3)
    differences = {(each.role, each.against): each.measures["won"] for each in found.contrasts}
    assert differences["digger", "clever"].mean == pytest.approx(2 / 3)
    assert differences["digger", None].deals == 3
    assert differences[None, None].mean == pytest.approx((0.5 + 0.5 + 0.5) / 3)


def test_reports_survive_being_written() -> None:
    found = reported(tally_of(cross(ONE), cross(OTHER)), "clever", "plain")
    data = msgspec.json.encode(found)
    assert msgspec.json.decode(data, type=Report) == found
    assert data.startswith(b'{"format":"sabot-arena","version":1,')
    alone = reported(tally_of(cross(ONE)), "clever", "plain")
    assert b'"low":null' in msgspec.json.encode(alone)


def test_every_game_is_accounted_for() -> None:
    assert DEFAULT not in [accounting_of(game_id) for game_id in GAMES]
    with pytest.raises(SabotError, match="there is no game 'chess'"):
        accounting_of("chess")


def settled(end: End) -> list[Account]:
    return accounting_of(end.view.game).settle(end.view, end.gains)


def test_without_an_accounting_the_highest_gain_counts() -> None:
    found = DEFAULT.settle(None, (3, 1, 3))
    assert [each.values for each in found] == [(0.5, 3), (0.0, 1), (0.5, 3)]


def test_a_side_wins_by_the_treasure_face_up() -> None:
    found = ends(Table("saboteur", 5, 2, "rules"))
    for end in found:
        winners = end.view.result.winners
        assert settled(end) == [
            Account(each.role, (float(seat in winners), end.gains[seat]))
            for seat, each in enumerate(end.view.seats)
        ]
    assert {end.view.result.won_by for end in found} == {"diggers", "saboteurs"}


def test_partners_win_a_round_together() -> None:
    for end in ends(Table("sabotage", 4, None, "rules")):
        one, other = end.gains[:2]
        won = [float(one > other), float(other > one)] * 2
        assert settled(end) == [Account(None, pair) for pair in zip(won, end.gains, strict=True)]


def test_a_draw_is_half_a_win_for_both() -> None:
    draws = [end for end in ends(Table("sabotage", 2, None, "random")) if len(set(end.gains)) == 1]
    assert draws
    assert all([each.values[0] for each in settled(end)] == [0.5, 0.5] for end in draws)


def test_who_plays_the_saboteur_is_counted() -> None:
    found = ends(Table("seven_seals", 3, None, "random"))
    for end in found:
        names = ["announcer"] * 3
        if end.view.saboteur is not None:
            names[end.view.saboteur] = "saboteur"
        assert [each.role for each in settled(end)] == names
        taken = [float(name == "saboteur") for name in names]
        assert [each.values for each in settled(end)] == list(zip(end.gains, taken, strict=True))
    assert {end.view.saboteur is None for end in found} == {True, False}


def test_nuggets_count_by_the_role_at_the_end() -> None:
    for end in ends(Table("saboteur2", 5, None, "rules")):
        roles = [seat.role for seat in end.view.seats]
        paid = [float(gain > 0) for gain in end.gains]
        assert [each.role for each in settled(end)] == roles
        assert [each.values for each in settled(end)] == list(zip(end.gains, paid, strict=True))
