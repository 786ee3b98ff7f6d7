"""Checks of forms: moves, positions, views and copies survive conversion."""

from collections.abc import Sequence

import msgspec

from sabot.core.errors import IllegalMove
from sabot.core.game import AnyGame, Viewer
from sabot.core.rng import Rng
from sabot.core.state import State


def check_moves(game: AnyGame, state: State) -> None:
    """Legal moves are sorted and unique, and number, struct and text are the same move."""
    codes = [int(code) for code in state.moves()]
    assert codes, "somebody is to act but has no move"
    assert codes == sorted(set(codes)), "the moves are not in ascending order, once each"
    moves = game.legal_moves(state)
    texts = [game.format_move(move) for move in moves]
    assert len(set(texts)) == len(texts), "two legal moves have the same text"
    for code, move, text in zip(codes, moves, texts, strict=True):
        assert game.move_code(move) == code, f"{text} has another number"
        assert game.move_of(code) == move, f"{text} comes back from its number as another move"
        assert game.parse_move(text) == move, f"{text} reads as another move"
        wire = msgspec.json.encode(move)
        assert msgspec.json.decode(wire, type=game.move_type) == move, f"{text} differs on the wire"


def check_copy(game: AnyGame, state: State, rng: Rng) -> None:
    """Playing on a copy leaves the state as it was."""
    before = game.position(state)
    copy = state.copy()
    assert game.position(copy) == before, "a copy differs"
    for _ in range(4):
        moves = copy.moves()
        if len(moves):
            copy.step(moves[rng.below(len(moves))])
    assert game.position(state) == before, "playing on a copy has changed the state"


def check_position(game: AnyGame, state: State) -> None:
    """A position is a whole state: it comes back, with the same moves, also through JSON."""
    position = game.position(state)
    wire = msgspec.json.encode(position)
    again = game.from_position(msgspec.json.decode(wire, type=game.position_type))
    assert game.position(again) == position, "the position comes back as another"
    assert list(again.moves()) == list(state.moves()), "the position comes back with other moves"
    assert again.to_act() == state.to_act(), "in the position that came back another is to act"


def check_view(game: AnyGame, state: State, viewer: Viewer) -> None:
    """A view survives the wire, and offers moves only to the seat to act."""
    view = game.view(state, viewer)
    wire = msgspec.json.encode(view)
    assert msgspec.json.decode(wire, type=game.view_type) == view, "the view differs on the wire"
    acts = viewer is not None and viewer == game.to_act(state)
    expected = game.legal_moves(state) if acts else []
    assert list(view.moves) == expected, f"viewer {viewer} is offered other moves than the legal"


def check_views(game: AnyGame, state: State, viewers: Sequence[Viewer]) -> None:
    """The views of several viewers at once are byte for byte those of each alone, in order."""
    together = game.views(state, viewers)
    assert len(together) == len(viewers), "not every viewer has a view"
    for viewer, view in zip(viewers, together, strict=True):
        alone = msgspec.json.encode(game.view(state, viewer))
        assert msgspec.json.encode(view) == alone, f"viewer {viewer} sees other things in company"


def refusal_of(game: AnyGame, state: State, move: object) -> str | None:
    """The reason of a refusal, or None if the move is legal; the state must stay as it is."""
    trial = state.copy()
    try:
        game.play(trial, move)
    except IllegalMove as refusal:
        assert game.position(trial) == game.position(state), "a refused move has changed something"
        return str(refusal)
    return None
