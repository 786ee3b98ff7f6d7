"""Moves as structs, and their numbers for the rules."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.core.notation import WordMoves, one_of
from sabot.games.sabotage import move_codes as codes
from sabot.games.sabotage.cards import FIRST_SPECIAL, LETTERS, NAMES, PIPES, SPECIALS

# Roofs, as the player of the card sees them.
OWN: Final = "own"
OTHER: Final = "other"
ROOFS: Final = (OWN, OTHER)


class LayPipe(msgspec.Struct, frozen=True, tag_field="move", tag="lay"):
    """Lay a pipe card on a cell of a roof (SGT.3.3 to SGT.3.5)."""

    card: str
    roof: str
    cell: str


class RemovePipe(msgspec.Struct, frozen=True, tag_field="move", tag="remove"):
    """Discard sabotage or dismantle and with it a card of a roof (SGT.3.6, SGT.3.7)."""

    card: str
    roof: str
    cell: str


class Discard(msgspec.Struct, frozen=True, tag_field="move", tag="discard"):
    """Discard a card without effect (SGT.3.8)."""

    card: str


class EndRound(msgspec.Struct, frozen=True, tag_field="move", tag="end"):
    """End the round, with two players (SGT.3.1)."""


class AskPartner(msgspec.Struct, frozen=True, tag_field="move", tag="ask"):
    """Ask one's partner to end the round (SGT.5.2)."""


class GoOn(msgspec.Struct, frozen=True, tag_field="move", tag="go-on"):
    """Leave the round running: draw if possible, and play (SGT.3.2)."""


class Answer(msgspec.Struct, frozen=True, tag_field="move", tag="answer"):
    """Agree to end the round, or decline, as the partner asked (SGT.5.2)."""

    agree: bool


WordMove = EndRound | AskPartner | GoOn | Answer
Move = LayPipe | RemovePipe | Discard | WordMove

WORDS: Final = WordMoves[WordMove](
    {
        "end": (codes.END, EndRound()),
        "ask": (codes.ASK, AskPartner()),
        "go-on": (codes.GO_ON, GoOn()),
        "agree": (codes.AGREE, Answer(agree=True)),
        "decline": (codes.DECLINE, Answer(agree=False)),
    }
)


# Moves are made once and shared; there are fewer than this.
MOVES_KEPT: Final = 1024


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    if code in WORDS.by_code:
        return WORDS.by_code[code]
    card, target = int(codes.card_of(code)), int(codes.target_of(code))
    if target == codes.PILE:
        return Discard(NAMES[card])
    roof, cell = ROOFS[target // codes.OTHER_ROOF], LETTERS[target % codes.OTHER_ROOF]
    if card < FIRST_SPECIAL:
        return LayPipe(NAMES[card], roof, cell)
    return RemovePipe(NAMES[card], roof, cell)


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, roof or cell there could be."""
    match move:
        case LayPipe(card, roof, cell):
            return int(codes.pack(kind(card, PIPES), place(roof, cell)))
        case RemovePipe(card, roof, cell):
            return int(codes.pack(kind(card, SPECIALS), place(roof, cell)))
        case Discard(card):
            return int(codes.pack(kind(card, NAMES), codes.PILE))
        case EndRound() | AskPartner() | GoOn() | Answer():
            return WORDS.codes[move]
    assert_never(move)


def kind(card: str, names: tuple[str, ...]) -> int:
    """The number of a card, which must be among these."""
    return NAMES.index(names[one_of(card, names, "card for this")])


def place(roof: str, cell: str) -> int:
    """The target that a roof and a cell make."""
    first = one_of(roof, ROOFS, "roof") * codes.OTHER_ROOF
    if len(cell) != 1 or cell not in LETTERS:
        raise BadNotation(f"'{cell}' is no cell; expected a letter from A to {LETTERS[-1]}")
    return first + LETTERS.index(cell)
