"""What one viewer may know, and a whole state imagined from it."""

from collections.abc import Sequence

import msgspec

from goofspiel.moves import MOVES, Bid
from goofspiel.options import GAME_ID, Options, format_options
from goofspiel.rules import SUIT, Goofspiel, Position
from sabot.core.counting import shuffled
from sabot.core.game import Outcome, Sight, Viewer, best_of
from sabot.core.rng import Rng


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one viewer knows it.

    `prizes` were turned up in this round, the last is bid for. `bids` were turned up, in turn from
    the first seat on. `bid` is the viewer's own bid that still lies face down.
    """

    game: str = GAME_ID
    options: Options
    viewer: Viewer = None
    round: int
    to_act: int | None
    scores: tuple[int, ...]
    prizes: tuple[str, ...]
    bids: tuple[str, ...]
    hand: tuple[str, ...] = ()
    bid: str | None = None
    outcome: Outcome | None
    moves: tuple[Bid, ...] = ()


def sight(state: Goofspiel, options: Options, viewers: Sequence[Viewer]) -> Sight[View]:
    """What lies open, and what each viewer knows besides."""
    shown = state.shown()
    opened = View(
        options=options,
        round=state.at.round,
        to_act=int(state.to_act()) if state.at.prizes else None,
        scores=state.at.scores,
        prizes=state.at.prizes[: shown // options.players + 1],
        bids=state.at.bids[:shown],
        outcome=outcome(state),
    )
    return Sight(opened, [{} if who is None else known_to(state, who) for who in viewers])


def known_to(state: Goofspiel, viewer: int) -> dict[str, object]:
    """The fields of a view that are a seat's own."""
    face_down = state.at.bids[state.shown() :]
    return {
        "viewer": viewer,
        "hand": state.hand(viewer),
        "bid": face_down[viewer] if viewer < len(face_down) else None,
        "moves": tuple(map(MOVES.move, state.moves())) if viewer == state.to_act() else (),
    }


def outcome(state: Goofspiel) -> Outcome | None:
    """Scores and winners once the game is over."""
    return best_of(state.at.scores) if state.over() else None


def imagine(view: View, rng: Rng) -> Goofspiel:
    """A state that agrees with a view, uniformly among those that do."""
    to_come = [] if view.to_act is None else [card for card in SUIT if card not in view.prizes]
    at = Position(
        options=format_options(view.options),
        round=view.round,
        scores=view.scores,
        prizes=(*view.prizes, *shuffled(to_come, rng)),
        bids=view.bids,
    )
    state = Goofspiel(view.options, at)
    for seat in range(view.to_act or 0):  # these have bid, face down
        hand = state.hand(seat)
        bid = view.bid if seat == view.viewer else None
        state.step(SUIT.index(bid or hand[rng.below(len(hand))]))
    return state
