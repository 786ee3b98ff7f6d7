"""Bots get views and told events of their own seat, and nothing else; who fails is named."""

from typing import Any

import msgspec
import pytest

from sabot.arena.game_runner import GameRunner, Player
from sabot.arena.seeds import Dealer, any_deal
from sabot.bots.bot import Bot
from sabot.bots.failure import BotFailed
from sabot.bots.random import RandomBot
from sabot.core.state import State
from sabot.games.registry import GAMES, game_of_options
from tests.arena import odd_bots

TABLES = ["saboteur(players=4)", "saboteur2(players=4)", "seven_seals(players=3)", "sabotage"]


def playing(options: str, bots: list[Bot], patience: float = 10.0) -> GameRunner:
    game = game_of_options(options)
    players = [Player(type(bot).__name__.lower(), bot) for bot in bots]
    dealer = Dealer(game, "test", 0, any_deal)
    return GameRunner(game, game.parse_options(options), players, dealer, patience)


def seats_of(options: str) -> int:
    game = game_of_options(options)
    return int(game.parse_options(options).players)


def test_every_game_is_played() -> None:
    assert {game_of_options(options).id for options in TABLES} == set(GAMES)


@pytest.mark.parametrize("options", TABLES)
def test_bots_get_views_and_told_events_of_their_seat(options: str) -> None:
    parts = [odd_bots.MoveLikelihood(seat) for seat in range(seats_of(options))]
    found = playing(options, [*parts])
    found.play()
    for seat, move_likelihood in enumerate(parts):
        views = [*move_likelihood.asked, *(step.before for step in move_likelihood.steps)]
        views += [step.after for step in move_likelihood.steps]
        assert {type(view) for view in views} == {found.game.view_type}
        assert {view.viewer for view in views} == {seat}
        for step in move_likelihood.steps:
            assert step.told
            assert all(isinstance(event, msgspec.Struct) for event in step.told)
        assert not any(
            isinstance(each, State)
            for each in gathered(move_likelihood.steps, move_likelihood.asked)
        )


def gathered(*things: Any) -> list[Any]:
    """Everything inside, however deep."""
    found: list[Any] = []
    for thing in things:
        found.append(thing)
        if isinstance(thing, msgspec.Struct):
            found += gathered(*(getattr(thing, name) for name in thing.__struct_fields__))
        elif isinstance(thing, list | tuple):
            found += gathered(*thing)
    return found


@pytest.mark.parametrize("options", TABLES)
def test_who_follows_sees_every_step(options: str) -> None:
    move_likelihood = odd_bots.MoveLikelihood(1)
    others = [RandomBot(seat) for seat in range(1, seats_of(options))]
    found = playing(options, [move_likelihood, *others])
    rounds = found.play()
    assert len(move_likelihood.steps) == found.moves + len(rounds)
    for before, after in zip(move_likelihood.steps, move_likelihood.steps[1:], strict=False):
        assert before.after == after.before
    assert all(
        view in [step.after for step in move_likelihood.steps] for view in move_likelihood.asked
    )
    assert move_likelihood.steps[-1].after.outcome is not None


@pytest.mark.parametrize("options", TABLES)
def test_following_changes_nothing(options: str) -> None:
    seats = range(seats_of(options))
    watched = playing(options, [odd_bots.MoveLikelihood(seat) for seat in seats]).play()
    unwatched = playing(options, [RandomBot(seat) for seat in seats]).play()
    assert watched == unwatched


@pytest.mark.parametrize("options", TABLES)
def test_rounds_add_up_to_the_outcome(options: str) -> None:
    found = playing(options, [RandomBot(seat) for seat in range(seats_of(options))])
    rounds = found.play()
    outcome = found.game.outcome(found.state)
    assert outcome is not None
    assert len(rounds) == found.state.round_number > 1
    assert [sum(gains) for gains in zip(*(each.gains for each in rounds), strict=True)] == [
        *outcome.scores
    ]


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (odd_bots.Cheat(1), "made the illegal move"),
        (odd_bots.Dreamer(1), "offered {'dream': "),
        (odd_bots.Clumsy(1), "failed with ZeroDivisionError: "),
        (odd_bots.Startled(1), "failed with KeyError: 1"),
        (odd_bots.Sleeper(1), "took longer than 0.2 s"),
    ],
)
def test_who_fails_is_named(bot: Bot, said: str) -> None:
    with pytest.raises(BotFailed) as refusal:
        playing("saboteur(players=3)", [RandomBot(0), bot, RandomBot(2)], patience=0.2).play()
    sentence = str(refusal.value)
    assert said in sentence
    assert f"the bot '{type(bot).__name__.lower()}' on seat B" in sentence
    assert "sabot-arena-deal/test/0" in sentence
