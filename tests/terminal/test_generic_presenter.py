"""The generic presenter shows every game, though each of ours has a better one."""

import pytest

from sabot.core.rng import Rng
from sabot.games.registry import GAMES
from sabot.locales import LANGUAGES, Words
from sabot.terminal.generic_presenter import GenericPresenter

WIDTH = 90


@pytest.mark.parametrize("game_id", GAMES)
def test_any_game_can_be_shown_and_told(game_id: str) -> None:
    game, rng = GAMES[game_id], Rng(3)
    options = game.options(rounds=1)
    names = [f"Player {seat}" for seat in range(options.players)]
    presenter = GenericPresenter(game, Words("en"), names, 0)
    state, log = game.new(options), list[str]()
    ended = 0
    while game.outcome(state) is None:
        if game.to_act(state) is None:
            game.deal(state, game.draw_deal(state, rng))
            events = game.told_deal(state, 0)
        else:
            view = game.view(state, game.to_act(state))
            picks = presenter.picks(view)
            assert [pick.moves[0] for pick in picks] == list(view.moves)
            shown = [line.plain for line in presenter.table(view, log, WIDTH)]
            assert max(map(len, shown)) <= WIDTH
            assert any(game.format_move(view.moves[-1]) in line for line in shown)
            before, move = state.copy(), view.moves[rng.below(len(view.moves))]
            game.play(state, move)
            events = game.told(before, move, state, 0)
        ended += any(presenter.ends_round(event) for event in events)
        log += [said for event in events for said in presenter.sentences(event)]
    assert ended
    assert all(log)
    views = [game.view(state, seat) for seat in range(options.players)]
    everything = presenter.whole_table(views, game.position(state), log, WIDTH)
    assert everything[0].plain == f"{game.title}: {game.format_options(options)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_asks_and_helps_in_every_language(language: str) -> None:
    game = GAMES["saboteur"]
    presenter = GenericPresenter(game, Words(language), ["Ada"], 0)
    assert "1–" in presenter.words("generic-prompt", numbers="1–3")
    assert len(presenter.help()) >= 3
    assert all("{" not in line for line in presenter.help())
