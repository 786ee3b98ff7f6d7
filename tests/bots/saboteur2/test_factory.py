"""The detective and the searcher of Saboteur 2 play whole games, blindly and always the same."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bench.hiding import begun
from sabot.bots.bot import Bot, Seen
from sabot.bots.roster import kinds_of, make_bot
from sabot.bots.saboteur2.beliefs import FORESEEN
from sabot.bots.saboteur2.move_likelihood import looks_like
from sabot.core.rng import Rng
from sabot.games.saboteur.move_codes import LOOK, verb_of
from sabot.games.saboteur2.cards import ROLE_COUNTS, SABOTEUR
from sabot.games.saboteur2.game import SABOTEUR2
from sabot.games.saboteur2.move_codes import PASS
from tests.bots.saboteur2.following import dealt, factory_of, shown, step
from tests.bots.toys import COMPILED
from tests.conformance.saboteur2_twins import twin

QUICK = "searcher@playouts=24+seconds=0"
KINDS = ["detective", QUICK]
# The smallest table, a usual one and the largest; all others are in the long tests.
TABLES = [
    pytest.param(players, marks=() if players in {2, 5, 12} else pytest.mark.long)
    for players in range(2, 13)
]
VIEWER = 0


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
@pytest.mark.parametrize("players", TABLES)
def test_it_plays_whole_games_at_every_table(kind: str, players: int) -> None:
    rounds = 2 if players < 5 else 1
    assert play_game(
        kind, players, players, rounds=rounds, profiteer_joins_lone_boss=players % 2 == 0
    )


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_it_plays_the_same_again(kind: str) -> None:
    assert play_game(kind, 4, 3, rounds=1) == play_game(kind, 4, 3, rounds=1)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_two_that_see_the_same_decide_the_same_whatever_is_hidden(kind: str) -> None:
    """One follows the game, the other one its twins: other hands, roles, goals and deck."""
    options = SABOTEUR2.options(players=3)
    ours, theirs = (make_bot(kind, SABOTEUR2, options, VIEWER, 9) for _ in range(2))

    def decide(state: Any, other: Any) -> int:
        move = ours.choose(SABOTEUR2.view(state, VIEWER))
        assert theirs.choose(SABOTEUR2.view(other, VIEWER)) == move
        return SABOTEUR2.move_code(move)

    follow_twins(ours, theirs, decide)


def test_two_that_see_the_same_believe_the_same_whatever_is_hidden() -> None:
    ours, theirs = factory_of(VIEWER, hands=2), factory_of(VIEWER, hands=2)

    def decide(state: Any, other: Any) -> int:
        del other
        for seat in range(3):
            assert ours.chances(seat) == theirs.chances(seat)
        assert ours.places() == theirs.places()
        return int(state.moves()[-1])

    follow_twins(ours, theirs, decide)
    assert ours.chances(1)[SABOTEUR] != pytest.approx(ROLE_COUNTS[SABOTEUR] / 14, abs=0.001)


def test_it_looks_ahead_in_different_worlds_of_its_view() -> None:
    state = dealt(5, 4)
    mind = factory_of(VIEWER, hands=2)
    mind.see(shown(state, VIEWER))
    view = SABOTEUR2.view(state, VIEWER)
    worlds = mind.own_policy(view).worlds
    assert len(worlds) == FORESEEN
    assert all(SABOTEUR2.view(world, VIEWER) == view for world in worlds)
    assert len({tuple(world.roles) for world in worlds}) > FORESEEN // 2


def follow_twins(ours: Any, theirs: Any, decide: Callable[[Any, Any], int]) -> None:
    """Show a game to the one and its twins to the other, and let them decide where it is theirs."""
    state = dealt(3, 6)
    rng = Rng(12)
    ours.see(shown(state, VIEWER))
    theirs.see(shown(twin_of(state, VIEWER, rng), VIEWER))
    decided = 0
    for _ in range(10):
        other = twin_of(state, VIEWER, rng)
        assert position_bytes(other) != position_bytes(state)
        if state.to_act() == VIEWER:
            code = decide(state, other)
            decided += 1
            # What is drawn then is seen, and the twins part: both go on with the game.
            seen = step(state, code, {VIEWER: ours})
            theirs.see(seen[VIEWER])
        else:
            our_code, their_code = alike(state, other, rng)
            mine = step(state, our_code, {VIEWER: ours})
            yours = step(other, their_code, {VIEWER: theirs})
            assert sent(mine[VIEWER]) == sent(yours[VIEWER])
    assert decided >= 3


def twin_of(state: Any, viewer: int, rng: Rng) -> Any:
    return SABOTEUR2.from_position(twin(SABOTEUR2.position(state), viewer, rng))


def position_bytes(state: Any) -> bytes:
    return msgspec.json.encode(SABOTEUR2.position(state))


def alike(state: Any, other: Any, rng: Rng) -> tuple[int, int]:
    """A move in each of the two that looks the same, and gives the viewer nothing to see."""
    pairs = [
        (int(ours), int(theirs))
        for ours in state.moves()
        for theirs in other.moves()
        if looks_like(ours, theirs) and (verb_of(ours) <= LOOK or verb_of(ours) == PASS)
    ]
    played = [pair for pair in pairs if verb_of(pair[0]) != PASS]
    return (played or pairs)[int(rng.below(len(played or pairs)))]


def sent(step: Seen) -> bytes:
    return msgspec.json.encode([step.before, step.told, step.after])


@pytest.mark.skipif(not COMPILED, reason="whole tables of detectives take long")
@pytest.mark.parametrize("kind", ["rules", "detective"])
def test_saboteurs_keep_their_heads_down_at_first(kind: str) -> None:
    struck = [each for seed in range(30) for each in begun(SABOTEUR2, kind, seed)]
    assert len(struck) > 40
    assert sum(struck) < len(struck) / 5
