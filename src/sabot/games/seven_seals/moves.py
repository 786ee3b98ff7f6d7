"""Moves as people and the wire see them, and their numbers for the hot code."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import SEAT_LETTERS, one_of
from sabot.games.seven_seals.cards import BLACK, COLOURS, NAMES, NUMBERS, SEALS
from sabot.games.seven_seals.move_codes import (
    BLACK_MOVE,
    DONE,
    DONE_MOVE,
    FROM_STOCK,
    GIVE,
    NONE_MOVE,
    PLAY,
    SABOTEUR_MOVE,
    TAKE,
    TAKE_BLACK,
    TAKE_SABOTEUR,
    pack_give,
    pack_take,
    source_of,
    taken_colour_of,
    verb_of,
    what_of,
)


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


Move = PlayCard | TakeSeal | TakeSaboteur | EndAnnouncement | GiveSeal | TakeBlack | TakeNone


# So many moves are kept, made once and shared: more than there are.
MOVES_KEPT: Final = 1024


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    verb, what = int(verb_of(code)), int(what_of(code))
    if verb == PLAY:
        return PlayCard(NAMES[what])
    if verb == TAKE:
        source = int(source_of(code))
        return TakeSeal(COLOURS[taken_colour_of(code)], None if source == FROM_STOCK else source)
    if verb == TAKE_SABOTEUR:
        return TakeSaboteur()
    if verb == DONE:
        return EndAnnouncement()
    if verb == GIVE:
        return GiveSeal(SEALS[what])
    return TakeBlack() if verb == TAKE_BLACK else TakeNone()


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, seal or seat there could be."""
    match move:
        case PlayCard(card):
            return card_number(card)
        case TakeSeal(colour, source):
            return int(pack_take(one_of(colour, COLOURS, "colour"), source_number(source)))
        case TakeSaboteur():
            return SABOTEUR_MOVE
        case EndAnnouncement():
            return DONE_MOVE
        case GiveSeal(seal):
            return int(pack_give(one_of(seal, SEALS[:BLACK], "seal to give")))
        case TakeBlack():
            return BLACK_MOVE
        case TakeNone():
            return NONE_MOVE
    assert_never(move)


def card_number(card: str) -> int:
    """The number of a card."""
    if card not in NUMBERS:
        raise BadNotation(f"'{card}' is no card; expected a form like r7, from r1 to v15")
    return NUMBERS[card]


def source_number(source: int | None) -> int:
    """The seat itself, if there could be such a seat; FROM_STOCK if it is none."""
    if source is None:
        return FROM_STOCK
    if not 0 <= source < len(SEAT_LETTERS):
        raise BadNotation(f"{source} is no seat; expected 0 to {len(SEAT_LETTERS) - 1}")
    return source
