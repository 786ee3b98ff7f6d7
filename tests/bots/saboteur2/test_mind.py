"""The detective and the searcher of Saboteur 2 play whole games, blindly and always the same."""

from typing import Any

import msgspec
import pytest

from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import kinds_of, make_bot
from sabot.core.rng import Rng
from sabot.games.saboteur2.game import SABOTEUR2
from tests.bots.saboteur2.following import dealt, shown, step
from tests.conformance.saboteur2_twins import twin

QUICK = "searcher@playouts=24,seconds=0"
KINDS = ["detective", QUICK]


def seated(kind: str, options: Any) -> dict[int, Bot]:
    """A bot of this kind on every seat."""
    seats = range(options.players)
    return {seat: make_bot(kind, SABOTEUR2, options, seat, 50 + seat) for seat in seats}


def play_game(kind: str, players: int, seed: int, **choices: Any) -> list[int]:
    """The moves of a game that such bots play with each other."""
    state = SABOTEUR2.new(SABOTEUR2.options(players=players, **choices))
    bots = seated(kind, SABOTEUR2.options_of(state))
    rng = Rng(seed)
    played: list[int] = []
    while not state.over():
        seat = int(state.to_act())
        if seat < 0:
            before = {each: SABOTEUR2.view(state, each) for each in bots}
            state.deal(rng)
            for each, bot in bots.items():
                bot.see(shown(state, each)._replace(before=before[each]))
            continue
        code = SABOTEUR2.move_code(bots[seat].choose(SABOTEUR2.view(state, seat)))
        assert code in state.moves()
        step(state, code, bots)
        played.append(code)
    return played


def test_the_game_has_all_rungs() -> None:
    assert kinds_of("saboteur2") == ["random", "rules", "detective", "searcher"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", range(2, 13))
def test_it_plays_whole_games_at_every_table(kind: str, players: int) -> None:
    choices: dict[str, Any] = {"rounds": 2, "profiteer_joins_lone_boss": players % 2 == 0}
    assert play_game(kind, players, players, **choices)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_it_plays_the_same_again(kind: str) -> None:
    assert play_game(kind, 4, 3, rounds=1) == play_game(kind, 4, 3, rounds=1)


@pytest.mark.parametrize("kind", KINDS)
def test_two_that_see_the_same_decide_the_same_whatever_is_hidden(kind: str) -> None:
    """One follows the game, the other one its twins: other hands, roles, goals and deck."""
    viewer, players = 0, 3
    state = dealt(players, 6)
    options = SABOTEUR2.options_of(state)
    ours, theirs = (make_bot(kind, SABOTEUR2, options, viewer, 9) for _ in range(2))
    rng = Rng(12)
    other = twin_of(state, viewer, rng)
    ours.see(shown(state, viewer))
    theirs.see(shown(other, viewer))
    decided = 0
    for _ in range(14):
        other = twin_of(state, viewer, rng)
        assert position_bytes(other) != position_bytes(state)
        if state.to_act() == viewer:
            move = ours.choose(SABOTEUR2.view(state, viewer))
            assert theirs.choose(SABOTEUR2.view(other, viewer)) == move
            decided += 1
            # What is drawn then is seen, and the twins part: both go on with the game.
            seen = step(state, SABOTEUR2.move_code(move), {viewer: ours})
            theirs.see(seen[viewer])
        else:
            code = common_move(state, other, rng)
            mine = step(state, code, {viewer: ours})
            yours = step(other, code, {viewer: theirs})
            assert sent(mine[viewer]) == sent(yours[viewer])
    assert decided > 3


def twin_of(state: Any, viewer: int, rng: Rng) -> Any:
    return SABOTEUR2.from_position(twin(SABOTEUR2.position(state), viewer, rng))


def position_bytes(state: Any) -> bytes:
    return msgspec.json.encode(SABOTEUR2.position(state))


def common_move(state: Any, other: Any, rng: Rng) -> int:
    """A move that both allow: passing may always be seen to be the same."""
    both = sorted({int(code) for code in state.moves()} & {int(code) for code in other.moves()})
    return both[int(rng.below(len(both)))]


def sent(step: Seen) -> bytes:
    return msgspec.json.encode([step.before, step.told, step.after])
