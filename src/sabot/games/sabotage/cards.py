"""The cards of Sabotage as data (SGT.1): what there is, how often, and what it is called.

A card is a kind, never an id: two equal cards can't be told apart, so no number gives one away.
"""

# Compiled by mypyc.

from typing import Final

COLOURS: Final[tuple[str, ...]] = ("orange", "red", "blue", "lilac")
# SGT.1.2: what a pipe card shows besides its colour; SGT.1.4: letters are cells of a roof.
LETTERS: Final = "ABCDEFGHI"
FACES: Final[tuple[str, ...]] = (*LETTERS, "X", "wrench")
# SGT.1.3: the cards without colour.
SPECIALS: Final[tuple[str, ...]] = ("sabotage", "dismantle")

OF_EACH_PIPE: Final = 2
OF_EACH_SPECIAL: Final = 8
# SGT.6.1: how many dismantle cards stay out in the variant.
LEFT_OUT: Final = 4

PIPES: Final[tuple[str, ...]] = tuple(f"{face}-{colour}" for face in FACES for colour in COLOURS)
NAMES: Final[tuple[str, ...]] = PIPES + SPECIALS

# Kinds by number, in the order above: the hot code asks for ranges. A pipe card's two lowest bits
# are its colour, and what is above them its face.
COLOUR: Final = 3
FACE_SHIFT: Final = 2
FIRST_X: Final = 36
FIRST_WRENCH: Final = 40
FIRST_SPECIAL: Final = 44
SABOTAGE: Final = 44
DISMANTLE: Final = 45
KINDS: Final = 46


def counts(fewer_dismantle: bool) -> list[int]:
    """How many cards there are of each kind: 104 in all, or 100 in the variant (SGT.6.1)."""
    specials = [OF_EACH_SPECIAL, OF_EACH_SPECIAL - (LEFT_OUT if fewer_dismantle else 0)]
    return [OF_EACH_PIPE] * FIRST_SPECIAL + specials
