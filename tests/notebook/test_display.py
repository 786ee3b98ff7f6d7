"""Notebooks show what a view holds, by the browser's art, and nothing else."""

from importlib import import_module
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from sabot import notebook
from sabot.arena.command import Asked, contest_of
from sabot.arena.contest import ContestDeal
from sabot.arena.run_contest import ContestRun
from sabot.arena.workers import InProcess
from sabot.core.errors import SabotError
from sabot.core.game import SPECTATOR
from sabot.core.rng import Rng
from sabot.games.registry import GAMES
from sabot.notebook.boards import view_svg
from sabot.server.share.sheet import Drawing, Sheet
from sabot.table.record import parse_record


class Named(dict[str, str]):
    """A drawing for every name: the name itself."""

    def get(self, key: str, default: Any = None) -> str:
        del default
        return f"<text>[{key}]</text>"

    def __contains__(self, key: object) -> bool:
        return True

    def __missing__(self, key: str) -> str:
        return self.get(key)


SHEET = Sheet(
    style=".cold { opacity: 0.5; }",
    defs="<defs></defs>",
    colours={"ink": "#fff", "stage": "#000"},
    cards=Named(),
    figures=(),
    icons={},
    seals=Named(),
    pictures={name: Drawing("0 0 10 10", "<g/>") for name in GAMES},
)


def played(game_id: str, moves: int, seed: int = 4) -> Any:
    """A state some random moves after its deal."""
    game, rng = GAMES[game_id], Rng(seed)
    state = game.new(game.options(rounds=1))
    game.deal(state, game.draw_deal(state, rng))
    for _ in range(moves):
        codes = state.moves()
        state.step(codes[rng.below(len(codes))])
    return state


@pytest.mark.parametrize("game_id", GAMES)
def test_a_seat_sees_the_board_and_its_own_hand(game_id: str) -> None:
    game, state = GAMES[game_id], played(game_id, 14)
    for seat in range(game.options().players):
        view = game.view(state, seat)
        svg = view_svg(view, SHEET)
        assert svg is not None
        ET.fromstring(svg)  # noqa: S314 (our own)
        for card in view.hand:
            assert svg.count(f"[{card}]") >= view.hand.count(card)
    watched = view_svg(game.view(state, SPECTATOR), SHEET)
    assert watched is not None
    assert "a spectator" in watched


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_hidden_does_not_change_a_drawing(game_id: str) -> None:
    game, rng, state = GAMES[game_id], Rng(9), played(game_id, 14)
    seat = int(state.to_act())
    view = game.view(state, seat)
    other = game.view(game.imagine(view, rng), seat)
    assert view_svg(view, SHEET) == view_svg(other, SHEET)
    assert notebook.show(view) == notebook.show(other)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_view_is_shown_with_or_without_drawings(game_id: str) -> None:
    game = GAMES[game_id]
    shown = notebook.show(game.view(played(game_id, 6), 0))
    html = shown.html
    assert f"{game_id}, round 1, as seat A sees it" in html
    assert ("<svg" in html) == (shown.svg is not None)
    assert repr(shown)


def test_records_and_reports_are_shown() -> None:
    asked = Asked("sabotage", ("random", "rules"), None, "rounds=1", None, None, "1", 10.0,
                  records=True)  # fmt: skip
    contest = contest_of(asked)
    text = ContestDeal(contest, 0).play().records[0]
    record = notebook.show(parse_record(text))
    assert "<td>random A</td>" in record.html
    assert "as a spectator sees it" in record.html
    run = ContestRun(contest, 2, None)
    run.hold(InProcess(), lambda _tally, _inquiry: None)
    report = notebook.show(run.report())
    assert report.svg is not None
    assert report.svg.startswith("<svg")
    assert "How they did" in report.html


def test_other_things_are_refused() -> None:
    with pytest.raises(SabotError, match="a int can't be shown"):
        notebook.show(3)


@pytest.mark.long  # IPython is installed for the long tests only
def test_ipython_shows_them_by_itself() -> None:
    formatters = import_module("IPython.core.formatters")

    class Shell:
        display_formatter = formatters.DisplayFormatter()

    notebook.load_ipython_extension(Shell())
    view = GAMES["sabotage"].view(played("sabotage", 3), 0)
    data, _ = Shell.display_formatter.format(view)
    assert "as seat A sees it" in data["text/html"]
