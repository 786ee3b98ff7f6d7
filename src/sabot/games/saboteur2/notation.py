"""Moves as short text, both ways; docs/notation.md explains it.

Beside those of the base game:

- `ladder-ES@3,-1`: lay one of the new tunnel cards
- `inspection>C`, `change-role>C`, `swap-hands>C`, `prison>C`, `free>C`, `hands-off>C`
- `thief`: put a thief card in front of oneself
- `pass:NES+map`: discard up to three cards face down
- `clear:NES+map=prison`: discard two cards to remove a card in front of oneself
- `rob>C`: take a nugget
"""

from typing import Final

from sabot.core.build_game import Moves
from sabot.core.errors import BadNotation
from sabot.core.notation import format_seat, one_of, parse_seat
from sabot.games.saboteur import notation as base
from sabot.games.saboteur.moves import BreakTool, CollapseTunnel, LayTunnel, ReadMap, RepairTool
from sabot.games.saboteur2 import moves
from sabot.games.saboteur2.cards import NAMES, TUNNEL_NAMES
from sabot.games.saboteur2.moves import ClearFront, Move, OnSeat, Pass, Rob, TurnThief

# A move that names only a seat is written as the card that it plays.
WORDS: Final[dict[type[OnSeat | Rob], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in (*moves.VERBS, Rob)
}
ON_SEAT: Final = {word: kind for kind, word in WORDS.items()}
EXAMPLES: Final = "NES@3,-1  ladder-ES@3,-1t  -pick>C  prison>C  thief  pass:NES+map"


def format_move(move: Move) -> str:
    """The move as short text."""
    match move:
        case TurnThief():
            return "thief"
        case Pass(cards):
            return f"pass:{'+'.join(cards)}"
        case ClearFront(cards, what):
            return f"clear:{'+'.join(cards)}={what}"
        case LayTunnel() | BreakTool() | RepairTool() | CollapseTunnel() | ReadMap():
            return base.format_move(move)
        case _:
            return f"{WORDS[type(move)]}>{format_seat(move.seat)}"


def parse_move(text: str) -> Move:
    """The move that a text stands for."""
    text = text.strip()
    if text == "thief":
        return TurnThief()
    if text.startswith("pass:"):
        return sorted_cards(Pass(parse_cards(text.removeprefix("pass:"))))
    if text.startswith("clear:"):
        cards, _, what = text.removeprefix("clear:").partition("=")
        return sorted_cards(ClearFront(parse_cards(cards), what))
    if text.startswith(("-", "+")):
        return base.parse_tool_move(text)
    word, arrow, seat = text.partition(">")
    if arrow and word in ON_SEAT:
        return ON_SEAT[word](parse_seat(seat))
    if text.startswith("map@"):
        return ReadMap(one_of(text.removeprefix("map@"), base.GOAL_CELLS, "goal"))
    return base.parse_cell_move(text, TUNNEL_NAMES, EXAMPLES)


def parse_cards(text: str) -> tuple[str, ...]:
    """The cards named with a plus between them; a repair card's own plus is part of its name."""
    cards: list[str] = []
    rest: str | None = text
    while rest is not None:
        known = [name for name in NAMES if rest == name or rest.startswith(f"{name}+")]
        if not known:
            raise BadNotation(f"'{rest}' begins with no card; expected a form like NES+map")
        card = max(known, key=len)
        cards.append(card)
        rest = None if rest == card else rest[len(card) + 1 :]
    return tuple(cards)


def sorted_cards(move: Pass | ClearFront) -> Move:
    """The move with its cards in the order of the kinds, so that there is one form of it."""
    return moves.move_of(moves.move_code(move))


MOVES: Final = Moves(Move, moves.move_code, moves.move_of, format_move, parse_move)
