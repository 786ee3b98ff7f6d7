"""The rules once more, written as plainly as can be, to hold the quick ones against."""

from itertools import product

from sabot.games.sabotage.position import Position

LETTERS = "ABCDEFGHI"
LINES = ("ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "GEC")
WARM = {"orange", "red"}
COLD = {"blue", "lilac"}

Cells = tuple[str | None, ...]


def value(cells: Cells) -> int:
    """What a roof is worth, counted line by line (SGT.4.1)."""
    lying = dict(zip(LETTERS, cells, strict=True))
    total = 0
    for line in LINES:
        colours = {str(lying[cell]).partition("-")[2] for cell in line}
        if colours <= WARM or colours <= COLD:
            total += 3 - len(colours)
    return total


def allowed(card: str, roof: str, cell: str, lies: str | None) -> bool:
    """Whether a card may be played on a cell on which that lies (SGT.3.3 to SGT.3.7)."""
    face = card.partition("-")[0]
    own = roof == "@"
    if face == "X":
        return own and lies is None
    if face == "wrench":
        return own
    if face == "sabotage":
        return lies is not None
    if face == "dismantle":
        return own and lies is not None
    return face == cell and lies is None


def plays(position: Position) -> set[str]:
    """Every way to play a card of whose turn it is, as text."""
    hand = set(position.hands[position.seat])
    side = position.seat % 2
    texts = {f"discard:{card}" for card in hand}
    for card, roof, cell in product(hand, "@>", LETTERS):
        cells = position.roofs[side if roof == "@" else 1 - side]
        if allowed(card, roof, cell, cells[LETTERS.index(cell)]):
            texts.add(f"{card}{roof}{cell}")
    return texts


def decisions(position: Position) -> set[str]:
    """The legal moves, as text."""
    if position.phase == "playing":
        return plays(position)
    if position.phase == "asked":
        return {"agree", "decline"}
    if position.phase == "offered":
        return {"end" if len(position.hands) == 2 else "ask", "go-on"}
    return set()
