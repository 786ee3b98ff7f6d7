"""When a bot is asked to speak: after its move, and after a claim that names it.

Arena, server and terminal keep to `may_be_asked`, so bots never talk in circles. Arena and terminal
ask one bot after the other with `converse`; a server asks each after a pause.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from sabot.core.claims import AnyVocabulary, Statement
from sabot.table.claims import RoundClaims

# A bot says at most so much between two moves.
MOST_IN_TURN: Final = 2
# In `converse`: rounds of answers after a move, an answer and the answer to it.
ANSWERS: Final = 2


def may_be_asked(claims: RoundClaims, turn: int, seat: int) -> bool:
    """True if a bot has not said enough yet since the last move."""
    return sum(said_in == turn for _, said_in in claims.by(seat)) < MOST_IN_TURN


def converse(
    words: AnyVocabulary, asked: Iterable[int], say: Callable[[int], Statement[Any] | None]
) -> None:
    """Let seats speak, and then those answer whom a claim names; `say` is a seat's claim."""
    for _ in range(1 + ANSWERS):
        made = [say(seat) for seat in asked]
        asked = sorted({seat for each in made if each for seat in words.named_seats(each.claim)})
