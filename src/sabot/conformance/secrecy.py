"""Non-interference: what a viewer is sent does not depend on what the viewer may not know."""

from collections.abc import Callable
from typing import Any

import msgspec

from sabot.conformance.forms import refusal_of
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.rng import Rng
from sabot.core.state import State

MOVES_TRIED = 3


def check_twin(
    game: AnyGame,
    state: State,
    viewer: Viewer,
    twin: Callable[[Any, Viewer, Rng], Any],
    rng: Rng,
) -> None:
    """A twin that differs only in hidden things looks the same to the viewer, byte for byte."""
    other = game.from_position(twin(game.position(state), viewer, rng))
    ours, theirs = sent(game, state, viewer), sent(game, other, viewer)
    assert ours == theirs, f"viewer {viewer} can tell twins apart: {ours!r} and {theirs!r}"
    if game.to_act(state) is None:
        return
    if viewer == game.to_act(state):
        check_refusals(game, state, other, rng)
    check_events(game, state, other, viewer, rng)


def sent(game: AnyGame, state: State, viewer: Viewer) -> bytes:
    """Everything that a viewer is sent of a state."""
    return msgspec.json.encode(game.view(state, viewer))


def check_refusals(game: AnyGame, state: State, other: State, rng: Rng) -> None:
    """The seat to act gets the same verdict in the same words, also on other seats' moves."""
    for source in (state, other):
        trial = source.copy()
        for _ in range(MOVES_TRIED):
            moves = trial.moves()
            if not len(moves):
                break
            # A later player's move is mostly not legal now, so this tests refusals.
            move = game.move_of(int(moves[rng.below(len(moves))]))
            ours, theirs = refusal_of(game, state, move), refusal_of(game, other, move)
            assert ours == theirs, f"{game.format_move(move)}: '{ours}' here, '{theirs}' there"
            trial.step(game.move_code(move))


def check_events(game: AnyGame, state: State, other: State, viewer: Viewer, rng: Rng) -> None:
    """A move of another seat that both twins allow is told to the viewer in the same bytes.

    Unless it reveals something to everybody, or gives the viewer something to see (a card that they
    draw when their turn begins): then the twins are no longer twins.
    """
    both = sorted({int(code) for code in state.moves()} & {int(code) for code in other.moves()})
    if viewer == game.to_act(state) or not both:
        return
    for _ in range(MOVES_TRIED):
        move = game.move_of(both[rng.below(len(both))])
        ours, theirs = after(game, state, move), after(game, other, move)
        if any(sent(game, ours, who) != sent(game, theirs, who) for who in (SPECTATOR, viewer)):
            continue
        told = msgspec.json.encode(game.told(state, move, ours, viewer))
        twin_told = msgspec.json.encode(game.told(other, move, theirs, viewer))
        text = game.format_move(move)
        assert told == twin_told, (
            f"viewer {viewer} can tell twins apart by the events of {text}: {told!r} and"
            f" {twin_told!r}; show in the view after it what an event reveals, or hide it in"
            " `event_for`"
        )


def after(game: AnyGame, state: State, move: object) -> State:
    """The state after a move."""
    trial = state.copy()
    game.play(trial, move)
    return trial
