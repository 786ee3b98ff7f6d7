"""Bots by name."""

from pathlib import Path
from typing import Any

import pytest

from sabot.bots import roster
from sabot.bots.roster import check_kind, kinds_of, make_bot
from sabot.bots.rules import RulesBot
from sabot.bots.weights import weights_in, write_weights
from sabot.core.errors import SabotError
from sabot.core.rng import Rng
from sabot.games.registry import GAMES
from tests.bots import toys


def with_marks(kind: str) -> Any:
    """A kind; those that look into many worlds take long uncompiled."""
    thinks = kind.partition("@")[0] in {"detective", "searcher"}
    return pytest.param(kind, marks=pytest.mark.slow) if thinks else kind


@pytest.mark.parametrize(
    "kind", [*map(with_marks, ("random", "rules", "detective", "searcher@playouts=24"))]
)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_kind_of_every_game_plays_legal_moves(game_id: str, kind: str) -> None:
    """Even if it comes late, and has seen nothing of the round."""
    game = GAMES[game_id]
    options = game.options(rounds=1)
    state, chance = game.new(options), Rng(5)
    bots = [make_bot(kind, game, options, seat, seat) for seat in range(options.players)]
    while game.outcome(state) is None:
        seat = game.to_act(state)
        if seat is None:
            game.deal(state, game.draw_deal(state, chance))
        else:
            game.play(state, bots[seat].choose(game.view(state, seat)))


def test_random_is_there_for_every_game() -> None:
    assert {kinds_of(game_id)[0] for game_id in GAMES} == {"random"}
    assert all(roster.has_policy(game_id) and roster.has_factory(game_id) for game_id in GAMES)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("clever", "saboteur has no bot 'clever'; expected one of random"),
        ("random@file", "takes no '@file'"),
        ("no.such.module:maker", "there is no bot at 'no.such.module:maker'"),
        ("tests.arena.odd_bots:nobody", "there is no bot at"),
        (":", "there is no bot at ':'"),
    ],
)
def test_other_kinds_are_refused(kind: str, said: str) -> None:
    game = GAMES["saboteur"]
    with pytest.raises(SabotError, match=r".*") as refusal:
        make_bot(kind, game, game.options(), 0, 0)
    assert said in str(refusal.value)


def test_a_maker_of_ones_own_is_found() -> None:
    check_kind("tests.arena.odd_bots:first", "saboteur")
    game = GAMES["saboteur"]
    bot = make_bot("tests.arena.odd_bots:first", game, game.options(), 0, 0)
    assert type(bot).__name__ == "First"


@pytest.mark.interpreted
@pytest.mark.parametrize("game_id", GAMES)
def test_rules_bots_decide_by_their_policy(game_id: str) -> None:
    """In an imagined world the moves are those of the view, so the last one there is the last."""
    game = GAMES[game_id]
    state = game.new(game.options(rounds=1))
    game.deal(state, game.draw_deal(state, Rng(2)))
    keen, averse = (RulesBot(game, toys.ByCode(size), 5.0, 1) for size in (90_000, -90_000))
    for _ in range(12):
        seat = game.to_act(state)
        if seat is None:
            break
        view = game.view(state, seat)
        assert keen.choose(view) == view.moves[-1]
        assert averse.choose(view) == view.moves[0]
        game.play(state, view.moves[len(view.moves) // 2])


@pytest.mark.interpreted
def test_rules_bots_are_drawn_towards_the_best() -> None:
    game = GAMES["saboteur"]
    state = game.new(game.options())
    game.deal(state, game.draw_deal(state, Rng(2)))
    view = game.view(state, game.to_act(state))
    bot = RulesBot(game, toys.ByCode(300), 5.0, 1)
    chosen: list[Any] = [bot.choose(view) for _ in range(200)]
    assert chosen.count(view.moves[-1]) > chosen.count(view.moves[0]) > 0


def test_weights_are_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(write_weights({"digger.lay": -3, "digger.map": 5000}))
    assert weights_in(file) == {"digger.lay": -3, "digger.map": 5000}
    assert file.read_text() == '{\n  "digger.lay": -3,\n  "digger.map": 5000\n}\n'


@pytest.mark.parametrize("data", [b"", b"[]", b'{"lay": 1.5}', b'{"lay": "much"}', b"\xff"])
def test_other_files_are_no_weights(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "weights.json"
    file.write_bytes(data)
    with pytest.raises(SabotError, match="holds no weights"):
        weights_in(file)
    with pytest.raises(SabotError, match="can't read"):
        weights_in(tmp_path / "nothing")


def test_a_detective_takes_weights_of_its_own_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    shipped = weights_in(roster.weighted_factory_of("saboteur").OWN_WEIGHTS)
    file.write_bytes(write_weights({**shipped, "alarm.far": 12345}))
    game = GAMES["saboteur"]
    bots: list[Any] = [
        make_bot(kind, game, game.options(), 0, 0) for kind in ("detective", f"detective@{file}")
    ]
    alarms = [bot.beliefs.informed.alarms[0] for bot in bots]
    assert alarms == [shipped["alarm.far"], 12345]
    with pytest.raises(SabotError, match="takes no '@file'"):
        make_bot("detective@file", GAMES["sabotage"], GAMES["sabotage"].options(), 0, 0)
