"""`python -m lab.balance`: which tables are played, what a round says, and going on from before."""

from pathlib import Path

import pytest

from lab.balance.command import Asked as BalanceAsked
from lab.balance.command import deals_named, wanted_of
from lab.balance.facts import FACTS, Facts, is_share
from lab.balance.page import cell, page
from lab.balance.play_deals import Table, Task, play, saboteurs_among, tables_of
from lab.balance.results_file import ResultsFile
from sabot.core.errors import SabotError
from tests.arena.ends import End, ends
from tests.lab.test_command_line import lab

FIVE = Table("saboteur", 5, 2, "rules")


def asked(tmp_path: Path, deals: str, games: str = "") -> BalanceAsked:
    out, state = tmp_path / "balance.md", tmp_path / "state"
    return BalanceAsked(games, deals, "1", out, state, 1, quiet=True)


@pytest.mark.parametrize(
    ("players", "saboteurs"), [(3, [0, 1]), (5, [1, 2]), (7, [2, 3]), (10, [3, 4])]
)
def test_saboteur_is_played_with_every_number_of_saboteurs_that_can_be_dealt(
    players: int, saboteurs: list[int]
) -> None:
    assert saboteurs_among("saboteur", players) == saboteurs
    assert saboteurs_among("sabotage", 2) == [None]


def test_every_number_of_players_has_its_tables() -> None:
    players = {table.players for table in tables_of("saboteur", ["rules"])}
    assert players == set(range(3, 11))
    assert {table.players for table in tables_of("sabotage", ["rules"])} == {2, 4}
    assert len(list(tables_of("seven_seals", ["rules", "random"]))) == 2 * 3


def test_only_bots_that_a_game_has_play_it(tmp_path: Path) -> None:
    assert {each.deals for each in wanted_of(asked(tmp_path, "rules=7,random=9"))} == {7, 9}
    with pytest.raises(SabotError, match="has no bot 'nobody'"):
        wanted_of(asked(tmp_path, "nobody=3"))
    for wrong in ("rules", "rules=0", "rules=many", ""):
        with pytest.raises(SabotError, match="names no deals"):
            deals_named(wrong)


def facts_of(end: End) -> Facts:
    return FACTS[end.view.game](end.view, end.starter, end.gains)


def test_saboteurs_win_where_the_treasure_stays_hidden() -> None:
    found = ends(FIVE)
    for end in found:
        # Whoever won was paid.
        paid = {seat.role for seat, gain in zip(end.view.seats, end.gains, strict=True) if gain}
        assert facts_of(end) == {"saboteurs": float(paid == {"saboteur"})}
    assert {facts_of(end)["saboteurs"] for end in found} == {0.0, 1.0}


def test_sabotage_says_how_the_side_fared_that_began() -> None:
    found = ends(Table("sabotage", 2, None, "random")) + ends(Table("sabotage", 4, None, "rules"))
    for end in found:
        lead = end.gains[end.starter] - end.gains[1 - end.starter % 2]
        facts = facts_of(end)
        assert facts["first's lead"] == lead
        assert facts["first won"] == (0.5 if lead == 0 else float(lead > 0))
    assert {facts_of(end)["first won"] for end in found} == {0.0, 0.5, 1.0}
    assert len({end.starter for end in found}) == 4


def test_sabotage_says_whether_a_player_ended_the_round() -> None:
    found = ends(Table("sabotage", 2, None, "random"))
    for end in found:
        # A round that nobody ends goes on until all cards are played.
        cards_left = any(seat.cards for seat in end.view.seats)
        assert facts_of(end)["ended by a player"] == float(cards_left)
    assert {facts_of(end)["ended by a player"] for end in found} == {0.0, 1.0}


def test_the_seven_seals_say_what_the_saboteur_and_the_others_paid() -> None:
    bots = ("rules", "random")
    found = [end for bot in bots for end in ends(Table("seven_seals", 3, None, bot))]
    for end in found:
        facts, saboteur = facts_of(end), end.view.saboteur
        assert facts.pop("penalty") == pytest.approx(sum(end.gains) / 3)
        assert facts.pop("taken") == float(saboteur is not None)
        if saboteur is not None:
            others = sum(end.gains) - end.gains[saboteur]
            assert facts.pop("saboteur's penalty") == end.gains[saboteur]
            assert facts.pop("announcers' penalty") == others / 2
        assert facts == {}
    assert {facts_of(end)["taken"] for end in found} == {0.0, 1.0}


def test_saboteur_2_says_for_each_role_whether_it_won() -> None:
    found = ends(Table("saboteur2", 5, None, "rules"))
    for end in found:
        facts = facts_of(end)
        assert facts.pop("all nuggets") == sum(end.gains) / 5
        for role in {seat.role for seat in end.view.seats}:
            those = [number for number, seat in enumerate(end.view.seats) if seat.role == role]
            won = sum(number in end.view.result.winners for number in those)
            assert facts.pop(f"{role} won") == won / len(those)
            gained = sum(end.gains[number] for number in those)
            assert facts.pop(f"{role} nuggets") == gained / len(those)
        assert facts == {}
    assert any(end.view.result.found for end in found)
    assert not all(end.view.result.found for end in found)


def test_shares_and_amounts_are_told_apart() -> None:
    assert is_share("green won")
    assert not is_share("green nuggets")


@pytest.mark.parametrize(
    "table", [FIVE, Table("saboteur2", 3, None, "rules"), Table("sabotage", 4, None, "rules")]
)
@pytest.mark.slow
def test_a_deal_says_the_same_again(table: Table) -> None:
    one, again, other = (play(Task(table, seed, (0, 1))) for seed in "112")
    assert one == again
    assert [deal for deal, _ in one] == [0, 1]
    assert table.game == "saboteur" or one != other


def test_what_is_played_is_kept_and_gone_on_from(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "state"
    first = ResultsFile(file, "1")
    first.add(FIVE, [(0, {"saboteurs": 1.0}), (2, {"saboteurs": 0.0})])
    with file.open("ab") as cut:
        cut.write(b'{"table": {"game": "sabo')
    again = ResultsFile(file, "1")
    assert again.missing(FIVE, 4) == [1, 3]
    assert again.values(FIVE, "saboteurs") == [1.0, 0.0]
    again.add(FIVE, [(1, {"saboteurs": 1.0})])
    assert ResultsFile(file, "1").missing(FIVE, 4) == [3]
    with pytest.raises(SabotError, match="seed 1; remove it"):
        ResultsFile(file, "2")
    file.write_bytes(b"something else\n")
    with pytest.raises(SabotError, match="holds no deals"):
        ResultsFile(file, "1")


def test_the_page_has_a_row_for_each_number_of_players_and_saboteurs(tmp_path: Path) -> None:
    kept = ResultsFile(tmp_path / "state", "7")
    tables = [FIVE, Table("saboteur", 6, 1, "rules"), Table("saboteur", 5, 2, "detective")]
    kept.add(FIVE, [(deal, {"saboteurs": float(deal % 2)}) for deal in range(100)])
    kept.add(tables[2], [(0, {"saboteurs": 1.0})])
    text = page(kept, tables, "python -m lab.balance")
    assert "| players | saboteurs | rules | detective |" in text
    assert "| 5 | 2 | 50 % [40, 60] (100) | 100 % [21, 100] (1) |" in text
    # What was not played has no row.
    assert "| 6 |" not in text
    assert "seed `7`" in text
    assert cell([], "saboteurs") == "–"


@pytest.mark.slow
def test_the_command_writes_the_page(tmp_path: Path) -> None:
    out, state = tmp_path / "balance.md", tmp_path / "state"
    more = ["--games", "sabotage", "--deals", "random=2", "--workers", "1"]
    for _ in range(2):
        done = lab("balance", "--out", str(out), "--state", str(state), *more)
        assert (done.returncode, done.stderr) == (0, "")
    text = out.read_text("utf-8")
    assert "rounds that a player ended" in text
    assert "--deals random=2" in text
    assert state.read_text("utf-8").count('"deal":') == 2 * 2
