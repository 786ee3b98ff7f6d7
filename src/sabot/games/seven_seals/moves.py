"""Moves as structs, and their numbers for the rules."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import WordMoves, one_of, seat_number
from sabot.games.seven_seals import move_codes as codes
from sabot.games.seven_seals.cards import BLACK, COLOURS, NAMES, NUMBERS, SEALS


class PlayCard(msgspec.Struct, frozen=True, tag_field="move", tag="play"):
    """Lay a card on the trick (SEV.4.1, SEV.4.2)."""

    card: str


class TakeSeal(msgspec.Struct, frozen=True, tag_field="move", tag="take"):
    """Take a coloured seal from the stock (None), or from a seat (SEV.3.1, SEV.3.2)."""

    colour: str
    source: int | None = None


class TakeSaboteur(msgspec.Struct, frozen=True, tag_field="move", tag="saboteur"):
    """Take the saboteur in place of seals (SEV.3.1)."""


class EndAnnouncement(msgspec.Struct, frozen=True, tag_field="move", tag="done"):
    """Take no more seals (SEV.3.1)."""


class GiveSeal(msgspec.Struct, frozen=True, tag_field="move", tag="give"):
    """Give a seal back for the trick: a coloured one that serves, or white (SEV.4.4, SEV.4.5)."""

    seal: str


class TakeBlack(msgspec.Struct, frozen=True, tag_field="move", tag="black"):
    """Take a black seal and keep the white ones (SEV.4.6)."""


class TakeNone(msgspec.Struct, frozen=True, tag_field="move", tag="none"):
    """Take no black seal, since they are gone, and keep the white ones (SEV.4.6)."""


WordMove = TakeSaboteur | EndAnnouncement | TakeBlack | TakeNone
Move = PlayCard | TakeSeal | TakeSaboteur | EndAnnouncement | GiveSeal | TakeBlack | TakeNone


WORDS: Final = WordMoves[WordMove](
    {
        "saboteur": (codes.SABOTEUR_MOVE, TakeSaboteur()),
        "done": (codes.DONE_MOVE, EndAnnouncement()),
        "black": (codes.BLACK_MOVE, TakeBlack()),
        "none": (codes.NONE_MOVE, TakeNone()),
    }
)

# Moves are made once and shared; there are fewer than this.
MOVES_KEPT: Final = 1024


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    if code in WORDS.by_code:
        return WORDS.by_code[code]
    verb, what = int(codes.verb_of(code)), int(codes.what_of(code))
    if verb == codes.PLAY:
        return PlayCard(NAMES[what])
    if verb == codes.GIVE:
        return GiveSeal(SEALS[what])
    source = int(codes.source_of(code))
    colour = COLOURS[codes.taken_colour_of(code)]
    return TakeSeal(colour, None if source == codes.FROM_STOCK else source)


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, seal or seat there could be."""
    match move:
        case PlayCard(card):
            return card_number(card)
        case TakeSeal(colour, source):
            seat = codes.FROM_STOCK if source is None else seat_number(source)
            return int(codes.pack_take(one_of(colour, COLOURS, "colour"), seat))
        case GiveSeal(seal):
            return int(codes.pack_give(one_of(seal, SEALS[:BLACK], "seal to give")))
        case TakeSaboteur() | EndAnnouncement() | TakeBlack() | TakeNone():
            return WORDS.codes[move]
    assert_never(move)


def card_number(card: str) -> int:
    """The number of a card."""
    if card not in NUMBERS:
        raise BadNotation(f"'{card}' is no card; expected a form like r7, from r1 to v15")
    return NUMBERS[card]
