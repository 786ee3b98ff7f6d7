"""Moves as short text, both ways; docs/notation.md explains it.

- `r7`: lay red 7 on the trick
- `take:blue` or `take:blue<B`: take a blue seal from the stock, or from B
- `saboteur`: take the saboteur
- `done`: take no more seals
- `give:violet`, `give:white`: give a seal back
- `black`: take a black seal
- `none`: take none, since the black ones are gone
"""

from typing import Final

from sabot.core.build_game import Moves
from sabot.core.errors import BadNotation
from sabot.core.notation import format_seat, one_of, parse_seat
from sabot.games.seven_seals import moves
from sabot.games.seven_seals.cards import BLACK, COLOURS, NUMBERS, SEALS

EXAMPLES: Final = "r7  take:blue  take:blue<B  saboteur  done  give:white  black"


def format_move(move: moves.Move) -> str:
    """The move as short text."""
    match move:
        case moves.PlayCard(card):
            return card
        case moves.TakeSeal(colour, source):
            return f"take:{colour}" if source is None else f"take:{colour}<{format_seat(source)}"
        case moves.GiveSeal(seal):
            return f"give:{seal}"
        case _:
            return moves.WORDS.words[move]


def parse_move(text: str) -> moves.Move:
    """The move that a text stands for."""
    text = text.strip()
    if text in moves.WORDS.by_word:
        return moves.WORDS.by_word[text]
    if text in NUMBERS:
        return moves.PlayCard(text)
    if text.startswith("take:"):
        colour, arrow, source = text.removeprefix("take:").partition("<")
        one_of(colour, COLOURS, "colour")
        return moves.TakeSeal(colour, parse_seat(source) if arrow else None)
    if text.startswith("give:"):
        seal = text.removeprefix("give:")
        one_of(seal, SEALS[:BLACK], "seal to give")
        return moves.GiveSeal(seal)
    raise BadNotation(f"'{text}' is no move; expected a form like {EXAMPLES}")


def goes_on(move: moves.Move) -> bool:
    """True for a seal that was taken: whoever announces goes on until they are done (SEV.3.1)."""
    return isinstance(move, moves.TakeSeal)


MOVES: Final = Moves(moves.Move, moves.move_code, moves.move_of, format_move, parse_move, goes_on)
