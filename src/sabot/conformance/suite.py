"""A whole random game, with every check at every step."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from sabot.conformance import forms, secrecy, talk, worlds
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.options import GameOptions
from sabot.core.rng import Rng
from sabot.core.state import State
from sabot.table.match import Match
from sabot.table.record import Record, format_record, parse_record, replay

MoveT = TypeVar("MoveT")


class Subject(msgspec.Struct, frozen=True):
    """A game under test, with what the suite can't know about it.

    `twin(position, viewer, rng)` is another position that the viewer can't tell from this one, made
    without `imagine`. `retell(world, record)` is a record whose deals lead, by the moves of the
    record as far as they were seen, to exactly that world. `steer(moves, rng)` picks a move so that
    games reach situations that random ones rarely do.
    """

    game: AnyGame
    twin: Callable[[Any, Viewer, Rng], Any]
    retell: Callable[[Any, Record], Record]
    steer: Callable[[list[Any], Rng], Any]


def at_random(moves: list[MoveT], rng: Rng) -> MoveT:
    """A random move."""
    return moves[rng.below(len(moves))]


def check_game(subject: Subject, options: GameOptions, seed: int, every: int = 1) -> int:
    """Play one game and check it; return its number of moves. Odd seeds steer it, even ones don't.

    `every` thins out the costly checks, which look at every viewer: 1 is at each step.
    """
    game, rng, talk_rng = subject.game, Rng(seed), Rng(seed + 1)
    choose = subject.steer if seed % 2 else at_random
    match = Match(game, options, [f"seat {seat}" for seat in range(options.players)])
    moves, variety = 0, worlds.Variety()
    while (seat := game.to_act(match.state)) is not None or match.state.awaits_deal():
        if seat is None:
            check_nothing_to_do(game, match.state)
            match.deal(rng)
            continue
        forms.check_moves(game, match.state)
        talk.make_claims(match, talk_rng)
        if rng.below(every) == 0:
            check_point(subject, match, rng)
            twin = subject.twin(game.position(match.state), SPECTATOR, rng)
            variety.draw(game, match.state, twin, rng)
        match.play(choose(game.legal_moves(match.state), rng))
        talk.check_verdicts(match)
        moves += 1
        assert moves <= game.longest(options), "the game goes on for longer than it says"
    check_point(subject, match, rng)
    variety.check()
    check_end(game, match)
    return moves


def check_point(subject: Subject, match: Match, rng: Rng) -> None:
    """Check everything that must hold at any point of a game."""
    game = subject.game
    forms.check_copy(game, match.state, rng)
    forms.check_position(game, match.state)
    viewers = [SPECTATOR, *range(match.record.options.players)]
    forms.check_views(game, match.state, viewers)
    for viewer in viewers:
        forms.check_view(game, match.state, viewer)
        secrecy.check_twin(game, match.state, viewer, subject.twin, rng)
        worlds.check_world(subject.game, match, viewer, subject.retell, rng)
    # All seats have the same vocabulary, so one of them is asked each time.
    for viewer in (SPECTATOR, int(rng.below(match.record.options.players))):
        talk.check_offer(game, match, viewer, subject.twin, rng)


def check_nothing_to_do(game: AnyGame, state: State) -> None:
    """Check that nobody can move while a round waits to be dealt."""
    assert game.legal_moves(state) == [], "there are moves though nobody is to act"
    assert game.outcome(state) is None, "there is an outcome though a round is to come"


def check_end(game: AnyGame, match: Match) -> None:
    """Check the end of a game: an outcome, no moves, and a record that replays it."""
    outcome = game.outcome(match.state)
    assert outcome is not None, "the game has ended without an outcome"
    assert len(outcome.scores) == match.record.options.players, "not every seat has a score"
    assert outcome.winners, "nobody has won"
    assert len({outcome.scores[seat] for seat in outcome.winners}) == 1, "winners differ in score"
    assert game.legal_moves(match.state) == [], "there are moves after the end"
    assert not match.state.awaits_deal(), "a round is awaited after the end"
    text = format_record(match.record)
    again = parse_record(text)
    assert format_record(again) == text, "the record reads differently after writing it"
    steps = [*replay(again)]
    last = steps[-1].after
    assert game.position(last) == game.position(match.state), "the record leads elsewhere"
    talk.check_record(match, steps)
