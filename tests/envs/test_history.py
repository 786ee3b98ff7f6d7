"""Tokens: the same live and in an environment, the same for twins, and nothing lost."""

from typing import Any

import msgspec
import numpy as np
import pytest

from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.envs.history import Histories, History
from sabot.envs.information import information_key
from sabot.envs.lookup import Environment, environment
from sabot.envs.tokens import WIDTH, Token, Tokens
from sabot.server.bot_workers.seat_history import SeatHistory
from sabot.table.match import Match
from tests.conformance.subjects import OPTIONS, SUBJECTS
from tests.conftest import COMPILED
from tests.envs.games import ALL_PLAYERS, policy_named, states_of

MOVES = 150 if COMPILED else 40


def played(env: Environment, kind: str, histories: Histories, moves: int = MOVES) -> list[int]:
    """Play some moves of a game and tell the histories; the codes of the moves."""
    rng, policy = Rng(len(env.game.id)), policy_named(kind, env.game.id)
    state, codes = env.opening.copy(), list[int]()
    while not state.over() and len(codes) < moves:
        if state.awaits_deal():
            state.deal(rng)
            histories.deal(state)
            continue
        before, code = state.copy(), int(policy.pick(state, rng, 1.0))
        state.step(code)
        histories.step(before, code, state)
        codes.append(code)
    return codes


@pytest.mark.slow
@pytest.mark.parametrize("options", ALL_PLAYERS)
def test_every_event_has_tokens_of_one_width(options: str) -> None:
    env = environment(options)
    for kind in ("random", "rules"):
        histories = Histories(env.game, env.options.players)
        played(env, kind, histories, 200)
        for history in histories.seats:
            rows = np.array(history.rows)
            assert rows.shape[1] == WIDTH
            assert rows[:, 0].min() >= 1
            assert rows[:, 0].max() <= len(history.tokens.kinds)
            assert np.abs(rows).max() < 1000
            assert len(history.last(32)) == 32


def test_the_last_tokens_are_those_of_the_running_round() -> None:
    env = environment("sabotage(rounds=2)")
    histories = Histories(env.game, 2)
    played(env, "random", histories, 10_000)
    history = histories.seats[1]
    dealt = [at for at, row in enumerate(history.rows) if row[0] == 1]
    assert len(dealt) == 2
    whole = history.last(5000)
    count = len(history.rows) - dealt[1]
    assert not whole[:-count].any()
    assert (whole[-count:] == np.array(history.rows[dealt[1] :])).all()
    assert (history.last(3) == whole[-3:]).all()


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS)
def test_twins_have_the_same_tokens(options: str) -> None:
    env, rng = environment(options), Rng(len(options))
    game, twin = env.game, SUBJECTS[env.game.id].twin
    compared = 0
    for number, state in enumerate(states_of(env, "random", 11, MOVES)):
        seat = int(rng.below(env.options.players))
        if number % 3 or seat == state.to_act():
            continue
        other = game.from_position(twin(game.position(state), seat, rng))
        for code in {*map(int, state.moves())} & {*map(int, other.moves())}:
            ours, theirs = after(state, code), after(other, code)
            # Where the move shows the seat something, the twins are no longer twins.
            if information_key(game, ours, seat) == information_key(game, theirs, seat):
                assert tokens(env, state, code, ours, seat) == tokens(
                    env, other, code, theirs, seat
                )
                compared += 1
            if compared % 5 == 4:
                break
    assert compared > 0


def after(state: State, code: int) -> State:
    """The state that a move leads to."""
    state = state.copy()
    state.step(code)
    return state


def tokens(env: Environment, before: State, code: int, end: State, seat: int) -> list[Token]:
    """The tokens of one move for a seat."""
    histories = Histories(env.game, env.options.players)
    histories.step(before, code, end)
    return histories.seats[seat].rows


@pytest.mark.parametrize("options", ["saboteur", "saboteur2", "seven_seals", "sabotage"])
def test_a_bot_at_a_table_gets_the_tokens_of_the_environment(options: str) -> None:
    """What the server tells a bot, as the bot's process decodes it, of the same moves."""
    env = environment(f"{options}(rounds=1)")
    game, players = env.game, env.options.players
    histories = Histories(game, players)
    match = Match(game, env.options, [f"seat {seat}" for seat in range(players)])
    rng, policy = Rng(2), policy_named("rules", game.id)
    match.deal(rng)
    state = match.state.copy()
    histories.deal(state)
    while not state.over() and len(match.record.rounds[0].turns) < MOVES:
        code, before = int(policy.pick(state, rng, 1.0)), state.copy()
        state.step(code)
        histories.step(before, code, state)
        match.play(game.move_of(code))
    at_the_table = SeatHistory(match)
    at_the_table.catch_up()
    event: Any = game.event_type
    decode = msgspec.msgpack.Decoder(tuple[event, ...]).decode
    for seat in range(players):
        live = History(Tokens(game, players), seat)
        for step in at_the_table.seen_by(seat):
            live.see(decode(msgspec.msgpack.encode(step.told)))
        assert live.rows == histories.seats[seat].rows
        assert live.key() == histories.seats[seat].key()
        assert len(live.rows) > 20


def test_seats_and_sides_are_told_from_ones_own_place() -> None:
    env = environment("saboteur(players=5)")
    histories = Histories(env.game, 5)
    played(env, "rules", histories, 20)
    starters = [history.rows[0][3] for history in histories.seats]
    assert sorted(starters) == [1, 2, 3, 4, 5]
    first = histories.seats[0].tokens.kinds["round-dealt"]
    assert first.values == ("round", "starter", "role")
    assert [row[0] for row in histories.seats[0].rows[:2]] == [first.number, first.number + 1]
