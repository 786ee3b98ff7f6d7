"""Moves as short text, both ways; docs/notation.md explains it.

- `F-blue@F`: lay a card on a cell of one's own roof
- `F-blue>F`: lay it on a cell of the other roof
- `sabotage@C`, `sabotage>C`, `dismantle@C`: take a card off one's own roof, or off the other
- `discard:F-blue`: discard without effect
- `end`, `ask`, `go-on`: end the round, ask the partner to, or let it go on
- `agree`, `decline`: the partner's answer
"""

import re
from typing import Final

from sabot.core.build_game import Moves
from sabot.core.errors import BadNotation
from sabot.core.notation import one_of
from sabot.games.sabotage import moves
from sabot.games.sabotage.cards import LETTERS, NAMES, SPECIALS

SIGNS: Final = {moves.OWN: "@", moves.OTHER: ">"}
ROOF_OF_SIGN: Final = {sign: roof for roof, sign in SIGNS.items()}
ON_CELL: Final = re.compile(r"(?P<card>[^@>]+)(?P<sign>[@>])(?P<cell>.*)")
EXAMPLES: Final = "F-blue@F  F-blue>F  X-red@C  sabotage>C  discard:F-blue  end"


def format_move(move: moves.Move) -> str:
    """The move as short text."""
    match move:
        case moves.LayPipe(card, roof, cell) | moves.RemovePipe(card, roof, cell):
            return f"{card}{SIGNS[roof]}{cell}"
        case moves.Discard(card):
            return f"discard:{card}"
        case _:
            return moves.WORDS.words[move]


def parse_move(text: str) -> moves.Move:
    """The move that a text stands for."""
    text = text.strip()
    if text in moves.WORDS.by_word:
        return moves.WORDS.by_word[text]
    if text.startswith("discard:"):
        card = text.removeprefix("discard:")
        return moves.Discard(NAMES[one_of(card, NAMES, "card")])
    match = ON_CELL.fullmatch(text)
    if match is None:
        raise BadNotation(f"'{text}' is no move; expected a form like {EXAMPLES}")
    card = NAMES[one_of(match["card"], NAMES, "card")]
    cell = LETTERS[one_of(match["cell"], tuple(LETTERS), "cell")]
    roof = ROOF_OF_SIGN[match["sign"]]
    return (
        moves.RemovePipe(card, roof, cell) if card in SPECIALS else moves.LayPipe(card, roof, cell)
    )


MOVES: Final = Moves(moves.Move, moves.move_code, moves.move_of, format_move, parse_move)
