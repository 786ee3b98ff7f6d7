"""Non-interference: what a viewer is sent does not depend on what the viewer may not know."""

from collections.abc import Callable
from typing import Any

import msgspec

from sabot.conformance.forms import refusal_of
from sabot.core.game import SPECTATOR, AnyGame, Viewer
from sabot.core.rng import Rng

MOVES_TRIED = 3


def shows_nothing(move: Any, viewer: Viewer) -> bool:  # noqa: ARG001 (other games look at them)
    """What holds for most games: what a move shows to one seat it shows to all."""
    return False


class Secrets(msgspec.Struct, frozen=True):
    """What is hidden in a game: how to make twins, and which moves show something."""

    twin: Callable[[Any, Viewer, Rng], Any]
    shows: Callable[[Any, Viewer], bool]


def check_twin(
    game: AnyGame,
    state: Any,
    viewer: Viewer,
    secrets: Secrets,
    rng: Rng,
) -> None:
    """A twin that differs in hidden things only looks, byte for byte, the same to the viewer."""
    other = game.from_position(secrets.twin(game.position(state), viewer, rng))
    ours, theirs = sent(game, state, viewer), sent(game, other, viewer)
    assert ours == theirs, f"viewer {viewer} can tell twins apart: {ours!r} and {theirs!r}"
    if game.to_act(state) is None:
        return
    if viewer == game.to_act(state):
        check_refusals(game, state, other, rng)
    check_events(game, (state, other), viewer, secrets.shows, rng)


def sent(game: AnyGame, state: Any, viewer: Viewer) -> bytes:
    """All that a viewer is sent of a state."""
    return msgspec.json.encode(game.view(state, viewer))


def check_refusals(game: AnyGame, state: Any, other: Any, rng: Rng) -> None:
    """The seat to act gets the same verdict, in the same words, on moves that others thought of."""
    for source in (state, other):
        trial = source.copy()
        for _ in range(MOVES_TRIED):
            moves = trial.moves()
            if not len(moves):
                break
            # A later player's move is mostly not legal now, so this asks for a refusal.
            move = game.move_of(int(moves[rng.below(len(moves))]))
            ours, theirs = refusal_of(game, state, move), refusal_of(game, other, move)
            assert ours == theirs, f"{game.format_move(move)}: '{ours}' here, '{theirs}' there"
            trial.step(game.move_code(move))


def check_events(
    game: AnyGame,
    twins: tuple[Any, Any],
    viewer: Viewer,
    shows: Callable[[Any, Viewer], bool],
    rng: Rng,
) -> None:
    """A move of another seat that both twins allow is told to the viewer in the same bytes.

    Unless it reveals something to everybody, or to the viewer: then the twins are no twins any
    more.
    """
    state, other = twins
    both = sorted({int(code) for code in state.moves()} & {int(code) for code in other.moves()})
    if viewer == game.to_act(state) or not both:
        return
    for _ in range(MOVES_TRIED):
        move = game.move_of(both[rng.below(len(both))])
        ours, theirs = after(game, state, move), after(game, other, move)
        if shows(move, viewer) or sent(game, ours, SPECTATOR) != sent(game, theirs, SPECTATOR):
            continue
        told = msgspec.json.encode(game.told(state, move, ours, viewer))
        twin_told = msgspec.json.encode(game.told(other, move, theirs, viewer))
        text = game.format_move(move)
        assert told == twin_told, f"viewer {viewer} can tell twins apart by what is told of {text}"


def after(game: AnyGame, state: Any, move: Any) -> Any:
    """The state after a move."""
    trial = state.copy()
    game.play(trial, move)
    return trial
