"""Why cards in the hand can't be played now, or the round not be ended: one reason for each.

`legal_moves` is the judge. This only explains its verdict, from what the player may know.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.hindered import Hindered, hindered_by
from sabot.games.sabotage.cards import DISMANTLE, FIRST_WRENCH, FIRST_X, NAMES, SABOTAGE
from sabot.games.sabotage.move_codes import ASK
from sabot.games.sabotage.moves import AskPartner, EndRound
from sabot.games.sabotage.refusals import refuse_decision
from sabot.games.sabotage.rules import Sabotage
from sabot.games.sabotage.state import PLAYING

# Every reason there is, with the names of its facts; the catalogues have the sentences.
HINDRANCES: Final[dict[str, tuple[str, ...]]] = {
    "both-cells-taken": ("cell",),
    "own-roof-full": (),
    "both-roofs-empty": (),
    "own-roof-empty": (),
    "worth-too-little": ("value", "enough"),
    "too-late": (),
}


def hindered_choices(state: Sabotage, moves: vec[i64]) -> tuple[Hindered, ...]:
    """Why kinds in the hand can't be played, and the round not be ended."""
    if state.phase != PLAYING:
        return ()
    cards = [hindrance(int(card)) for card in state.unused(moves)]
    return (*cards, round_not_ended(state))


def hindrance(card: int) -> Hindered:
    """Why a card can't be played (SGT.3.3 to SGT.3.7); a wrench always can."""
    name = NAMES[card]
    if card < FIRST_X:
        return Hindered(name, "both-cells-taken", {"cell": name[0]})
    if card < FIRST_WRENCH:
        return Hindered(name, "own-roof-full", {})
    if card == SABOTAGE:
        return Hindered(name, "both-roofs-empty", {})
    if card == DISMANTLE:
        return Hindered(name, "own-roof-empty", {})
    raise AssertionError(f"{name} can always be played")


def round_not_ended(state: Sabotage) -> Hindered:
    """Why the round can't be ended now (SGT.3.1), or one's partner not be asked (SGT.5.2)."""
    if state.way_to_end() == ASK:
        return hindered_by("ask", refuse_decision(state, AskPartner()))
    return hindered_by("end", refuse_decision(state, EndRound()))
