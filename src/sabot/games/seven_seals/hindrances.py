"""Why a card can't be played, or a seal or the saboteur not be taken: one reason for each.

`legal_moves` is the judge, and refusals have the reasons, which hold for all moves alike that
use the same card or seal.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sabot.core.hindered import Hindered, hindered_by
from sabot.games.seven_seals import move_codes as codes
from sabot.games.seven_seals.cards import BLACK, COLOURS, NAMES, SEALS
from sabot.games.seven_seals.encoding import hand_of
from sabot.games.seven_seals.refusals import (
    refuse_black,
    refuse_card,
    refuse_give,
    refuse_saboteur,
    refuse_take,
)
from sabot.games.seven_seals.rules import SevenSeals
from sabot.games.seven_seals.state import ANNOUNCING, PLAYING

# Every reason there is, with the names of its facts; the catalogues have the sentences.
HINDRANCES: Final[dict[str, tuple[str, ...]]] = {
    "must-follow": ("colour",),
    "nobody-has": ("colour",),
    "no-white-left": (),
    "saboteur-taken": ("seat",),
    "seals-taken": (),
    "does-not-serve": ("seal",),
    "coloured-first": (),
    "black-gone": (),
}

# The choice to take the saboteur, as its move is called; seals are called by their colours.
SABOTEUR: Final = "saboteur"


def hindered_choices(state: SevenSeals, moves: vec[i64]) -> tuple[Hindered, ...]:
    """Why the seat to act can't play, take or give what it may wonder about."""
    if state.phase == PLAYING:
        return cards_not_played(state, moves)
    if state.phase == ANNOUNCING:
        return not_taken(state, moves)
    return not_given(state, moves)


def cards_not_played(state: SevenSeals, moves: vec[i64]) -> tuple[Hindered, ...]:
    """The cards that can't be played, all for the same reason: another colour was led (SEV.4.2)."""
    if len(moves) == state.hand_count(state.seat):
        return ()
    playable = {NAMES[card] for card in moves}
    barred = [card for card in hand_of(state, int(state.seat)) if card not in playable]
    refused = refuse_card(state, barred[0])
    return tuple([hindered_by(card, refused) for card in barred])


def not_taken(state: SevenSeals, moves: vec[i64]) -> tuple[Hindered, ...]:
    """The colours of which no seal can be announced, and the saboteur (SEV.3.1, SEV.3.3)."""
    free = {codes.taken_colour_of(move) for move in moves if codes.verb_of(move) == codes.TAKE}
    choices = [
        hindered_by(colour, refuse_take(state, colour, None))
        for number, colour in enumerate(COLOURS)
        if number not in free
    ]
    if codes.SABOTEUR_MOVE not in moves:
        choices.append(hindered_by(SABOTEUR, refuse_saboteur(state)))
    return tuple(choices)


def not_given(state: SevenSeals, moves: vec[i64]) -> tuple[Hindered, ...]:
    """The seals held that can't be given for the trick, and the black one (SEV.4.4, SEV.4.6)."""
    choices = [
        hindered_by(SEALS[seal], refuse_give(state, SEALS[seal]))
        for seal in range(BLACK)
        if state.held(state.seat, seal) and codes.pack_give(seal) not in moves
    ]
    if codes.BLACK_MOVE not in moves:
        choices.append(hindered_by(SEALS[BLACK], refuse_black(state)))
    return tuple(choices)
