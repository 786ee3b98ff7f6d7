"""The proof refuses what is not so, and the search is exact on positions that can be checked."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from sabot.core.game import AnyGame
from sabot.core.rng import Rng
from sabot.core.state import NOBODY, State
from sabot.puzzles.deduction import Known, World, likelihood, posterior, worlds_of
from sabot.puzzles.judges import judge
from sabot.puzzles.observations import FARTHER, NEARER, Observed
from sabot.puzzles.proof import Unproved, prove
from sabot.puzzles.puzzle import GAMES, shipped
from sabot.puzzles.seven_seals import worlds_of as deals_of
from sabot.table.record import final_state, parse_record


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_is_refused(game: str) -> None:
    puzzle = next(each for each in shipped(game) if each.kind == "move")
    record = parse_record(puzzle.record)
    view = record.game.view(final_state(record), puzzle.seat)
    other = next(move for move in view.moves if record.game.format_move(move) != puzzle.answer)
    with pytest.raises(Unproved):
        prove(replace(puzzle, answer=record.game.format_move(other)))
    with pytest.raises(Unproved):
        prove(replace(puzzle, sure=puzzle.sure + 1))


@pytest.mark.parametrize("game", ["saboteur", "saboteur2"])
def test_other_roles_are_refused(game: str) -> None:
    puzzle = next(each for each in shipped(game) if each.kind == "roles")
    with pytest.raises(Unproved):
        prove(replace(puzzle, saboteurs=(puzzle.seat,)))
    with pytest.raises(Unproved):
        prove(replace(puzzle, treasure=((puzzle.treasure or 0) + 1) % 3))


def test_a_judge_sees_only_the_view() -> None:
    """In another world of the same view the judge says the same."""
    for game in GAMES:
        puzzle = next(each for each in shipped(game) if each.kind == "move")
        record = parse_record(puzzle.record)
        state = final_state(record)
        rules: AnyGame = record.game
        view = rules.view(state, puzzle.seat)
        found = judge(rules, view)
        assert found is not None
        for seed in (1, 2):
            other = rules.imagine(view, Rng(seed))
            assert judge(rules, rules.view(other, puzzle.seat)) == found


def worst_in(state: State, seat: int, own: Callable[..., int]) -> int:
    """The worst score of the seat in one world, if `own` chooses among the values of its moves."""
    if state.to_act() == NOBODY:
        return -int(state.score(seat))
    values: list[int] = []
    for move in state.moves():
        after = state.copy()
        after.step(move)
        values.append(worst_in(after, seat, own))
    return own(values) if state.to_act() == seat else min(values)


def test_the_sure_result_lies_between_playing_blindly_and_seeing_all_cards() -> None:
    """A plain search of each world by itself bounds the result from both sides."""
    puzzle = shipped("seven_seals")[0]
    record = parse_record(puzzle.record)
    view = record.game.view(final_state(record), puzzle.seat)
    worlds = [*deals_of(view)]
    assert any(record.game.view(world, puzzle.seat) == view for world in worlds)
    for world in worlds:
        world.step(record.game.move_code(record.game.parse_move(puzzle.answer)))
    before = view.seats[puzzle.seat].points
    blind, seeing = (
        min(worst_in(world, puzzle.seat, own) for world in worlds) for own in (min, max)
    )
    assert blind <= puzzle.sure - before <= seeing


# The model of roles.


def dug(seat: int, change: int) -> Observed:
    """A card that a seat laid, which changed the way to every goal."""
    lengths = ((5, 5, 5), (5 + change,) * 3)
    return Observed(1, seat, "laid", 3, change=lengths, hidden=frozenset({0, 1, 2}))


def test_deals_are_weighted_by_their_number() -> None:
    # Three players, one saboteur among four role cards; the viewer is a digger.
    known = Known(("digger", None, None), (0,), 1, 3)
    found = {world.saboteurs: deals for world, deals in worlds_of(known)}
    assert found == {frozenset(): 2, frozenset({1}): 2, frozenset({2}): 2}


def test_who_makes_the_way_longer_is_suspected() -> None:
    known = Known(("digger", None, None), (0, 1), 1, 3)
    chances = posterior(known, [dug(1, FARTHER), dug(2, NEARER)])
    best = next(iter(chances))
    assert best.saboteurs == {1}
    assert sum(chances.values()) == pytest.approx(1)


def test_who_knows_the_treasure_digs_for_it() -> None:
    """A digger who has seen stone at a goal and digs for another says where the treasure is."""
    lengths = ((4, 4, 4), (5, 3, 4))
    seen = Observed(
        1, 1, "laid", 3, change=lengths, looked=frozenset({1}), hidden=frozenset({0, 1, 2})
    )
    there, elsewhere = World(frozenset(), 1), World(frozenset(), 0)
    assert likelihood(there, seen) > likelihood(elsewhere, seen)


def test_a_tool_is_broken_for_the_other_side() -> None:
    broke = Observed(1, 0, "broke", 3, target=1, hostile=True)
    known = Known((None, None, "digger"), (0,), 1, 3)
    chances = {world.saboteurs: chance for world, chance in posterior(known, [broke]).items()}
    assert chances[frozenset({1})] > chances[frozenset()]
    assert chances[frozenset({0})] > chances[frozenset()] / 2
