"""Why a move is refused, in a sentence that tells nothing hidden (SAB.5.6).

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from collections import Counter
from functools import partial
from typing import Final, assert_never

from sabot.core.errors import IllegalMove
from sabot.core.notation import format_seat
from sabot.games.saboteur import moves as base_moves
from sabot.games.saboteur import refusals as base
from sabot.games.saboteur.dig_state import SHARING
from sabot.games.saboteur.encoders import broken_tools, hand_of
from sabot.games.saboteur.goals import beside_goal
from sabot.games.saboteur.maze import ASKS, ASKS_SHIFT, tunnel_tile
from sabot.games.saboteur.refusals import refuse_seat
from sabot.games.saboteur.shapes import EMPTY, LADDER
from sabot.games.saboteur2 import moves
from sabot.games.saboteur2.cards import NAMES
from sabot.games.saboteur2.maze_queries import ASKS_OPEN
from sabot.games.saboteur2.notation import WORDS
from sabot.games.saboteur2.rules import Saboteur2

# Every reason, in English. A test holds the catalogues to these names, facts and sentences.
REASONS: Final[dict[str, str]] = base.REASONS | {
    "steal-first": "the thieves are at work; choose whom to take a nugget from",
    "no-stealing-now": "nobody steals now; thieves take their nugget when the round is over",
    "no-nuggets": "{seat} has no nugget to take",
    "own-nugget": "you can't steal from yourself",
    "in-prison": "no tunnel card while you are in prison",
    "ladder-beside-goal": "a ladder never stands beside a goal",
    "ladder-meets-nothing": "{card} meets no open side at {cell}",
    "another-player": "{card} can't be played on yourself",
    "in-prison-already": "{seat} is in prison already",
    "not-in-prison": "{seat} is not in prison",
    "thief-already": "a thief card lies in front of you already",
    "no-thief": "no thief card lies in front of {seat}",
    "not-in-front": "no {what} lies in front of you",
}
refuse: Final = partial(IllegalMove, REASONS)


def refusal(state: Saboteur2, move: moves.Move) -> IllegalMove:
    """The refusal of a move that is not legal: the first reason that applies."""
    if isinstance(move, moves.Rob):
        return refuse_rob(state, move.seat)
    if state.phase == SHARING:
        return refuse("steal-first")
    missing = Counter(cards_needed(move)) - Counter(hand_of(state, int(state.seat)))
    if missing:
        return refuse("not-in-hand", card=next(iter(missing)))
    return refusal_with_cards(state, move)


def refuse_rob(state: Saboteur2, victim: int) -> IllegalMove:
    """Why a nugget can't be taken (SB2.7.4)."""
    if state.phase != SHARING:
        return refuse("no-stealing-now")
    if victim >= state.setup.players:
        return refuse_seat(state, victim)
    if victim == state.seat:
        return refuse("own-nugget")
    return refuse("no-nuggets", seat=format_seat(victim))


def cards_needed(move: moves.Move) -> tuple[str, ...]:
    """The cards that the move takes from the hand."""
    if isinstance(move, moves.OnSeat):
        return (WORDS[type(move)],)
    match move:
        case moves.TurnThief():
            return ("thief",)
        case moves.Pass(cards) | moves.ClearFront(cards):
            return cards
        case moves.Rob():
            return ()
        case _:
            return (base_moves.card_needed(move),)


def refusal_with_cards(state: Saboteur2, move: moves.Move) -> IllegalMove:
    """The refusal of a move whose cards the player holds."""
    if isinstance(move, moves.OnSeat):
        return refuse_on_seat(state, move)
    match move:
        case base_moves.LayTunnel():
            return refuse_lay(state, move)
        case moves.TurnThief():
            return refuse("thief-already")
        case moves.ClearFront(_, what):
            return refuse("not-in-front", what=what)
        case moves.Pass() | moves.Rob():
            raise AssertionError("cards that are held can always be passed")
        case _:
            return base.refusal_with_card(state, move)


def refuse_lay(state: Saboteur2, move: base_moves.LayTunnel) -> IllegalMove:
    """Why a tunnel card can't be laid there (SB2.3.6, SB2.4.3, SAB.4)."""
    if state.imprisoned(state.seat):
        return refuse("in-prison")
    hindered = broken_tools(state, int(state.seat))
    taken = state.maze.tile(move.col, move.row) != EMPTY
    if not move.card.startswith(LADDER) or hindered or taken:
        return base.refuse_lay(state, move)
    asks = int(state.maze.content(move.col, move.row) >> ASKS_SHIFT) & ASKS
    tile = tunnel_tile(NAMES.index(move.card), int(move.turned))
    if asks & int(state.maze.shapes.rejects[tile]):
        return base.refuse_lay(state, move)
    if beside_goal(move.col, move.row):
        return refuse("ladder-beside-goal")
    if asks & ASKS_OPEN:
        raise AssertionError("a ladder that fits and meets an open side can be laid")
    return refuse("ladder-meets-nothing", card=move.card, cell=f"{move.col},{move.row}")


def refuse_on_seat(state: Saboteur2, move: moves.OnSeat) -> IllegalMove:
    """Why one of the new action cards can't be played on that seat (SB2.5)."""
    if move.seat >= state.setup.players:
        return refuse_seat(state, move.seat)
    seat = format_seat(move.seat)
    match move:
        case moves.SetFree():
            return refuse("not-in-prison", seat=seat)
        case moves.HandsOff():
            return refuse("no-thief", seat=seat)
        case moves.Imprison() if move.seat != state.seat:
            return refuse("in-prison-already", seat=seat)
        case moves.Inspect() | moves.SwapHands() | moves.Imprison():
            return refuse("another-player", card=WORDS[type(move)])
        case moves.ChangeRole():
            raise AssertionError("any player's role can be changed")
    assert_never(move)
