"""Moves as people and the wire see them, and their numbers for the hot code."""

from functools import lru_cache
from typing import Final, assert_never

import msgspec

from sabot.core.errors import BadNotation
from sabot.games.sabotage.cards import FIRST_SPECIAL, LETTERS, NAMES, PIPES, SPECIALS
from sabot.games.sabotage.move_codes import (
    AGREE,
    ASK,
    DECLINE,
    END,
    GO_ON,
    OTHER_ROOF,
    PILE,
    card_of,
    pack,
    target_of,
)

# Whose roof, seen from who plays the card.
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
    """Ask one's partner whether to end the round (SGT.5.2)."""


class GoOn(msgspec.Struct, frozen=True, tag_field="move", tag="go-on"):
    """Leave the round running: draw if possible, and play (SGT.3.2)."""


class Answer(msgspec.Struct, frozen=True, tag_field="move", tag="answer"):
    """Tell one's partner whether one agrees to end the round (SGT.5.2)."""

    agree: bool


Move = LayPipe | RemovePipe | Discard | EndRound | AskPartner | GoOn | Answer

DECISIONS: Final[dict[int, Move]] = {
    END: EndRound(),
    ASK: AskPartner(),
    GO_ON: GoOn(),
    AGREE: Answer(agree=True),
    DECLINE: Answer(agree=False),
}


# So many moves are kept, made once and shared: more than there are.
MOVES_KEPT: Final = 1024


@lru_cache(MOVES_KEPT)
def move_of(code: int) -> Move:
    """The move that a number stands for."""
    if code in DECISIONS:
        return DECISIONS[code]
    card, target = int(card_of(code)), int(target_of(code))
    if target == PILE:
        return Discard(NAMES[card])
    roof, cell = ROOFS[target // OTHER_ROOF], LETTERS[target % OTHER_ROOF]
    if card < FIRST_SPECIAL:
        return LayPipe(NAMES[card], roof, cell)
    return RemovePipe(NAMES[card], roof, cell)


def move_code(move: Move) -> int:
    """The number of a move; refuses what names no card, roof or cell there could be."""
    match move:
        case LayPipe(card, roof, cell):
            return int(pack(kind(card, PIPES), place(roof, cell)))
        case RemovePipe(card, roof, cell):
            return int(pack(kind(card, SPECIALS), place(roof, cell)))
        case Discard(card):
            return int(pack(kind(card, NAMES), PILE))
        case EndRound():
            return END
        case AskPartner():
            return ASK
        case GoOn():
            return GO_ON
        case Answer(agree):
            return AGREE if agree else DECLINE
    assert_never(move)


def kind(card: str, names: tuple[str, ...]) -> int:
    """The number of a card, which must be among these."""
    if card not in names:
        raise BadNotation(f"'{card}' is no card for this; expected one of {', '.join(names)}")
    return NAMES.index(card)


def place(roof: str, cell: str) -> int:
    """The target that a roof and a cell make."""
    if roof not in ROOFS:
        raise BadNotation(f"'{roof}' is no roof; expected one of {', '.join(ROOFS)}")
    if len(cell) != 1 or cell not in LETTERS:
        raise BadNotation(f"'{cell}' is no cell; expected a letter from A to {LETTERS[-1]}")
    return ROOFS.index(roof) * OTHER_ROOF + LETTERS.index(cell)
