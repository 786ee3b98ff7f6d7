"""`python -m lab.balance`: which tables are played, what a round says, and going on from before."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lab.balance.command import Asked as BalanceAsked
from lab.balance.command import deals_named, wanted_of
from lab.balance.facts import FACTS, is_share
from lab.balance.page import cell, page
from lab.balance.play_deals import Table, Task, play, saboteurs_among, tables_of
from lab.balance.results_file import ResultsFile
from sabot.core.errors import SabotError
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


def goal(card: str, *, face_up: bool) -> Any:
    return SimpleNamespace(card=card, face_up=face_up)


def test_saboteurs_win_where_the_treasure_stays_hidden() -> None:
    for face_up, won in ((True, 0.0), (False, 1.0)):
        view = SimpleNamespace(
            goals=[goal("stone", face_up=True), goal("treasure", face_up=face_up)]
        )
        assert FACTS["saboteur"](view, 0, [1, 2]) == {"saboteurs": won}


def test_sabotage_says_how_the_side_fared_that_began() -> None:
    seats = [SimpleNamespace(side=0), SimpleNamespace(side=1)]
    result = SimpleNamespace(scores=(3, 8), ended_by=None)
    view = SimpleNamespace(seats=seats, results=[result])
    found = FACTS["sabotage"](view, 1, [])
    assert found == {"first won": 1.0, "first's lead": 5.0, "ended by a player": 0.0}
    assert FACTS["sabotage"](view, 0, [])["first won"] == 0.0


def test_the_seven_seals_say_what_the_saboteur_and_the_others_paid() -> None:
    found = FACTS["seven_seals"](SimpleNamespace(saboteur=1), 0, [2, 5, 4])
    assert found["taken"] == 1
    assert (found["saboteur's penalty"], found["announcers' penalty"]) == (5, 3)
    none = FACTS["seven_seals"](SimpleNamespace(saboteur=None), 0, [2, 5, 5])
    assert none == {"taken": 0.0, "penalty": 4.0}


def test_saboteur_2_says_for_each_role_whether_it_won() -> None:
    seats = [SimpleNamespace(role=role) for role in ("green", "green", "boss")]
    view = SimpleNamespace(seats=seats, result=SimpleNamespace(winners=(0, 2)))
    found = FACTS["saboteur2"](view, 0, [4, 1, 3])
    assert (found["green won"], found["boss won"], found["green nuggets"]) == (0.5, 1, 2.5)
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
