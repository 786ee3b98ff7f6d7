"""Why cards in the hand can't be played now: one short reason for each kind (SAB.5.6).

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

# Compiled by mypyc.

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.hindered import Hindered
from sabot.games.saboteur.cards import FIRST_BROKEN, FIRST_REPAIR, ROCKFALL
from sabot.games.saboteur.dig_state import PLAYING, DigState
from sabot.games.saboteur.encoders import broken_tools
from sabot.games.saboteur.maze_actions import unused
from sabot.games.saboteur.move_codes import DISCARD
from sabot.games.saboteur.rules import Saboteur

# Every reason there is, with the names of its facts; the catalogues have the sentences.
HINDRANCES: Final[dict[str, tuple[str, ...]]] = {
    "tool-broken": ("tools",),
    "fits-nowhere": (),
    "all-broken": ("tool",),
    "nothing-to-mend": ("tools",),
    "nothing-to-bring-down": (),
}


def hindered_cards(state: Saboteur, moves: vec[i64]) -> tuple[Hindered, ...]:
    """Why each kind in the hand that none of the legal moves plays can't be played."""
    if state.phase != PLAYING:
        return ()
    return tuple([hindrance(state, card) for card in unused(state, moves, DISCARD)])


def hindrance(state: DigState, card: int) -> Hindered:
    """Why a card can't be played; a map always can, while the treasure lies face down."""
    name = state.base_setup.names[card]
    if card < FIRST_BROKEN:
        return no_tunnel(state, name)
    if card < FIRST_REPAIR:
        return Hindered(name, "all-broken", {"tool": name[1:]})
    if card < ROCKFALL:
        return Hindered(name, "nothing-to-mend", {"tools": ", ".join(name[1:].split("/"))})
    if card == ROCKFALL:
        return Hindered(name, "nothing-to-bring-down", {})
    raise AssertionError(f"{name} can always be played")


def no_tunnel(state: DigState, card: str) -> Hindered:
    """Why a tunnel card can't be laid anywhere (SAB.4)."""
    tools = broken_tools(state, int(state.seat))
    if tools:
        return Hindered(card, "tool-broken", {"tools": ", ".join(tools)})
    return Hindered(card, "fits-nowhere", {})
