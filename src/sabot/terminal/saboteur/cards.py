"""Cards as small blocks of characters: tunnels are heavy lines that meet those of the neighbours.

```text
╭─┃─╮  ╭───╮  ╭─┃─╮  ╔═══╗
━━┻━━  │ ┏━━  ━╸×╺━  ║ ? ║
╰───╯  ╰─┃─╯  ╰─┃─╯  ╚═══╝
```
"""

import re
from typing import Final

import msgspec
from rich.text import Text

from sabot.games.saboteur.shapes import side_bits, tunnels_of, turned_sides

# By open sides as bits: N 1, E 2, S 4, W 8.
TUNNELS: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
NORTH, EAST, SOUTH, WEST = (int(side_bits(side)) for side in "NESW")
DEAD_END: Final = "×"
TREASURE: Final = "◆"
STONE: Final = "●"
FACE_DOWN: Final = "?"

# Additions to a tunnel card, by the prefix of its shape.
SHOWN: Final = {"ladder": "H", "green": "▮", "blue": "▯", "crystal": "✦"}
BLIND_CRYSTAL: Final = "✧"
# Two tunnels that are not joined, by their sides: a bridge and the two double curves.
CROSSINGS: Final[dict[tuple[int, ...], str]] = {(5, 10): "╂", (6, 9): "╱", (3, 12): "╲"}
TUNNEL_NAME: Final = re.compile(r"(?:[a-z]+-)?[NESW/]*(?:x[NESW]+)?")

# Corners clockwise from the north-west, then the lying and the standing edge.
CARD: Final = "╭╮╯╰─│"
GOAL: Final = "╔╗╝╚═║"

# The width of a card; the narrow form is for mazes that are too wide for the terminal.
WIDE: Final = 5
NARROW: Final = 3

TUNNEL_STYLE: Final = "bold"
FRESH_STYLE: Final = "bold cyan"
BORDER_STYLE: Final = "bright_black"
MARK_STYLES: Final = {
    DEAD_END: "bold red",
    TREASURE: "bold yellow",
    STONE: "bold",
    FACE_DOWN: "bold blue",
    "H": "bold green",
    "▮": "bold green",
    "▯": "bold blue",
    "✦": "bold magenta",
    BLIND_CRYSTAL: "bold magenta",
}
NUMBER_STYLE: Final = "bold magenta"

Block = list[Text]


class Face(msgspec.Struct, frozen=True):
    """The parts of a card's drawing: open sides, middle, border and style."""

    opens: int
    middle: str
    dead: int = 0
    border: str = CARD
    style: str = TUNNEL_STYLE


def tunnel_face(shape: str, *, turned: bool = False, style: str = TUNNEL_STYLE) -> Face:
    """The face of a tunnel card."""
    groups, dead = tunnels_of(shape)
    if turned:
        groups, dead = [turned_sides(group) for group in groups], turned_sides(dead)
    opens = int(dead)
    for group in groups:
        opens |= int(group)
    return Face(opens, middle_of(shape, groups), int(dead), style=style)


def is_tunnel(card: str) -> bool:
    """True if a card of this name is a tunnel card: a shape with an optional prefix."""
    return TUNNEL_NAME.fullmatch(card) is not None


def middle_of(shape: str, groups: list[int]) -> str:
    """The middle of a tunnel card: a picture, or the point where its tunnels meet."""
    shown = shape.rpartition("-")[0]
    if shown:
        return SHOWN[shown] if groups else BLIND_CRYSTAL
    if len(groups) > 1:
        return CROSSINGS[tuple(sorted(groups))]
    return TUNNELS[int(groups[0])] if groups else DEAD_END


def goal_face(card: str | None, *, face_up: bool, turned: bool) -> Face:
    """The face of a goal; a face-down one shows what the viewer knows of it."""
    if card is None:
        return Face(0, FACE_DOWN, border=GOAL)
    middle = TREASURE if card == "treasure" else STONE
    if not face_up:
        return Face(0, middle, border=GOAL)
    if card == "treasure":
        return Face(NORTH | EAST | SOUTH | WEST, middle, border=GOAL)
    shown = tunnel_face(card.removeprefix("stone-"), turned=turned)
    return Face(shown.opens, shown.middle, border=GOAL)


def start_face(mark: str) -> Face:
    """The face of the start card, with the mark of the reader's language."""
    return Face(NORTH | EAST | SOUTH | WEST, mark, style="bold green")


def draw(face: Face, width: int = WIDE) -> Block:
    """The card as three lines."""
    north_west, north_east, south_east, south_west, lying, standing = tuple(face.border)
    west, east = (("━" if face.opens & side else standing) for side in (WEST, EAST))
    edge = lying * ((width - NARROW) // 2)
    top = north_west + edge + ("┃" if face.opens & NORTH else lying) + edge + north_east
    bottom = south_west + edge + ("┃" if face.opens & SOUTH else lying) + edge + south_east
    middle = west + inside(face, width) + east
    return [styled(line, face) for line in (top, middle, bottom)]


def inside(face: Face, width: int) -> str:
    """The middle line between the edges."""
    if width == NARROW:
        return face.middle
    west = "╸" if face.dead & WEST else "━"
    east = "╺" if face.dead & EAST else "━"
    return (west if face.opens & WEST else " ") + face.middle + (east if face.opens & EAST else " ")


def styled(line: str, face: Face) -> Text:
    """A line of a card with its border in the background and its tunnels in front."""
    text = Text()
    for character in line:
        if character in face.border:
            text.append(character, BORDER_STYLE)
        elif character == face.middle:
            text.append(character, MARK_STYLES.get(character, face.style))
        else:
            text.append(character, face.style)
    return text


def numbered(block: Block, number: str) -> Block:
    """A card with a number in its corner."""
    first = block[0]
    return [Text.assemble((number, NUMBER_STYLE), first[len(number) :]), *block[1:]]


def glyph(shape: str, *, turned: bool) -> str:
    """A tunnel card as one character, for sentences."""
    return TUNNELS[tunnel_face(shape, turned=turned).opens]
