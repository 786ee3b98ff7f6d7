"""Why cards in the hand can't be played now: one short reason for each kind (SAB.5.6).

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.hindered import Hindered
from sabot.games.saboteur import hindrances as base
from sabot.games.saboteur.dig_state import PLAYING
from sabot.games.saboteur.maze_actions import unused
from sabot.games.saboteur.move_codes import verb_of
from sabot.games.saboteur2.cards import FREE, HANDS_OFF, NAMES, PRISON, THIEF, is_tunnel
from sabot.games.saboteur2.legal_moves import in_front
from sabot.games.saboteur2.move_codes import CLEAR, PASS
from sabot.games.saboteur2.rules import Saboteur2

# The new action cards that can be without a target, and why they are.
WITHOUT_TARGET: Final[dict[int, str]] = {
    PRISON: "all-in-prison",
    FREE: "nobody-in-prison",
    THIEF: "thief-already",
    HANDS_OFF: "no-thief-anywhere",
}
# The choice to remove a card in front of oneself, as its move is called.
CLEAR_FRONT: Final = "clear"

# Every reason there is, with the names of its facts; the catalogues have the sentences.
HINDRANCES: Final[dict[str, tuple[str, ...]]] = (
    base.HINDRANCES
    | {"in-prison": (), "two-cards-needed": ()}
    | dict.fromkeys(WITHOUT_TARGET.values(), ())
)


def hindered_choices(state: Saboteur2, moves: vec[i64]) -> tuple[Hindered, ...]:
    """Why kinds in the hand can't be played, and what lies in front can't be removed."""
    if state.phase != PLAYING:
        return ()
    cards = [hindrance(state, card) for card in unused(state, moves, PASS)]
    # Moves are sorted, and those that remove a card come last.
    if in_front(state, state.seat) and verb_of(moves[-1]) != CLEAR:
        cards.append(Hindered(CLEAR_FRONT, "two-cards-needed", {}))
    return tuple(cards)


def hindrance(state: Saboteur2, card: int) -> Hindered:
    """Why a card can't be played (SB2.3.6, SB2.5)."""
    name = NAMES[card]
    if is_tunnel(name):
        if state.imprisoned(state.seat):
            return Hindered(name, "in-prison", {})
        return base.no_tunnel(state, name)
    if card in WITHOUT_TARGET:
        return Hindered(name, WITHOUT_TARGET[card], {})
    return base.hindrance(state, card)
